/** What the server pushes on GET /api/events: stale topics, and the progress of a schedule being generated. */
import { z } from 'zod'
import { generation } from './generation.ts'
import { topics } from './route.ts'

export const eventsPath = '/api/events'

/** Milliseconds for which the server remembers what it pushed, since a page reads before it listens. */
export const rememberedMs = 10_000
/** Asks for what was pushed in that time. */
export const recentEventsPath = `${eventsPath}?recent=yes`

export const pushedEvent = z.object({
  topics: z.array(z.enum(topics)),
  /** For admins, several times a second while a schedule is being generated. */
  generation: generation.optional(),
})
export type PushedEvent = z.infer<typeof pushedEvent>
