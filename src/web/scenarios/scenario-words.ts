/** Scenarios in words: what changes, and how versions compare. */
import type { Scenario, VersionMeasures } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import { type Weekday, weekdays } from '../../engine/model.ts'
import { ruleOf } from '../../engine/rules/list.ts'
import type { RuleId } from '../../engine/rules/rule-ids.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { type FigureId, figures } from '../../engine/versions/figures.ts'
import { type Reason, reasons } from '../../engine/versions/senses.ts'

/** Characters of a rule that is tried, in a scenario or a back-test. */
export const longestSentence = 300

/** Names by id; a general word for what no longer exists. */
export type Names = {
  physician: (id: number) => string
  role: (id: number) => string
  request: (id: number) => string
  /** How much a rule counts with a weight, such as “more”. */
  importance: (ruleId: RuleId, weight: number) => string
}

export function describeWhatIf(one: WhatIf, names: Names): string {
  switch (one.what) {
    case 'away':
      return `${names.physician(one.physicianId)} out ${formatDateRange(one.from, one.to)}`
    case 'leaves':
      return `${names.physician(one.physicianId)} leaves`
    case 'fte':
      return `${names.physician(one.physicianId)} at ${one.fte} FTE`
    case 'hired':
      return `Hire ${plural(one.count, one.nightShiftPreference === 'prefer' ? 'nocturnist' : 'physician')} at ${one.fte} FTE`
    case 'demand':
      return `${names.role(one.roleId)} needs ${one.count}, ${describeDays(one.weekdays)}`
    case 'rule':
      return describeRule(one, names)
    case 'limits':
      return [
        one.maxConsecutiveShifts !== undefined && `At most ${plural(one.maxConsecutiveShifts, 'day')} in a row`,
        one.minRestBetweenShifts !== undefined && `At least ${plural(one.minRestBetweenShifts, 'hour')} of rest`,
      ]
        .filter(Boolean)
        .join(', ')
    case 'sentence':
      return `New rule: ${one.text}`
    case 'without':
      return `Without the rule: ${one.text}`
    case 'approved':
      return names.request(one.requestId)
  }
}

function describeRule({ ruleId, on, weight }: Extract<WhatIf, { what: 'rule' }>, { importance }: Names): string {
  const { title } = ruleOf(ruleId)
  if (!on) return `Without “${title}”`
  return weight === undefined ? `With “${title}”` : `“${title}” counts ${importance(ruleId, weight)}`
}

export const dayChoices: { value: string; label: string; days: Weekday[] }[] = [
  { value: 'all', label: 'Every day', days: [] },
  { value: 'weekdays', label: 'Monday to Friday', days: weekdays.slice(0, 5) },
  { value: 'weekends', label: 'Weekends', days: weekdays.slice(5) },
  ...weekdays.map((day) => ({ value: day, label: `${capitalize(day)}s`, days: [day] })),
]

/** None chosen: every day. */
export function daysOfChoice(days: Weekday[]): readonly Weekday[] {
  return days.length === 0 ? weekdays : days
}

function describeDays(days: Weekday[]): string {
  const known = dayChoices.find((choice) => choice.days.join() === days.join())
  if (!known) return days.map((day) => `${capitalize(day)}s`).join(', ')
  return known.value === 'all' || known.value === 'weekends' ? known.label.toLowerCase() : known.label
}

/** What an alternative could have, in words; of those that can't be better than now, what the schedule already does. */
const strengths: Record<Reason, { better: string; already: string }> = {
  'full-weeks': { better: 'more full weeks', already: 'has only full weeks' },
  requests: { better: 'more requests granted', already: 'grants every request' },
  preferences: { better: 'more preferences met', already: 'meets every preference' },
  fairness: { better: 'better fairness', already: 'is completely fair' },
  'even-weekends': { better: 'more even weekends', already: 'has even weekends' },
  'even-nights': { better: 'more even nights', already: 'has even nights' },
  'day-staff-nights': { better: 'fewer nights for day staff', already: 'has no nights for day staff' },
  'fewest-changes': { better: 'fewer changes', already: '' },
}

/** Why there are fewer than three alternatives. */
export function describeFew({ versions, changes, comparedWith }: Scenario): string {
  const canStay = changes.length === 0
  const now = comparedWith!.measures
  const isDone = (reason: Reason) => canStay && reason !== 'fewest-changes' && isAtBest(reason, now)
  const isOpen = (reason: Reason) =>
    !isDone(reason) && (reason === 'fewest-changes' ? !canStay : figures[reason].value(now) !== null)
  const already = reasons.filter(isDone).map((reason) => strengths[reason].already)
  const left = reasons.filter(isOpen).map((reason) => strengths[reason].better)
  const other = versions.length === 0 ? '' : 'other '
  return [
    already.length > 0 && `Your schedule already ${joinWords(already, 'and')}.`,
    left.length > 0
      ? `We found no ${other}schedule with ${joinWords(left, 'or')} that’s nearly as good overall.`
      : `We found no ${other || 'better '}alternative.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function isAtBest(reason: FigureId, now: VersionMeasures): boolean {
  const value = figures[reason].value(now)
  if (value === null) return false
  if (figures[reason].isLessBetter) return value === 0
  return value === (reason === 'requests' ? now.asked : 100)
}

export type Measure = {
  id: string
  label: string
  /** 0 to 100, for the bar. */
  part: (measures: VersionMeasures) => number
  show: (measures: VersionMeasures) => string
  /** What the difference is counted in. */
  value: (measures: VersionMeasures) => number
  unit?: '%'
  isLessBetter?: true
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)
const score = (id: 'coverage' | 'fairness' | 'preferences', label: string): Measure => ({
  ...{ id, label },
  part: (measures) => measures[id],
  show: (measures) => String(figures[id].value(measures)),
  value: (measures) => figures[id].value(measures)!,
})

/** Counts of which fewer are better: the bar is full at twice as many as now. */
const count = (id: FigureId, label: string, now: VersionMeasures): Measure => ({
  ...{ id, label },
  part: (measures) =>
    Math.min(100, (50 * (figures[id].value(measures) ?? 0)) / Math.max(1, figures[id].value(now) ?? 0)),
  show: (measures) => String(figures[id].value(measures) ?? '–'),
  value: (measures) => figures[id].value(measures) ?? 0,
  isLessBetter: true,
})

/** Figures of the current schedule, next to its versions; open shifts and what is over a fair share only if there are any. */
export function measuresFor(now: VersionMeasures, versions: VersionMeasures[] = []): Measure[] {
  const hasAny = (id: FigureId) => [now, ...versions].some((one) => (figures[id].value(one) ?? 0) > 0)
  return [
    score('coverage', 'Coverage'),
    score('fairness', 'Fairness'),
    score('preferences', 'Preferences'),
    {
      id: 'full-weeks',
      label: now.unit === 'week' ? 'Full weeks' : 'Full stretches',
      part: ({ whole, stretches }) => percentOf(whole, stretches),
      show: ({ whole, stretches }) => `${whole} of ${stretches}`,
      value: (measures) => figures['full-weeks'].value(measures)!,
      unit: '%',
    },
    ...(now.asked === 0
      ? []
      : [
          {
            id: 'requests',
            label: 'Requested days',
            part: ({ granted, asked }: VersionMeasures) => percentOf(granted, asked),
            show: ({ granted, asked }: VersionMeasures) => `${granted} of ${asked}`,
            value: ({ granted }: VersionMeasures) => granted,
          },
        ]),
    ...(now.dayStaffNights === null ? [] : [count('day-staff-nights', 'Nights for day staff', now)]),
    ...(hasAny('even-weekends') ? [count('even-weekends', 'Weekend shifts over fair share', now)] : []),
    ...(hasAny('even-nights') ? [count('even-nights', 'Nights over fair share', now)] : []),
    ...(hasAny('open')
      ? [{ ...count('open', 'Open shifts', now), part: ({ open }: VersionMeasures) => Math.min(100, open * 4) }]
      : []),
  ]
}

/** "+3", "−2%", "0". */
export function formatDifference(difference: number, unit = ''): string {
  const size = round(Math.abs(difference), 1)
  if (size === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${size}${unit}`
}
