/** What contracts and pay go by: shifts a year, the pay period, and how much each kind of shift is worth. */
import { z } from 'zod'
import { monthNames } from '../../engine/calendar.ts'
import type { ShiftKind } from '../../engine/model.ts'
import { sentence } from '../sentence.ts'
import { calendarDate } from '../text.ts'
import { bareShapeOf, defaultsOf, type Field, namesIn, shapeOf, wholeNumber } from './field.ts'

export const payPeriods = ['two-weeks', 'half-month', 'month'] as const

const creditRange = sentence('Must be a number from 0 to 5')
const credit = z.number(creditRange).min(0, creditRange).max(5, creditRange)

export const payrollTable = {
  shiftsPerYear: {
    schema: wholeNumber(1, 366).default(182),
    label: 'Shifts per year at 1.0 FTE',
    help: 'Part-time physicians work a share of it, by FTE.',
    control: { kind: 'number', unit: 'shifts' },
  },
  yearStart: {
    schema: z.enum(monthNames).default('January'),
    label: 'Contract year starts in',
    control: { kind: 'select' },
  },
  payPeriod: {
    schema: z.enum(payPeriods).default('two-weeks'),
    label: 'Pay period',
    control: {
      kind: 'select',
      labels: { 'two-weeks': 'Every two weeks', 'half-month': 'Twice a month', month: 'Monthly' },
    },
  },
  /** Two weeks are counted from it, forward and back. */
  payPeriodStart: {
    schema: calendarDate.default('2026-01-04'),
    label: 'First day of a pay period',
    help: 'Any one of them. Only used for two-week periods.',
    control: { kind: 'date' },
  },
} as const satisfies Record<string, Field>

/** Credits of one shift, by kind. */
export const credits = z.object({
  day: credit,
  evening: credit,
  night: credit,
  'twenty-four': credit,
  backup: credit,
} satisfies Record<ShiftKind, z.ZodType>)

const usualCredits: z.infer<typeof credits> = { day: 1, evening: 1, night: 1.25, 'twenty-four': 2, backup: 0 }

export const payrollSettings = z.object({
  ...shapeOf(payrollTable, namesIn(payrollTable)),
  credits: credits.default(usualCredits),
})
export type PayrollSettings = z.infer<typeof payrollSettings>

/** Its form, in which every value is given. */
export const payrollForm = z.object({ ...bareShapeOf(payrollTable, namesIn(payrollTable)), credits })

export const payrollDefaults: PayrollSettings = { ...defaultsOf(payrollTable), credits: usualCredits }
