/** The channels that messages leave the product by. */

export const channels = ['email', 'push', 'text'] as const
export type Channel = (typeof channels)[number]
