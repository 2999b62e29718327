/** Who is better and worse off in another version of a month, each with the facts that say why. */
import type { Compiled } from '../compile-problem.ts'
import { countStretches } from '../score/signature.ts'
import { pluralWord } from '../text/plural.ts'
import type { FairClass } from '../view/fair-class.ts'
import type { Measured } from './measure.ts'

export type Standing = { physicianId: string; verdict: 'better' | 'worse' | 'same'; says: string }

type Side = { compiled: Compiled; measured: Measured }

/** What a shift beyond the fair share weighs beside a request and a broken week. */
const weights = { request: 3, short: 2, over: { holiday: 3, night: 1, weekend: 1, total: 1 } }
type Counted = keyof (typeof weights)['over']

/** Only people who are in both. */
export function comparePeople(before: Side, after: Side): Standing[] {
  return after.compiled.view.physicians.flatMap(({ id }): Standing[] => {
    const was = factsOf(before, id)
    const is = factsOf(after, id)
    if (!was || !is) return []
    const effects = effectsOf(was, is)
    const gain = effects.reduce((sum, effect) => sum + effect.gain, 0)
    const verdict = gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same'
    const telling = effects
      .filter((effect) => Math.sign(effect.gain) === Math.sign(gain))
      .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    return [{ physicianId: id, verdict, says: verdict === 'same' ? '' : describe(telling.map(({ says }) => says)) }]
  })
}

type Facts = {
  /** Counts, and whole shifts above the fair share. */
  burdens: Partial<Record<FairClass, { has: number; over: number }>>
  granted: number
  short: number
}

function factsOf({ compiled, measured: { scores, roster } }: Side, physicianId: string): Facts | undefined {
  const person = compiled.personOfPhysician.get(physicianId)
  if (person === undefined) return undefined
  const { stretches, whole } = countStretches(compiled.view, roster, person)
  const own = scores.preferences.judged.filter((one) => one.physicianId === physicianId && one.dates.length === 1)
  return {
    burdens: Object.fromEntries(
      scores.fairness.classes.map(({ fairClass, people }) => [
        fairClass,
        { has: people[person]!.has, over: people[person]!.over },
      ]),
    ),
    granted: own.filter(({ met, stake }) => stake > 0 && met >= stake).length,
    short: stretches - whole,
  }
}

type Effect = { gain: number; says: string }

const nouns: Record<Counted, [string, string]> = {
  holiday: ['holiday', 'holidays'],
  night: ['night', 'nights'],
  weekend: ['weekend shift', 'weekend shifts'],
  total: ['shift', 'shifts'],
}

function effectsOf(was: Facts, is: Facts): Effect[] {
  const granted = is.granted - was.granted
  const short = is.short - was.short
  const effects: Effect[] = [
    { gain: weights.request * granted, says: `${moreOrFewer(granted, 'request', 'requests')} granted` },
    { gain: -weights.short * short, says: moreOrFewer(short, 'short stretch', 'short stretches') },
  ]
  for (const fairClass of Object.keys(nouns) as Counted[]) {
    const [had, has] = [was.burdens[fairClass], is.burdens[fairClass]]
    const more = (has?.has ?? 0) - (had?.has ?? 0)
    const over = (has?.over ?? 0) - (had?.over ?? 0)
    // Another share for the same shifts is no change for the person.
    if (more === 0 || Math.sign(more) !== Math.sign(over)) continue
    const beyond = has && has.over > 0 ? `, ${has.over} over fair share` : ''
    effects.push({
      gain: -weights.over[fairClass] * over,
      says: `${moreOrFewer(more, ...nouns[fairClass])}${beyond}`,
    })
  }
  return effects.filter(({ gain }) => gain !== 0)
}

function moreOrFewer(count: number, one: string, many: string): string {
  const size = Math.abs(count)
  return `${size} ${count > 0 ? 'more' : 'fewer'} ${pluralWord(size, one, many)}`
}

/** The two that matter most. */
function describe([first, second]: string[]): string {
  return second ? `${first}; ${second}` : (first ?? '')
}
