/** Answers about who or what has the most and the fewest. */
import { plural, pluralWord } from '../../../../../engine/text/plural.ts'
import type { Draft } from '../../asking.ts'
import { formatList, paragraphs } from '../../format.ts'
import { describeCounts, nounOf } from '../../query/describe-count.ts'
import { runQuery } from '../../query/run-query.ts'
import { type Asked, figure, figuresOf, mentionOf, mostNames, shown } from './asked.ts'

/** The most, and the fewest below it. */
export function writeExtremes(asked: Asked): Draft {
  const ends = (['most', 'least'] as const).map((ask) => {
    const form = { ...asked.form, ask }
    return writeExtreme({ ...asked, form, result: runQuery(form, asked.facts) })
  })
  return { ...ends[0]!, text: paragraphs(...ends.map(({ text }) => text)), followUps: ['And last month?'] }
}

export function writeExtreme({ form, result: { rows }, when, facts }: Asked): Draft {
  const { counts, ask, limit, by } = form
  const [top] = rows
  if (!top) return { text: `There’s nothing to compare ${when}.` }
  const many = describeCounts(counts)
  const word = ask === 'most' ? 'most' : 'fewest'
  const about = {
    person: top.person ?? undefined,
    range: top.date ? { from: top.date, to: top.date } : facts.periods[0],
    items: rows.slice(0, shown).map(mentionOf),
  }
  const isOpen = counts.some((count) => count.isOpen)
  if (isOpen && rows.every(({ values }) => values[0] === 0))
    return { text: `No ${by ?? 'day'} ${when} has an open shift.`, about: { range: facts.periods[0] } }
  // Fair shares are about these, and about people.
  const isOfBurden = (by ?? 'physician') === 'physician' && ['shifts', 'weekends'].includes(counts[0]!.unit)
  const followUps = isOpen
    ? ['Why is the first one open?', 'Who could take the first one?']
    : [
        `And the ${ask === 'most' ? 'fewest' : 'most'}?`,
        ...(isOfBurden ? ['And weekends?', `Who has more than their share of ${nounOf(counts[0]!).many}?`] : []),
      ]
  if (limit)
    return {
      text: paragraphs(
        `The ${limit} with the ${word} ${many} ${when}:`,
        figuresOf(form.counts, rows.slice(0, limit)),
        rows.length > limit
          ? `${plural(rows.length - limit, 'more has', 'more have')} ${figure(rows.at(-1)!.values[0]!)}, too.`
          : undefined,
      ),
      followUps,
      about,
    }
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
    text: paragraphs(
      ...lines,
      counts.length === 1 && rest.length > 0 ? `Next:\n${figuresOf(form.counts, rest)}` : undefined,
    ),
    followUps,
    about,
  }
}
