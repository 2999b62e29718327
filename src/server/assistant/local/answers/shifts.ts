/** Answers to queries over shifts: counts, names, lists, yes or no, most and least, averages, comparisons. */
import { writeFigure } from '../../../../contract/answer-text.ts'
import { addDays } from '../../../../engine/calendar.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { plural, pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { type Answerer, type Asking, closeRange, type Draft, fromNowOn, thisMonth } from '../asking.ts'
import { bullets, describeShift, formatList, formatPeriods, paragraphs } from '../format.ts'
import { describeCounts, describeValue, describeValues, nounOf } from '../query/describe-count.ts'
import { readFacts } from '../query/facts.ts'
import { type Row, runQuery } from '../query/run-query.ts'
import type { Ask, Count, Form } from '../question/form.ts'
import type { Asked } from './asked.ts'
import { describeBasis, linksOf, sourcesOf, whenPlanned } from './basis.ts'
import { answerList, answerNext } from './lists.ts'
import { askNights, askWhenNext, subjectOf } from './subject.ts'
import { answerWho } from './who.ts'

/** How many rows are told where everybody would be too many. */
const shown = 5
/** Names that are told in one sentence. */
const mostNames = 12

export const answerShifts: Answerer = async (asking) => {
  const { form, records, today } = asking
  const periods = (form.periods.length > 0 ? form.periods : [usualPeriod(asking)]).map((range) =>
    closeRange(range, records, today),
  )
  const facts = await readFacts(records, periods)
  if (facts.planned.length === 0) return whenPlanned(facts, asking)
  const result = runQuery(form, facts)
  const asked: Asked = { asking, form, facts, result, when: formatPeriods(periods) }
  const draft = await writers[form.ask](asked)
  return {
    ...draft,
    text: paragraphs(draft.text, describeBasis(asked)),
    sources: sourcesOf(facts),
    links: linksOf(asked),
    about: draft.about ?? { range: periods[0], person: form.people[0] },
  }
}

/** What is meant where no time is named. */
function usualPeriod(asking: Asking): DateRange {
  const { form, today } = asking
  const isFiltered = form.counts.some(
    ({ unit, weekdays, onHolidays }) => unit !== 'shifts' || weekdays.length > 0 || onHolidays,
  )
  const ahead = { from: today, to: addDays(today, 30) }
  if (form.ask === 'next') return { from: today, to: addDays(today, 92) }
  if (form.ask === 'last') return { from: addDays(today, -183), to: addDays(today, -1) }
  if (form.counts.some(({ isOpen }) => isOpen) && form.ask !== 'most') return fromNowOn(asking)
  if (form.ask === 'list') return form.by ? thisMonth(asking) : ahead
  const isToday =
    (form.ask === 'who' || form.ask === 'whether') && !isFiltered && (!form.having || form.having.number === 0)
  return isToday ? { from: today, to: today } : thisMonth(asking)
}

const writers: Record<Ask, (asked: Asked) => Draft | Promise<Draft>> = {
  count: writeCount,
  who: answerWho,
  list: answerList,
  whether: writeWhether,
  next: answerNext,
  last: answerNext,
  most: writeExtreme,
  least: writeExtreme,
  average: writeAverage,
  compare: writeComparison,
}

const mentionOf = ({ person, date }: Row) => ({
  person: person ?? undefined,
  range: date ? { from: date, to: date } : undefined,
})

const figure = (value: number) => String(round(value, 1))

/** One number a line where one thing is counted, else words. */
function tableOf({ counts }: Form, rows: Row[]): string {
  return bullets(
    rows.map(({ name, values }) =>
      counts.length === 1 ? writeFigure(name, figure(values[0]!)) : `${name}: ${describeValues(counts, values)}`,
    ),
  )
}

/** What one can have more or less of. */
function whoNext(count: Count): string[] {
  const { many } = nounOf(count)
  return count.unit === 'shifts' || count.unit === 'hours'
    ? [`Who has the most ${many}?`, `Who has the fewest ${many}?`]
    : []
}

function writeCount({ asking, form, result: { rows, total }, when, facts }: Asked): Draft {
  const { counts, people, group, by } = form
  const about = { range: facts.periods[0], person: people[0], items: rows.slice(0, 60).map(mentionOf) }
  if (by) {
    const whose = group ? ` of ${group}` : people.length > 0 ? ` of ${formatList(people)}` : ''
    const told = rows.filter(({ values }) => values.some((value) => value > 0))
    const isSum = counts.every(({ unit }) => unit === 'shifts' || unit === 'hours')
    return {
      text: paragraphs(
        `${capitalize(describeCounts(counts))}${whose} ${when}, by ${by}:`,
        tableOf(form, by === 'physician' ? told : rows),
        told.length < rows.length && by === 'physician'
          ? `${plural(rows.length - told.length, 'physician has', 'physicians have')} none.`
          : undefined,
        isSum ? `Total: ${describeValues(counts, total.values)}.` : undefined,
      ),
      followUps: ['And the most?', 'And last month?'],
      about,
    }
  }
  if (people.length > 0 && !group)
    return {
      text: rows
        .map(({ name, values }) => {
          const { who, has } = subjectOf(asking, name)
          return `${who} ${has} ${describeValues(counts, values)} ${when}.`
        })
        .join('\n\n'),
      followUps: [...whoNext(counts[0]!).slice(0, 1), 'And last month?', askWhenNext(asking, people[0]!)],
      about,
    }
  const isOpen = counts.some((count) => count.isOpen)
  const whose = group ? ` of ${group} (${formatList(people)})` : ''
  return {
    text:
      isOpen && total.values.every((value) => value === 0)
        ? `There's no ${nounOf(counts[0]!).one} ${when}.`
        : `${describeValues(counts, total.values)}${whose} ${when}.`,
    followUps: isOpen ? ['Which shifts are open?', 'Which days are weakest?'] : whoNext(counts[0]!),
    about,
  }
}

function writeWhether({ form, result: { rows }, when, asking }: Asked): Draft {
  const { counts, people, having } = form
  const [count] = counts
  const lines = people.map((name) => {
    const row = rows.find((one) => one.name === name)
    const isYes = having ? row !== undefined : row!.values.every((value) => value > 0)
    const listed = (row?.shifts ?? []).slice(0, 31)
    const { who, has } = subjectOf(asking, name)
    const says =
      listed.length === 0
        ? `${who} ${has} no ${nounOf(count!).one} ${when}.`
        : `${who} ${has} ${describeValues(counts, row!.values)} ${when}: ${formatList(listed.map(describeShift))}.`
    return `${isYes ? 'Yes' : 'No'}. ${having && !row ? `${who} ${has} a shift ${when}.` : says}`
  })
  return {
    text: lines.join('\n\n'),
    followUps: people.slice(0, 1).flatMap((name) => [askWhenNext(asking, name), askNights(asking, name)]),
    about: { person: people[0], range: asking.form.periods[0] },
  }
}

function writeExtreme({ form, result: { rows }, when, facts }: Asked): Draft {
  const { counts, ask, limit, by } = form
  const [top] = rows
  if (!top) return { text: `There's nothing to compare ${when}.` }
  const many = describeCounts(counts)
  const word = ask === 'most' ? 'most' : 'fewest'
  const about = {
    person: top.person ?? undefined,
    range: top.date ? { from: top.date, to: top.date } : facts.periods[0],
    items: rows.slice(0, shown).map(mentionOf),
  }
  const isOpen = counts.some((count) => count.isOpen)
  if (isOpen && top.values[0] === 0)
    return { text: `No ${by ?? 'day'} ${when} has an open shift.`, about: { range: facts.periods[0] } }
  const followUps = isOpen
    ? ['Why is the first one open?', 'Who could take the first one?']
    : [
        `And the ${ask === 'most' ? 'fewest' : 'most'}?`,
        'And weekends?',
        `Who has more than their share of ${nounOf(counts[0]!).many}?`,
      ]
  if (limit)
    return { text: paragraphs(`The ${limit} with the ${word} ${many} ${when}:`, tableOf(form, rows)), followUps, about }
  const lines = counts.map((count, place) => {
    const sign = ask === 'most' ? -1 : 1
    const sorted = rows.toSorted((one, other) => sign * (one.values[place]! - other.values[place]!))
    const best = sorted[0]!.values[place]!
    const first = sorted.filter(({ values }) => values[place] === best).map(({ name }) => name)
    const names =
      first.length > mostNames
        ? `${first.length} ${by ? `${by}s` : 'physicians'}, including ${formatList(first.slice(0, shown))},`
        : formatList(first)
    return `${names} ${pluralWord(first.length, 'has', 'have')} the ${word} ${nounOf(count).many} ${when}: ${figure(best)}${first.length === 1 ? '' : ' each'}.`
  })
  const rest = rows
    .filter(({ values }) => values[0] !== top.values[0] && (ask === 'least' || values[0]! > 0))
    .slice(0, shown - 1)
  return {
    text: paragraphs(...lines, counts.length === 1 && rest.length > 0 ? `Next:\n${tableOf(form, rest)}` : undefined),
    followUps,
    about,
  }
}

function writeAverage({ form, result: { rows, total }, when }: Asked): Draft {
  const { counts, by, group } = form
  const each = by ?? (group ? group : 'physician')
  const average = counts.map(
    (_, place) => rows.reduce((sum, { values }) => sum + values[place]!, 0) / Math.max(1, rows.length),
  )
  const values = rows.map((row) => row.values[0]!)
  return {
    text: paragraphs(
      `On average, ${describeValues(counts, average)} ${by ? `a ${each}` : 'per physician'}${group ? ` (${group})` : ''} ${when}.`,
      `That's ${describeValue(counts[0]!, total.values[0]!)} over ${plural(rows.length, by ?? 'physician')}; the range is ${figure(Math.min(...values))} to ${figure(Math.max(...values))}.`,
    ),
    followUps: whoNext(counts[0]!),
  }
}

function writeComparison({ form, result: { rows }, when, facts }: Asked): Draft {
  const { counts, claim, people } = form
  const isByPeriod = people.length < 2 && facts.periods.length > 1
  const [one, other] = rows
  if (!one || !other)
    return {
      text: 'What should I compare? Name two physicians or two periods.',
      followUps: ['Who has the most nights this month?'],
    }
  const at = isByPeriod ? '' : ` ${when}`
  const whose = isByPeriod && people[0] ? `${people[0]}: ` : ''
  const lines = counts.map((count, place) => {
    const [left, right] = [one.values[place]!, other.values[place]!]
    const more =
      left === right
        ? 'the same'
        : `${figure(Math.abs(left - right))} ${left > right ? 'more' : 'fewer'} for ${one.name}`
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
