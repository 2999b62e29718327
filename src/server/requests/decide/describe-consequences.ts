/** What an approval means beyond the numbers beside it: days, candidates, rules, and scores have their own fields. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { describeShift } from '../describe-request.ts'
import type { RequestRow } from '../requests.store.ts'

type Facts = {
  row: Pick<RequestRow, 'requestType'>
  days: CoverageOfDay[]
  opened: { shift: ShownShift; candidates: { isAllowed: boolean }[] }[]
  away: { approved: number; asked: number }[]
  /** Days on which the group's limit of people off is reached without this one. */
  overLimit: string[]
}

export function describeConsequences(facts: Facts): string[] {
  const { row, days, opened, away, overLimit } = facts
  return [
    ...opened.flatMap(describeUncovered),
    ...(row.requestType === 'timeoff' && opened.length === 0 && days.some(({ isScheduled }) => isScheduled)
      ? ['Opens no shifts.']
      : []),
    ...describeUnplanned(days),
    ...(overLimit.length > 0
      ? [`More people off than your limit on ${joinWords(overLimit.slice(0, 3).map(formatDate), 'and')}.`]
      : []),
    ...describeAway(away),
    ...days.flatMap(({ date, holiday }) => (holiday ? [`${formatDate(date)} is ${holiday}.`] : [])),
  ]
}

function describeUncovered({ shift, candidates }: Facts['opened'][number]): string[] {
  return candidates.some(({ isAllowed }) => isAllowed)
    ? []
    : [`${describeShift(shift)}: no one can take it within the rules.`]
}

function describeUnplanned(days: CoverageOfDay[]): string[] {
  const short = days.filter(({ isScheduled, filledAfter, required }) => !isScheduled && filledAfter < required)
  return short.length > 0
    ? [
        `You’d be short-staffed on ${plural(short.length, 'day')} that ${short.length === 1 ? 'has' : 'have'} no schedule yet.`,
      ]
    : []
}

function describeAway(away: Facts['away']): string[] {
  const most = Math.max(0, ...away.map(({ approved }) => approved))
  const asked = Math.max(0, ...away.map(({ asked: number }) => number))
  if (most === 0 && asked === 0) return []
  const [upTo, when] = away.length === 1 ? ['', 'that day'] : ['Up to ', 'on these days']
  if (most === 0) return [`No one else is away ${when}; ${plural(asked, 'other')} requested time off.`]
  const more = asked > 0 ? `; ${asked} more requested time off` : ''
  return [`${upTo}${plural(most, 'colleague is', 'colleagues are')} already away ${when}${more}.`]
}
