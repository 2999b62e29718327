/** What a version of a month can be best at. Browsers load this with every page, so it imports nothing. */
export const senses = ['full-weeks', 'requests', 'fairness'] as const
export type Sense = (typeof senses)[number]
