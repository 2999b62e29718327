/** Generating a month's schedule: a job that reports while it runs and can be joined, watched, and canceled. */
import { z } from 'zod'
import { idOf, route } from './route.ts'
import { openSlot, schedule, shift } from './schedules.ts'
import { moment } from './text.ts'

export const generationStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const
export const generationPhases = ['waiting', 'reading', 'searching', 'checking', 'saving', 'finished'] as const

/** How to treat pending time off in the month. */
export const pendingTimeOffChoices = ['ignore', 'as-approved'] as const
export type PendingTimeOffChoice = (typeof pendingTimeOffChoices)[number]

export const generationProgress = z.object({
  phase: z.enum(generationPhases),
  /** Share of its time limit, in milliseconds. */
  elapsed: z.number(),
  budget: z.number(),
  /** The best schedule so far and the best possible, of 100 (docs/scoring.md, room to improve); null until known. */
  score: z.number().nullable(),
  bestPossible: z.number().nullable(),
  openShifts: z.int().nullable(),
  /** Scores of the best schedule so far. */
  scores: z.object({ coverage: z.number(), fairness: z.number(), preferences: z.number() }).nullable(),
})
export type GenerationProgress = z.infer<typeof generationProgress>

export const generation = z.object({
  id: z.int(),
  month: z.int().min(1).max(12),
  year: z.int(),
  /** The generation of the month before, if several months were requested at once. */
  follows: z.int().nullable(),
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

export const firstYear = 2024
export const lastYear = 2030

export const generatorForm = z.object({ month: wholeNumber(1, 12), year: wholeNumber(firstYear, lastYear) })

/** What a coordinator should know before a month, or several in a row, are generated. */
export const beforeGenerating = z.object({
  /** The name of the month's newest schedule that is not archived; of several months the first that has one. */
  newest: z.string().nullable(),
  /** What was decided in it, of several months in all of them; a shift that is locked and hand-set counts as locked. */
  locked: z.int(),
  handSet: z.int(),
  /** Time-off requests in the months that nobody decided about yet. */
  pendingTimeOff: z.int(),
})
export type BeforeGenerating = z.infer<typeof beforeGenerating>

const inQuery = (min: number, max: number) => z.coerce.number().pipe(wholeNumber(min, max))

const choices = {
  /** Keeps locked and hand-set shifts of the month's newest schedule that isn't archived. */
  keepEdited: z.boolean().default(true),
  pendingTimeOff: z.enum(pendingTimeOffChoices).default('ignore'),
}

/** Half a year. */
export const mostMonths = 6

export const generationApi = {
  generateSchedule: route({
    method: 'POST',
    path: '/api/schedules/generate',
    allow: 'admin',
    summary: 'Generates a draft for a month and returns it; joins a generation of that month that is already running',
    body: generatorForm.extend({
      ...choices,
      /** Continues the search from this draft of the month, for twice the time and with the same choices. */
      continues: idOf('schedule').optional(),
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
  generateMonths: route({
    method: 'POST',
    path: '/api/schedules/generate-months',
    allow: 'admin',
    summary: 'Starts generating several months in a row, each built on the one before; returns right away',
    body: generatorForm.extend({ months: wholeNumber(2, mostMonths), ...choices }),
    example: { month: 1, year: 2027, months: 3 },
    output: z.array(generation),
    changes: ['schedules', 'activity'],
    perMinute: 10,
  }),
  beforeGenerating: route({
    method: 'GET',
    path: '/api/schedules/generation/before',
    allow: 'admin',
    summary: 'What generating these months would keep from their latest schedules, and which time off is still pending',
    query: z.object({
      month: inQuery(1, 12),
      year: inQuery(firstYear, lastYear),
      months: inQuery(1, mostMonths).default(1),
    }),
    output: beforeGenerating,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'requests'],
  }),
  currentGenerations: route({
    method: 'GET',
    path: '/api/schedules/generation',
    allow: 'admin',
    summary: 'Generations in progress, and the most recent ones that ended',
    output: z.array(generation),
    reads: ['schedules'],
  }),
  cancelGeneration: route({
    method: 'POST',
    path: '/api/schedules/generation/cancel',
    allow: 'admin',
    summary: 'Stops the search for a month and keeps the best schedule found so far',
    body: generatorForm,
    example: { month: 12, year: 2026 },
    output: generation,
    changes: ['activity'],
  }),
}
