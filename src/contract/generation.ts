/** Making a month's schedule: a job that reports while it runs and can be joined, watched and cancelled. */
import { z } from 'zod'
import { idOf, route } from './route.ts'
import { openSlot, schedule, shift } from './schedules.ts'
import { moment } from './text.ts'

export const generationStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const
export const generationPhases = ['waiting', 'reading', 'searching', 'checking', 'saving', 'finished'] as const

export const generationProgress = z.object({
  phase: z.enum(generationPhases),
  /** Of the time that it may take, in milliseconds. */
  elapsed: z.number(),
  budget: z.number(),
  /** Points of the best schedule so far, and the points that none can go below; null until there are any. */
  cost: z.number().nullable(),
  bound: z.number().nullable(),
  openShifts: z.int().nullable(),
  /** Scores of the best schedule so far. */
  scores: z.object({ coverage: z.number(), fairness: z.number(), preferences: z.number() }).nullable(),
})
export type GenerationProgress = z.infer<typeof generationProgress>

export const generation = z.object({
  id: z.int(),
  month: z.int().min(1).max(12),
  year: z.int(),
  state: z.enum(generationStates),
  progress: generationProgress,
  scheduleId: idOf('schedule').nullable(),
  error: z.string().nullable(),
  requestedBy: idOf('user').nullable(),
  createdAt: moment,
})
export type Generation = z.infer<typeof generation>

const wholeNumber = (min: number, max: number) =>
  z
    .int({ error: `must be a whole number from ${min} to ${max}` })
    .min(min)
    .max(max)

export const generatorForm = z.object({ month: wholeNumber(1, 12), year: wholeNumber(2024, 2030) })

export const generationApi = {
  generateSchedule: route({
    method: 'POST',
    path: '/api/schedules/generate',
    allow: 'admin',
    summary: 'Makes a draft for a month and answers with it; while one is being made for that month, joins it',
    body: generatorForm.extend({
      /** Keeps what was locked or set by hand in the newest draft of the month. */
      keepEdited: z.boolean().default(false),
    }),
    example: { month: 12, year: 2026 },
    output: z.object({
      schedule,
      shifts: z.array(shift),
      fairnessScore: z.number(),
      preferencesMetScore: z.number(),
      coverageScore: z.number(),
      suggestions: z.array(z.string()),
      openSlots: z.array(openSlot),
      bound: z.number().nullable(),
      roomToImprove: z.number().nullable(),
      wasCancelled: z.boolean(),
    }),
    changes: ['schedules', 'activity'],
    perMinute: 30,
  }),
  currentGenerations: route({
    method: 'GET',
    path: '/api/schedules/generation',
    allow: 'admin',
    summary: 'Schedules that are being made now, and the last one that ended',
    output: z.array(generation),
    reads: ['schedules'],
  }),
  cancelGeneration: route({
    method: 'POST',
    path: '/api/schedules/generation/cancel',
    allow: 'admin',
    summary: 'Ends the search for a month; the best schedule found so far is kept',
    body: generatorForm,
    example: { month: 12, year: 2026 },
    output: generation,
    changes: ['activity'],
  }),
}
