/** Stretches and changes: single days, short stretches of nights, and how many switch on the same weekday. */

import type { Recommendation } from '../../../contract/schedule-reading.ts'
import { addDays, weekdayOf } from '../../../engine/calendar.ts'
import { type Weekday, weekdays } from '../../../engine/model.ts'
import type { RuleId } from '../../../engine/rules/rule-ids.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { AuditedRule } from '../../platform/advisor/questions/audit-roster.ts'
import { type Advice, type JudgedFile, listNames } from './judged-file.ts'
import { sumRules } from './rule-advice.ts'

type Rhythm = { ruleId: RuleId; category: string; finds: (count: number) => string; suggestion: string; absent: string }

const rhythms: Rhythm[] = [
  {
    ruleId: 'isolated-days',
    category: 'Continuity',
    finds: (count) => plural(count, 'single working day between days off', 'single working days between days off'),
    suggestion: 'Attach single working days to a longer stretch',
    absent: 'No single working days between days off',
  },
  {
    ruleId: 'isolated-days-off',
    category: 'Recovery',
    finds: (count) => plural(count, 'single day off between working days', 'single days off between working days'),
    suggestion: 'Give people at least two days off at a time',
    absent: 'Days off come at least two at a time',
  },
  {
    ruleId: 'nights-in-runs',
    category: 'Nights',
    finds: (count) => plural(count, 'stretch of nights under three', 'stretches of nights under three'),
    suggestion: 'Schedule nights three or more in a row',
    absent: 'Nights come three or more in a row',
  },
  {
    ruleId: 'forward-rotation',
    category: 'Rotation',
    finds: (count) => plural(count, 'backward rotation', 'backward rotations'),
    suggestion: 'Rotate forward, from days to evenings to nights, with two days off after a night',
    absent: 'People rotate forward, from days to evenings to nights',
  },
  {
    ruleId: 'same-role-in-run',
    category: 'Handoffs',
    finds: (count) => plural(count, 'role change within a stretch', 'role changes within a stretch'),
    suggestion: 'Keep people in one role for the whole stretch',
    absent: 'Everyone keeps one role for the whole stretch',
  },
]

/** Shares of all shifts above which a habit is worth mentioning, and is strong. */
const noticeable = 0.02
const strong = 0.1

export function adviseOnRhythm(file: JudgedFile): Advice {
  const rules = new Map(sumRules(file).map((rule) => [rule.ruleId, rule]))
  const found = rhythms.map((rhythm) => ({ rhythm, rule: rules.get(rhythm.ruleId) }))
  const hasNights = file.shifts.some(({ role }) => role.kind === 'night')
  const hasSeveralRoles = new Set(file.shifts.map(({ role }) => role.key)).size > 1
  const means = ({ ruleId }: Rhythm) =>
    (ruleId !== 'nights-in-runs' || hasNights) &&
    ((ruleId !== 'forward-rotation' && ruleId !== 'same-role-in-run') || hasSeveralRoles)
  const bad = found.flatMap(({ rhythm, rule }) =>
    rule && rule.count >= file.shifts.length * noticeable ? [{ rhythm, rule }] : [],
  )
  const switching = switchDays(file)
  return {
    areas: [
      ...describeRuns(file),
      ...found.filter(({ rhythm, rule }) => !rule && means(rhythm)).map(({ rhythm }) => rhythm.absent),
    ],
    improvements: [...(switching ? [switching.says] : []), ...bad.map(({ rhythm, rule }) => rhythm.finds(rule.count))],
    recommendations: [
      ...(switching ? [switching.recommendation] : []),
      ...bad.map(({ rhythm, rule }) => recommend(rhythm, rule, file)),
    ],
  }
}

function recommend({ category, suggestion, finds }: Rhythm, rule: AuditedRule, file: JudgedFile): Recommendation {
  const who = listNames(
    rule.people.map(({ physicianId, count }) => `${file.nameOf(physicianId)} (${count})`),
    4,
  )
  return {
    impact: rule.count >= file.shifts.length * strong ? 'medium' : 'low',
    category,
    suggestion,
    reasoning: `${finds(rule.count)} in ${file.shifts.length} shifts: ${who}.`,
    gain: null,
  }
}

function describeRuns({ understanding: { pattern } }: JudgedFile): string[] {
  if (pattern?.kind !== '7-on-7-off') return []
  return [`Weeks stay together: ${Math.round(pattern.shareInLongRuns * 100)}% of days on are in stretches of 7 or more`]
}

const fewestStarts = 6
/** When more than this share of stretches start on one weekday, most patients switch physicians at once. */
const concentrated = 0.5

function switchDays(file: JudgedFile): { says: string; recommendation: Recommendation } | undefined {
  const starts = runStarts(file)
  const total = starts.length
  if (total < fewestStarts) return undefined
  const counts = new Map<Weekday, number>(weekdays.map((day) => [day, 0]))
  for (const date of starts) counts.set(weekdayOf(date), counts.get(weekdayOf(date))! + 1)
  const [day, count] = [...counts].sort(([, one], [, other]) => other - one)[0]!
  if (count <= total * concentrated) return undefined
  const index = weekdays.indexOf(day)
  const others = [2, 4].map((step) => capitalize(weekdays[(index + step) % 7]!))
  const share = Math.round((100 * count) / total)
  return {
    says: `${count} of ${total} stretches start on a ${capitalize(day)}`,
    recommendation: {
      impact: share >= 75 ? 'medium' : 'low',
      category: 'Handoffs',
      suggestion: `Stagger switch days over ${capitalize(day)}, ${others.join(', and ')}`,
      reasoning: `${share}% of the ${total} stretches of three days or more start on a ${capitalize(day)}, so most patients get a new physician that day. Over three days, it would be about a third each.`,
      gain: null,
    },
  }
}

/** First days of runs of three or more, except runs already under way when the file starts. */
function runStarts({ shifts, months }: JudgedFile): string[] {
  const first = months[0]?.month.from
  const working = new Set(
    shifts.filter(({ role }) => role.kind !== 'backup').map(({ person, date }) => `${person} ${date}`),
  )
  return [...working].flatMap((key) => {
    const date = key.slice(-10)
    const person = key.slice(0, -11)
    const has = (days: number) => working.has(`${person} ${addDays(date, days)}`)
    return !has(-1) && has(1) && has(2) && date !== first ? [date] : []
  })
}
