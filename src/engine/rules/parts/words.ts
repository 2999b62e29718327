/** The words that rules say things with: names, dates, roles and numbers as people write them. */
import { addDays } from '../../calendar.ts'
import type { Breach } from '../../shapes/breach.ts'
import type { Kind, Limit, Roster } from '../../shapes/limit.ts'
import { sayDate } from '../../text/dates.ts'
import { type ProblemView, shiftOf } from '../../view/problem-view.ts'

/** A sentence, or one about a person whose name stands before it: that person reads it without. */
export type Said = string | { who: string; says: string }

/** "Adams: a single day off (Tue, Jun 2)." */
export function ofPerson(breach: Breach, view: ProblemView, says: string): Said {
  return { who: nameOf(view, breach.person), says }
}

export function wholeSentence(said: Said): string {
  return typeof said === 'string' ? said : `${said.who}: ${said.says}`
}

export function nameOf(view: ProblemView, person: number | undefined): string {
  return view.physicians[person ?? -1]?.name ?? 'Somebody'
}

/** Days before the month are negative, those after it go on counting. */
export function dateOf(view: ProblemView, day: number): string {
  return sayDate(addDays(view.problem.from, day))
}

export function roleName(view: ProblemView, kind: Kind): string {
  return kind === 0 ? 'Off' : shiftOf(view, kind).role.name
}

export function roleNames(view: ProblemView, kinds: Kind[]): string {
  return joined(kinds.map((kind) => roleName(view, kind)))
}

/** "Adams on Fri, Dec 4" */
export function whoAndWhen(breach: Breach, view: ProblemView): string {
  return `${nameOf(view, breach.person)} on ${dateOf(view, breach.day ?? 0)}`
}

/** What the person of a breach has on its day: "Night". */
export function roleHeld(breach: Breach, view: ProblemView, roster: Roster): string {
  return roleName(view, roster[breach.person ?? 0]![breach.day ?? 0]!)
}

/** "Mon, Jun 1 to Wed, Jun 3", or the one day. */
export function spanOf(breach: Breach, view: ProblemView): string {
  const days = breach.days ?? []
  const first = days[0] ?? 0
  const last = days.at(-1) ?? first
  return first === last ? dateOf(view, first) : `${dateOf(view, first)} to ${dateOf(view, last)}`
}

/** "Wed, Jun 3" */
export function lastDateOf(breach: Breach, view: ProblemView): string {
  return dateOf(view, breach.days?.at(-1) ?? 0)
}

export function joined(words: string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** The limit of a breach as one shape; a rule that makes one shape asks for it. */
export function limitOf<Shape extends Limit['shape']>(limit: Limit, shape: Shape): Extract<Limit, { shape: Shape }> {
  if (limit.shape !== shape) throw new Error(`The rule ${limit.rule} says nothing about the shape ${limit.shape}.`)
  return limit as Extract<Limit, { shape: Shape }>
}
