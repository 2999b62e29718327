/** What scenarios and their versions are called, and what is supposed, as a person reads it. */
import type { VersionMeasures, VersionSense } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import { type Weekday, weekdays } from '../../engine/model.ts'
import { ruleOf } from '../../engine/rules/list.ts'
import type { RuleId } from '../../engine/rules/rule-ids.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'

/** Names by id; of what is gone, a word for its kind. */
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
      return `${one.count} × ${names.role(one.roleId)} ${describeDays(one.weekdays)}`
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

function describeDays(days: Weekday[]): string {
  const known = dayChoices.find((choice) => choice.days.join() === days.join())
  if (!known) return days.map((day) => `${capitalize(day)}s`).join(', ')
  return known.value === 'all' || known.value === 'weekends' ? known.label.toLowerCase() : known.label
}

const versionNames: Record<VersionSense, { title: string; help: string }> = {
  balanced: { title: 'With this change', help: 'Everything counts the way your group set it.' },
  'full-weeks': { title: 'Most full weeks', help: 'Whole stretches, fewest handoffs.' },
  requests: { title: 'Most requests granted', help: 'Requested days come first.' },
  fairness: { title: 'Fairest', help: 'Closest to everyone’s fair share.' },
  preferences: { title: 'Most preferences met', help: 'Preferences come first.' },
  'day-staff-nights': { title: 'Fewest nights for day staff', help: 'Nocturnists cover more, within their limits.' },
  'fewest-changes': { title: 'Fewest changes', help: 'Most shifts stay as they are.' },
}

export function versionName(sense: VersionSense, { asked }: Pick<VersionMeasures, 'asked'>) {
  return versionNames[sense === 'requests' && asked === 0 ? 'preferences' : sense]
}

/** Why there are fewer than three alternatives. */
export function describeFew(count: number): string {
  return count === 1
    ? 'We found only one. No other schedule nearly as good has more full weeks, requests granted, or preferences met, is fairer, or has fewer nights for day staff.'
    : 'We found only two. No third schedule nearly as good beats both on full weeks, requests, preferences, fairness, nights for day staff, or few changes.'
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
  show: (measures) => String(round(measures[id], 1)),
  value: (measures) => round(measures[id], 1),
})

export function measuresFor({ unit, asked, dayStaffNights }: VersionMeasures): Measure[] {
  return [
    score('coverage', 'Coverage'),
    score('fairness', 'Fairness'),
    score('preferences', 'Preferences'),
    {
      id: 'full-weeks',
      label: unit === 'week' ? 'Full weeks' : 'Whole stretches',
      part: ({ whole, stretches }) => percentOf(whole, stretches),
      show: ({ whole, stretches }) => `${whole} of ${stretches}`,
      value: ({ whole, stretches }) => Math.round(percentOf(whole, stretches)),
      unit: '%',
    },
    ...(asked === 0
      ? []
      : [
          {
            id: 'requests',
            label: 'Requested days',
            part: ({ granted, asked: all }: VersionMeasures) => percentOf(granted, all),
            show: ({ granted, asked: all }: VersionMeasures) => `${granted} of ${all}`,
            value: ({ granted }: VersionMeasures) => granted,
          },
        ]),
    ...(dayStaffNights === null
      ? []
      : [
          {
            id: 'day-staff-nights',
            label: 'Nights for day staff',
            // Not every version counts against the same: the bar is full at twice as many as now.
            part: (measures: VersionMeasures) =>
              Math.min(100, percentOf(measures.dayStaffNights ?? 0, 2 * dayStaffNights)),
            show: (measures: VersionMeasures) => String(measures.dayStaffNights ?? '–'),
            value: (measures: VersionMeasures) => measures.dayStaffNights ?? 0,
            isLessBetter: true as const,
          },
        ]),
    {
      id: 'open',
      label: 'Open shifts',
      part: ({ open }) => Math.min(100, open * 4),
      show: ({ open }) => String(open),
      value: ({ open }) => open,
      isLessBetter: true,
    },
  ]
}

/** "+3", "−2%", "0". */
export function formatDifference(difference: number, unit = ''): string {
  const size = round(Math.abs(difference), 1)
  if (size === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${size}${unit}`
}
