/** Scores a file by the same rules as a generated schedule, and says what would improve it. */

import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import type { ReadCode, ReadSheet } from '../../contract/sheet-reading.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { formatTimes } from '../../engine/text/times.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import { roundScore } from '../schedules/rounded-scores.ts'
import { adviseOnCoverage } from './advice/coverage-advice.ts'
import { adviseOnFairness } from './advice/fairness-advice.ts'
import { type JudgedFile, type JudgedMonth, listNames, scoreOf } from './advice/judged-file.ts'
import { adviseOnRhythm } from './advice/rhythm-advice.ts'
import { adviseOnRules } from './advice/rule-advice.ts'
import { describeFindings, summarize } from './describe-findings.ts'
import { fileProblem, type JudgedBy, shiftsOf } from './file-problem.ts'
import { type FileSchedule, scheduleOf } from './file-schedule.ts'
import type { Understood } from './reader-thread.ts'
import type { FoundAssignment, FoundCode, Understanding } from './understanding.ts'

type FoundShift = NonNullable<ScheduleAnalysis['assignments']>[number]

export type Analyzed = Omit<ScheduleAnalysis, 'id' | 'implemented' | 'createdAt'>

export type Upload = {
  fileName: string | null
  understanding: Understanding
  /** Every cell with what it was read as. */
  sheets: ReadSheet[]
  /** What the reader had to decide. */
  remarks: string[]
  /** The file was read with the corrections of an earlier one. */
  recalled?: Understood['recalled']
  proposed?: Understood['proposed']
}

/** For explaining open positions, over all months. */
const patience = 4000

export async function analyze(upload: Upload, by: JudgedBy, advisor: Pick<Advisor, 'ask'>): Promise<Analyzed> {
  const { understanding } = upload
  const schedule = scheduleOf(understanding)
  const common = {
    ...describeFindings(understanding, schedule),
    fileName: upload.fileName,
    summary: summarize(understanding, schedule),
    warnings: [...upload.remarks, ...warningsOf(understanding, schedule)],
    reading: understanding.reading,
    assignments: understanding.assignments.map(showShift),
    sheets: upload.sheets,
    codes: understanding.codes.map(showCode),
    ...(upload.recalled ? { remembered: showRecalled(upload.recalled) } : {}),
    ...(upload.proposed
      ? {
          remembered: {
            says: 'Read with the help of the AI model. Check it.',
            constraints: upload.proposed.constraints,
          },
        }
      : {}),
  }
  if (!understanding.reading.isSure) return { ...common, ...notJudged(schedule, misread) }
  if (understanding.people.length === 0) return { ...common, ...notJudged(schedule, nobodyWorks) }
  const file = await judge(understanding, schedule, by, advisor)
  const advice = [adviseOnRules(file), adviseOnCoverage(file), adviseOnFairness(file), adviseOnRhythm(file)]
  return {
    efficiency: {
      score: Math.round(scoreOf(file)),
      explained: explainScore(file),
      areas: advice.flatMap(({ areas }) => areas),
      improvements: advice.flatMap(({ improvements }) => improvements),
    },
    ...common,
    recommendations: advice.flatMap(({ recommendations }) => recommendations).sort(byImpact),
    months: file.months.map(({ month, shifts, audited }) => ({
      month: month.month,
      year: month.year,
      from: month.from,
      to: month.to,
      shifts: shifts.length,
      coverageScore: roundScore(audited.scores.coverage.score),
      fairnessScore: roundScore(audited.scores.fairness.score),
      breaking: audited.breaking,
    })),
  }
}

function showShift({ person, date, code, start, end, cells }: FoundAssignment): FoundShift {
  return {
    person,
    date,
    code: code ?? null,
    startTime: start ?? null,
    endTime: end ?? null,
    cell: cells[0]?.place ?? '',
    ...(cells[0] ? { at: [cells[0].sheet, cells[0].row, cells[0].column] as [number, number, number] } : {}),
  }
}

function showRecalled({ month, constraints }: NonNullable<Upload['recalled']>) {
  const file = month ? `${formatMonth(month)}’s file` : 'an earlier file'
  return { says: `Read the way you corrected ${file}.`, constraints }
}

function showCode({ code, meaning, use, kind, reason, start, end, isInLegend, count }: FoundCode): ReadCode {
  return {
    code,
    meaning,
    use,
    kind: kind ?? null,
    off: reason ?? null,
    startTime: start ?? null,
    endTime: end ?? null,
    isInLegend,
    count,
  }
}

/** A score for a misread file would be worse than none. */
const misread = 'We may have misread this file, so there’s no score until you confirm what we read.'
const nobodyWorks = 'A staffing plan has no score: no one is scheduled in it.'

function notJudged(
  schedule: FileSchedule,
  explained: string,
): Pick<Analyzed, 'efficiency' | 'recommendations' | 'months'> {
  return {
    efficiency: {
      score: null,
      explained,
      areas: [],
      improvements: [],
    },
    recommendations: [],
    months: schedule.months.map((month) => ({
      month: month.month,
      year: month.year,
      from: month.from,
      to: month.to,
      shifts: shiftsOf(schedule, month).length,
      coverageScore: null,
      fairnessScore: null,
      breaking: null,
    })),
  }
}

async function judge(
  understanding: Understanding,
  schedule: FileSchedule,
  by: JudgedBy,
  advisor: Pick<Advisor, 'ask'>,
): Promise<JudgedFile> {
  const months: JudgedMonth[] = []
  for (const month of schedule.months) {
    const shifts = shiftsOf(schedule, month)
    if (shifts.length === 0) continue
    const { problem, assignments } = fileProblem(understanding, schedule, month, by)
    const milliseconds = patience / schedule.months.length
    months.push({ month, shifts, audited: await advisor.ask('audit', problem, { assignments, milliseconds }) })
  }
  const names = new Map(understanding.people.map(({ key, name }) => [key, name]))
  const shifts = months.flatMap((month) => month.shifts)
  const mean = (value: (month: JudgedMonth) => number) =>
    months.reduce((sum, month) => sum + value(month) * month.shifts.length, 0) / Math.max(1, shifts.length)
  const breaking = months.reduce((sum, { audited }) => sum + audited.breaking, 0)
  return {
    understanding,
    schedule,
    months,
    shifts,
    nameOf: (person) => names.get(person) ?? person,
    rules: { maxConsecutiveShifts: by.group.maxConsecutiveShifts, minRestBetweenShifts: by.group.minRestBetweenShifts },
    coverage: mean(({ audited }) => audited.scores.coverage.score),
    fairness: mean(({ audited }) => audited.scores.fairness.score),
    legal: shifts.length === 0 ? 0 : Math.max(0, 1 - breaking / shifts.length),
  }
}

function explainScore({ coverage, fairness, legal, shifts }: JudgedFile): string {
  if (shifts.length === 0) return 'We found no dates with shifts, so there’s nothing to score.'
  const mean = `The average of coverage (${Math.round(coverage)}) and fairness (${Math.round(fairness)})`
  const broken = Math.round((1 - legal) * shifts.length)
  return broken === 0
    ? `${mean}.`
    : `${mean}, lowered because ${broken} of ${plural(shifts.length, 'shift')} ${pluralWord(broken, 'breaks', 'break')} a hard rule.`
}

const rank = { high: 0, medium: 1, low: 2 }

function byImpact(
  one: ScheduleAnalysis['recommendations'][number],
  other: ScheduleAnalysis['recommendations'][number],
): number {
  return rank[one.impact] - rank[other.impact] || (other.gain ?? 0) - (one.gain ?? 0)
}

function warningsOf(understanding: Understanding, schedule: FileSchedule): string[] {
  const silent = schedule.roles.filter(({ start, end }) => !start || !end)
  const margin = schedule.shifts.filter(
    ({ date }) => !schedule.months.some(({ from, to }) => from <= date && date <= to),
  )
  const lastNames = understanding.people.filter(({ firstName }) => !firstName).map(({ name }) => name)
  return [
    ...silent.map(
      ({ name, startTime, endTime }) =>
        `The file doesn’t give times for ${name}. We assumed ${formatTimes({ startTime, endTime })}.`,
    ),
    ...(schedule.overlapping.length > 0
      ? [
          `Left out ${plural(schedule.overlapping.length, 'shift')} that ${pluralWord(schedule.overlapping.length, 'overlaps', 'overlap')} another shift of the same person.`,
        ]
      : []),
    ...(margin.length > 0
      ? [
          `Not scored: ${plural(margin.length, 'shift')} just outside ${schedule.months.map(formatMonth).join(' and ')}.`,
        ]
      : []),
    ...(lastNames.length > 0 ? [`No first name in the file: ${listNames(lastNames, 8)}.`] : []),
  ]
}
