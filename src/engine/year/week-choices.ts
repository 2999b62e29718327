/** The weeks that one person can work: in which lines, from when to when, and how well each fits on its own. */
import { addDays, daysBetween } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { daysOf, isWithin, type Span } from './week-blocks.ts'

/** People needed on each day of the layout, all by day or all by night. */
export type LayoutLine = { isNight: boolean; need: readonly number[] }

/** Working days, nights, weekend days, or holidays that the ledger owes someone; below zero if they did more than their share. */
export type Owed = { days: number; nights: number; weekends: number; holidays: number }

export type LayoutPerson = {
  id: number
  fte: number
  /** The lines they can work, with the weeks they can have there. */
  lines: readonly { line: number; weeks: readonly Span[] }[]
  /** First days of the weeks that follow their track; undefined if they have none. */
  inRhythm?: ReadonlySet<CalendarDate>
  /** What is left of a week that began before. */
  underWay?: { days: number; isNight: boolean }
  /** Days off right before, 7 if it's more or unknown. */
  rest: number
  /** Time off, days they never work, and holidays off. */
  off: ReadonlySet<CalendarDate>
  /** Dealt holidays they work. */
  on: ReadonlySet<CalendarDate>
  /** Volunteers for nights, or for weekends: they have no fair share of them. */
  prefersNights: boolean
  prefersWeekends: boolean
  owed: Owed
  /** Days on which a rule forbids them to work by day, or by night. */
  offDays?: ReadonlySet<CalendarDate>
  offNights?: ReadonlySet<CalendarDate>
  /** The longest stretch they may work, by day and by night. */
  longest?: { days: number; nights: number }
}

export type WeekChoice = Span & {
  line: number
  isNight: boolean
  /** Days counted from the first of the layout; `end` is the day after. */
  start: number
  end: number
  /** What it costs this person by itself. */
  cost: number
}

/** Points: a week off the track, and each day that a week is short. */
const offRhythm = 15
const shortDay = 12
/** A dealt holiday outranks everything, a week under way everything else. */
const must = 100_000
const goesOn = 10_000
/** A night week of someone who doesn't ask for nights. */
const notAsked = 4
/** A week that time off or a holiday shortens below this isn't worth coming in for. */
const leastDays = 4

/** In the order of their first days. */
export function choicesOf(span: Span, person: LayoutPerson, lines: readonly LayoutLine[]): WeekChoice[] {
  const choices = person.lines.flatMap(({ line, weeks }) => {
    const { isNight } = lines[line]!
    const longest = (isNight ? person.longest?.nights : person.longest?.days) ?? Number.POSITIVE_INFINITY
    const forbidden = isNight ? person.offNights : person.offDays
    const isOff = (date: CalendarDate) => person.off.has(date) || (forbidden?.has(date) ?? false)
    const { underWay } = person
    const goingOn = underWay && underWay.isNight === isNight ? [{ ...firstDays(span, underWay.days), goesOn }] : []
    const all = [...weeks.map((week) => ({ ...week, goesOn: 0 })), ...goingOn].flatMap((week) => {
      const part = partOf(week, person.on, isOff, longest)
      return part ? { week, part, isDealt: daysOf(part).some((day) => person.on.has(day)) } : []
    })
    // Whoever never has as many days in a row comes in for fewer.
    const least = Math.min(leastDays, Math.max(0, ...all.map(({ part }) => lengthOf(part))))
    return all.flatMap(({ week, part, isDealt }): WeekChoice[] => {
      const isWorth = isDealt || week.goesOn > 0 || lengthOf(part) >= Math.min(least, lengthOf(week))
      if (!isWorth) return []
      const start = daysBetween(span.from, part.from)
      const days = daysOf(part)
      const rhythm = person.inRhythm ? (person.inRhythm.has(week.from) ? -offRhythm : offRhythm) : 0
      const musts = days.filter((day) => person.on.has(day)).length
      const short = lengthOf(week) - days.length
      return [
        {
          ...{ ...part, line, isNight, start, end: start + days.length },
          cost:
            (week.goesOn > 0 ? -goesOn : rhythm) +
            shortDay * short +
            (isNight && !person.prefersNights ? notAsked : 0) -
            must * musts,
        },
      ]
    })
  })
  return choices.sort((one, other) => one.start - other.start || one.end - other.end || one.line - other.line)
}

function firstDays({ from }: Span, days: number): Span {
  return { from, to: addDays(from, days - 1) }
}

/** The longest part of a week without days off, or the one with the holiday they work. */
function partOf(
  week: Span & { goesOn: number },
  on: ReadonlySet<CalendarDate>,
  isOff: (date: CalendarDate) => boolean,
  longest: number,
): Span | undefined {
  const parts: Span[] = []
  for (const day of daysOf(week)) {
    const last = parts.at(-1)
    if (isOff(day)) continue
    if (last && addDays(last.to, 1) === day && lengthOf(last) < longest) last.to = day
    else parts.push({ from: day, to: day })
  }
  if (week.goesOn > 0) return parts.find(({ from }) => from === week.from)
  const holiday = parts.find((part) => [...on].some((date) => isWithin(date, part)))
  if (holiday) return holiday
  return parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
}

export function lengthOf({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}
