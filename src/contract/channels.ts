/** The channels that messages leave the product by. */

/** To people. */
export const channels = ['email', 'push', 'text'] as const
export type Channel = (typeof channels)[number]

/** To people, and to other systems. */
export const outboxChannels = [...channels, 'webhook'] as const
export type OutboxChannel = (typeof outboxChannels)[number]
