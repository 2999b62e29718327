/** The ids of all rules. Names of rules are data everywhere, in settings, findings and answers: a misspelled one does not compile. */

/** In the order in which reasons are given: what excludes somebody at all comes before what the rest of the month forbids. */
export const ruleIds = [
  'role-days',
  'time-off',
  'role-restrictions',
  'available-days',
  'unavailable-dates',
  'weekend-stance',
  'holiday-stance',
  'written',
  'coverage',
  'one-shift-at-a-time',
  'minimum-rest',
  'day-after-night',
  'group-max-days',
  'own-max-days',
  'rest-days-after-run',
  'monthly-maximum',
  'eighty-hours',
  'one-day-in-seven',
  'fair-totals',
  'fair-nights',
  'fair-weekends',
  'fair-holidays',
  'fair-backup',
  'requested-days-off',
  'requested-shifts',
  'avoided-roles',
  'preferred-roles',
  'shift-kinds',
  'role-categories',
  'shift-length',
  'night-stance',
  'avoid-consecutive',
  'prefer-weekends',
  'isolated-days',
  'isolated-days-off',
  'runs-of-three',
  'nights-in-runs',
  'same-role-in-run',
  'forward-rotation',
  'pattern',
  'staggered-switch-days',
  'seniority',
] as const
export type RuleId = (typeof ruleIds)[number]

export function isRuleId(text: string): text is RuleId {
  return (ruleIds as readonly string[]).includes(text)
}
