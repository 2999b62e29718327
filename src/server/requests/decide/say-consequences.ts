/** The consequences of an approval in a few sentences, the weightiest first. */
import type { Consequences, CoverageOfDay } from '../../../contract/request-outlook.ts'
import type { Finding } from '../../../contract/shifts.ts'
import { sayDate } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import type { RequestRow } from '../requests.store.ts'
import { sayShift } from '../say-request.ts'

type Facts = {
  row: Pick<RequestRow, 'requestType'>
  days: CoverageOfDay[]
  opened: { shift: ShownShift; candidates: { isAllowed: boolean; name: string }[] }[]
  findings: Finding[]
  scores: Consequences['scores']
  away: { approved: number; asked: number }[]
}

export function sayConsequences(facts: Facts): string[] {
  const { row, days, opened, findings, scores, away } = facts
  const hard = findings.filter((finding) => finding.hard)
  return [
    ...(hard.length > 0 ? [`Breaks ${plural(hard.length, 'rule')} that must hold.`] : []),
    ...opened.map(sayOpened),
    ...(row.requestType === 'timeoff' && opened.length === 0 && days.some(({ isScheduled }) => isScheduled)
      ? ['No shift opens up.']
      : []),
    ...sayCoverage(days),
    ...sayAway(away),
    ...days.flatMap(({ date, holiday }) => (holiday ? [`${sayDate(date)} is ${holiday}.`] : [])),
    ...sayScores(scores),
  ]
}

function sayOpened({ shift, candidates }: Facts['opened'][number]): string {
  const able = candidates.filter(({ isAllowed }) => isAllowed)
  const who =
    able.length === 0
      ? 'nobody can take it within the rules'
      : `${plural(able.length, 'colleague')} could take it, ${able[0]!.name} best`
  return `${sayShift(shift)}: ${who}.`
}

function sayCoverage(days: CoverageOfDay[]): string[] {
  const worse = days.filter(({ filledAfter, filledNow }) => filledAfter < filledNow)
  const scheduled = worse.filter(({ isScheduled }) => isScheduled)
  const planned = days.filter(({ isScheduled, filledAfter, required }) => !isScheduled && filledAfter < required)
  return [
    ...scheduled.map(
      ({ date, filledAfter, required, filledNow }) =>
        `${sayDate(date)}: ${filledAfter} of ${required} positions filled, ${filledNow} before.`,
    ),
    ...(planned.length > 0
      ? [`${plural(planned.length, 'day')} without a schedule yet would be tight by head count.`]
      : []),
  ].slice(0, 4)
}

function sayAway(away: Facts['away']): string[] {
  const most = Math.max(0, ...away.map(({ approved }) => approved))
  const asked = Math.max(0, ...away.map(({ asked: number }) => number))
  if (most === 0 && asked === 0) return []
  const more = asked > 0 ? `; ${asked} more asked to be` : ''
  return [`Up to ${plural(most, 'colleague is', 'colleagues are')} away on these days already${more}.`]
}

function sayScores(scores: Consequences['scores']): string[] {
  if (!scores) return []
  const change = (name: 'fairness' | 'preferences', title: string) => {
    const difference = round(scores.after[name] - scores.before[name], 1)
    return difference === 0 ? [] : [`${title} ${scores.before[name]} → ${scores.after[name]}.`]
  }
  return [...change('fairness', 'Fairness'), ...change('preferences', 'Preferences met')]
}
