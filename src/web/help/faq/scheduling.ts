/** Questions about schedules, shifts and requests, mostly asked by physicians. */
import type { Question } from './question.ts'

export const schedulingQuestions: Question[] = [
  {
    id: 'next-shift',
    question: 'When is my next shift, and who else is on?',
    answer:
      'Your start page shows it first: day, times, role, who works beside you and who takes over. Below it stand the days that follow.',
    alsoCalled: 'upcoming today tomorrow colleagues handoff',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'whole-schedule',
    question: 'How do I see the whole schedule?',
    answer:
      'Open Schedule. Month, week and day views show everyone or only your shifts; a day with more than two shifts says how many more there are, and opens with a click.',
    alsoCalled: 'calendar month week day everyone',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'who-is-on',
    question: 'Who is on right now, and how do I call them?',
    answer:
      'On now on your start page lists them by role, with who comes next; on a phone it is also behind the three dots. Touch a number to call. Numbers are those that each person entered under Preferences, Profile.',
    alsoCalled: 'phone number call on duty covering',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'draft-or-published',
    question: 'Why do I not see next month yet?',
    answer:
      'Physicians see a schedule once it is published. Until then it is a draft that only administrators see. You get a message when a schedule with your shifts is published.',
    alsoCalled: 'draft publish missing empty no schedule available',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'codes',
    question: 'What do the letters and colours of shifts mean?',
    answer:
      'The letters are the code of a role and the same everywhere. The colour is the kind: day, evening, night, 24 hours or backup. A dashed frame is an open shift. The list and the day write each role’s name beside its code.',
    alsoCalled: 'legend abbreviation R1 N colour color',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'why-me',
    question: 'Why did I get this shift?',
    answer:
      'Tap the shift. Its sheet says in one sentence why it is yours. Reasons of colleagues stay private: they are "not available".',
    alsoCalled: 'reason explain unfair',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'time-off',
    question: 'How do I ask for time off?',
    answer:
      'Open Vacation Requests, press New Request, choose the first and the last day and say why. Before you send it you see how likely a yes is, and better dates nearby if there are some.',
    alsoCalled: 'vacation leave holiday pto absence day off',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'notice',
    question: 'How early should I ask for time off?',
    answer:
      'Plan at least 2 weeks ahead, and 30 days or more for holidays. Shorter notice is not refused, but the reviewer sees it. Emergency requests are reviewed within 24 hours.',
    alsoCalled: 'deadline guidelines short notice emergency',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'time-off-shifts',
    question: 'What happens to my shifts when time off is approved?',
    answer:
      'The days become an absence: the generator never plans you there. Shifts that you had on them open up, and the reviewer chooses among ranked replacements.',
    alsoCalled: 'approved absence replacement coverage',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'swap',
    question: 'How do I swap a shift with a colleague?',
    answer:
      'Choose Request Swap, pick your shift, then a colleague’s shift; those that keep every rule are offered first. The colleague accepts, then an administrator approves. Until then nothing changes.',
    alsoCalled: 'trade exchange switch',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'offer',
    question: 'Can I offer a shift to anyone instead of one colleague?',
    answer:
      'Yes: leave the colleague’s shift open in a swap. It then stands on the pickup board, and whoever may take it can answer, with a shift in return or without.',
    alsoCalled: 'give away drop post',
    link: { to: '/open-shifts', label: 'Open Shifts' },
  },
  {
    id: 'asked-to-swap',
    question: 'A colleague asked me to swap. Where do I answer?',
    answer:
      'The bell tells you, and the request waits for you on Vacation Requests and your start page. Accept or decline; declining needs no reason, and the colleague is told.',
    alsoCalled: 'accept decline waiting for me',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'pickup',
    question: 'How do I pick up an open shift?',
    answer:
      'Open Shifts lists what is open or offered, the best match for you first, and says what keeps you from the others. Where your group allows it, a pickup that breaks no rule is yours at once; else an administrator approves it.',
    alsoCalled: 'extra moonlight available take',
    link: { to: '/open-shifts', label: 'Open Shifts' },
  },
  {
    id: 'sick',
    question: 'I am sick and cannot come. What do I do?',
    answer:
      'Tap the shift, then Call out, and say for which days. Every administrator is notified at once and sees up to three ways to cover for you. If your shift starts soon, call, too.',
    alsoCalled: 'sick ill sick call out emergency illness',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'cancel-request',
    question: 'Can I take a request back?',
    answer:
      'As long as it is pending: press Cancel request beside it on Vacation Requests. What was approved or denied stays as it is; ask an administrator, or send a new request.',
    alsoCalled: 'withdraw undo delete request',
    link: { to: '/vacation-requests?status=pending', label: 'Pending requests' },
  },
  {
    id: 'who-approves',
    question: 'Who approves my requests?',
    answer:
      'Only administrators of your group approve requests and change group settings. The decision comes with a message, and the request shows who decided and when.',
    alsoCalled: 'approve deny reviewer',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'stats',
    question: 'Do I work more than the others?',
    answer:
      'Your stats show shifts, nights, weekends, holidays and hours of the month and the 12 months up to it, beside your fair share and the median of your colleagues. Each number opens the shifts behind it.',
    alsoCalled: 'fair share statistics count hours balance view stats',
    link: { to: '/stats', label: 'My stats' },
  },
  {
    id: 'calendar-subscription',
    question: 'How do I get my shifts into the calendar of my phone?',
    answer:
      'Under Export on your start page is a private address. Subscribe to it in Google Calendar, Apple Calendar or Outlook, and changes arrive by themselves; how often, your calendar decides.',
    alsoCalled: 'ics ical google outlook apple subscribe sync feed',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'calendar-address-leaked',
    question: 'Somebody else got my calendar address. What now?',
    answer:
      'Whoever has the address can read your shifts. Make a new one where you found it: the old one stops working at once. Then subscribe again with the new one.',
    alsoCalled: 'reset token private leak security',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'export-schedule',
    question: 'Can I print a schedule or open it in Excel?',
    answer:
      'Export in the schedule view saves it as .xlsx with colours and tallies, .csv, .pdf with one month a page, or .ics. Printing the page in the browser works, too.',
    alsoCalled: 'download excel pdf print csv spreadsheet',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'phone',
    question: 'Is there an app for my phone?',
    answer:
      'Evenshift runs in the browser of your phone and can be installed: choose "Add to Home Screen" (iPhone) or "Install app" (Android) in the browser’s menu.',
    alsoCalled: 'install app mobile iphone android home screen',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'offline',
    question: 'What do I see without a network?',
    answer:
      'The schedule, your shifts and your requests as they were when you last saw them, with the time on top. Changes are refused until you are connected; what you typed stays. Signing out deletes what was kept on the device.',
    alsoCalled: 'offline no connection wifi basement',
    link: { to: '/schedule?show=mine', label: 'My shifts' },
  },
  {
    id: 'feedback',
    question: 'Can I say what I think of a schedule?',
    answer:
      'Yes: below a published schedule, rate it from 1 to 5 and write a comment. It is anonymous unless you choose otherwise, and administrators see the summary, never who wrote an anonymous answer.',
    alsoCalled: 'rate rating opinion anonymous complain',
    link: { to: '/schedule', label: 'Schedule' },
  },
]
