/** Sentences about a person, worded for who reads them: "Adams works a single-day stretch", "You’d work a single-day stretch". */
import type { Breach } from '../../shapes/breach.ts'
import { capitalize } from '../../text/capital.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import { nameOf } from './phrases.ts'

/** `would` is missing if the verb states a fact that no change of the roster alters. */
const verbs = {
  be: { they: 'is', you: 'are', would: 'be' },
  change: { they: 'changes', you: 'change', would: 'change' },
  have: { they: 'has', you: 'have', would: 'have' },
  rotate: { they: 'rotates', you: 'rotate', would: 'rotate' },
  start: { they: 'starts', you: 'start', would: 'start' },
  work: { they: 'works', you: 'work', would: 'work' },
  is: { they: 'is', you: 'are', would: undefined },
  'can’t': { they: 'can’t', you: 'can’t', would: undefined },
  'doesn’t': { they: 'doesn’t', you: 'don’t', would: undefined },
  'isn’t': { they: 'isn’t', you: 'aren’t', would: undefined },
} as const
type Verb = keyof typeof verbs

/** What follows the verb, up to the period; or that, and the limit it is measured by, which what is fixed doesn't need. */
type Rest = string | { what: string; limit: string }

/** A sentence for everyone, or what one person does. */
export type Description = string | { who: string; verb: Verb; rest: Rest; restToThem: Rest }

/** Others read the name, the person reads "you", and next to a name on the screen there is neither. */
export type Reader = 'others' | 'them' | 'after-name'

export function describePerson(
  breach: Breach,
  view: ProblemView,
  verb: Verb,
  rest: Rest,
  restToThem = rest,
): Description {
  return { who: nameOf(view, breach.person), verb, rest, restToThem }
}

/** As it is: "Adams works a single-day stretch (Tue, Jun 2)." */
export function describeNow(said: Description, reader: Reader = 'others'): string {
  if (typeof said === 'string') return said
  const { they, you } = verbs[said.verb]
  return reader === 'them'
    ? `${you === 'are' ? 'You’re' : `You ${you}`} ${withLimit(said.restToThem)}`
    : withSubject(said, reader, `${they} ${withLimit(said.rest)}`)
}

/** As it would be: "Adams would work a single-day stretch (Tue, Jun 2)." */
export function describeOutcome(said: Description, reader: Reader = 'others'): string {
  if (typeof said === 'string') return said
  const { would } = verbs[said.verb]
  if (would === undefined) return describeNow(said, reader)
  return reader === 'them'
    ? `You’d ${would} ${withLimit(said.restToThem)}`
    : withSubject(said, reader, `would ${would} ${withLimit(said.rest)}`)
}

/** As it would no longer be: "Adams would no longer work a single-day stretch (Tue, Jun 2)." */
export function describeFixed(said: Description, reader: Reader = 'others'): string {
  if (typeof said === 'string' || verbs[said.verb].would === undefined) return `Fixes: ${describeNow(said, reader)}`
  const { would } = verbs[said.verb]
  return reader === 'them'
    ? `You’d no longer ${would} ${withoutLimit(said.restToThem)}`
    : withSubject(said, reader, `would no longer ${would} ${withoutLimit(said.rest)}`)
}

function withLimit(rest: Rest): string {
  return typeof rest === 'string' ? rest : `${rest.what}; ${rest.limit}.`
}

function withoutLimit(rest: Rest): string {
  return typeof rest === 'string' ? rest : `${rest.what}.`
}

function withSubject({ who }: { who: string }, reader: Reader, predicate: string): string {
  return reader === 'others' ? `${who} ${predicate}` : capitalize(predicate)
}
