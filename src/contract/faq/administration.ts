/** Questions of schedule coordinators. */
import { integrationQuestions } from './integrations.ts'
import type { Question } from './question.ts'
import { whatIfQuestions } from './what-ifs.ts'
import { yearQuestions } from './year.ts'

const dashboard = { to: '/admin/dashboard', label: 'Admin Dashboard' }
const settings = (tab: string, label: string) => ({ to: `/admin/group-settings?tab=${tab}`, label })

const questions: Omit<Question, 'isForAdmins'>[] = [
  {
    id: 'first-steps',
    question: 'How do I set up a new group?',
    answer:
      'Name the group and its pattern, add roles (or let AI Schedule Setup read them from an old schedule), and add physicians. Then generate a month, look it over, and publish.',
    alsoCalled: 'start begin onboarding setup',
    link: dashboard,
  },
  {
    id: 'join-code',
    question: 'How do physicians join the group?',
    answer:
      'Share the join code from Group Settings, Advanced. They sign in, choose Join Existing Group, and enter it. People you added by email don’t need it. We notify you when someone joins. Until you confirm them on the Physicians page, they get no shifts. A code works for 30 days; renew it if it leaks.',
    alsoCalled: 'invite code renew invitation colleagues sign in register account access',
    link: settings('advanced', 'Join code'),
  },
  {
    id: 'bulk-add',
    question: 'How do I add physicians, one or many?',
    answer:
      'Go to Manage Physicians. For one person, select Add physician. For more, select Add many and paste rows from a spreadsheet, or upload .csv or .xlsx. Check what we read, fix it in place, and add everyone at once.',
    alsoCalled: 'import upload csv excel bulk new physician doctor people list address',
    link: { to: '/admin/physicians', label: 'Manage Physicians' },
  },
  {
    id: 'roles',
    question: 'What are roles, and how do I define what a day needs?',
    answer:
      'A role is what you staff: times, days of the week, and how many people. When you’re short, priority 1 is filled before 10. Roles & Positions shows how many shifts a week your roles need.',
    alsoCalled:
      'position demand coverage required count priority rounder admitter add times days change staffing needed many night how',
    link: settings('roles', 'Roles & Positions'),
  },
  {
    id: 'rules',
    question: 'Which rules can I change?',
    answer:
      'Rules & Constraints lists them all. The generator never breaks a hard rule. Sliders set how much the others count; Advanced lists them one by one. Under Custom rules, write rules in your own words and see how we read each one.',
    alsoCalled:
      'constraints weights hard soft limits where limit add turn off on weight maximum minimum rest settings free text',
    link: settings('rules', 'Rules & Constraints'),
  },
  {
    id: 'generate',
    question: 'How do I generate a schedule?',
    answer:
      'Choose the month and year on the dashboard, then select Generate. You can stop anytime and keep the best schedule found so far. The result is a draft only coordinators see until you publish.',
    alsoCalled: 'create make build ai month new schedule start generator system works press',
    link: dashboard,
  },
  {
    id: 'scores',
    question: 'What do the scores mean?',
    answer:
      'Coverage is the share of positions filled. Fairness is how close everyone is to their fair share of nights, weekends, holidays, and all shifts. Preferences met is the share of preferences and requests we could honor. Each goes from 0 to 100.',
    alsoCalled: 'fairness coverage preferences met percent how is this scored',
    link: { to: '/admin/analytics', label: 'Fairness' },
  },
  {
    id: 'proof',
    question: 'How do I know there’s no better schedule?',
    answer:
      'While it searches, Evenshift works out how good any schedule could be. The difference is your “Room to improve”: “1 of 100 points” means no schedule within your rules can beat it by more than that.',
    alsoCalled: 'bound gap optimal best proof',
    link: dashboard,
  },
  {
    id: 'open-shift',
    question: 'Why did a shift stay open, and how do I fill it?',
    answer:
      'Usually because no one could take it without breaking a hard rule. Select the open shift to see who could take it now, best match first, how many people each rule excludes, who comes closest, and the smallest change that would fill it.',
    alsoCalled: 'gap unfilled nobody uncovered assign candidates',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'edit-roster',
    question: 'How do I change a schedule by hand?',
    answer:
      'In the roster, drag a shift to move or swap it, or use the keyboard; press ? for the keys. Shift and the arrows select several days to copy, paste, clear, or lock. Each edit is checked as you make it, and Ctrl+Z undoes it. To break a hard rule, you give a reason, which is kept in the audit log.',
    alsoCalled: 'edit move drag drop assign roster grid undo manual swap shift lock hand',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'lock',
    question: 'How do I keep some shifts when I generate again?',
    answer:
      'Lock them in the roster. Locked shifts and those set by hand stay where they are, and the generator plans around them.',
    alsoCalled: 'lock pin fix keep regenerate',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'publish',
    question: 'How do I publish a schedule?',
    answer:
      'Open the draft and select Publish. A checklist shows pending requests, open shifts, conflicts, and who’s affected. Override or fix conflicts first; open shifts can stay open. The draft becomes the month’s schedule, an older one is archived, and everyone is notified of what changed for them.',
    alsoCalled:
      'activate active release archive post live visible gaps holes open shifts conflicts draft publishing published schedules what happens then',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'compare',
    question: 'Can I try several versions of a month?',
    answer:
      'Yes. Generate or duplicate as many drafts as you like. Compare two to see their scores side by side and who’s better or worse off. Delete the drafts you don’t need.',
    alsoCalled: 'version draft duplicate compare what if schedules drafts two difference side',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'review-requests',
    question: 'How do I review requests?',
    answer:
      'The inbox shows pending requests by urgency, each with its effects: coverage on those days, rules, scores, and who could cover. People who want the same shift are ranked, with the reason. Approve with the replacements you choose, or deny with a note. Undo reverses a decision and everything it changed.',
    alsoCalled: 'inbox approve deny pending undo rivals where decide time off swap pickup',
    link: { to: '/admin/requests', label: 'Requests' },
  },
  {
    id: 'sick-call-admin',
    question: 'A physician called out. How do I find coverage?',
    answer:
      'Use Call-out on the dashboard and choose who and when. You get up to three plans: let the backup step in, offer the shift to colleagues, or make the fewest changes. You see whose days change, with numbers to call, before anything happens.',
    alsoCalled: 'sick call absence cover repair replacement handle ill backup calls',
    link: dashboard,
  },
  {
    id: 'instant-pickup',
    question: 'Can pickups skip my approval?',
    answer:
      'Yes. Under Group Settings, Advanced, turn on “Pickups that meet every rule don’t need approval.” Pickups that break a rule still need your approval. Swaps have their own setting.',
    alsoCalled: 'automatic approval pickup instant',
    link: settings('advanced', 'Advanced'),
  },
  {
    id: 'analytics',
    question: 'How do I see fairness over the whole year?',
    answer:
      'The Fairness page compares everyone with their fair share, by month, quarter, or year. Select a dot to see its shifts, and export the numbers as .csv.',
    alsoCalled: 'analytics report year balance chart',
    link: { to: '/admin/analytics', label: 'Fairness' },
  },
  {
    id: 'payroll',
    question: 'How do I get hours and credits for payroll?',
    answer:
      'Contracts and payroll, in the menu under your name, shows how many shifts everyone is expected to work this contract year, has worked, and is scheduled for. Set shifts per year, pay periods, and credits there, and export every pay period as .xlsx or .csv. Physicians see their own under My stats.',
    alsoCalled: 'pay hours credits contract fte export pay period paid extra differential overtime bonus send salary',
    link: { to: '/admin/payroll', label: 'Contracts and payroll' },
  },
  {
    id: 'ai-setup',
    question: 'Can Evenshift learn from our old schedule?',
    answer:
      'AI Schedule Setup reads .xlsx, .xls, .csv, .docx, .doc, .pdf, .txt, or pasted text. It finds roles, shift types, and the pattern, and rates the schedule. “Implement Analysis Results” sets up what you choose. The expert on the next tab answers questions about your group.',
    alsoCalled: 'upload import analysis existing schedule ai expert chat old excel pdf results implement',
    link: { to: '/admin/schedule-upload', label: 'AI Schedule Setup' },
  },
  {
    id: 'ai-privacy',
    question: 'Does AI send our data off the server?',
    answer:
      'Only if whoever runs the server connects an outside model. Without one, everything is computed here. With one, physicians’ names are replaced before anything leaves. System Status shows whether one is connected.',
    alsoCalled: 'privacy model provider openai anthropic data protection chatgpt safe who are you know',
    link: { to: '/help?tab=contact', label: 'System Status' },
  },
  {
    id: 'user-roles',
    question: 'How do I make someone an administrator?',
    answer:
      'Go to User Roles and select Change Role. It takes effect right away. A group always keeps at least one administrator. Whoever runs the server can also use npm run admin -- <email>.',
    alsoCalled: 'admin permission role rights first admin somebody change access',
    link: { to: '/admin/users', label: 'User Roles' },
  },
  {
    id: 'deactivate',
    question: 'What do I do when a physician leaves?',
    answer:
      'Deactivate them. Their shifts from tomorrow on become open, past ones stay, and they no longer see the group. Nothing is deleted, so you can reactivate them anytime.',
    alsoCalled: 'remove delete leave inactive reactivate quits quit resigns',
    link: { to: '/admin/physicians', label: 'Manage Physicians' },
  },
  {
    id: 'holidays',
    question: 'Which days are holidays?',
    answer:
      'US federal holidays, unless you turn them off, plus the ones you add. They count on their actual dates and are shared fairly over 3 years. If you work a major one, schedules try to keep you off that day the next year. Enter earlier years under Holiday history.',
    alsoCalled:
      'christmas thanksgiving federal custom holiday list last year history major add set up hospital recognize observe',
    link: settings('advanced', 'Holidays'),
  },
  {
    id: 'audit',
    question: 'How do I find out who changed something?',
    answer:
      'The audit log has every change: who, when, before and after, the reason, and on whose behalf. Filter or search it, and export what you see as .csv.',
    alsoCalled: 'history log who changed trail activity changes',
    link: { to: '/admin/audit', label: 'Audit log' },
  },
  {
    id: 'export-data',
    question: 'How do I get all of our data out?',
    answer:
      'Export Data on the dashboard saves all your group’s data as one .zip with a .csv and a .json for each table. The audit log records who downloaded it.',
    alsoCalled: 'backup zip download everything',
    link: dashboard,
  },
  {
    id: 'time-zone',
    question: 'Which time zone do dates and times use?',
    answer:
      'The group’s own, set in Group Settings, Advanced. A night belongs to the day it starts. Subscribed calendars show the right time anywhere.',
    alsoCalled: 'timezone clock daylight saving',
    link: settings('advanced', 'Time zone'),
  },
]

export const administrationQuestions: Question[] = [
  ...questions,
  ...integrationQuestions,
  ...whatIfQuestions,
  ...yearQuestions,
].map((question) => ({
  ...question,
  isForAdmins: question.link.to.startsWith('/admin/'),
}))
