/** A query over shifts with what it found, as the writers of answers get it. */
import { writeFigures } from '../../../../../contract/answer-text.ts'
import { capitalize } from '../../../../../engine/text/capital.ts'
import { round } from '../../../../../engine/text/round.ts'
import type { Asking } from '../../asking.ts'
import { describeCounts, describeValue, nounOf } from '../../query/describe-count.ts'
import type { Facts } from '../../query/facts.ts'
import type { Result, Row } from '../../query/run-query.ts'
import type { Count, Form, Having } from '../../question/form.ts'

export type Asked = {
  asking: Asking
  form: Form
  facts: Facts
  result: Result
  /** "in December 2026" */
  when: string
}

export const mentionOf = ({ person, date }: Row) => ({
  person: person ?? undefined,
  range: date ? { from: date, to: date } : undefined,
})

export const figure = (value: number) => String(round(value, 1))

/** Rows listed if everyone would be too many. */
export const shown = 5
/** The most names in one sentence. */
export const mostNames = 12

/** One number per line if one thing is counted, otherwise a table. */
export function figuresOf(counts: Count[], rows: Row[]): string {
  return writeFigures(
    counts.map((count) => capitalize(nounOf(count).many)),
    rows.map(({ name, values }) => ({ name, figures: values.map(figure) })),
  )
}

/** What someone can have more or less of. */
export function whoNext(count: Count): string[] {
  const { many } = nounOf(count)
  return ['shifts', 'weekends', 'hours'].includes(count.unit)
    ? [`Who has the most ${many}?`, `Who has the fewest ${many}?`]
    : []
}

/** The most lines someone would read. */
export const listed = 31

/** "more than 5 nights", "exactly 1 night", "between 10 and 12 nights" */
export function describeBound({ than, number, upTo }: Having, counts: Count[]): string {
  const [count] = counts
  if (upTo !== undefined) return `between ${number} and ${upTo} ${describeCounts(counts)}`
  const what = count && counts.length === 1 ? describeValue(count, number) : `${number} ${describeCounts(counts)}`
  return `${boundNames[than]} ${what}`
}

const boundNames = {
  more: 'more than',
  less: 'fewer than',
  'at-least': 'at least',
  'at-most': 'at most',
  exactly: 'exactly',
} as const
