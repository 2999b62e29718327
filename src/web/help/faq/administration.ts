/** Questions of schedule coordinators. */
import type { Question } from './question.ts'

const dashboard = { to: '/admin/dashboard', label: 'Admin Dashboard' }
const settings = (tab: string, label: string) => ({ to: `/admin/group-settings?tab=${tab}`, label })

const questions: Omit<Question, 'isForAdmins'>[] = [
  {
    id: 'first-steps',
    question: 'How do I set up a new group?',
    answer:
      'Name the group and its pattern, add roles (or let AI Schedule Setup read them from an old schedule), add physicians, generate a month, look it over, publish. It takes minutes.',
    alsoCalled: 'start begin onboarding setup',
    link: dashboard,
  },
  {
    id: 'join-code',
    question: 'How do physicians join the group?',
    answer:
      'Give them the join code from Group Settings, Advanced: they sign in, choose Join Existing Group and enter it. Whoever you added by e-mail address needs no code. You hear of everybody who joins, and can undo it in User Roles. A code works for 30 days; renew it when it has gone too far.',
    alsoCalled: 'invite code renew invitation',
    link: settings('advanced', 'Join code'),
  },
  {
    id: 'bulk-add',
    question: 'How do I add many physicians at once?',
    answer:
      'Manage Physicians, Add Many: paste rows from a spreadsheet or upload .csv or .xlsx. You see what was understood, correct it in place, and add them in one step, or none.',
    alsoCalled: 'import upload csv excel bulk many',
    link: { to: '/admin/physicians', label: 'Manage Physicians' },
  },
  {
    id: 'roles',
    question: 'What are roles, and how do I define what a day needs?',
    answer:
      'A role is a position: times, days of the week and how many people it needs. Priority decides which is filled first when people are short: 1 before 10. Roles & Positions shows what a week of it adds up to.',
    alsoCalled: 'position demand coverage required count priority rounder admitter',
    link: settings('roles', 'Roles & Positions'),
  },
  {
    id: 'rules',
    question: 'Which rules can I change?',
    answer:
      'Rules & Constraints lists all of them. Hard rules are never broken by the generator; soft ones can be switched off or weighed more or less. Additional rules take your own sentences and show how each was understood.',
    alsoCalled: 'constraints weights hard soft limits',
    link: settings('rules', 'Rules & Constraints'),
  },
  {
    id: 'generate',
    question: 'How do I generate a schedule?',
    answer:
      'Choose month and year on the dashboard and press Generate. You watch the search; Cancel keeps the best found so far. The result is a draft: nobody but administrators sees it until you publish.',
    alsoCalled: 'create make build ai month',
    link: dashboard,
  },
  {
    id: 'scores',
    question: 'What do the scores mean?',
    answer:
      'Coverage is the part of positions that is filled. Fairness is how close everybody is to a fair share of nights, weekends, holidays and all shifts. Preferences met is the part of wishes that came true. 100 is the best that your demand and absences allow.',
    alsoCalled: 'fairness coverage preferences met percent how is this scored',
    link: { to: '/admin/analytics', label: 'Fairness' },
  },
  {
    id: 'proof',
    question: 'How do I know that there is no better schedule?',
    answer:
      'While it searches, Evenshift also proves how good any schedule could be. What lies between the two is shown as “Room to improve”: 1 of 100 points means that no schedule within your rules can be better by more than that, on a scale where 0 is a careless month and 100 is as good as it gets.',
    alsoCalled: 'bound gap optimal best proof',
    link: dashboard,
  },
  {
    id: 'open-shift',
    question: 'Why did a shift stay open?',
    answer:
      'Because every physician is kept from it by a hard rule. Click the gap: it says how many each rule excludes, who comes closest, and the smallest relaxation that would fill it.',
    alsoCalled: 'gap unfilled nobody uncovered',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'edit-roster',
    question: 'How do I change a schedule by hand?',
    answer:
      'In the roster grid drag a shift to move or swap it, or use the keyboard: arrows, Enter, Delete, a role’s code. Each edit is checked as you make it; Ctrl+Z takes it back. Breaking a hard rule asks for a reason, which the trail keeps.',
    alsoCalled: 'edit move drag drop assign roster grid undo manual',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'lock',
    question: 'How do I keep some shifts when I generate again?',
    answer: 'Lock them in the roster: locked shifts stay with whom they are, and the generator plans around them.',
    alsoCalled: 'lock pin fix keep regenerate',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'publish',
    question: 'What happens when I publish?',
    answer:
      'The draft becomes the month’s schedule, an older one for the same month is archived, and everybody is told what changed for them. You see whom it concerns before you confirm.',
    alsoCalled: 'activate active release archive',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'compare',
    question: 'Can I try several versions of a month?',
    answer:
      'Yes: generate or duplicate as many drafts as you like and compare two of them: scores side by side, and who has more or less of what. Delete the drafts that you do not need.',
    alsoCalled: 'version draft duplicate compare what if',
    link: { to: '/schedule', label: 'Schedule' },
  },
  {
    id: 'review-requests',
    question: 'How do I review requests?',
    answer:
      'The inbox shows pending ones by urgency, each with its consequences: coverage of those days with and without it, rules, scores, and who could cover. Approve with the replacements you choose, or deny with a note.',
    alsoCalled: 'inbox approve deny pending',
    link: { to: '/admin/requests', label: 'Requests' },
  },
  {
    id: 'sick-call-admin',
    question: 'A physician called in sick. How do I find cover?',
    answer:
      'Sick call on the dashboard: choose who and when. Up to three plans restore coverage: backup duty, asking for a pickup, or the fewest changes. You see whose days change, with numbers to call, before anything happens.',
    alsoCalled: 'sick call absence cover repair replacement',
    link: dashboard,
  },
  {
    id: 'instant-pickup',
    question: 'Can pickups go without my approval?',
    answer:
      'Group Settings, Advanced: with instant pickup on, a pickup that breaks no rule is approved at once. All others still wait for you.',
    alsoCalled: 'automatic approval pickup instant',
    link: settings('advanced', 'Advanced'),
  },
  {
    id: 'analytics',
    question: 'How do I see fairness over the whole year?',
    answer:
      'Fairness shows every physician against the fair share, by month, quarter or year, with the worst-off named. A dot opens the shifts behind it, and the numbers can be saved as .csv.',
    alsoCalled: 'analytics report year balance chart',
    link: { to: '/admin/analytics', label: 'Fairness' },
  },
  {
    id: 'ai-setup',
    question: 'Can Evenshift learn from our old schedule?',
    answer:
      'AI Schedule Setup reads .xlsx, .xls, .csv, .docx, .doc, .pdf, .txt or pasted text, finds roles, shift types and pattern, and rates it. Implement takes over what you choose. The expert beside it answers questions about your group.',
    alsoCalled: 'upload import analysis existing schedule ai expert chat',
    link: { to: '/admin/schedule-upload', label: 'AI Schedule Setup' },
  },
  {
    id: 'ai-privacy',
    question: 'Does data about us leave the server for the AI?',
    answer:
      'Not unless whoever runs the server connects an outside model. Without one everything is computed here. With one, names of physicians are replaced before anything leaves; System Status says which it is.',
    alsoCalled: 'privacy model provider openai anthropic data protection',
    link: { to: '/help?tab=contact', label: 'System Status' },
  },
  {
    id: 'user-roles',
    question: 'How do I make somebody an administrator?',
    answer:
      'User Roles, Change Role. It takes effect at once. A group always keeps at least one administrator. Whoever runs the server can do it with npm run admin -- <email>, too.',
    alsoCalled: 'admin permission role rights first admin',
    link: { to: '/admin/users', label: 'User Roles' },
  },
  {
    id: 'deactivate',
    question: 'A physician leaves. What do I do?',
    answer:
      'Deactivate the physician: coming shifts open up, the past stays as it was, and signing in ends. Nothing is deleted, so coming back is one click.',
    alsoCalled: 'remove delete leave inactive reactivate',
    link: { to: '/admin/physicians', label: 'Manage Physicians' },
  },
  {
    id: 'holidays',
    question: 'Which days are holidays?',
    answer:
      'US federal holidays, unless you switch them off, and the ones you add. They count on their actual dates, and holiday shifts are shared evenly over the last 3 years. Whoever works a major one is off on it the next year. Enter who worked which before you started here under Holiday history.',
    alsoCalled: 'christmas thanksgiving federal custom holiday list last year history major',
    link: settings('advanced', 'Holidays'),
  },
  {
    id: 'audit',
    question: 'How do I find out who changed something?',
    answer:
      'The audit trail has every change: who, when, what it was before and after, the reason, and on whose behalf. Filter by person, thing, action and time, or search; what is filtered can be saved as .csv.',
    alsoCalled: 'history log who changed trail activity',
    link: { to: '/admin/audit', label: 'Audit trail' },
  },
  {
    id: 'export-data',
    question: 'How do I get all of our data out?',
    answer:
      'Export Data on the dashboard saves everything of your group as one .zip with a .csv and a .json for each table. The trail keeps who took it.',
    alsoCalled: 'backup zip download everything',
    link: dashboard,
  },
  {
    id: 'time-zone',
    question: 'In which time zone are dates and times?',
    answer:
      'In the group’s own, set in Group Settings, Advanced. A night belongs to the day it starts. Calendars that subscribe show it right in any zone.',
    alsoCalled: 'timezone clock daylight saving',
    link: settings('advanced', 'Time zone'),
  },
]

export const administrationQuestions: Question[] = questions.map((question) => ({
  ...question,
  isForAdmins: question.link.to.startsWith('/admin/'),
}))
