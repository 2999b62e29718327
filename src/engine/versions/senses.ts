/** What a version of a month can be best at. Browsers load this with every page, so it imports nothing. */
export const senses = ['full-weeks', 'requests', 'preferences', 'fairness', 'even-weekends', 'even-nights'] as const
export type Sense = (typeof senses)[number]

/** The same, and what else can set schedules apart where those don't; no search leans to these. */
export const reasons = [...senses, 'day-staff-nights', 'fewest-changes'] as const
export type Reason = (typeof reasons)[number]
