/** What hard rules and custom rules forbid in a layout: days and nights that someone can't work, and stretches that are too long. */
import { addDays } from '../calendar.ts'
import { type Compiled, compileProblem } from '../compile-problem.ts'
import type { CalendarDate, Problem } from '../model.ts'
import type { Kind } from '../shapes/limit.ts'
import type { LayoutProblem } from './lay-out-year.ts'
import type { LayoutPerson } from './week-choices.ts'

/** What one person can't work in a month of the layout. */
export type Forbidden = Pick<LayoutPerson, 'longest'> & { nights: CalendarDate[]; days: CalendarDate[] }

/** By person. Rules about several people, and about counts, are left to the months. */
export function findForbidden(month: Problem, ids: readonly number[]): Map<number, Forbidden> {
  const compiled = compileProblem(month)
  return new Map(
    ids.flatMap((id): [number, Forbidden][] => {
      const person = compiled.personOfPhysician.get(String(id))
      return person === undefined ? [] : [[id, forbiddenIn(compiled, person)]]
    }),
  )
}

/** `months`: what is forbidden in each month of the layout. */
export function withRules(problem: LayoutProblem, months: readonly Map<number, Forbidden>[]): LayoutProblem {
  const people = problem.people.map((person): LayoutPerson => {
    const all = months.flatMap((month) => month.get(person.id) ?? [])
    const longest = (of: 'days' | 'nights') =>
      Math.min(...all.map((month) => month.longest?.[of] ?? Infinity), Infinity)
    return {
      ...person,
      offDays: new Set([...(person.offDays ?? []), ...all.flatMap(({ days }) => days)]),
      offNights: new Set([...(person.offNights ?? []), ...all.flatMap(({ nights }) => nights)]),
      longest: { days: longest('days'), nights: longest('nights') },
    }
  })
  return { ...problem, people }
}

function forbiddenIn(compiled: Compiled, person: number): Forbidden {
  const { view } = compiled
  const { work, withNight } = view.kinds
  const byDay = work.filter((kind) => !withNight.includes(kind))
  const cannot = (kinds: readonly Kind[]) =>
    view.days
      .filter(({ index }) => {
        const isNeeded = kinds.some((kind) => view.need[index]![kind]! > 0)
        return isNeeded && !kinds.some((kind) => view.allowed[person]![index]![kind])
      })
      .map(({ index }) => addDays(view.problem.from, index))
  return {
    days: cannot(byDay),
    nights: cannot(withNight),
    longest: { days: longestOf(compiled, person, byDay), nights: longestOf(compiled, person, withNight) },
  }
}

/** The fewest days in a row that a hard rule about all such shifts allows. */
function longestOf({ board }: Compiled, person: number, kinds: readonly Kind[]): number {
  return board.limits.reduce((longest, limit) => {
    const counts = limit.shape === 'run' && limit.person === person && limit.strength.hard
    return counts && kinds.length > 0 && kinds.every((kind) => limit.kinds.includes(kind))
      ? Math.min(longest, limit.atMost)
      : longest
  }, Number.POSITIVE_INFINITY)
}
