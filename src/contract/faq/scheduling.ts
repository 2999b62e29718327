/** Questions about schedules, shifts, and requests, mostly asked by physicians. */
import type { Question } from './question.ts'

export const schedulingQuestions: Question[] = [
  {
    id: 'next-shift',
    question: 'When is my next shift, and who else is on?',
    answer:
      'My Schedule shows it first: day, times, role, who you’re on with, and who takes over. The days after it are below.',
    alsoCalled: 'upcoming today tomorrow colleagues handoff',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'whole-schedule',
    question: 'How do I see the whole schedule?',
    answer:
      'Open Schedule. Month, week, and day views show everyone or only your shifts; select a day to see all its shifts.',
    alsoCalled: 'calendar month week day everyone',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'who-is-on',
    question: 'Who’s on right now, and how do I call them?',
    answer:
      '“On now” on My Schedule lists them by role, with who’s next. On a phone, it’s also under the three dots. Tap a number to call. People enter their numbers under Preferences, Profile.',
    alsoCalled: 'phone number call on duty covering',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'draft-or-published',
    question: 'Why don’t I see next month yet?',
    answer:
      'You see a schedule once it’s published. Until then it’s a draft that only coordinators see. We’ll notify you when it’s published.',
    alsoCalled: 'draft publish missing empty no schedule available when come out posted ready',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'codes',
    question: 'What do the letters and colors of shifts mean?',
    answer:
      'The letters are a role’s code, the same everywhere. The color is the kind: day, evening, night, 24 hours, or backup. A dashed frame is an open shift. Lists show each role’s name beside its code.',
    alsoCalled: 'legend abbreviation R1 N color colour',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'why-me',
    question: 'Why did I get this shift?',
    answer: 'Open the shift. It says in one sentence why it’s yours. Colleagues’ reasons stay private.',
    alsoCalled: 'reason explain unfair private see others each other requests',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'time-off',
    question: 'How do I request time off?',
    answer:
      'Open Vacation Requests, select New Request, choose the first and last day, and say why. Before you send it, you see how likely approval is, and better dates nearby if there are any.',
    alsoCalled: 'vacation leave holiday pto absence day off ask submit vacations',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'notice',
    question: 'How early should I request time off?',
    answer:
      'Plan at least 2 weeks ahead, and 30 days or more for holidays. Shorter notice is allowed, but the reviewer sees it. Your group may close a month’s requests earlier; the form says when. Emergency requests are reviewed within 24 hours.',
    alsoCalled:
      'deadline guidelines short notice emergency far late latest advance when ask need policy vacation leave pto holidays january requests',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'time-off-shifts',
    question: 'What happens to my shifts when time off is approved?',
    answer:
      'You’re never scheduled on those days. Shifts you had on them become open, and the reviewer chooses who covers.',
    alsoCalled: 'approved absence replacement coverage',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'swap',
    question: 'How do I swap a shift with a colleague?',
    answer:
      'Open your shift and choose Swap. You see every swap that meets the rules: like for like, whole stretches, three-way, or giving it away. Select swaps in the order you want to ask; the first yes wins. Then a coordinator approves, unless your group lets swaps within the rules take effect right away. Nothing changes until then.',
    alsoCalled: 'trade exchange switch trades with someone',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'offer',
    question: 'Can I offer a shift to everyone instead of one colleague?',
    answer:
      'Yes. Open the shift and choose Offer, or choose Offer it to everyone in a swap request. Colleagues who can take it see it under Open shifts and can offer a shift in return. Until someone does, it’s still yours.',
    alsoCalled: 'give away drop post nobody takes happens takes it',
    link: { to: '/open-shifts', label: 'Open shifts' },
  },
  {
    id: 'asked-to-swap',
    question: 'A colleague asked me to swap. Where do I answer?',
    answer:
      'You get a notification, and the request is at the top of My Schedule. Accept or decline; you don’t need a reason, and your colleague is notified.',
    alsoCalled: 'accept decline waiting for me',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'pickup',
    question: 'How do I pick up an open shift?',
    answer:
      'The Open shifts page lists what’s open or offered, best match first, and says why you’re not eligible for the others. If your group allows it, a pickup within the rules is yours right away; otherwise a coordinator approves it.',
    alsoCalled: 'extra moonlight available take shifts sign up',
    link: { to: '/open-shifts', label: 'Open shifts' },
  },
  {
    id: 'sick',
    question: 'I’m sick and can’t make my shift. What do I do?',
    answer:
      'Open the shift, select Call out, and choose the days. Every coordinator is notified right away and sees up to three ways to cover. If it starts within 24 hours and your group asks the backup first, whoever is on backup is asked right away. You see each step and who to call, and you can leave a note for whoever covers.',
    alsoCalled: 'sick ill sick call out emergency illness absent calling in kid fever own coverage find',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'cancel-request',
    question: 'Can I take a request back?',
    answer:
      'Yes, while it’s pending: select Cancel request on Vacation Requests. You can also give back approved time off before it starts. Otherwise, ask a coordinator.',
    alsoCalled: 'withdraw undo delete request',
    link: { to: '/vacation-requests?status=pending', label: 'Pending requests' },
  },
  {
    id: 'who-approves',
    question: 'Who approves my requests, and who sees them?',
    answer:
      'Only coordinators of your group approve requests and see why you asked. Colleagues see only swaps you ask them for and shifts you offer. You’re notified of the decision, and the request shows who decided and when.',
    alsoCalled: 'approve deny reviewer reasons private colleagues physicians other each others see',
    link: { to: '/vacation-requests', label: 'Vacation Requests' },
  },
  {
    id: 'stats',
    question: 'Do I work more than everyone else?',
    answer:
      'Your stats show shifts, nights, weekends, holidays, and hours for the month and the 12 months up to it, next to your fair share and your colleagues’ median. Select a number to see its shifts.',
    alsoCalled: 'fair share statistics count hours balance view stats where see my totals numbers nights',
    link: { to: '/stats', label: 'My stats' },
  },
  {
    id: 'calendar-subscription',
    question: 'How do I get my shifts into my phone’s calendar?',
    answer:
      'Export on My Schedule creates a private calendar address. Subscribe to it in Google Calendar, Apple Calendar, or Outlook, and changes arrive automatically, as often as your calendar checks.',
    alsoCalled:
      'ics ical google outlook apple subscribe sync feed iphone android synchronize schedule physicians their subscribing',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'calendar-address-leaked',
    question: 'Someone else has my calendar address. What now?',
    answer:
      'Anyone with the address can see your shifts and time off. Reset it where you created it; the old one stops working right away. Then subscribe again with the new one.',
    alsoCalled: 'reset token private leak security',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'export-schedule',
    question: 'Can I print a schedule or open it in Excel?',
    answer:
      'Export in the schedule view saves it as .xlsx with colors and tallies, .csv, .pdf with one month per page, or .ics. You can also print the page.',
    alsoCalled: 'export exporting download excel pdf print csv spreadsheet save month roster',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'phone',
    question: 'Is there an app for my phone?',
    answer:
      'Evenshift runs in your phone’s browser, and you can install it: choose “Add to Home Screen” (iPhone) or “Install app” (Android) in the browser’s menu.',
    alsoCalled: 'install app mobile iphone android home screen download store apps',
    link: { to: '/physician/dashboard', label: 'My Schedule' },
  },
  {
    id: 'offline',
    question: 'What can I see offline?',
    answer:
      'The schedule, your shifts, and your requests as last saved, with the time at the top. You can’t make changes until you’re back online; what you typed stays. Signing out deletes the offline copy.',
    alsoCalled: 'no network connection wifi basement',
    link: { to: '/schedule?show=mine', label: 'My shifts' },
  },
  {
    id: 'simulator',
    question: 'What if I asked for days off, moved to nights, or went part-time?',
    answer:
      'My stats has a What if? card. It rebuilds a published month with your change and shows your new shifts, nights, and weekends, next to your fair share. It’s private: nothing is saved, and no one else sees that you asked.',
    alsoCalled: 'simulate simulator private what-if fte part-time nights',
    link: { to: '/stats', label: 'My stats' },
  },
  {
    id: 'own-fatigue',
    question: 'What is the fatigue forecast?',
    answer:
      'My stats shows which of your shifts are predicted to end with high sleepiness, and what would help, such as a nap before a first night. It’s computed from shift times and typical sleep with a published model. It can’t know how you slept, and it isn’t medical advice. Coordinators see the same marks.',
    alsoCalled: 'fatigue tired sleepy nap night sleepiness',
    link: { to: '/stats', label: 'My stats' },
  },
  {
    id: 'feedback',
    question: 'Can I give feedback on a schedule?',
    answer:
      'Yes: below a published schedule, rate it from 1 to 5 and write a comment. It’s anonymous, even to coordinators, unless you choose otherwise.',
    alsoCalled: 'rate rating opinion anonymous complain say think',
    link: { to: '/schedule', label: 'Schedule' },
  },
]
