/** Contracts and pay: what each physician is expected to work in a contract year, has worked, and is scheduled for, by pay period. */
import { z } from 'zod'
import { mediaTypes } from './exports.ts'
import { fileOf, idOf, route } from './route.ts'
import { calendarDate, monthText } from './text.ts'
import type { Topic } from './topics.ts'

/** What was worked, or is scheduled, in some time. Backup shifts count for their credits alone. */
const work = z.object({
  shifts: z.int(),
  hours: z.number(),
  nights: z.int(),
  weekendDays: z.int(),
  holidays: z.int(),
  backups: z.int(),
  credits: z.number(),
})
export type Work = z.infer<typeof work>

const span = { from: calendarDate, to: calendarDate }

/** The first day of the year with a published schedule; null where there is none. */
const knownFrom = calendarDate.nullable()

/** What a physician is expected to work in the contract year, from their first day with the group on. */
const expectedWork = {
  fte: z.number(),
  expected: z.number(),
  /** Of it, what falls on the days before today that have a published schedule. */
  expectedToDate: z.number(),
  /** Shifts before today. */
  worked: work,
  /** Published shifts from today on. */
  scheduled: work,
}

const statement = z.object({
  physicianId: idOf('user'),
  firstName: z.string(),
  lastName: z.string(),
  isActive: z.boolean(),
  ...expectedWork,
})
export type Statement = z.infer<typeof statement>

const payPeriod = z.object({ ...span, status: z.enum(['over', 'now', 'ahead']) })
export type PayPeriod = z.infer<typeof payPeriod>

export const payrollYear = z.object({
  ...span,
  knownFrom,
  periods: z.array(payPeriod),
  people: z.array(statement),
})
export type PayrollYear = z.infer<typeof payrollYear>

export const ownStatement = z.object({
  ...span,
  knownFrom,
  ...expectedWork,
  /** Those with shifts, and those since the first published day that have begun; the newest first. */
  periods: z.array(payPeriod.extend({ work })),
})
export type OwnStatement = z.infer<typeof ownStatement>

export const payrollFormats = ['xlsx', 'csv'] as const

/** The contract year that holds this month; the current one unless said. */
const ofYear = z.object({ month: monthText.optional() })
const asFile = ofYear.extend({ format: z.enum(payrollFormats).default('xlsx') })
const reads: Topic[] = ['shifts', 'schedules', 'physicians', 'group', 'roles']

export const payrollApi = {
  payroll: route({
    method: 'GET',
    path: '/api/payroll',
    allow: 'admin',
    summary:
      'Shifts each physician is expected to work, has worked, and is scheduled for in a contract year, with hours and credits',
    query: ofYear,
    output: payrollYear,
    reads,
    perMinute: 60,
  }),
  exportPayroll: route({
    method: 'GET',
    path: '/api/payroll/export',
    allow: 'admin',
    summary:
      'Everyone’s shifts, hours, and credits by pay period, as a workbook or a table; the audit log records the export',
    query: asFile,
    output: fileOf(mediaTypes.xlsx, mediaTypes.csv),
    changes: ['activity'],
    perMinute: 20,
  }),
  ownStatement: route({
    method: 'GET',
    path: '/api/payroll/my',
    allow: 'member',
    summary:
      'Shifts the caller is expected to work, has worked, and is scheduled for in a contract year, by pay period',
    query: ofYear,
    output: ownStatement,
    reads,
    perMinute: 60,
  }),
  exportOwnStatement: route({
    method: 'GET',
    path: '/api/payroll/my/export',
    allow: 'member',
    summary: 'The caller’s own shifts, hours, and credits by pay period, as a workbook or a table',
    query: asFile,
    output: fileOf(mediaTypes.xlsx, mediaTypes.csv),
    perMinute: 20,
  }),
}
