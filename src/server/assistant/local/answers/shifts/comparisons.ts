/** Answers that compare numbers: averages, percentages, two people, two periods, a group and everyone else. */
import { weekdayOf } from '../../../../../engine/calendar.ts'
import { capitalize } from '../../../../../engine/text/capital.ts'
import { plural } from '../../../../../engine/text/plural.ts'
import { round } from '../../../../../engine/text/round.ts'
import type { Draft } from '../../asking.ts'
import { bullets, paragraphs } from '../../format.ts'
import { describeValue, describeValues, nounOf } from '../../query/describe-count.ts'
import type { Facts } from '../../query/facts.ts'
import { type Row, runQuery } from '../../query/run-query.ts'
import type { Form } from '../../question/form.ts'
import { objectOf, subjectOf } from '../subject.ts'
import { type Asked, figure, mentionOf, whoNext } from './asked.ts'

/** Days in each, as far as whole ones can be averaged: a month of 31 days has 4.4 weeks. */
const daysIn = { day: 1, week: 7, month: 30.4 } as const

export function writeAverage({ form, facts, result: { rows, total }, when }: Asked): Draft {
  const { counts, by, group, people, isPerPhysician } = form
  const span = by === 'day' || by === 'week' || by === 'month' ? by : null
  const heads = span && isPerPhysician ? headsOf(form, facts) : 1
  const months = new Set(facts.days.map((day) => day.slice(0, 7))).size
  const isOfPeople = counts.some(({ unit }) => unit === 'physicians')
  const parts =
    isOfPeople || !span ? Math.max(1, rows.length) : span === 'month' ? months : facts.days.length / daysIn[span]
  // People are counted day by day: the same ones may work the next day.
  const isOfRows = !span || isOfPeople
  if (form.isPerFte && !span)
    return {
      text: `Average per FTE${group ? ` (${group})` : ''} ${when}: ${describeValues(counts, total.values)}.`,
      followUps: whoNext(counts[0]!),
    }
  const sum = (place: number) => (isOfRows ? sumOf(rows, place) : total.values[place]!)
  const average = counts.map((_, place) => sum(place) / Math.max(1, parts) / heads)
  const values = rows.map((row) => row.values[0]!)
  const [person] = people
  const one = person && !group && people.length === 1 ? ` for ${person}` : ''
  const each = !one && (heads > 1 || !span) && (!by || by === 'physician' || span) ? ' per physician' : ''
  const over = span
    ? `${plural(round(parts, 1), span)}${heads > 1 ? ` and ${plural(heads, 'physician')}` : ''}`
    : plural(rows.length, by ?? 'physician')
  const isWide = !span || heads === 1
  return {
    text: paragraphs(
      `Average${each}${by && by !== 'physician' ? ` per ${by}` : ''}${group ? ` (${group})` : ''}${one} ${when}: ${describeValues(counts, average)}.`,
      `That’s ${isOfPeople ? '' : `${describeValue(counts[0]!, sum(0))} `}across ${over}${isWide ? `; the range is ${figure(Math.min(...values))} to ${figure(Math.max(...values))}` : ''}.`,
    ),
    followUps: whoNext(counts[0]!),
  }
}

export function writeMedian({ form: { counts, group, by }, result: { rows }, when }: Asked): Draft {
  const lines = counts.map((count, place) => {
    const values = rows.map((row) => row.values[place]!).sort((one, other) => one - other)
    const middle = (values[(values.length - 1) >> 1]! + values[values.length >> 1]!) / 2
    return `The median is ${describeValue(count, middle)} per ${by ?? 'physician'}${group ? ` (${group})` : ''} ${when}. ${plural(rows.length, by ?? 'physician')}; the range is ${figure(values[0]!)} to ${figure(values.at(-1)!)}.`
  })
  return { text: paragraphs(...lines), followUps: whoNext(counts[0]!) }
}

const headsOf = ({ people, except }: Form, facts: Facts) =>
  people.length > 0
    ? people.length
    : facts.people.filter(({ name, isActive }) => isActive && !except.includes(name)).length

export function writeComparison(asked: Asked): Draft {
  const {
    form,
    result: { rows },
    when,
    facts,
  } = asked
  if (form.sides.length > 0) return compareSides(asked)
  const { counts, claim, people } = form
  const isByPeriod = (people.length < 2 || form.group !== null) && facts.periods.length > 1
  const [one, other] = rows
  if (counts.length === 2 && people.length < 2 && !isByPeriod) return compareCounts(asked)
  const isNamed = isByPeriod || people.length > 1
  if (!one || !other || !isNamed)
    return {
      text: 'What should I compare? Name two physicians or two periods.',
      followUps: ['Who has the most nights this month?'],
    }
  const at = isByPeriod ? '' : ` ${when}`
  const whose = isByPeriod && people[0] ? `${capitalize(form.group ?? objectOf(asked.asking, people[0]))}: ` : ''
  const lines = counts.map((count, place) => {
    const [left, right] = [one.values[place]!, other.values[place]!]
    const more =
      left === right
        ? 'the same'
        : `${figure(Math.abs(left - right))} ${left > right ? 'more' : 'fewer'} ${isByPeriod ? 'in' : 'for'} ${one.name}`
    return `${whose}${rows.map(({ name, values }) => `${describeValue(count, values[place]!)} ${isByPeriod ? 'in' : 'for'} ${name}`).join(', ')}${at} (${rows.length === 2 ? more : `${rows.length} compared`}).`
  })
  const isRight =
    claim &&
    counts.every((_, place) =>
      claim === 'more' ? one.values[place]! > other.values[place]! : one.values[place]! < other.values[place]!,
    )
  return {
    text: paragraphs(claim ? `${isRight ? 'Yes' : 'No'}. ${lines[0]}` : lines[0], ...lines.slice(1)),
    followUps: ['And weekends?', 'And last month?'],
    about: { person: people[0], range: facts.periods[0], items: rows.map(mentionOf) },
  }
}

/** "Nights versus days for Chen", "who has more nights than weekends": two counts of the same people. */
function compareCounts({ asking, form, result, when, facts }: Asked): Draft {
  const { counts, claim, people } = form
  const row = people[0] ? result.rows[0]! : result.total
  const [left, right] = [row.values[0]!, row.values[1]!]
  const who = people[0] ? subjectOf(asking, people[0]) : { who: 'The group', has: 'has' }
  const head = claim ? `${(claim === 'more' ? left > right : left < right) ? 'Yes' : 'No'}. ` : ''
  return {
    text: `${head}${who.who} ${who.has} ${describeValues(counts, row.values)} ${when}.`,
    followUps: ['And last month?'],
    about: { person: people[0], range: facts.periods[0] },
  }
}

/** "What percent of nights are worked by nocturnists": the part, the whole, and the share. */
export function writePercent({ form, facts, when, asking }: Asked): Draft {
  const whole = form.whole!
  const [count] = form.counts
  const part = runQuery({ ...form, ask: 'count' }, facts).total.values[0]!
  const isPeople = count!.unit === 'physicians'
  const all =
    whole.counts[0]!.unit === 'weekends' && form.people.length === 1
      ? facts.days.filter((date) => weekdayOf(date) === 'saturday').length
      : isPeople
        ? facts.people.filter(({ name, isActive }) =>
            whole.people.length > 0 ? whole.people.includes(name) : isActive,
          ).length
        : runQuery({ ...form, ...whole, ask: 'percent' }, facts).total.values[0]!
  const isFilled = form.people.length === 0 && JSON.stringify(count) === JSON.stringify(whole.counts[0])
  const what = isFilled ? `${nounOf(count!).many} are filled` : `${describeValue(whole.counts[0]!, all)}`
  const [person] = form.people
  const who = person && !form.group ? ` for ${objectOf(asking, person)}` : form.group ? ` for ${form.group}` : ''
  return {
    text:
      all === 0
        ? `There’s nothing to count ${when}.`
        : isFilled
          ? `${percent(part, all)} of ${what} ${when}: ${part} of ${all}.`
          : `${percent(part, all)} of ${what} ${when}: ${describeValue(count!, part)}${who}.`,
    followUps: whoNext(count!),
    about: { person: form.group ? undefined : person, range: facts.periods[0] },
  }
}

const percent = (part: number, all: number) => `${round((100 * part) / all, 1)}%`

/** A person or group compared with another group or everyone else, per physician, because groups differ in size. */
function compareSides({ asking, form, facts, when }: Asked): Draft {
  const { rows } = runQuery({ ...form, sides: [], ask: 'count', by: 'physician', people: [], having: null }, facts)
  const [one, other] = form.sides.map(({ name, people }) => {
    const isRest = people.length === 0
    const own = rows.filter((row) => people.includes(row.name))
    const rest = rows.filter((row) => !form.people.includes(row.name))
    return { name: name === asking.records.self?.name ? 'you' : name, rows: isRest ? rest : own }
  })
  const lines = form.counts.map((count, place) =>
    bullets(
      [one!, other!].map((side) => {
        const total = sumOf(side.rows, place)
        const each = describeValue(count, round(total / Math.max(1, side.rows.length), 1))
        return side.rows.length === 1
          ? `${side.name}: ${describeValue(count, total)}`
          : `${side.name}: ${each} per physician (${describeValue(count, total)}, ${plural(side.rows.length, 'physician')})`
      }),
    ),
  )
  const gap =
    sumOf(one!.rows, 0) / Math.max(1, one!.rows.length) - sumOf(other!.rows, 0) / Math.max(1, other!.rows.length)
  const isRight = form.claim === 'more' ? gap > 0 : gap < 0
  // As it's written, both have the same.
  const verdict = Math.abs(gap) > 0 && Math.abs(gap) < 0.05 ? 'About the same.' : isRight ? 'Yes.' : 'No.'
  return {
    text: paragraphs(
      form.claim ? verdict : undefined,
      ...lines.map((line, place) => `${capitalize(nounOf(form.counts[place]!).many)} ${when}:\n${line}`),
    ),
    followUps: ['And weekends?', 'And last month?'],
    about: { range: facts.periods[0] },
  }
}

const sumOf = (rows: Row[], place: number) => rows.reduce((sum, { values }) => sum + values[place]!, 0)
