/** Answers about how good a month is, what would improve it, and how two months compare. */
import { writeFigures } from '../../../../contract/answer-text.ts'
import { monthAway } from '../../../../engine/language/recognize/date-spans.ts'
import { monthKey, monthOf, spanOfMonth } from '../../../../engine/month.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { plural, pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { type FairClass, nounOfClass } from '../../../../engine/view/fair-class.ts'
import { conflicts } from '../../tools/conflicts.ts'
import { improve, scores } from '../../tools/scores.ts'
import { type Answerer, type Asking, type Draft, dataSource, monthIn, rangeOf, thisMonth } from '../asking.ts'
import { bullets, formatList, formatWhen, paragraphs } from '../format.ts'
import { nounOf } from '../query/describe-count.ts'
import { type Count, type Form, plainCount } from '../question/form.ts'
import { answerShifts } from './shifts/shifts.ts'

/** The product's score bands: 80 and up, 60 and up, below. */
const bands = ['excellent', 'good', 'needs improvement']
const bandsOfPreferences = ['most honored', 'many honored', 'limited accommodation']

function band(score: number, [best, middle, low] = bands): string {
  return (score >= 80 ? best : score >= 60 ? middle : low)!
}

export const answerScores: Answerer = async (asking) => {
  const { form, text, use } = asking
  if (/\b(best|worst|which month|each month|by month|trend|over time)\b/i.test(text)) return answerMonths(asking, false)
  if (form.periods.length > 1 || /\bcompar/i.test(text)) return answerMonths(asking, true)
  const range = rangeOf(asking, thisMonth(asking))
  if (monthKey(monthOf(range.from)) < monthKey(monthOf(range.to))) return answerMonths(asking, false)
  const { months } = await use(scores, { months: [monthOf(range.from)] })
  const [found] = months
  const said = {
    fairness: `Fairness is ${round(found!.fairness, 1)} of 100 (${band(found!.fairness)})`,
    coverage: `Coverage is ${round(found!.coverage, 1)} of 100 (${band(found!.coverage)})`,
    preferences: `Preferences met is ${round(found!.preferences, 1)} of 100 (${band(found!.preferences, bandsOfPreferences)})`,
  }
  const wanted = (['fairness', 'coverage', 'preferences'] as const).find((name) =>
    text.toLowerCase().includes(name.slice(0, 4)),
  )
  const first = wanted ? [said[wanted]] : []
  const rest = Object.entries(said)
    .filter(([name]) => name !== wanted)
    .map(([, sentence]) => sentence)
  return {
    text: paragraphs(
      `${found!.month}${found!.status === 'active' ? '' : ` (${found!.status})`}: ${[...first, ...rest].join('. ')}. ${found!.openShifts === 0 ? 'No shifts are' : plural(found!.openShifts, 'shift is', 'shifts are')} open.`,
    ),
    followUps: [
      'What would raise fairness?',
      'How does that compare with the month before?',
      'Who has more than their share of weekends?',
    ],
    sources: [dataSource(`Assessment for ${found!.month}`, '/admin/analytics')],
    about: { range: monthIn(range) },
  }
}

/** Every month with a schedule, up to a year of them, or the months that are compared. */
async function answerMonths({ form, records, today, use }: Asking, isCompared: boolean): Promise<Draft> {
  const [first, second] = form.periods
  const one = monthOf(first?.from ?? today)
  const other = second ? monthOf(second.from) : monthOf(monthAway(first?.from ?? today, -1).from)
  const known = new Map(
    records.schedules.filter(({ status }) => status !== 'archived').map((one) => [monthKey(one), one]),
  )
  const isMeant = (month: string) =>
    !first || (first.from.slice(0, 7) <= month && (first.to === '' || month <= first.to.slice(0, 7)))
  const every = [...known.values()]
    .filter((month) => isMeant(monthKey(month)))
    .sort((left, right) => monthKey(left).localeCompare(monthKey(right)))
    .slice(-12)
  const wanted = isCompared ? [one, other] : every.map(({ month, year }) => ({ month, year }))
  const { months } = await use(scores, { months: wanted })
  const best = months.toSorted((left, right) => right.fairness - left.fairness)[0]!
  return {
    text: paragraphs(
      isCompared
        ? `${months[0]!.month} compared with ${months[1]!.month}:`
        : `${best.month} has the highest fairness, ${round(best.fairness, 1)} of 100.`,
      writeFigures(
        ['Coverage', 'Fairness', 'Preferences met', 'Open shifts'],
        months.map(({ month, coverage, fairness, preferences, openShifts }) => ({
          name: month,
          figures: [coverage, fairness, preferences, openShifts].map((score) => String(round(score, 1))),
        })),
      ),
    ),
    followUps: [`What would raise fairness in ${months[0]!.month}?`, `Who has the most nights in ${months[0]!.month}?`],
    sources: [dataSource('Fairness', '/admin/analytics')],
    about: { range: spanOfMonth(wanted[0]!) },
  }
}

/** What the month breaks, hard rules first. */
export const answerConflicts: Answerer = async (asking) => {
  const { form, use } = asking
  const range = rangeOf(asking, thisMonth(asking))
  const { month, rules } = await use(conflicts, monthOf(range.from))
  const isMeant = ({ physicians }: { physicians: string[] }) =>
    form.people.length === 0 || form.people.some((name) => physicians.includes(name))
  const found = rules.filter(isMeant)
  const whose = form.people.length > 0 ? ` for ${formatList(form.people)}` : ''
  const describe = ({ rule, count, examples }: (typeof found)[number]) =>
    [whose ? rule : `${rule} (${count})`, examples.find(isMeant)?.says].filter(Boolean).join(': ')
  const [hard, soft] = [found.filter(({ isHard }) => isHard), found.filter(({ isHard }) => !isHard)]
  if (/\bprefer|\bwish/i.test(asking.text)) {
    const meant = soft.filter(({ isPreference }) => isPreference)
    return {
      text: paragraphs(
        meant.length === 0
          ? `Every preference was met in ${month}${whose}.`
          : `Preferences that weren’t met in ${month}${whose}:`,
        bullets(
          meant.map(
            ({ rule, examples }) =>
              `${rule}: ${examples
                .filter(isMeant)
                .map(({ says }) => says)
                .join(' ')}`,
          ),
        ),
      ),
      followUps: ['What would raise fairness?'],
      sources: [dataSource(`Schedule for ${month}`, '/schedule')],
      about: { range: monthIn(range) },
    }
  }
  const { shifts } = await asking.records.shiftsBetween(range.from, range.to)
  const open = form.people.length > 0 ? 0 : shifts.filter(({ physicianId }) => physicianId === null).length
  return {
    text: paragraphs(
      open > 0 ? `${plural(open, 'shift is', 'shifts are')} open ${formatWhen(range)}.` : undefined,
      hard.length === 0
        ? `${asking.isYesOrNo && open === 0 ? 'No. ' : ''}${month} breaks no hard rule${whose}.`
        : `Conflicts in ${month}${whose}:\n${bullets(hard.map(describe))}`,
      soft.length > 0
        ? `Trade-offs by rule, with an example of each:\n${bullets(soft.slice(0, 5).map(describe))}`
        : undefined,
    ),
    followUps: ['What are our rules?', 'What would raise fairness?'],
    sources: [dataSource(`Schedule for ${month}`, '/schedule')],
    about: { range: monthIn(range), person: form.people[0] },
  }
}

/** "Grace Oyelaran (6, fair share 4.5)" */
const describeShare = ({ physician, has, share }: { physician: string; has: number; share: number }) =>
  `${physician} (${has}, fair share ${round(share, 1)})`

export const answerImprove: Answerer = async (asking) => {
  const { use, form, text } = asking
  const range = rangeOf(asking, thisMonth(asking))
  // Only open shifts lower coverage.
  const counts = [{ ...plainCount, isOpen: true }]
  if (/\bcoverage\b/i.test(text) && !/\b(un)?fair/i.test(text))
    return answerShifts({ ...asking, form: { ...form, act: 'query', ask: 'list', counts, periods: [range] } })
  const found = await use(improve, monthOf(range.from))
  const weak = found.classes.filter(({ score }) => score < 99.95).sort((one, other) => one.score - other.score)
  const [weakest] = weak
  return {
    text: paragraphs(
      `Fairness in ${found.month} is ${round(found.fairness, 1)} of 100.${weakest ? ` The biggest drag is ${weakest.title.toLowerCase()} (${round(weakest.score, 1)} of 100): people have ${weakest.fewest} to ${weakest.most}.` : ''}`,
      weakest && weakest.above.length > 0
        ? `Furthest above their fair share, counting past months: ${formatList(weakest.above.map(describeShare))}.${weakest.below.length > 0 ? ` Furthest below: ${formatList(weakest.below.map(describeShare))}.` : ''}`
        : undefined,
      found.suggestions.length > 0
        ? `What would help most:\n${bullets(found.suggestions.slice(0, 5))}`
        : 'No single swap would improve it further.',
    ),
    followUps: [
      'Who has more than their share of nights?',
      'Which shifts are open from today on?',
      'How is fairness measured?',
    ],
    sources: [dataSource(`Assessment for ${found.month}`, '/admin/analytics')],
    about: { range: monthIn(range), person: weakest?.above[0]?.physician },
  }
}

function classOf({ kinds, weekdays, onHolidays, roles }: Count): FairClass {
  if (kinds.includes('night')) return 'night'
  if (onHolidays) return 'holiday'
  if (weekdays.length > 0) return 'weekend'
  return kinds.includes('backup') || roles.some((role) => /backup|jeopardy/i.test(role)) ? 'backup' : 'total'
}

/** Less than one shift doesn't count as owed. */
export function describeGap(gap: number): string {
  if (Math.abs(gap) < 1) return ''
  return gap > 0 ? `: ${round(gap, 1)} over` : `: ${round(-gap, 1)} under`
}

export const answerShares: Answerer = async (asking) => {
  const { form, use } = asking
  const [count] = form.counts
  const many = nounOf(count!).many
  const range = rangeOf(asking, thisMonth(asking))
  const found = await use(improve, { ...monthOf(range.from), physicians: form.people.slice(0, 100) })
  const wanted = classOf(count!)
  const one = found.classes.find((candidate) => candidate.class === wanted)
  if (!one)
    return {
      text: `No one rotates through ${many} in ${found.month}; volunteers cover them all.`,
      about: { range: monthIn(range) },
    }
  const describe = (name: string) => {
    const own = one.people.find(({ physician }) => physician === name)
    return own
      ? `${name} has ${plural(own.has, nounOfClass[wanted])} in ${found.month}; counting past months, the fair share is ${round(own.share, 1)}${describeGap(own.has - own.share)}.`
      : `${name} isn’t in the rotation for ${one.title.toLowerCase()} in ${found.month}, so there’s no fair share.`
  }
  if (form.people.length > 0)
    return {
      text: form.group
        ? describeGroup(form.group, form.claim, one, found.month)
        : paragraphs(...form.people.map(describe)),
      followUps: [`Who has more than their share of ${many}?`, 'How is fairness measured?'],
      sources: [dataSource(`Assessment for ${found.month}`, '/admin/analytics')],
      about: { range: monthIn(range), person: form.group ? undefined : form.people[0] },
    }
  const sides = (['above', 'below'] as const).filter((side) => form.claim !== (side === 'above' ? 'less' : 'more'))
  const people = sides.flatMap((side) => one[side])
  return {
    text: paragraphs(
      ...sides.flatMap((side) => [
        one[side].length === 0
          ? `No one in the rotation is a full shift ${side} their fair share of ${one.title.toLowerCase()} in ${found.month}.`
          : `Furthest ${side} their fair share of ${one.title.toLowerCase()} in ${found.month}, counting past months:`,
        bullets(one[side].map(({ physician, has, share }) => `${physician}: ${has}, fair share ${round(share, 1)}`)),
      ]),
      `${plural(one.takeTurns, 'physician is', 'physicians are')} in the rotation and have ${one.fewest} to ${one.most}. Fairness here is ${round(one.score, 1)} of 100. Volunteers aren’t compared.`,
    ),
    followUps: ['What would raise fairness?', 'Who has the most nights?', 'How is fairness measured?'],
    sources: [dataSource(`Assessment for ${found.month}`, '/admin/analytics')],
    about: { range: monthIn(range), items: people.map(({ physician }) => ({ person: physician })) },
  }
}

type ShareClass = Awaited<ReturnType<typeof improve.run>>['classes'][number]

/** "Which full-timers are under their share": those who are, by a whole shift. */
function describeGroup(group: string, claim: Form['claim'], { people, title }: ShareClass, month: string): string {
  const meant = people.filter(({ has, share }) => !claim || (claim === 'less' ? share - has : has - share) >= 1)
  const listed = meant.length > 0 ? ':' : '.'
  const counted = title.toLowerCase()
  const head = claim
    ? `${meant.length} of ${people.length} ${group} in the rotation ${pluralWord(meant.length, 'is', 'are')} a shift or more ${claim === 'less' ? 'below' : 'above'} their fair share of ${counted} in ${month}, counting past months`
    : `${capitalize(group)} in the rotation for ${counted} in ${month}, with their fair shares, counting past months`
  return paragraphs(
    `${head}${listed}`,
    bullets(meant.map((one) => `${describeShare(one)}${describeGap(one.has - one.share)}`)),
  )
}
