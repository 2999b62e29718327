/** The limits of a custom rule about who works together. */
import type { CustomLimit } from '../../model.ts'
import type { Kind } from '../../shapes/limit.ts'
import { type ProblemView, shiftOf } from '../../view/problem-view.ts'
import type { Draft } from '../rule.ts'
import { namedOr, peopleOf, type Subject } from './custom-subject.ts'

/** On every day that needs such shifts, this many of the people have one. */
export function presences(
  { people, days }: Subject,
  what: Extract<CustomLimit, { limit: 'on-every' }>,
  view: ProblemView,
): Draft[] {
  const named = namedOr(view.kinds.work, what, view)
  return days.flatMap((day): Draft[] => {
    const kinds = named.filter((kind) => view.need[day]![kind]! > 0)
    return kinds.length === 0 ? [] : [{ shape: 'company', day, people, kinds, atLeast: what.count }]
  })
}

/** While one of the people works, one of the company works at the same time. */
export function companies(
  { people, days }: Subject,
  what: Extract<CustomLimit, { limit: 'company' }>,
  view: ProblemView,
): Draft[] {
  const named = namedOr(view.kinds.work, what, view)
  const company =
    what.people === 'others'
      ? view.physicians.map((_, person) => person).filter((person) => !people.includes(person))
      : peopleOf(what.people, view)
  return people.flatMap((person) => {
    const others = company.filter((other) => other !== person)
    return days.flatMap((day) =>
      named.map(
        (kind): Draft => ({
          shape: 'company',
          day,
          first: { person, kinds: [kind] },
          people: others,
          kinds: view.kinds.work.filter((other) => overlap(view, kind, other)),
          atLeast: 1,
        }),
      ),
    )
  })
}

/** Whether two shifts on one day overlap. */
export function overlap(view: ProblemView, one: Kind, other: Kind): boolean {
  const first = shiftOf(view, one)
  const second = shiftOf(view, other)
  return (
    first.startMinute < second.startMinute + second.minutes && second.startMinute < first.startMinute + first.minutes
  )
}
