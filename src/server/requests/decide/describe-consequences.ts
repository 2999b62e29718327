/** The consequences of an approval in a few sentences, weightiest first. */
import type { Consequences, CoverageOfDay } from '../../../contract/request-outlook.ts'
import type { Finding } from '../../../contract/shifts.ts'
import { joinWords } from '../../../engine/rules/parts/phrases.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { describeShift } from '../describe-request.ts'
import type { RequestRow } from '../requests.store.ts'

type Facts = {
  row: Pick<RequestRow, 'requestType'>
  days: CoverageOfDay[]
  opened: { shift: ShownShift; candidates: { isAllowed: boolean; name: string }[] }[]
  findings: Finding[]
  scores: Consequences['scores']
  away: { approved: number; asked: number }[]
  /** Days on which the group's limit of people off is reached without this one. */
  overLimit: string[]
}

export function describeConsequences(facts: Facts): string[] {
  const { row, days, opened, findings, scores, away, overLimit } = facts
  const hard = findings.filter((finding) => finding.hard)
  return [
    ...(hard.length > 0 ? [`Breaks ${plural(hard.length, 'hard rule')}.`] : []),
    ...opened.map(describeOpened),
    ...(row.requestType === 'timeoff' && opened.length === 0 && days.some(({ isScheduled }) => isScheduled)
      ? ['Opens no shifts.']
      : []),
    ...describeCoverage(days),
    ...(overLimit.length > 0
      ? [`More people off than your limit on ${joinWords(overLimit.slice(0, 3).map(formatDate), 'and')}.`]
      : []),
    ...describeAway(away),
    ...days.flatMap(({ date, holiday }) => (holiday ? [`${formatDate(date)} is ${holiday}.`] : [])),
    ...describeScores(scores),
  ]
}

function describeOpened({ shift, candidates }: Facts['opened'][number]): string {
  const able = candidates.filter(({ isAllowed }) => isAllowed)
  const who =
    able.length === 0
      ? 'no one can take it within the rules'
      : `${plural(able.length, 'colleague')} could take it. Best match: ${able[0]!.name}`
  return `${describeShift(shift)}: ${who}.`
}

function describeCoverage(days: CoverageOfDay[]): string[] {
  const worse = days.filter(({ filledAfter, filledNow }) => filledAfter < filledNow)
  const scheduled = worse.filter(({ isScheduled }) => isScheduled)
  const planned = days.filter(({ isScheduled, filledAfter, required }) => !isScheduled && filledAfter < required)
  return [
    ...scheduled.map(
      ({ date, filledAfter, required, filledNow }) =>
        `${formatDate(date)}: ${filledAfter} of ${required} positions filled, ${filledNow} before.`,
    ),
    ...(planned.length > 0
      ? [`${plural(planned.length, 'day')} without a schedule would be tight, by headcount.`]
      : []),
  ].slice(0, 4)
}

function describeAway(away: Facts['away']): string[] {
  const most = Math.max(0, ...away.map(({ approved }) => approved))
  const asked = Math.max(0, ...away.map(({ asked: number }) => number))
  if (most === 0 && asked === 0) return []
  const more = asked > 0 ? `; ${asked} more requested time off` : ''
  return [`Up to ${plural(most, 'colleague is', 'colleagues are')} already away on these days${more}.`]
}

function describeScores(scores: Consequences['scores']): string[] {
  if (!scores) return []
  const change = (name: 'fairness' | 'preferences', title: string) => {
    const difference = round(scores.after[name] - scores.before[name], 1)
    return difference === 0 ? [] : [`${title} ${scores.before[name]} → ${scores.after[name]}.`]
  }
  return [...change('fairness', 'Fairness'), ...change('preferences', 'Preferences met')]
}
