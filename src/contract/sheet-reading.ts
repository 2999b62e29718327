/** How the sheets of a file were read, cell by cell, how sure that is, and the corrections that a person can make. */
import { z } from 'zod'
import { shiftKinds } from '../engine/model.ts'
import { calendarDate, clockTime, line } from './text.ts'

/** What a row, a column, or a cell holds. */
export const lineContents = ['dates', 'people', 'shifts', 'ignore'] as const
export type LineContent = (typeof lineContents)[number]
export const dateOrders = ['month-first', 'day-first'] as const
/** What a date means where all of them are a week apart. */
export const dateSpans = ['day', 'week'] as const
export type DateSpan = (typeof dateSpans)[number]
export const absenceReasons = ['vacation', 'sick', 'education', 'leave', 'off', 'requested-off'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

const sheetIndex = z.int().min(0).max(1000).optional()
const lineIndex = z.int().min(0).max(100_000)
const twoNames = z.tuple([line(200), line(200)])

/** A correction: the file is read again, and nothing that breaks it is considered. Rows, columns and sheets count from 0; without a sheet, the first is meant. */
export const readingConstraint = z.union([
  z.object({ sheet: sheetIndex, row: lineIndex, column: lineIndex, is: z.enum(lineContents) }),
  z.object({ sheet: sheetIndex, row: lineIndex, is: z.enum(lineContents) }),
  z.object({ sheet: sheetIndex, column: lineIndex, is: z.enum(lineContents) }),
  /** A sheet that is no part of the schedule. */
  z.object({ sheet: sheetIndex, is: z.literal('ignore') }),
  z.object({ dateOrder: z.enum(dateOrders) }),
  z.object({ eachDate: z.enum(dateSpans) }),
  /** The schedule starts in the month of this day. */
  z.object({ from: calendarDate }),
  z.object({ person: line(200) }),
  z.object({ notPerson: line(200) }),
  /** Two writings of one person, and two that are not. */
  z.object({ same: twoNames }),
  z.object({ apart: twoNames }),
  /** The person who is written so has this name. */
  z.object({ rename: twoNames }),
  /** A code means these hours, this role, or a day off. */
  z.object({
    code: line(40),
    start: clockTime.optional(),
    end: clockTime.optional(),
    role: line(100).optional(),
    off: z.enum(absenceReasons).optional(),
  }),
])
export type ReadingConstraint = z.infer<typeof readingConstraint>

const readingQuestion = z.object({
  says: z.string(),
  answers: z.array(z.object({ says: z.string(), constraints: z.array(readingConstraint) })),
})
export type ReadingQuestion = z.infer<typeof readingQuestion>

/** Whether what was read can be relied on. Unless it is sure there is no score and nothing to recommend. */
export const readingSureness = z.object({
  isSure: z.boolean(),
  /** 0 to 1. */
  sureness: z.number(),
  /** Why not, in sentences. */
  doubts: z.array(z.string()),
  /** What was checked and held, in sentences; older analyses have none. */
  passed: z.array(z.string()).optional(),
  /** The one whose answer would tell the most. */
  question: readingQuestion.nullable(),
})
export type ReadingSureness = z.infer<typeof readingSureness>

/** What a cell was read as. `unsure` needs a look; `total` served as a check; `beside` is next to the schedule. */
export const cellReadings = [
  'dates',
  'people',
  'shifts',
  'off',
  'codes',
  'title',
  'total',
  'unsure',
  'beside',
  'ignore',
] as const
export type CellReading = (typeof cellReadings)[number]

const readCell = z.object({
  column: z.int(),
  text: z.string(),
  is: z.enum(cellReadings),
  /** The color of a shift. */
  kind: z.enum(shiftKinds).optional(),
  /** Left out where it is 1. */
  columnSpan: z.int().optional(),
  rowSpan: z.int().optional(),
})
export type ReadCell = z.infer<typeof readCell>

/** A sheet as it is in the file, with the reading of each cell. Long sheets are cut. */
export const readSheet = z.object({
  /** Its place in the file, as corrections name it. */
  sheet: z.int(),
  name: z.string(),
  columns: z.int(),
  /** Rows that hold something. */
  rows: z.array(z.object({ row: z.int(), cells: z.array(readCell) })),
  /** Whether the file has more than is shown. */
  isCut: z.boolean(),
  isIgnored: z.boolean(),
})
export type ReadSheet = z.infer<typeof readSheet>

/** What a code means: hours of work, or a reason to be away. */
export const readCode = z.object({
  code: z.string(),
  meaning: z.string(),
  use: z.enum(['work', 'absence', 'unknown']),
  kind: z.enum(shiftKinds).nullable(),
  off: z.enum(absenceReasons).nullable(),
  startTime: clockTime.nullable(),
  endTime: clockTime.nullable(),
  /** The file's own key says it; otherwise it was recognized or guessed. */
  isInLegend: z.boolean(),
  count: z.int(),
})
export type ReadCode = z.infer<typeof readCode>
