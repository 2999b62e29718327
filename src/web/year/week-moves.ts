/** What moving a laid-out week does: to another week, or to somebody else, who may hand one back. */
import type { WeekMove, YearPerson, YearPlan, YearWeek } from '../../contract/year.ts'
import { weekOfTrack } from '../../engine/anchors.ts'
import { addDays, daysBetween } from '../../engine/calendar.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import { overlaps } from '../../engine/year/week-blocks.ts'

/** Where the week of the first move ends up, to find it again. */
export type MovedTo = { physicianId: number; from: string }

export function movesFor(
  person: YearPerson,
  week: YearWeek,
  days: number,
  receiver: YearPerson = person,
): { moves: WeekMove[]; to: MovedTo } {
  const moved = { from: addDays(week.from, days), to: addDays(week.to, days), isNight: week.isNight }
  const theirs = receiver.weeks.find((one) => one.source === 'laid-out' && overlaps(one, moved))
  if (receiver.id === person.id || !theirs)
    return {
      to: { physicianId: receiver.id, from: moved.from },
      moves:
        receiver.id === person.id
          ? [{ physicianId: person.id, remove: week.from, add: moved }]
          : [
              { physicianId: person.id, remove: week.from, add: null },
              { physicianId: receiver.id, remove: null, add: moved },
            ],
    }
  // Dropped on one of theirs: each takes over the other's, on its own days.
  const spanOf = ({ from, to, isNight }: YearWeek) => ({ from, to, isNight })
  return {
    to: { physicianId: receiver.id, from: week.from },
    moves: [
      { physicianId: person.id, remove: week.from, add: spanOf(theirs) },
      { physicianId: receiver.id, remove: theirs.from, add: spanOf(week) },
    ],
  }
}

/** Days become nights, and nights days. */
export function turnedWeek(person: YearPerson, { from, to, isNight }: YearWeek): WeekMove[] {
  return [{ physicianId: person.id, remove: from, add: { from, to, isNight: !isNight } }]
}

/** To week A or B: a week earlier, where that is free, or else a week later. Undefined if it is there already. */
export function trackedWeek(
  person: YearPerson,
  week: YearWeek,
  track: 'A' | 'B',
  { openFrom }: Pick<YearPlan, 'openFrom'>,
): { moves: WeekMove[]; to: MovedTo } | undefined {
  if (weekOfTrack(week.from) === track) return undefined
  const isFree = (days: number) => {
    const span = { from: addDays(week.from, days), to: addDays(week.to, days) }
    const others = [...person.weeks.filter((one) => one !== week), ...person.timeOff]
    return span.from >= openFrom && !others.some((one) => overlaps(one, span))
  }
  return movesFor(person, week, isFree(-7) ? -7 : 7)
}

/** One edge of a week moves by days: it gets shorter or longer, at least a day and at most seven. Undefined if nothing changes. */
export function resizedWeek(
  person: YearPerson,
  week: YearWeek,
  edge: 'start' | 'end',
  days: number,
): { moves: WeekMove[]; to: MovedTo } | undefined {
  const span = {
    from: edge === 'start' ? addDays(week.from, days) : week.from,
    to: edge === 'end' ? addDays(week.to, days) : week.to,
  }
  const length = daysBetween(span.from, span.to) + 1
  if (days === 0 || length < 1 || length > 7) return undefined
  const move = { physicianId: person.id, remove: week.from, add: { ...span, isNight: week.isNight } }
  return { moves: [move], to: { physicianId: person.id, from: span.from } }
}

/** "Ada Jansen, Feb 9–15" */
export function describeMoves({ people }: YearPlan, moves: readonly WeekMove[]): string {
  return moves
    .map(({ physicianId, add }) => {
      const person = people.find(({ id }) => id === physicianId)
      const name = person ? fullName(person) : 'Someone'
      return add
        ? `${name}, ${add.isNight ? 'nights' : 'week on'} ${formatDateRange(add.from, add.to)}`
        : `${name}, week removed`
    })
    .join('; ')
}
