/** Reading an existing schedule: what was found in it, and how good it is. */
import { z } from 'zod'
import { patterns, roleCategories, shiftKinds, weekdays } from '../engine/model.ts'
import { idOf, pathIdOf, route } from './route.ts'
import { sentence } from './sentence.ts'
import { readCode, readingConstraint, readingSureness, readSheet } from './sheet-reading.ts'
import { calendarDate, clockTime, line, moment } from './text.ts'

/** What the upload accepts, in the words of the file chooser. */
export const scheduleFileTypes = ['.txt', '.doc', '.docx', '.pdf', '.csv', '.xlsx', '.xls'] as const
/** In bytes, before it is written as base64. */
export const largestScheduleFile = 10 * 1024 * 1024

/** Binary files travel as base64 behind a prefix; others as their text. */
export const filePrefixes = {
  excel: 'EXCEL_FILE:',
  pdf: 'PDF_FILE:',
  docx: 'DOCX_FILE:',
  doc: 'DOC_FILE:',
} as const

/** How sure a finding is, 0 (a guess) to 1 (written so), and where it is in the file: "December, B4". */
const evidence = { confidence: z.number(), cells: z.array(z.string()), cellCount: z.int() }

export const impacts = ['high', 'medium', 'low'] as const

const foundRole = z.object({
  name: z.string(),
  description: z.string(),
  /** "12 weekdays, 10 weekend days" */
  coverage: z.string(),
  /** The same in pieces, one for each number of people; older analyses have none. */
  coverageParts: z.array(z.string()).optional(),
  responsibilities: z.array(z.string()),
  codes: z.array(z.string()),
  category: z.enum(roleCategories),
  kind: z.enum(shiftKinds),
  startTime: clockTime,
  endTime: clockTime,
  /** The file says the times; otherwise they are the usual ones of its kind. */
  hasWrittenTimes: z.boolean(),
  required: z.record(z.enum(weekdays), z.int()),
  ...evidence,
})
export type FoundRoleView = z.infer<typeof foundRole>

const foundShiftType = z.object({
  name: z.string(),
  startTime: clockTime,
  endTime: clockTime,
  /** Hours. */
  duration: z.number(),
  type: z.enum(['day', 'night', 'other']),
  kind: z.enum(shiftKinds),
  codes: z.array(z.string()),
  hasWrittenTimes: z.boolean(),
  ...evidence,
})

const recommendation = z.object({
  impact: z.enum(impacts),
  category: z.string(),
  suggestion: z.string(),
  reasoning: z.string(),
  /** By how many points the efficiency score would rise; null where the score does not measure it. */
  gain: z.number().nullable(),
})
export type Recommendation = z.infer<typeof recommendation>

const foundPerson = z.object({
  key: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  shifts: z.int(),
  nights: z.int(),
  weekendDays: z.int(),
  hours: z.number(),
  /** How the file writes the name; older analyses have none. */
  aliases: z.array(z.string()).optional(),
  /** Keys of people who could be the same one. */
  couldBe: z.array(z.string()).optional(),
  /** "Works nights only", as a note says or as the shifts show. */
  preferences: z.array(z.string()),
  ...evidence,
})

const foundShift = z.object({
  /** Key of a found person. */
  person: z.string(),
  date: calendarDate,
  code: z.string().nullable(),
  startTime: clockTime.nullable(),
  endTime: clockTime.nullable(),
  cell: z.string(),
  /** Sheet, row, and column of that cell, from 0. */
  at: z.tuple([z.int(), z.int(), z.int()]).optional(),
})

const finding = z.object({ what: z.string(), says: z.string(), ...evidence })
const doubt = z.object({ says: z.string(), cells: z.array(z.string()), cellCount: z.int() })
export const monthOfYear = { month: z.int().min(1).max(12), year: z.int().min(1900).max(2200) }

const foundMonth = z.object({
  ...monthOfYear,
  from: calendarDate,
  to: calendarDate,
  shifts: z.int(),
  /** Null if the file was not read for sure. */
  coverageScore: z.number().nullable(),
  fairnessScore: z.number().nullable(),
  /** Shifts that break a hard rule. */
  breaking: z.int().nullable(),
})

export const scheduleAnalysis = z.object({
  id: idOf('analysis'),
  efficiency: z.object({
    /** 0 to 100: the mean of coverage and fairness, less the part of the shifts that break a hard rule. Null if the file was not read for sure. */
    score: z.number().nullable(),
    /** That sum, in words. */
    explained: z.string(),
    areas: z.array(z.string()),
    improvements: z.array(z.string()),
  }),
  roles: z.array(foundRole),
  shiftTypes: z.array(foundShiftType),
  recommendations: z.array(recommendation),
  fileName: z.string().nullable(),
  /** "2 sheets, people by day. Found 43 physicians, 61 days, 1,148 shifts, 9 codes." */
  summary: z.string(),
  people: z.array(foundPerson),
  months: z.array(foundMonth),
  pattern: z.object({ kind: z.enum(patterns), says: z.string(), ...evidence }).nullable(),
  /** Codes, notes, absences, and the pattern, each with where it comes from. */
  findings: z.array(finding),
  warnings: z.array(z.string()),
  notUnderstood: z.array(doubt),
  /** Older analyses have none of these. */
  reading: readingSureness.optional(),
  assignments: z.array(foundShift).optional(),
  sheets: z.array(readSheet).optional(),
  codes: z.array(readCode).optional(),
  /** The corrections of an earlier file of the same shape, with which this one was read. */
  remembered: z.object({ says: z.string(), constraints: z.array(readingConstraint) }).optional(),
  implemented: z.boolean(),
  createdAt: moment,
})
export type ScheduleAnalysis = z.infer<typeof scheduleAnalysis>

export const deniedReading = 'Only administrators can access schedule upload and analysis.'
const byId = z.object({ id: pathIdOf('analysis') })

/** Longest text, in characters: base64 takes four for three bytes. */
const mostContent = Math.ceil(largestScheduleFile / 3) * 4 + 100

export const scheduleReadingApi = {
  analyzeSchedule: route({
    method: 'POST',
    path: '/api/schedule-analysis',
    allow: 'admin',
    denied: deniedReading,
    summary: 'Reads and rates an existing schedule; changes nothing in the group',
    body: z.object({
      /** The text of a file, or EXCEL_FILE:, PDF_FILE:, DOCX_FILE: or DOC_FILE: and its base64. */
      fileContent: z.string().max(mostContent, sentence('The file is larger than 10 MB.')).optional(),
      scheduleText: z.string().max(mostContent, sentence('The text is larger than 10 MB.')).optional(),
      fileName: line(255).optional(),
      /** Corrections of an earlier reading of the same file; they are kept for the next file of its shape. An empty list forgets them. */
      constraints: z.array(readingConstraint).max(200).optional(),
    }),
    example: { scheduleText: 'Dec 2026,1,2,3\nHana Choi,D,D,D\nOmar Diaz,N,N,N' },
    output: scheduleAnalysis,
    status: 201,
    changes: ['analyses', 'activity'],
    bodyLimit: mostContent + 64 * 1024,
    perMinute: 60,
  }),
  listAnalyses: route({
    method: 'GET',
    path: '/api/schedule-analysis',
    allow: 'admin',
    denied: deniedReading,
    summary: 'The group’s schedule analyses, newest first',
    output: z.array(
      z.object({
        id: idOf('analysis'),
        fileName: z.string().nullable(),
        summary: z.string(),
        score: z.number().nullable(),
        implemented: z.boolean(),
        createdAt: moment,
      }),
    ),
    reads: ['analyses'],
  }),
  findAnalysis: route({
    method: 'GET',
    path: '/api/schedule-analysis/:id',
    allow: 'admin',
    denied: deniedReading,
    summary: 'One analysis',
    params: byId,
    output: scheduleAnalysis,
    reads: ['analyses'],
  }),
}
