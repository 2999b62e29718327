/** How a move would go: it fits, bends a preference, or breaks what must hold. The same reasons as the server's, and more. */
import type { WeekMove, YearPerson, YearPlan, YearWeek } from '../../contract/year.ts'
import { addDays, daysBetween, yearOf } from '../../engine/calendar.ts'
import { monthKeyOf } from '../../engine/month.ts'
import { holidayKey } from '../../engine/rules/parts/holiday-history.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { isWithin, overlaps, type Span } from '../../engine/year/week-blocks.ts'
import { movesFor } from './week-moves.ts'
import { spokenHoliday } from './year-words.ts'

export type Verdict = { mark: 'fits' | 'bends' | 'breaks'; says: string }

type MovedWeek = { person: YearPerson; week: YearWeek; days: number; receiver: YearPerson }

/** A week that moves by days, to the same person or somebody else. */
export function weighWeek(year: YearPlan, { person, week, days, receiver }: MovedWeek): Verdict {
  const { moves } = movesFor(person, week, days, receiver)
  const sides = moves.map((move) => ({ move, of: move.physicianId === person.id ? person : receiver }))
  const broken = sides.flatMap(({ move, of }) => whyBroken(year, of, move) ?? [])[0]
  if (broken) return { mark: 'breaks', says: broken }
  const bent = [...sides.flatMap(({ move, of }) => whyBent(year, of, move) ?? []), ...shortWeeks(year, week, moves)][0]
  if (bent) return { mark: 'bends', says: bent }
  const [first] = moves
  return { mark: 'fits', says: receiver !== person && first?.add ? `Trades weeks with ${receiver.lastName}.` : 'Fits.' }
}

function whyBroken(year: YearPlan, of: YearPerson, { remove, add }: WeekMove): string | undefined {
  if (!add) return undefined
  const name = of.lastName
  const months = new Set([monthKeyOf(add.from), monthKeyOf(add.to)])
  const isPublished = of.weeks.some(({ from, source }) => source === 'published' && months.has(monthKeyOf(from)))
  if (add.from < year.openFrom || add.from < year.today || isPublished) return 'This month is published or over.'
  const leave = of.timeOff.find((span) => overlaps(span, add))
  if (leave) return `${name} has time off ${formatDateRange(leave.from, leave.to)}.`
  const isOn = of.weeks.some((one) => one.source === 'laid-out' && one.from !== remove && overlaps(one, add))
  return isOn ? `${name} is already on that week.` : undefined
}

/** The longest stretch that a week and its neighbors should make. */
const longest = 7

function whyBent(year: YearPlan, of: YearPerson, { remove, add }: WeekMove): string | undefined {
  const after: Span[] = [...of.weeks.filter((one) => one.source !== 'laid-out' || one.from !== remove)]
  if (add) after.push(add)
  const removed = of.weeks.find(({ from, source }) => source === 'laid-out' && from === remove)
  for (const [place, { date, name, status }] of year.holidays.entries()) {
    if (status !== 'dealt') continue
    const { works } = of.turns[place]!
    if (works && removed && isWithin(date, removed) && !after.some((week) => isWithin(date, week)))
      return `${of.lastName} works ${spokenHoliday(name)} that week.`
    if (works === false && add && isWithin(date, add) && !(removed && isWithin(date, removed)))
      return `${of.lastName} is off on ${spokenHoliday(name)}.`
  }
  const days = add ? stretchAround(after, add) : 0
  return days > longest ? `${of.lastName} would work ${plural(days, 'day')} in a row.` : undefined
}

function stretchAround(weeks: readonly Span[], { from, to }: Span): number {
  const isOn = (date: string) => weeks.some((week) => isWithin(date, week))
  let [first, last] = [from, to]
  while (isOn(addDays(first, -1))) first = addDays(first, -1)
  while (isOn(addDays(last, 1))) last = addDays(last, 1)
  return daysBetween(first, last) + 1
}

/** Weeks that lose somebody and have fewer than needed then. */
function shortWeeks(year: YearPlan, left: YearWeek, moves: readonly WeekMove[]): string[] {
  return year.weeks.flatMap(({ from, to, on, need }) => {
    if (!overlaps({ from, to }, left)) return []
    const length = daysBetween(from, to) + 1
    const shared = (span: Span) => {
      const part = { from: span.from > from ? span.from : from, to: span.to < to ? span.to : to }
      return Math.max(0, daysBetween(part.from, part.to) + 1) / length
    }
    const gained = moves.reduce((sum, { add }) => sum + (add ? shared(add) : 0), 0)
    // In a trade, what comes back leaves somebody else.
    const back = moves.length > 1 ? moves[0]!.add : null
    const lost = shared(left) + (back ? shared(back) : 0)
    const then = on - lost + gained
    return then < on && then < need - 0.5
      ? [`${formatDateRange(from, to)} would have ${Math.round(then)} on, ${Math.round(need)} needed.`]
      : []
  })
}

/** A holiday that is dragged to somebody else, who works it instead, or has it off instead. */
export function weighTurn(year: YearPlan, person: YearPerson, place: number, receiver: YearPerson): Verdict {
  const { date, name, status } = year.holidays[place]!
  const [given, theirs] = [person.turns[place]!, receiver.turns[place]!]
  const holiday = spokenHoliday(name)
  if (status !== 'dealt' || date < year.openFrom || date < year.today)
    return {
      mark: 'breaks',
      says: status === 'open' ? `${holiday} isn’t dealt yet.` : 'This month is published or over.',
    }
  if (given.works === null) return { mark: 'breaks', says: `${person.lastName} isn’t available that day.` }
  if (theirs.works === null) return { mark: 'breaks', says: `${receiver.lastName} isn’t available that day.` }
  if (theirs.works === given.works)
    return { mark: 'breaks', says: `${receiver.lastName} ${given.works ? 'works' : 'is off on'} ${holiday}, too.` }
  const [taker, turn] = given.works ? [receiver, theirs] : [person, given]
  if (turn.lastYear) return { mark: 'bends', says: `${taker.lastName} worked ${holiday} last year.` }
  const other = otherOfSeason(year, place)
  if (other !== undefined && taker.turns[other]!.works)
    return { mark: 'bends', says: `${taker.lastName} works ${spokenHoliday(year.holidays[other]!.name)}.` }
  const isPlanned = taker.weeks.some(({ source }) => source === 'laid-out') && date <= (year.plannedThrough ?? '')
  if (isPlanned && !taker.weeks.some((week) => isWithin(date, week)))
    return { mark: 'bends', says: `${holiday} falls in ${taker.lastName}’s week off.` }
  return { mark: 'fits', says: 'Fits.' }
}

/** Christmas for Thanksgiving of the same year, and the other way around. */
function otherOfSeason({ holidays }: YearPlan, place: number): number | undefined {
  const pair = ['thanksgiving', 'christmas']
  const { name, date } = holidays[place]!
  const key = holidayKey(name)
  if (!pair.includes(key)) return undefined
  const found = holidays.findIndex(
    (one) => pair.includes(holidayKey(one.name)) && holidayKey(one.name) !== key && yearOf(one.date) === yearOf(date),
  )
  return found < 0 ? undefined : found
}
