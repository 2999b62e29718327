/** Scenarios: named what-ifs on a month, computed on a copy, kept, compared, and turned into a draft. */
import { z } from 'zod'
import { reasons } from '../engine/versions/senses.ts'
import { generationStates, generatorForm } from './generation.ts'
import { done, idOf, noBody, pathIdOf, route } from './route.ts'
import { scheduleStatuses } from './schedule-states.ts'
import { shift } from './schedules.ts'
import { line, moment, monthText } from './text.ts'
import type { Topic } from './topics.ts'
import { ruleChange, whatIf } from './what-if.ts'

/** What a version is best at; `balanced` weighs everything as the group does. */
export const versionSenses = ['balanced', ...reasons] as const
export type VersionSense = (typeof versionSenses)[number]

export const versionMeasures = z.object({
  coverage: z.number(),
  fairness: z.number(),
  preferences: z.number(),
  open: z.int(),
  /** Stretches as long as the pattern wants, of those whose start and end are known. */
  whole: z.int(),
  stretches: z.int(),
  unit: z.enum(['week', 'block']),
  /** Requests for single days. */
  granted: z.int(),
  asked: z.int(),
  /** Nights of people who don't prefer them; null where no one does. */
  dayStaffNights: z.int().nullable(),
  /** Weekend shifts and nights beyond anyone's fair share; null where no one takes turns at them, and in older results. */
  weekendsOver: z.int().nullable(),
  nightsOver: z.int().nullable(),
})
export type VersionMeasures = z.infer<typeof versionMeasures>

/** One letter a day: . off, d day, e evening, n night, x 24 hours, b backup. `changed` has a 1 where the schedule differs. */
const rosterRow = z.object({ name: z.string(), days: z.string(), changed: z.string() })

export const scenarioVersion = z.object({
  sense: z.enum(versionSenses),
  /** Of the scenario's versions, the one with the best total. */
  isClosest: z.boolean(),
  /** The total of 100, as room to improve is measured; null if there was no time to find the scale. */
  total: z.number().nullable(),
  measures: versionMeasures,
  /** Shifts that the schedule doesn't have, and those only it has; the larger of the two. */
  changed: z.int(),
  people: z.array(
    z.object({ physicianId: idOf('user'), name: z.string(), verdict: z.enum(['better', 'worse']), says: z.string() }),
  ),
  same: z.int(),
  rows: z.array(rosterRow),
})
export type ScenarioVersion = z.infer<typeof scenarioVersion>

export const scenario = z.object({
  id: idOf('scenario'),
  name: z.string(),
  month: z.int(),
  year: z.int(),
  changes: z.array(whatIf),
  offersAlternatives: z.boolean(),
  state: z.enum(generationStates),
  /** Percent. */
  progress: z.int(),
  error: z.string().nullable(),
  /** The schedule it was compared with, which may have changed since. */
  comparedWith: z
    .object({
      scheduleId: idOf('schedule').nullable(),
      name: z.string(),
      /** Its status and last change then; null in older results. */
      status: z.enum(scheduleStatuses).nullable(),
      savedAt: moment.nullable(),
      measures: versionMeasures,
      /** How often the schedule itself breaks what is supposed and is no rule today. */
      broken: z.object({ hard: z.int(), soft: z.int() }),
      /** How often it breaks what is a rule today and no longer is by what is supposed. */
      lifted: z.int(),
    })
    .nullable(),
  versions: z.array(scenarioVersion),
  createdBy: z.string().nullable(),
  createdAt: moment,
  computedAt: moment.nullable(),
})
export type Scenario = z.infer<typeof scenario>

/** The most that can be supposed at once, and the most scenarios of a group. */
export const mostChanges = 40
export const mostScenarios = 50

const newScenario = generatorForm.extend({
  name: line(80, 'Name the scenario'),
  changes: z.array(whatIf).max(mostChanges),
  /** Three schedules that differ for a reason, instead of one. */
  offersAlternatives: z.boolean().default(false),
})

const byId = z.object({ id: pathIdOf('scenario') })
const stale: readonly Topic[] = ['scenarios', 'activity']

export const scenariosApi = {
  listScenarios: route({
    method: 'GET',
    path: '/api/scenarios',
    allow: 'admin',
    summary: 'The scenarios of a month with their results, newest first',
    query: z.object({ month: monthText }),
    output: z.array(scenario),
    reads: ['scenarios', 'physicians', 'users'],
  }),
  createScenario: route({
    method: 'POST',
    path: '/api/scenarios',
    allow: 'admin',
    summary: 'Starts computing a what-if on a copy of a month; returns right away',
    body: newScenario,
    example: {
      month: 1,
      year: 2027,
      name: 'One more nocturnist',
      changes: [{ what: 'hired', count: 1, fte: 1, nightShiftPreference: 'prefer' }],
    },
    output: z.object({ id: idOf('scenario') }),
    status: 201,
    changes: stale,
    perMinute: 30,
  }),
  computeScenario: route({
    method: 'POST',
    path: '/api/scenarios/:id/compute',
    allow: 'admin',
    summary: 'Runs a scenario again, on the month’s current schedule and rules',
    params: byId,
    body: noBody,
    example: {},
    output: done,
    changes: stale,
    perMinute: 30,
  }),
  cancelScenario: route({
    method: 'POST',
    path: '/api/scenarios/:id/cancel',
    allow: 'admin',
    summary: 'Stops computing a scenario',
    params: byId,
    body: noBody,
    example: {},
    output: done,
    changes: stale,
  }),
  deleteScenario: route({
    method: 'DELETE',
    path: '/api/scenarios/:id',
    allow: 'admin',
    summary: 'Deletes a scenario; schedules stay as they are',
    params: byId,
    output: done,
    changes: stale,
  }),
  startBackTest: route({
    method: 'POST',
    path: '/api/back-test',
    allow: 'admin',
    summary:
      'Starts computing what changed rules would have done to the last three published months; replaces the last back-test',
    body: z.object({ changes: z.array(ruleChange).min(1).max(mostChanges) }),
    example: { changes: [{ what: 'limits', maxConsecutiveShifts: 6 }] },
    output: done,
    changes: stale,
    perMinute: 10,
  }),
  currentBackTest: route({
    method: 'GET',
    path: '/api/back-test',
    allow: 'admin',
    summary: 'The months of the last back-test, newest first',
    output: z.array(scenario),
    reads: ['scenarios', 'physicians', 'users'],
  }),
  versionShifts: route({
    method: 'GET',
    path: '/api/scenarios/:id/shifts',
    allow: 'admin',
    summary: 'The shifts of one of a scenario’s versions; those that differ from the schedule have an id below zero',
    params: byId,
    query: z.object({ sense: z.enum(versionSenses).default('balanced') }),
    output: z.array(shift.extend({ id: z.int() })),
    reads: ['scenarios', 'shifts', 'roles', 'physicians', 'users'],
  }),
  useScenario: route({
    method: 'POST',
    path: '/api/scenarios/:id/use',
    allow: 'admin',
    summary: 'Creates a draft from one of a scenario’s versions',
    params: byId,
    body: z.object({ sense: z.enum(versionSenses) }),
    example: { sense: 'balanced' },
    output: z.object({ scheduleId: idOf('schedule'), open: z.int() }),
    changes: ['schedules', 'shifts', 'stats', 'activity'],
  }),
}
