/** What the server pushes on GET /api/events: stale topics, and the progress of a schedule being generated. */
import type { Generation } from './generation.ts'
import type { Topic } from './topics.ts'

export const eventsPath = '/api/events'

/** Milliseconds for which the server remembers what it pushed, since a page reads before it listens. */
export const rememberedMs = 10_000
/** Asks for what was pushed in that time. */
export const recentEventsPath = `${eventsPath}?recent=yes`

export type PushedEvent = {
  topics: readonly Topic[]
  /** For admins, several times a second while a schedule is being generated. */
  generation?: Generation | undefined
}
