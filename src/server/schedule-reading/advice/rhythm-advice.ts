/** Runs and changes: single days, short runs of nights, and how many change hands on the same weekday. */

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
    suggestion: 'Join single working days to a neighbouring run',
    absent: 'No single working days between days off',
  },
  {
    ruleId: 'isolated-days-off',
    category: 'Recovery',
    finds: (count) => plural(count, 'single day off between working days', 'single days off between working days'),
    suggestion: 'Give days off at least two at a time',
    absent: 'Days off come at least two at a time',
  },
  {
    ruleId: 'nights-in-runs',
    category: 'Nights',
    finds: (count) => plural(count, 'run of nights is shorter than three', 'runs of nights are shorter than three'),
    suggestion: 'Give nights in runs of three or more',
    absent: 'Nights come in runs of three or more',
  },
  {
    ruleId: 'forward-rotation',
    category: 'Rotation',
    finds: (count) => plural(count, 'change goes against the clock', 'changes go against the clock'),
    suggestion: 'Rotate from days to evenings to nights, and leave two days after a night',
    absent: 'Changes between kinds of shift follow the clock',
  },
  {
    ruleId: 'same-role-in-run',
    category: 'Handoffs',
    finds: (count) => plural(count, 'change of role within a run', 'changes of role within a run'),
    suggestion: 'Keep one role for a whole run',
    absent: 'Everybody keeps one role for a whole run',
  },
]

/** Of all shifts: from here on a habit is worth a word, and a strong one. */
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
      ...sayRuns(file),
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
    reasoning: `${finds(rule.count)}, of ${file.shifts.length} shifts: ${who}.`,
    gain: null,
  }
}

function sayRuns({ understanding: { pattern } }: JudgedFile): string[] {
  if (pattern?.kind !== '7-on-7-off') return []
  return [`Runs of 7 hold: ${Math.round(pattern.shareInLongRuns * 100)} % of working days are in one`]
}

const fewestStarts = 6
/** Of all runs: when more than this begin on one weekday, most patients change hands at once. */
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
    says: `${count} of ${total} runs begin on a ${capitalize(day)}`,
    recommendation: {
      impact: share >= 75 ? 'medium' : 'low',
      category: 'Handoffs',
      suggestion: `Stagger switch days over ${capitalize(day)}, ${others.join(' and ')}`,
      reasoning: `${share} % of ${total} runs of three days or more begin on a ${capitalize(day)}: that day most patients get a new physician at once. Over three days it would be about a third each.`,
      gain: null,
    },
  }
}

/** First days of runs of three and more; what was under way when the file begins has none. */
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
