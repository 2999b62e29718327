/** What the server pushes on GET /api/events: topics that went stale, and how far a schedule is that is being made. */
import { z } from 'zod'
import { generation } from './generation.ts'
import { topics } from './route.ts'

export const eventsPath = '/api/events'

/** Milliseconds for which the server remembers what it pushed: a page that just opened reads before it listens. */
export const rememberedMs = 10_000
/** Asks for what was pushed in that time. */
export const recentEventsPath = `${eventsPath}?recent=yes`

export const pushedEvent = z.object({
  topics: z.array(z.enum(topics)),
  /** For admins, several times a second while a schedule is being made. */
  generation: generation.optional(),
})
export type PushedEvent = z.infer<typeof pushedEvent>
