/** Counts and lists shifts for a model that writes the query itself: the same facts and the same code as for local questions. */
import { z } from 'zod'
import { daysBetween } from '../../../engine/calendar.ts'
import { shiftKinds, weekdays } from '../../../engine/model.ts'
import { readFacts, type ShiftFact } from '../local/query/facts.ts'
import { runQuery } from '../local/query/run-query.ts'
import { formOf, plainCount } from '../local/question/form.ts'
import { findPhysician } from './records.ts'
import { defineTool } from './tool.ts'
import { refuseTool } from './tool-refusal.ts'
import { basis, physicianName, plannedShift, range, roleName } from './values.ts'

const count = z.object({
  unit: z
    .enum(['shifts', 'weekends', 'hours', 'physicians', 'days-off', 'weekends-off', 'stretch', 'rest'])
    .default('shifts'),
  kinds: z.array(z.enum(shiftKinds)).max(5).default([]),
  roles: z.array(roleName).max(20).default([]),
  weekdays: z.array(z.enum(weekdays)).max(7).default([]),
  onHolidays: z.boolean().default(false),
  isOpen: z.boolean().default(false),
})

const mostDays = 366
const shownShifts = 60

export const queryShifts = defineTool({
  description:
    'Counts or lists shifts of a range of days: who works when, open shifts (isOpen), counts by physician, day, week, month, weekday, or role of shifts, hours, days off, the longest stretch of working days (stretch) or the shortest rest in hours (rest), filtered by kind, role, weekday, or holiday. `having` keeps rows by their count: exactly 0 finds those without any. Backup is counted only where its kind or role is named.',
  input: z.object({
    ...range,
    count: count.prefault({}),
    physicians: z.array(physicianName).max(20).default([]),
    by: z.enum(['physician', 'day', 'week', 'month', 'weekday', 'role']).default('physician'),
    having: z
      .object({ than: z.enum(['more', 'less', 'at-least', 'at-most', 'exactly']), number: z.number() })
      .optional(),
    order: z.enum(['most', 'least']).optional(),
  }),
  output: z.object({
    rows: z.array(z.object({ name: z.string(), count: z.number() })),
    total: z.number(),
    /** The counted shifts, or the first of them if there are many. */
    shifts: z.array(plannedShift),
    ...basis,
  }),
  run: async (records, { from, to, count: wanted, physicians, by, having, order }) => {
    if (to < from || daysBetween(from, to) >= mostDays) throw refuseTool(`Ask for 1 to ${mostDays} days at once.`)
    const people = physicians.map((name) => findPhysician(records, name).name)
    const facts = await readFacts(records, [{ from, to }])
    const form = formOf({
      ask: order ?? 'count',
      counts: [{ ...plainCount, ...wanted }],
      people,
      by,
      having: having ?? null,
    })
    const { rows, total } = runQuery(form, facts)
    return {
      rows: rows.map(({ name, values }) => ({ name, count: values[0]! })),
      total: total.values[0]!,
      shifts: total.shifts.slice(0, shownShifts).map(showShift),
      planned: facts.planned,
      notPlanned: facts.notPlanned,
    }
  },
})

const showShift = ({ date, role, startTime, endTime, person }: ShiftFact) => ({
  date,
  role,
  startTime,
  endTime,
  physician: person,
})
