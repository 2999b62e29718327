/** Answers to what-if questions about the setup: an FTE, a hire, how many a role needs, a rule on, off, or new. */
import { usualCount, usualDays } from '../../../../engine/demand.ts'
import { wordsOf } from '../../../../engine/language/tokens.ts'
import type { Weekday } from '../../../../engine/model.ts'
import { monthOf } from '../../../../engine/month.ts'
import { rules } from '../../../../engine/rules/list.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { readRule } from '../../tools/read-rule.ts'
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
import { bullets, describeMove, formatList, paragraphs } from '../format.ts'

type Change = Omit<Parameters<typeof whatIfChanged.run>[1], 'month' | 'year'>
type Meant = { change: Change; says: string } | Draft

/** How many of those affected are named. */
const named = 8

export const answerWhatIfChanged: Answerer = async (asking) => {
  const meant = changeMeant(asking)
  if ('text' in meant) return meant
  const range = rangeOf(asking, thisMonth(asking))
  const { month, before, after, affected, searched } = await asking.use(whatIfChanged, {
    ...monthOf(range.from),
    ...meant.change,
  })
  const line = (name: string, was: number, is: number) => `${name}: ${describeMove(was, is)}`
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
            furthest
              .slice(0, named)
              .map(({ physician, before: was, after: is }) => `${physician}: from ${was} to ${is}`),
          )}`,
      searched < wholeSearch
        ? 'The search was cut short because the server is busy, so a full search may do better. Ask again, or generate the month.'
        : after.open > before.open + manyOpen
          ? 'With that many open shifts, the month would have to be rebuilt around this. Generate it to see how well that works.'
          : 'A longer search may do better. Generate the month to be sure.',
    ),
    followUps: ['Do we have enough people?', 'Which days are weakest?'],
    sources: [dataSource('The month’s rules and schedule', '/schedule')],
    about: { range: monthIn(range) },
  }
}

/** Below this share of the search, its figures mean little. */
const wholeSearch = 0.9
/** More than a short search leaves open by accident. */
const manyOpen = 15

const gapOf = ({ before, after }: { before: number; after: number }) => Math.abs(after - before)

function changeMeant(asking: Asking): Meant {
  const { form, text, records } = asking
  const [person] = form.people
  const [number] = form.numbers
  const [count] = form.counts
  if (form.act === 'whatIfHired') return hireMeant(form)
  const named = /\brules?\b/i.test(text) ? ruleMeant(text) : undefined
  if (named && 'change' in named) return named
  const limit = limitMeant(asking)
  if (limit) return limit
  if (person && number !== undefined && number >= 0.1 && number <= 1)
    return { change: { fte: { physician: person, fte: number } }, says: `With ${person} at ${number} FTE` }
  const [role] = rolesMeant(asking)
  const isOfPeople = /\b(nobody|no one|anyone|everyone|everybody|each|per|a week|a month|in a row)\b/i.test(text)
  const step = stepMeant(text, number)
  const usual = role ? records.roles.find((one) => one.isActive && one.name === role) : undefined
  if (usual && step !== 0 && !isOfPeople) {
    const [day] = count!.weekdays.length > 0 ? count!.weekdays : usualDays(usual)
    return demandMeant(role!, Math.max(0, usualCount(usual, day!) + step), count!.weekdays)
  }
  if (role && !named && !isOfPeople && number !== undefined && Number.isInteger(number) && count!.unit === 'shifts') {
    return demandMeant(role, number, count!.weekdays)
  }
  const rule = sentenceMeant(text, records)
  if (rule) return rule
  if (named) return named
  return {
    text: 'I couldn’t tell what should change. I can try out an FTE from 0.1 to 1, a hire, how many a role needs, a rule on or off, or a new rule such as “At most 3 nights in a row.”',
    followUps: ['What if no one worked more than 3 nights in a row?', 'What if we hired one more nocturnist?'],
  }
}

function demandMeant(role: string, count: number, weekdays: Weekday[]): Meant {
  const when = weekdays.length > 0 ? `on ${formatList(weekdays.map((day) => `${capitalize(day)}s`))}` : 'every day'
  return { change: { demand: { role, count, weekdays } }, says: `With ${count} required for ${role} ${when}` }
}

/** "One more", "two fewer", "an extra": how many more or less than now; 0 if the number itself is meant. */
function stepMeant(text: string, number = 1): number {
  if (/\b(fewer|less|short|(drop|cut|remov|los|reduc|eliminat)\w* (by )?(a|an|one|\d+|two|three))\b/i.test(text))
    return -number
  // "A second swing" is one more.
  if (/\ba second\b/i.test(text)) return 1
  return /\b(more|extra|additional|another|add(ed|ing)?)\b/i.test(text) ? number : 0
}

function hireMeant({ counts, numbers }: Asking['form']): Meant {
  const isNight = counts.some(({ kinds }) => kinds.includes('night'))
  const fte = numbers.find((number) => number > 0 && number < 1) ?? 1
  const count = Math.min(10, numbers.find((number) => number >= 1 && Number.isInteger(number)) ?? 1)
  const kind = isNight ? 'nocturnist' : fte < 1 ? `physician at ${fte} FTE` : 'full-time physician'
  const many = isNight ? 'nocturnists' : fte < 1 ? `physicians at ${fte} FTE` : 'full-time physicians'
  return {
    change: { hired: { count, fte, nightShiftPreference: isNight ? 'prefer' : 'neutral' } },
    says: `With ${count === 1 ? `one more ${kind}` : `${count} more ${many}`}`,
  }
}

/** A number for one of the group's own limits: days in a row, hours of rest. The limit named last is the new one. */
function limitMeant({ form }: Asking): Meant | undefined {
  const [count] = form.counts
  const [number] = form.numbers
  if (form.people.length > 0 || !count || number === undefined || !Number.isInteger(number)) return undefined
  const isPlain = count.kinds.length + count.roles.length + count.weekdays.length === 0
  if (count.unit === 'stretch' && isPlain && number >= 1 && number <= 31)
    return { change: { maxConsecutiveShifts: number }, says: `With at most ${plural(number, 'day')} in a row` }
  if (count.unit === 'rest' && isPlain && number <= 72)
    return { change: { minRestBetweenShifts: number }, says: `With at least ${plural(number, 'hour')} of rest` }
  const isNights = count.kinds.join() === 'night' || count.roles.join() === 'Night'
  if (count.unit === 'stretch' && isNights) {
    const most = `${plural(number, 'night')} in a row`
    return { change: { sentence: `At most ${most}` }, says: `With at most ${most}` }
  }
  return undefined
}

const opening =
  /^(so |and |ok |okay )?(what (happens|would happen|if|about)( if)?|suppose|imagine|say|could we|can we|let's say)( that)?\s+/i

/** Everything after "what if", read as a custom rule. */
function sentenceMeant(text: string, records: Asking['records']): Meant | undefined {
  const said = text
    .replace(/[?!.]+$/, '')
    .replace(opening, '')
    .replace(/\b(we|i) (added|made|had|set|put in) a (rule|limit|cap) (that|of|so that)\s*/i, '')
    .replace(
      /\b(the )?(max(imum)?|limit|cap)( number)?( of| on| for)? (.+?) (was|were|is|became|went to|to)( only)? (\d+|\w+)( instead of .*)?$/i,
      'at most $9 $6',
    )
    .replace(/\b(could|would|can|should) (only )?work\b/i, (_, __, only) => (only ? 'works at most' : 'works'))
    .replace(/\bworked\b/i, 'works')
    .replace(/\bhad\b/i, 'has')
  const read = readRule(said, records)
  return read && { change: { sentence: said }, says: `With a new rule (“${capitalize(said)}”)` }
}

const plain = new Set('what happens happen would turn switch rule rules about that with without drop'.split(' '))
const stemOf = (word: string) => word.slice(0, 5)
const stemsOf = (said: string) =>
  new Set(
    wordsOf(said)
      .filter((word) => word.length > 3 && !plain.has(word))
      .map(stemOf),
  )

/** The rule whose title shares the most words with the question; if several do, we ask which. */
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
