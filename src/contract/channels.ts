/** The ways on which messages leave the product. */

export const channels = ['email', 'push', 'text'] as const
export type Channel = (typeof channels)[number]
