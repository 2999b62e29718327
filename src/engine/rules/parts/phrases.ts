/** Names, dates, roles, and numbers in rule sentences. */
import { addDays } from '../../calendar.ts'
import type { Breach } from '../../shapes/breach.ts'
import type { Kind, Limit, Roster } from '../../shapes/limit.ts'
import { formatDate, formatSpan } from '../../text/dates.ts'
import { joinWords } from '../../text/join-words.ts'
import { type ProblemView, shiftOf } from '../../view/problem-view.ts'

export function nameOf(view: ProblemView, person: number | undefined): string {
  return view.physicians[person ?? -1]?.name ?? 'Someone'
}

/** Days before the month are negative; days after it continue the count. */
export function dateOf(view: ProblemView, day: number): string {
  return formatDate(addDays(view.problem.from, day))
}

export function roleName(view: ProblemView, kind: Kind): string {
  return kind === 0 ? 'Off' : shiftOf(view, kind).role.name
}

export function roleNames(view: ProblemView, kinds: Kind[]): string {
  return joinWords(kinds.map((kind) => roleName(view, kind)))
}

/** The day of a breach: "Fri, Dec 4". */
export function dateOfBreach(breach: Breach, view: ProblemView): string {
  return dateOf(view, breach.day ?? 0)
}

/** What the person of a breach has on its day: "Night". */
export function roleHeld(breach: Breach, view: ProblemView, roster: Roster): string {
  return roleName(view, roster[breach.person ?? 0]![breach.day ?? 0]!)
}

/** "Jun 1–3", or the one day with its weekday. */
export function spanOf(breach: Breach, view: ProblemView): string {
  const days = breach.days ?? []
  const first = days[0] ?? 0
  const last = days.at(-1) ?? first
  return formatSpan(addDays(view.problem.from, first), addDays(view.problem.from, last))
}

/** "a single-day stretch (Tue, Jun 2)."; or "a single-night stretch" */
export function isolatedDay(breach: Breach, view: ProblemView, roster: Roster): string {
  const [day = 0] = breach.days ?? []
  const kind = roster[breach.person ?? 0]?.[day] ?? 0
  const isNight = kind !== 0 && shiftOf(view, kind).shiftKind === 'night'
  return `a single-${isNight ? 'night' : 'day'} stretch (${spanOf(breach, view)}).`
}

/** "Wed, Jun 3" */
export function lastDateOf(breach: Breach, view: ProblemView): string {
  return dateOf(view, breach.days?.at(-1) ?? 0)
}

/** The limit of a breach as one shape, for rules that make only one. */
export function limitOf<Shape extends Limit['shape']>(limit: Limit, shape: Shape): Extract<Limit, { shape: Shape }> {
  if (limit.shape !== shape) throw new Error(`The rule ${limit.rule} has no sentence for the shape ${limit.shape}.`)
  return limit as Extract<Limit, { shape: Shape }>
}
