/** The settings that a group keeps as one document, `groups.settings`: one entry each, in form order. */
import { z } from 'zod'
import { backupBlocks, roleCategories, weekdays } from '../../engine/model.ts'
import { ruleIds } from '../../engine/rules/rule-ids.ts'
import { sentence } from '../sentence.ts'
import { calendarDate, clockTime, line } from '../text.ts'
import { type Field, wholeNumber } from './field.ts'
import { payrollDefaults, payrollSettings } from './payroll.ts'
import { mostTallies, tally } from './tally.ts'

const weightRange = sentence('Must be a number from 0 to 10,000')
/** What one violation of a rule adds. */
export const ruleWeight = z.number(weightRange).min(0, weightRange).max(10_000, weightRange)

/** Major holidays rotate from year to year; the others are only shared fairly. */
export const holidayChoices = ['major', 'regular', 'off'] as const
export type HolidayChoice = (typeof holidayChoices)[number]

/** Settings with a control are on the Advanced tab. */
export const settingsTable = {
  timeZone: {
    schema: z
      .string()
      .refine(isTimeZone, { error: 'must be a time zone such as America/New_York' })
      .default('America/New_York'),
    label: 'Time zone',
    help: 'Shift times use this time zone.',
    control: { kind: 'time-zone' },
  },
  solverSeconds: {
    schema: wholeNumber(1, 120).default(10),
    label: 'Search time',
    help: '1 to 120 seconds. Longer searches get closer to the best possible.',
    control: { kind: 'number', unit: 's' },
  },
  /** 0: a session ends only after its full time. */
  signOutAfterMinutes: {
    schema: wholeNumber(0, 1440).default(1440),
    label: 'Sign out after',
    help: 'Minutes of inactivity; 0 turns it off.',
    control: { kind: 'number', unit: 'min' },
  },
  federalHolidays: {
    schema: z.boolean().default(true),
    label: 'US federal holidays count as holidays',
    control: { kind: 'switch' },
  },
  backupBlock: {
    schema: z.enum(backupBlocks).default('week'),
    label: 'Backup block',
    help: 'How long a physician is on backup at a time.',
    control: { kind: 'select', labels: { week: 'Week', 'half-week': 'Half week' } },
  },
  instantPickup: {
    schema: z.boolean().default(false),
    label: 'Pickups that meet every rule don’t need approval',
    control: { kind: 'switch' },
  },
  blockedDaysPerMonth: {
    schema: wholeNumber(0, 31).default(4),
    label: 'Blocked dates per physician',
    help: 'Per month; holidays can’t be blocked. For more, they request time off.',
    control: { kind: 'number', unit: 'days' },
  },
  /** 42: January requests close Nov 20. */
  requestsCloseDays: {
    schema: wholeNumber(0, 180).default(0),
    label: 'Time-off requests close',
    help: 'Days before the month begins; 0 keeps them open. Doesn’t apply to emergencies or coordinators.',
    control: { kind: 'number', unit: 'days' },
  },
  requestReminderDays: {
    schema: wholeNumber(0, 60).default(7),
    label: 'Remind before requests close',
    help: 'Days before; 0 sends no reminder.',
    control: { kind: 'number', unit: 'days' },
  },
  timeOffPerDay: {
    schema: wholeNumber(0, 100).default(0),
    label: 'Maximum physicians off per day',
    help: 'Counts approved time off; 0 means no limit. Doesn’t apply to emergencies or coordinators.',
    control: { kind: 'number', unit: 'people' },
  },
  instantSwap: {
    schema: z.boolean().default(false),
    label: 'Swaps that meet every rule don’t need approval',
    help: 'A swap that meets every rule takes effect once everyone in it accepts.',
    control: { kind: 'switch' },
  },
  backupFirst: {
    schema: z.boolean().default(true),
    label: 'Call-outs within 24 hours go to the backup first',
    help: 'We ask whoever is on backup right away. They can take the shift with one tap.',
    control: { kind: 'switch' },
  },
  shiftTypes: {
    schema: z
      .array(z.object({ name: line(100), startTime: clockTime, endTime: clockTime }))
      .max(30)
      .default([
        { name: 'Day', startTime: '07:00', endTime: '19:00' },
        { name: 'Night', startTime: '19:00', endTime: '07:00' },
      ]),
    label: 'Shift Types',
  },
  /** In addition to the federal ones, or instead of them. */
  holidays: {
    schema: z
      .array(z.object({ date: calendarDate, name: line(100) }))
      .max(100)
      .default([]),
    label: 'Holidays',
  },
  /** By the holiday's name. By default the six big ones are major. */
  holidayChoices: {
    schema: z.record(line(100), z.enum(holidayChoices)).default({}),
    label: 'Major holidays',
  },
  /** The group's choices by rule id. */
  rules: {
    schema: z.partialRecord(z.enum(ruleIds), z.object({ on: z.boolean(), weight: ruleWeight.optional() })).default({}),
    label: 'Rules',
  },
  /** In 7-on/7-off groups: the weekdays on which weeks change hands; any day if empty. */
  switchDays: {
    schema: z.array(z.enum(weekdays)).max(2, sentence('Choose at most two switch days')).default([]),
    label: 'Switch days',
  },
  tallies: {
    schema: z.array(tally).max(mostTallies).default([]),
    label: 'Custom tallies',
  },
  backupCategories: {
    schema: z.array(z.enum(roleCategories)).default(['backup', 'coverage']),
    label: 'Backup categories',
  },
  /** Contract year, pay periods, and credits: the payroll page. */
  payroll: { schema: payrollSettings.default(payrollDefaults), label: 'Contract and pay' },
} as const satisfies Record<string, Field>

/** Known time zones: looking one up takes longer than checking the rest of the settings. */
const timeZones = new Set<string>()
const mostTimeZones = 1000

function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
  } catch {
    return false
  }
  if (timeZones.size < mostTimeZones) timeZones.add(name)
  return true
}
