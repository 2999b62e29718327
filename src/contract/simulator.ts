/** A physician's private what-if: what a month would have been for them. Nothing is stored, and only their own numbers leave. */
import { z } from 'zod'
import { nightShiftPreferences } from '../engine/model.ts'
import { route } from './route.ts'
import { calendarDate, monthText } from './text.ts'

/** Seconds that the search takes at most, once it is its turn. */
export const simulationSeconds = 4

export const simulatedClasses = ['total', 'night', 'weekend', 'holiday'] as const
export type SimulatedClass = (typeof simulatedClasses)[number]

/** One's own count, and the fair share where there is one. */
const figure = z.object({ has: z.int(), share: z.number().nullable() })
const figures = z.object({ total: figure, night: figure, weekend: figure, holiday: figure })
export type SimulatedFigures = z.infer<typeof figures>

export const simulation = z.object({
  year: z.int(),
  month: z.int(),
  before: figures,
  after: figures,
  /** Of the days asked for, how many would be free; null if none were. */
  daysOff: z.object({ asked: z.int(), free: z.int() }).nullable(),
  /** Shifts in the group that nobody would cover, beyond those open now. */
  uncovered: z.int(),
})
export type Simulation = z.infer<typeof simulation>

export const simulatorApi = {
  simulateMine: route({
    method: 'GET',
    path: '/api/stats/my/what-if',
    allow: 'member',
    summary:
      'What a published month would have been for the caller with other days off, nights, or FTE, after a short search; nothing is stored',
    query: z.object({
      month: monthText,
      offFrom: calendarDate.optional(),
      offTo: calendarDate.optional(),
      nights: z.enum(nightShiftPreferences).optional(),
      fte: z.coerce.number({ error: 'must be a number from 0.1 to 1' }).min(0.1).max(1).optional(),
    }),
    output: simulation,
    perMinute: 12,
  }),
}
