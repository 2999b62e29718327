/** Who can work on one day of a month without breaking a hard rule of their own, with what is fixed around it. */
import { type Compiled, compileProblem, rosterFrom } from '../compile-problem.ts'
import type { Assignment, CalendarDate, Problem } from '../model.ts'
import { countLimit } from '../shapes/check.ts'
import type { Kind, Roster } from '../shapes/limit.ts'

/** The month as if it were that day only: compiling all of it would hold up whoever waits. */
export function compileDay(problem: Problem, date: CalendarDate): Compiled {
  const fixed = (isThen: (one: CalendarDate) => boolean): Assignment[] =>
    problem.locked.filter((one) => isThen(one.date))
  return compileProblem({
    ...problem,
    from: date,
    days: 1,
    before: [...problem.before, ...fixed((one) => one < date)],
    locked: fixed((one) => one === date),
    after: [...fixed((one) => one > date), ...problem.after],
  })
}

export function ableOn(day: Compiled): (person: number, kind: Kind) => boolean {
  const { board, view } = day
  const fixed = rosterFrom(day, view.problem.locked)
  const own = board.limits.filter((limit) => 'person' in limit && limit.strength.hard)
  const countBroken = (roster: Roster) => {
    const counts = roster.map(() => 0)
    for (const limit of own)
      for (const { person } of countLimit(limit, board, roster)) if (person !== undefined) counts[person]!++
    return counts
  }
  const before = countBroken(fixed)
  // Rules of a person's own days don't depend on colleagues, so all are tried at once.
  const after = new Map(view.kinds.work.map((kind) => [kind, countBroken(fixed.map(() => [kind]))]))
  return (person, kind) => view.allowed[person]![0]![kind]! && after.get(kind)![person]! <= before[person]!
}
