/** A template makes many questions with one meaning: paraphrases with gaps for people, periods and things to count. */

import type { Chance } from '../generated/random.ts'
import type { Expected } from './expected.ts'
import { burdens, type Period, type Person, people, periods, type Thing, things } from './slots.ts'

export type Filling = { person: Person; other: Person; period: Period; thing: Thing; second: Thing; number: number }

export type Template = {
  name: string
  /** {person} {other} {period} {thing} {second} {number} */
  asked: string[]
  expected: (filling: Filling) => Expected
  things?: Thing[]
  periods?: Period[]
}

export type MadeQuestion = { template: string; text: string; expected: Expected }

const typoProbability = 0.2

/** Each paraphrase is filled `times` times. */
export function makeQuestions(templates: Template[], times: number, chance: Chance): MadeQuestion[] {
  return templates.flatMap((template) =>
    template.asked.flatMap((asked) => Array.from({ length: times }, () => makeOne(template, asked, chance))),
  )
}

function makeOne(template: Template, asked: string, chance: Chance): MadeQuestion {
  const person = chance.pick(people)
  const thing = chance.pick(template.things ?? things)
  const filling: Filling = {
    person,
    other: chance.pick(people.filter(({ name }) => name !== person.name)),
    period: chance.pick(template.periods ?? periods),
    thing,
    second: chance.pick(burdens.filter(({ count }) => !shareKeys(count, thing.count))),
    number: chance.between(2, 9),
  }
  const isMistyped = chance.happens(typoProbability)
  const words = asked.split(' ')
  const mistyped = isMistyped ? mistype(words, chance) : words
  const text = mistyped.join(' ').replace(/\{(\w+)\}/g, (_, gap: keyof Filling) => {
    const filled = filling[gap]
    return typeof filled === 'number' ? String(filled) : filled.said
  })
  return { template: template.name, text, expected: template.expected(filling) }
}

function shareKeys(one: object, other: object): boolean {
  return Object.keys(one).some((key) => key in other)
}

/** Two letters turned, one lost or one doubled in one of the longer words. */
function mistype(words: string[], chance: Chance): string[] {
  const long = words.flatMap((word, place) => (/^[a-z]{5,}$/.test(word) ? [place] : []))
  if (long.length === 0) return words
  const place = chance.pick(long)
  const word = words[place]!
  const at = chance.between(1, word.length - 3)
  const slips = [
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
  ]
  return words.with(place, chance.pick(slips))
}
