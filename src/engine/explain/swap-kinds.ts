/** The kinds of swaps, least disruptive first: like for like. */
export const swapKinds = ['alike', 'week', 'three-way', 'different', 'give-away'] as const
export type SwapKind = (typeof swapKinds)[number]
