/** What moving a laid-out week does: to another week, or to somebody else, who may hand one back. */
import type { YearPerson, YearWeek } from '../../contract/year.ts'
import { addDays } from '../../engine/calendar.ts'
import { overlaps } from '../../engine/year/week-blocks.ts'

export type WeekMove = {
  physicianId: number
  remove: string | null
  add: { from: string; to: string; isNight: boolean } | null
}

/** Where the week of the first move ends up, to find it again. */
export type MovedTo = { physicianId: number; from: string }

export function movesFor(
  person: YearPerson,
  week: YearWeek,
  days: number,
  receiver: YearPerson = person,
): { moves: WeekMove[]; to: MovedTo } {
  const moved = { from: addDays(week.from, days), to: addDays(week.to, days), isNight: week.isNight }
  const to = { physicianId: receiver.id, from: moved.from }
  if (receiver.id === person.id) return { to, moves: [{ physicianId: person.id, remove: week.from, add: moved }] }
  const theirs = receiver.weeks.find((one) => one.source === 'laid-out' && overlaps(one, moved))
  const back = theirs ? { from: theirs.from, to: theirs.to, isNight: theirs.isNight } : null
  return {
    to,
    moves: [
      { physicianId: person.id, remove: week.from, add: back },
      { physicianId: receiver.id, remove: theirs?.from ?? null, add: moved },
    ],
  }
}

/** Days become nights, and nights days. */
export function turnedWeek(person: YearPerson, { from, to, isNight }: YearWeek): WeekMove[] {
  return [{ physicianId: person.id, remove: from, add: { from, to, isNight: !isNight } }]
}
