/** A file's months as the engine scored them, and what each kind of advice adds to the analysis. */
import type { Recommendation } from '../../../contract/schedule-reading.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { Audited } from '../../platform/advisor/questions/audit-roster.ts'
import type { FileMonth, FileSchedule, FileShift } from '../file-schedule.ts'
import type { Understanding } from '../understanding.ts'

export type JudgedMonth = { month: FileMonth; shifts: FileShift[]; audited: Audited }

export type JudgedFile = {
  understanding: Understanding
  schedule: FileSchedule
  months: JudgedMonth[]
  /** All shifts of the months. */
  shifts: FileShift[]
  nameOf: (person: string) => string
  rules: { maxConsecutiveShifts: number; minRestBetweenShifts: number }
  coverage: number
  fairness: number
  /** Share of the shifts that break no hard rule, from 0 to 1. */
  legal: number
}

/** What works, what could be better, and what to do, most important first. */
export type Advice = { areas: string[]; improvements: string[]; recommendations: Recommendation[] }

export function scoreOf({ coverage, fairness, legal }: Pick<JudgedFile, 'coverage' | 'fairness' | 'legal'>): number {
  return ((coverage + fairness) / 2) * legal
}

/** Points of the score that make an impact high, or medium. */
const much = 4
const something = 1.5

export function impactOf(gain: number): Recommendation['impact'] {
  return gain >= much ? 'high' : gain >= something ? 'medium' : 'low'
}

/** "Chen, Diaz, and 3 others"; items with commas are set apart by semicolons. */
export function listNames(names: string[], most = 3): string {
  const shown = names.slice(0, most)
  const rest = names.length - shown.length
  const items = rest > 0 ? [...shown, plural(rest, 'other')] : shown
  if (items.length < 3) return items.join(' and ')
  const comma = items.some((item) => item.includes(', ')) ? '; ' : ', '
  return `${items.slice(0, -1).join(comma)}${comma}and ${items.at(-1)}`
}
