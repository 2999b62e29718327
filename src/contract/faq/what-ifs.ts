/** Questions of schedule coordinators about what-ifs and forecasts. */
import type { Question } from './question.ts'

const scenarios = { to: '/admin/scenarios', label: 'Scenarios' }

export const whatIfQuestions: Omit<Question, 'isForAdmins'>[] = [
  {
    id: 'scenarios',
    question: 'What if someone is out, or we hire, or change a rule?',
    answer:
      'Scenarios, in the menu under your name, tries it on a copy of the month: people out, hired, or part-time, different staffing or rules, or a pending request approved. You see coverage, fairness, open shifts, and who is better and worse off. Other coordinators see it, too. “Use this one” makes a new draft; nothing else changes.',
    alsoCalled: 'scenario what-if hypothetical compare simulate hire leave demand',
    link: scenarios,
  },
  {
    id: 'alternatives',
    question: 'Can I choose between several schedules for a month?',
    answer:
      'Yes. On the Scenarios page, “Offer alternatives” finds up to three schedules, each better than yours at something, such as full weeks, requests, or fairness, and nearly as good overall as the best. Turn what-ifs on or off to rebuild them. Keys: 1, 2, 3 go to a version, Enter uses it, O opens it in the roster.',
    alsoCalled: 'alternatives options versions choice three best switch keyboard roster',
    link: scenarios,
  },
  {
    id: 'back-test',
    question: 'How would a rule have changed past months?',
    answer:
      'Change, write, or remove the rule under Group Settings, Rules & Constraints, and select Back-test. Your last three published months are rebuilt on copies: you see how often each breaks the rule as published, and what the change would have done to coverage, fairness, and preferences.',
    alsoCalled: 'backtest back test rule cost weight history try',
    link: { to: '/admin/group-settings?tab=rules', label: 'Rules' },
  },
  {
    id: 'fatigue',
    question: 'What are the dots under some shifts in the roster?',
    answer:
      'Dots mark shifts predicted to end with high sleepiness, mostly first nights and 24-hour shifts. Issues lists them, with what would help, and the Fairness page counts them by physician. It’s a forecast from shift times, not medical advice. To have fewer in new schedules, turn on “Avoid shifts that end with high sleepiness.”',
    alsoCalled: 'fatigue tired sleepiness karolinska kss dots underline night',
    link: { to: '/schedule', label: 'Schedule' },
  },
]
