/** The weeks of a span, as the engine lays them out, and what they change. */
import { createHash } from 'node:crypto'
import { holidaysOf } from '../../contract/holidays.ts'
import type { YearLayout } from '../../contract/year.ts'
import { weekDays } from '../../engine/anchors.ts'
import { addDays, daysBetween, yearOf } from '../../engine/calendar.ts'
import type { CalendarDate, Problem } from '../../engine/model.ts'
import { addMonths, type Month, monthOf, spanOfMonth } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { LaidOutWeek, LayoutProblem } from '../../engine/year/lay-out-year.ts'
import { type Forbidden, withRules } from '../../engine/year/layout-rules.ts'
import { daysOf, type Flip, isWithin, overlaps, type Span } from '../../engine/year/week-blocks.ts'
import { fail } from '../platform/fail.ts'
import { readCustomRules } from '../schedules/problem/custom-rules.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { countNeeds, needsOn } from './deal.ts'
import { linesOf, openPeople } from './layout-people.ts'
import { isPublished, type Year } from './read-year.ts'
import { flipsIn, isOneOfTwo, openRhythms } from './rhythm.ts'

export type LayoutQuestion = { problem: LayoutProblem; flips: Flip[] }

/** Refuses months that are published, or over. */
export function layoutSpan(year: Year, first: Month, months: number): Span {
  const all = Array.from({ length: months }, (_, index) => addMonths(first, index))
  const open = all.filter((month) => spanOfMonth(month).from >= year.openFrom)
  const published = open.find((month) => isPublished(year, spanOfMonth(month).from))
  if (published)
    throw fail('invalid', { field: 'from', message: `${formatMonth(published)} is published. Its weeks can’t move.` })
  const [start, end] = [open[0], open.at(-1)]
  if (!start || !end) throw fail('invalid', { field: 'from', message: 'These months are published. Pick later ones.' })
  return { from: spanOfMonth(start).from, to: spanOfMonth(end).to }
}

export function layoutQuestion(year: Year, span: Span): LayoutQuestion {
  if (year.inputs.group.pattern !== '7-on-7-off')
    throw fail('invalid', {
      message: 'You can only lay out weeks for a 7-on/7-off group. Change the pattern in Group Settings.',
    })
  const rhythms = openRhythms(year, span.from)
  const flips = flipsIn(year, span, rhythms)
  const lines = linesOf(year, span)
  const personOf = openPeople(year, span, { lines, flips })
  const people = year.staff.flatMap((person) => personOf(person, rhythms.of(person.id)) ?? [])
  if (people.length === 0) throw fail('invalid', { message: 'No physician is available in these months.' })
  const dealt = new Set(year.plan.dealt.map(({ date }) => date))
  const years = [...new Set([yearOf(span.from), yearOf(span.to)])]
  const holidays = holidaysOf(year.inputs.settings, years)
    .filter(({ date }) => isWithin(date, span))
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, name }) => ({
      date,
      need: countNeeds(needsOn(year, date)),
      isDealt: dealt.has(date),
      isOneOfTwo: isOneOfTwo(year, name),
    }))
  return { problem: { ...span, people, lines, holidays }, flips }
}

type FindForbidden = (month: Problem, ids: number[]) => Map<number, Forbidden> | Promise<Map<number, Forbidden>>

/** Month by month: custom rules are read for each, because they may name dates, and a year of them is too much to hand over at once. */
export async function addRules(year: Year, asked: LayoutProblem, find: FindForbidden): Promise<LayoutProblem> {
  const { problem } = await gatherProblem(year.inputs)
  const ids = asked.people.map(({ id }) => id)
  const months: Map<number, Forbidden>[] = []
  for (let month = monthOf(asked.from); spanOfMonth(month).from <= asked.to; month = addMonths(month, 1)) {
    const span = spanOfMonth(month)
    const holidays = holidaysOf(year.inputs.settings, [month.year])
    const of = { from: span.from, days: span.days, holidays }
    const { rules: customRules } = await readCustomRules(year.inputs, year.staff, problem.roles, of)
    const group = { ...problem.group, customRules }
    months.push(await find({ ...problem, ...of, group, before: [], after: [], locked: [] }, ids))
  }
  return withRules(asked, months)
}

export function describeLayout(year: Year, { problem, flips }: LayoutQuestion, weeks: LaidOutWeek[]): YearLayout {
  const { from, to, lines } = problem
  const on = new Map<CalendarDate, number>()
  for (const date of weeks.flatMap((week) => daysOf(week))) on.set(date, (on.get(date) ?? 0) + 1)
  const keyOf = (week: LaidOutWeek) => `${week.physicianId} ${week.from} ${week.to} ${week.isNight}`
  const saved = new Set(year.plan.weeks.map(keyOf))
  return {
    ...{ from, to, weeks },
    changed: weeks.filter((week) => !saved.has(keyOf(week))).length,
    daysShort: daysOf({ from, to }).filter(
      (date, day) => (on.get(date) ?? 0) < lines.reduce((sum, { need }) => sum + need[day]!, 0),
    ).length,
    flips: spansOf(flips),
    stamp: stampOf(weeks),
  }
}

/** Identifies weeks, in whatever order. */
export function stampOf(weeks: readonly LaidOutWeek[]): string {
  const keys = weeks.map(({ physicianId, from, to, isNight }) => `${physicianId} ${from} ${to} ${isNight}`).sort()
  return createHash('sha256').update(keys.join()).digest('hex').slice(0, 16)
}

/** Laid-out weeks that a span has a part of, and can replace. */
export function weeksIn({ plan, openFrom }: Year, span: Span): LaidOutWeek[] {
  return plan.weeks.filter((week) => overlaps(week, span) && week.from >= openFrom)
}

/** What is laid out after the span stays: the rest of a week that begins in it continues the new one, or is a week of its own. */
export function withRest(year: Year, { to }: Span, weeks: readonly LaidOutWeek[]): LaidOutWeek[] {
  const rests = year.plan.weeks.filter((week) => week.from <= to && week.to > to)
  const restOf = ({ physicianId, isNight }: LaidOutWeek) =>
    rests.find((rest) => rest.physicianId === physicianId && rest.isNight === isNight)
  const lengthTo = ({ from }: LaidOutWeek, end: CalendarDate) => daysBetween(from, end) + 1
  const last = weeks.filter((week) => week.to === to)
  const joined = weeks.map((week) => {
    const rest = week.to === to ? restOf(week) : undefined
    return rest && lengthTo(week, rest.to) <= weekDays ? { ...week, to: rest.to } : week
  })
  // Whoever just ended another week has a rest first.
  const alone = rests.filter((rest) => !last.some(({ physicianId }) => physicianId === rest.physicianId))
  return [...joined, ...alone.map((rest) => ({ ...rest, from: addDays(to, 1) }))]
}

/** Without the days they start on. */
export function spansOf(flips: readonly Flip[]): YearLayout['flips'] {
  return flips.map(({ from, to, days }) => ({ from, to, days: [...days] }))
}
