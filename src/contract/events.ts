/** What the server pushes on GET /api/events: topics that went stale, for everybody in the group or for some people. */
import { z } from 'zod'
import { topics } from './route.ts'

export const eventsPath = '/api/events'

export const pushedEvent = z.object({
  topics: z.array(z.enum(topics)),
})
export type PushedEvent = z.infer<typeof pushedEvent>
