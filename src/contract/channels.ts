/** The ways on which messages leave the product. */

/** To people. */
export const channels = ['email', 'push', 'text'] as const
export type Channel = (typeof channels)[number]

/** To people, and to other systems. */
export const outboxChannels = [...channels, 'webhook'] as const
export type OutboxChannel = (typeof outboxChannels)[number]
