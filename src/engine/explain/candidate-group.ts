/** How someone could take a shift: without a trade-off, with one, or not at all. */
export const candidateGroups = ['good', 'trade-off', 'not-eligible'] as const
export type CandidateGroup = (typeof candidateGroups)[number]
