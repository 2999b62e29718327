/** The kinds of swaps, in the order in which they disturb: like for like first. */
export const swapKinds = ['alike', 'week', 'three-way', 'different', 'give-away'] as const
export type SwapKind = (typeof swapKinds)[number]
