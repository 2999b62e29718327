/** Writes a form as a question in plain words, for the buttons under a question that wasn't understood. */
import { capitalize } from '../../../../engine/text/capital.ts'
import { formatList, formatPeriods } from '../format.ts'
import { describeCounts, nounOf } from '../query/describe-count.ts'
import type { Form, Having } from './form.ts'

const bounds: Record<Having['than'], string> = {
  more: 'more than',
  less: 'fewer than',
  'at-least': 'at least',
  'at-most': 'at most',
  exactly: 'exactly',
}

const writers: Partial<Record<Form['ask'], (form: Form, things: string, who: string) => string | undefined>> = {
  most: (_, things) => `Who has the most ${things}`,
  least: (_, things) => `Who has the fewest ${things}`,
  average: (_, things) => `Average ${things} per physician`,
  compare: ({ people }, things) => (people.length > 1 ? `Compare ${formatList(people)} on ${things}` : undefined),
  next: (_, __, who) => (who ? `When does ${who} work next` : undefined),
  whether: (_, __, who) => (who ? `Does ${who} work` : undefined),
  list: ({ counts, people }, _, who) =>
    counts.some(({ isOpen }) => isOpen)
      ? 'Which shifts are open'
      : people.length > 0
        ? `When does ${who} work`
        : undefined,
  who: ({ having, counts }, things) => {
    if (!having) return `Who has ${things}`
    const isNone = having.number === 0 && having.than === 'exactly'
    return isNone ? `Who has no ${nounOf(counts[0]!).one}` : `Who has ${bounds[having.than]} ${having.number} ${things}`
  },
  count: ({ by, group, people }, things, who) => {
    if (by === 'physician') return `${capitalize(things)} per physician`
    if (by) return `${capitalize(things)} by ${by}`
    return who
      ? `How many ${things} ${group || people.length > 1 ? 'do' : 'does'} ${who} have`
      : `How many ${things} are there`
  },
}

export function writeQuestion(form: Form): string | undefined {
  const { act, table, ask, counts, people, group, periods } = form
  if (act !== 'query' || table !== 'shifts' || form.own || periods.some(({ to }) => to === '')) return undefined
  const said = writers[ask]?.(form, describeCounts(counts), group ?? formatList(people))
  return said && `${[said, formatPeriods(periods)].filter(Boolean).join(' ')}?`
}
