/** The ids of all rules. Settings, findings, and answers use them, so a misspelled one doesn't compile. */

/** What people asked for: days, shifts, and the work they prefer. */
export const preferenceRuleIds = [
  'requested-days-off',
  'requested-shifts',
  'avoided-roles',
  'preferred-roles',
  'shift-type-preferences',
  'role-type-preferences',
  'shift-length',
  'night-preference',
  'avoid-consecutive',
  'prefer-weekends',
] as const

/** In the order reasons are given: general exclusions come before what the rest of the month forbids. */
export const ruleIds = [
  'role-days',
  'time-off',
  'role-restrictions',
  'available-days',
  'unavailable-dates',
  'weekend-availability',
  'holiday-availability',
  'day-backup',
  'custom-rules',
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
  'thanksgiving-or-christmas',
  'holiday-last-year',
  'dealt-holidays',
  ...preferenceRuleIds,
  'isolated-days',
  'isolated-days-off',
  'runs-of-three',
  'nights-in-runs',
  'backup-in-blocks',
  'same-role-in-run',
  'short-weeks',
  'forward-rotation',
  'sleepy-shifts',
  'pattern',
  'staggered-switch-days',
  'seniority',
] as const
export type RuleId = (typeof ruleIds)[number]

export function isRuleId(text: string): text is RuleId {
  return (ruleIds as readonly string[]).includes(text)
}
