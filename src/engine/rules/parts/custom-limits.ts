/** The limits of one custom rule. */
import type { CustomLimit, CustomRule } from '../../model.ts'
import type { Kind } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import type { Draft } from '../rule.ts'
import { pairsWhere } from './between-shifts.ts'
import { companies, overlap, presences } from './custom-company.ts'
import { countsOf, weekendsInARow } from './custom-counts.ts'
import { kindsOf, namedOr, type Subject, subjectOf } from './custom-subject.ts'
import { shiftsIn } from './measures.ts'

export function limitsOfSentence(sentence: CustomRule, view: ProblemView): Draft[] {
  const subject = subjectOf(sentence, view)
  const { what } = sentence
  switch (what.limit) {
    case 'never':
      return nevers(subject, kindsOf(what, view))
    case 'only': {
      const kinds = kindsOf(what, view)
      return nevers(
        subject,
        view.kinds.all.filter((kind) => !kinds.includes(kind)),
      )
    }
    case 'prefer': {
      const kinds = kindsOf(what, view)
      return nevers(
        subject,
        view.kinds.work.filter((kind) => !kinds.includes(kind)),
      )
    }
    case 'at-most':
    case 'at-least':
      return countsOf(subject, what, view)
    case 'in-a-row':
      return runs(subject, what, view)
    case 'apart':
    case 'together':
      return pairings(subject, what, view)
    case 'rest-after':
      return rests(subject, what, view)
    case 'on-every':
      return presences(subject, what, view)
    case 'company':
      return companies(subject, what, view)
    case 'switch-day':
      return starts(subject, view)
  }
}

function nevers({ people, days }: Subject, kinds: Kind[]): Draft[] {
  if (kinds.length === 0) return []
  return people.flatMap((person) => days.map((day): Draft => ({ shape: 'never', person, day, kinds })))
}

function runs(
  { people, days, isMeant }: Subject,
  what: Extract<CustomLimit, { limit: 'in-a-row' }>,
  view: ProblemView,
): Draft[] {
  if (what.weekends) return weekendsInARow({ people, days, isMeant }, what.atMost ?? 1, view)
  const kinds = namedOr(view.kinds.work, what, view)
  const { atLeast = 0, atMost = Infinity } = what
  if (kinds.length === 0 || days.length === 0) return []
  if (days.length === view.days.length || atMost === Infinity)
    return people.map((person): Draft => ({ shape: 'run', person, kinds, atLeast, atMost }))
  // Applies to some days only: no atMost + 1 of them in a row may all be worked.
  const windows = Array.from({ length: view.days.length + atMost }, (_, start) =>
    Array.from({ length: atMost + 1 }, (_, step) => start - atMost + step),
  ).filter((window) => window.every(isMeant))
  return people.flatMap((person) =>
    windows.map(
      (window): Draft => ({ shape: 'count', person, measure: shiftsIn(view, window, kinds), atLeast: 0, atMost }),
    ),
  )
}

/** Apart: not working at the same time. Together: when one works, the other works at the same time. */
function pairings(
  { people, days }: Subject,
  what: Extract<CustomLimit, { limit: 'apart' | 'together' }>,
  view: ProblemView,
): Draft[] {
  const kinds = namedOr(view.kinds.work, what, view)
  const pairs = people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const))
  const ordered = what.limit === 'apart' ? pairs : [...pairs, ...pairs.map(([one, other]) => [other, one] as const)]
  const cells = clashingKinds(kinds, what.limit === 'apart', view)
  return ordered.flatMap(([one, other]) =>
    days.flatMap((day) =>
      cells.map(
        ({ first, second }): Draft => ({
          shape: 'clash',
          first: { person: one, day, kinds: first },
          second: { person: other, day, kinds: second },
        }),
      ),
    ),
  )
}

/** What one may not have while the other has one of `first`; kinds with the same answer are grouped. */
function clashingKinds(kinds: Kind[], isApart: boolean, view: ProblemView): { first: Kind[]; second: Kind[] }[] {
  const groups = new Map<string, { first: Kind[]; second: Kind[] }>()
  for (const kind of kinds) {
    const second = [0, ...view.kinds.all].filter(
      (candidate) => (candidate > 0 && overlap(view, kind, candidate)) === isApart,
    )
    const known = groups.get(second.join(' '))
    if (known) known.first.push(kind)
    else groups.set(second.join(' '), { first: [kind], second })
  }
  return [...groups.values()]
}

/** No stretch starts on a day that isn't one of the weekdays. */
function starts({ people, days }: Subject, view: ProblemView): Draft[] {
  const isSwitchDay = new Set(days)
  const others = view.days.map(({ index }) => index).filter((day) => !isSwitchDay.has(day))
  return people.flatMap((person) =>
    others.map(
      (day): Draft => ({
        shape: 'clash',
        first: { person, day: day - 1, kinds: view.kinds.home },
        second: { person, day, kinds: view.kinds.work },
      }),
    ),
  )
}

function rests(
  { people, days, isMeant: isMeantDay }: Subject,
  what: Extract<CustomLimit, { limit: 'rest-after' }>,
  view: ProblemView,
): Draft[] {
  const kinds = namedOr(view.kinds.work, what, view)
  const after = what.before ? kindsOf({ kinds: what.before }, view) : view.kinds.work
  const isMeant = (first: Kind, second: Kind) => kinds.includes(first) && after.includes(second)
  const widest = Math.min(8, Math.ceil(what.hours / 24) + 2)
  const pairs = pairsWhere(
    view,
    (first, second, rest) => isMeant(first.kind, second.kind) && rest < what.hours * 60,
    widest,
  )
  if (days.length === view.days.length)
    return people.flatMap((person) => pairs.map((pair): Draft => ({ shape: 'succession', person, ...pair })))
  return people.flatMap((person) =>
    pairs.flatMap(({ first, second, gap }) =>
      Array.from({ length: view.days.length + gap }, (_, index) => index - gap)
        .filter((day) => isMeantDay(day) && (day >= 0 || day + gap < view.days.length))
        .map(
          (day): Draft => ({
            shape: 'clash',
            first: { person, day, kinds: first },
            second: { person, day: day + gap, kinds: second },
          }),
        ),
    ),
  )
}
