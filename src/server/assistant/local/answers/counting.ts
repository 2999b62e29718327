/** Answers about counts: who has how much of what, most and least, and against the fair share. */
import { writeFigure } from '../../../../contract/answer-text.ts'
import { monthOf } from '../../../../engine/month.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { plural, pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { improve } from '../../tools/scores.ts'
import { type Measure, tallies } from '../../tools/tallies.ts'
import {
  type Answerer,
  type Asking,
  dataSource,
  filterOf,
  monthIn,
  plannedSources,
  rangeOf,
  rolesMeant,
  thisMonth,
} from '../asking.ts'
import { bullets, measureWord, paragraphs, sayList, sayMeasure, sayNotPlanned, sayWhen } from '../say.ts'

const shown = 5

/** A role in the question narrows what is counted, except where the measure itself is that kind of shift. */
function countingFilter({ frame, records }: Asking, measure: Measure) {
  if (measure === 'nights' || measure === 'backups') return {}
  const roles = rolesMeant({ frame, records })
  return filterOf({ roles, kinds: [] })
}

export const answerTallies: Answerer = async (asking) => {
  const { frame, use } = asking
  const measure = frame.measure ?? 'shifts'
  const range = rangeOf(asking, thisMonth(asking))
  const filter = countingFilter(asking, measure)
  const what = 'roles' in filter ? `${sayList(filter.roles ?? [])} ` : ''
  const found = await use(tallies, { ...range, ...filter })
  if (found.planned.length === 0)
    return { text: paragraphs(sayNotPlanned(found.notPlanned)), followUps: ['Which months are published?'] }
  const sources = plannedSources(found.planned)
  const gaps = sayNotPlanned(found.notPlanned)
  const named = frame.people.flatMap((name) => found.people.find(({ physician }) => physician === name) ?? [])
  if (named.length > 0) {
    const lines = named.map(
      (one) => `${one.physician} has ${what}${sayMeasure(measure, one[measure])} ${sayWhen(range)}.`,
    )
    const isRare = measure === 'shifts' && named.length === 1 && named[0]!.backups > 0 && !what
    const aside = isRare ? `Backup duty is counted apart: ${plural(named[0]!.backups, 'day')}.` : undefined
    return {
      text: paragraphs(lines.join('\n\n'), aside, gaps),
      followUps: afterPerson(named[0]!.physician, measure),
      sources,
      about: { person: named[0]!.physician, range },
    }
  }
  if (frame.order) return { ...sayExtreme(asking, found.people, measure, what, range, gaps), sources }
  const total =
    measure === 'longestRun' ? Math.max(...found.people.map((one) => one.longestRun)) : found.totals[measure]
  const ranked = [...found.people].sort((one, other) => other[measure] - one[measure])
  return {
    text: paragraphs(
      measure === 'longestRun'
        ? `The longest run ${sayWhen(range)} is ${sayMeasure(measure, total)}.`
        : `${capitalize(`${what}${sayMeasure(measure, total)}`)} ${sayWhen(range)} in all. The most:`,
      bullets(ranked.slice(0, shown).map((one) => writeFigure(one.physician, String(round(one[measure], 1))))),
      gaps,
    ),
    followUps: [`Who has the fewest ${measureWord(measure)}?`, 'And this year?'],
    sources,
    about: { range, items: ranked.slice(0, shown).map(mentionOf) },
  }
}

type Counted = { physician: string } & Record<Measure, number>

const mentionOf = ({ physician }: { physician: string }) => ({ person: physician })

function sayExtreme(
  asking: Asking,
  people: Counted[],
  measure: Measure,
  what: string,
  range: { from: string; to: string },
  gaps: string[],
) {
  const sign = asking.frame.order === 'most' ? -1 : 1
  const ranked = [...people].sort(
    (one, other) => sign * (one[measure] - other[measure]) || one.physician.localeCompare(other.physician),
  )
  const top = ranked[0]
  if (!top) return { text: 'The group has no physicians yet.' }
  const first = ranked.filter((one) => one[measure] === top[measure])
  const word = asking.frame.order === 'most' ? 'most' : 'fewest'
  const many =
    first.length > 12
      ? `${first.length} physicians, among them ${sayList(first.slice(0, shown).map((one) => one.physician))},`
      : sayList(first.map((one) => one.physician))
  const rest = ranked.filter((one) => one[measure] !== top[measure]).slice(0, shown - 1)
  const other = asking.frame.order === 'most' ? 'fewest' : 'most'
  return {
    text: paragraphs(
      `${many} ${pluralWord(first.length, 'has', 'have')} the ${word} ${what}${measureWord(measure)} ${sayWhen(range)}: ${round(top[measure], 1)}${first.length === 1 ? '' : ' each'}.`,
      rest.length > 0
        ? `Then come:\n${bullets(rest.map((one) => writeFigure(one.physician, String(round(one[measure], 1)))))}`
        : undefined,
      gaps,
    ),
    followUps: [
      `And the ${other}?`,
      first.length === 1 ? `And their weekends?` : 'And weekends?',
      `Who has more than their share of ${measureWord(measure)}?`,
    ],
    about: { person: top.physician, range, items: rest.map(mentionOf) },
  }
}

function afterPerson(physician: string, measure: Measure): string[] {
  return [
    measure === 'weekendDays' ? 'And nights?' : 'And weekends?',
    `Who has the most ${measureWord(measure)}?`,
    `When does ${physician} work next?`,
  ]
}

const classOf: Partial<Record<Measure, string>> = {
  nights: 'night',
  weekendDays: 'weekend',
  holidays: 'holiday',
  shifts: 'total',
  backups: 'backup',
}

export const answerShares: Answerer = async (asking) => {
  const { frame, use } = asking
  const range = rangeOf(asking, thisMonth(asking))
  const found = await use(improve, monthOf(range.from))
  const wanted = classOf[frame.measure ?? 'shifts'] ?? 'total'
  const isBelow = /\b(too few|below|under|less than|owe|owes|behind|underworked)\b/.test(frame.shape)
  const one = found.classes.find((candidate) => candidate.class === wanted)
  if (!one)
    return {
      text: `Nobody takes turns in ${measureWord(frame.measure ?? 'shifts')} in ${found.month}: they are taken by wish or not at all.`,
      about: { range: monthIn(range) },
    }
  const people = isBelow ? one.below : one.above
  const side = isBelow ? 'below' : 'above'
  return {
    text: paragraphs(
      people.length === 0
        ? `Nobody who takes turns is a whole shift ${side} the fair share of ${one.title.toLowerCase()} in ${found.month}.`
        : `Furthest ${side} the fair share of ${one.title.toLowerCase()} in ${found.month}:`,
      bullets(people.map(({ physician, has, share }) => `${physician}: ${has}, the share is ${round(share, 1)}`)),
      `${plural(one.takeTurns, 'physician takes', 'physicians take')} turns; the range is ${one.fewest} to ${one.most}. Fairness of this class: ${round(one.score, 1)}. Those who take such shifts by wish are not compared.`,
    ),
    followUps: ['What would raise fairness?', 'Who has the most nights?', 'How is fairness measured?'],
    sources: [dataSource(`Assessment of ${found.month}`, '/admin/analytics')],
    about: { range: monthIn(range), items: people.map(mentionOf) },
  }
}
