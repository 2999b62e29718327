/** Answers to what-if questions about the set-up: an FTE, how many a role needs, a rule on or off. */
import { rules } from '../../../../engine/index.ts'
import { wordsOf } from '../../../../engine/language/tokens.ts'
import { monthOf } from '../../../../engine/month.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { whatIfChanged } from '../../tools/what-if-changed.ts'
import {
  type Answerer,
  type Asking,
  type Draft,
  dataSource,
  monthIn,
  rangeOf,
  rolesMeant,
  thisMonth,
} from '../asking.ts'
import { bullets, formatList, paragraphs } from '../format.ts'

type Change = Omit<Parameters<typeof whatIfChanged.run>[1], 'month' | 'year'>
type Meant = { change: Change; says: string } | Draft

/** How many of those affected are named. */
const named = 8

export const answerWhatIfChanged: Answerer = async (asking) => {
  const meant = changeMeant(asking)
  if ('text' in meant) return meant
  const range = rangeOf(asking, thisMonth(asking))
  const { month, before, after, affected } = await asking.use(whatIfChanged, {
    ...monthOf(range.from),
    ...meant.change,
  })
  const line = (name: string, was: number, is: number) => `${name}: ${round(was, 1)} to ${round(is, 1)}`
  const furthest = affected.toSorted((one, other) => gapOf(other) - gapOf(one))
  return {
    text: paragraphs(
      `${meant.says} in ${month}, after a short search from the current schedule:`,
      bullets([
        line('Open shifts', before.open, after.open),
        line('Coverage', before.coverage, after.coverage),
        line('Fairness', before.fairness, after.fairness),
        line('Preferences met', before.preferences, after.preferences),
      ]),
      affected.length === 0
        ? 'No one would have more or fewer shifts.'
        : `${plural(affected.length, 'physician', 'physicians')} would have more or fewer shifts:\n${bullets(
            furthest.slice(0, named).map(({ physician, before: was, after: is }) => `${physician}: ${was} to ${is}`),
          )}`,
      'A longer search may find more. Generate the month to be sure.',
    ),
    followUps: ['Do we have enough people?', 'Which days are weakest?'],
    sources: [dataSource('Schedule and rules of the month', '/schedule')],
    about: { range: monthIn(range) },
  }
}

const gapOf = ({ before, after }: { before: number; after: number }) => Math.abs(after - before)

function changeMeant(asking: Asking): Meant {
  const { form, text } = asking
  const [person] = form.people
  const [number] = form.numbers
  if (/\brules?\b/i.test(text)) return ruleMeant(text)
  if (person && number !== undefined && number >= 0.1 && number <= 1)
    return { change: { fte: { physician: person, fte: number } }, says: `With ${person} at ${number} FTE` }
  const [role] = rolesMeant(asking)
  if (role && number !== undefined && Number.isInteger(number)) {
    const { weekdays } = form.counts[0]!
    return {
      change: { demand: { role, count: number, weekdays } },
      says: `With ${number} required for ${role} ${weekdays.length > 0 ? `on ${formatList(weekdays.map((day) => `${capitalize(day)}s`))}` : 'every day'}`,
    }
  }
  return { text: 'Say what should change: an FTE from 0.1 to 1, how many a role needs, or a rule on or off.' }
}

const plain = new Set([
  'what',
  'happens',
  'happen',
  'would',
  'turn',
  'switch',
  'rule',
  'rules',
  'about',
  'that',
  'with',
  'without',
  'drop',
])
const stemOf = (word: string) => word.slice(0, 5)
const stemsOf = (said: string) =>
  new Set(
    wordsOf(said)
      .filter((word) => word.length > 3 && !plain.has(word))
      .map(stemOf),
  )

/** The rule whose title shares the most words with the question; where several do, they are asked back. */
function ruleMeant(text: string): Meant {
  const asked = stemsOf(text)
  const ranked = rules
    .filter(({ always }) => !always)
    .map(({ title, help }) => {
      const shares = (said: string) => [...stemsOf(said)].filter((stem) => asked.has(stem)).length
      return { title, score: 3 * shares(title) + shares(help) - stemsOf(title).size / 10 }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  const on = /\b(on|enable|add)\b/i.test(text) && !/\boff\b/i.test(text)
  if (best && best.score >= 2 && (!next || best.score - next.score >= 0.5))
    return { change: { rule: { title: best.title, on } }, says: `With “${best.title}” ${on ? 'on' : 'off'}` }
  return {
    text: paragraphs('Which rule do you mean?', bullets((best ? ranked : rules).slice(0, 5).map(({ title }) => title))),
    followUps: (best ? ranked : []).slice(0, 3).map(({ title }) => `What if we turn off the rule “${title}”?`),
  }
}
