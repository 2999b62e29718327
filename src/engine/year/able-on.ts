/** Who can work on a day without breaking a hard rule of their own, with what is fixed and with the days before. */
import { type Compiled, dayOfDate, rosterFrom } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import { countLimit } from '../shapes/check.ts'
import type { Kind, Roster } from '../shapes/limit.ts'

export function ableOn(compiled: Compiled, date: CalendarDate): (person: number, kind: Kind) => boolean {
  const { board, view } = compiled
  const day = dayOfDate(compiled, date)
  const fixed = rosterFrom(compiled, view.problem.locked)
  const own = board.limits.filter((limit) => 'person' in limit && limit.strength.hard)
  const countBroken = (roster: Roster) => {
    const counts = roster.map(() => 0)
    for (const limit of own)
      for (const { person } of countLimit(limit, board, roster)) if (person !== undefined) counts[person]!++
    return counts
  }
  const before = countBroken(fixed)
  // Rules of a person's own days don't depend on colleagues, so all are tried at once.
  const after = new Map(view.kinds.work.map((kind) => [kind, countBroken(fixed.map((row) => row.with(day, kind)))]))
  return (person, kind) => view.allowed[person]![day]![kind]! && after.get(kind)![person]! <= before[person]!
}
