/** What we found in an existing schedule: each finding with how sure it is and its cells. */
import type { AbsenceReason, ReadingSureness } from '../../contract/sheet-reading.ts'
import type { CalendarDate, ClockTime, RoleCategory, ShiftKind, Weekday } from '../../engine/model.ts'

/** A cell of the file: indexes into its sheets, and the words by which a person finds it ("December, B4"). */
export type CellPlace = { sheet: number; row: number; column: number; place: string }

/** Part of every finding: 0 (a guess) to 1 (written in the file), and its cells. */
export type Evidence = { confidence: number; cells: CellPlace[] }

export type FoundPerson = Evidence & {
  /** Identifies a person in other findings; stable within one understanding. */
  key: string
  /** First name before last name, without titles and credentials: "Hana Chen", or just "Chen" if that is all there is. */
  name: string
  firstName?: string
  lastName: string
  /** "HC", if the file uses initials for this person. */
  initials?: string
  /** Every way the file writes this person: "Chen, Hana MD", "HC", "Dr. Chen". */
  aliases: string[]
  /** "MD", "DO". */
  credentials: string[]
  /** Words next to the name about the job: "Nocturnist", "0.5 FTE". */
  hints: string[]
  /** Keys of others who could be the same person. */
  couldBe?: string[]
}

export type FoundDay = Evidence & { date: CalendarDate }

/** One shift of one person: the night belongs to the day it starts. */
export type FoundAssignment = Evidence & {
  person: string
  date: CalendarDate
  /** As written, in capitals ("D", "N1", "ROUNDER"); undefined if the cell has only times or a name. */
  code?: string
  start?: ClockTime
  end?: ClockTime
  kind: ShiftKind
  /** Key of a found role. */
  role: string
  /** What the row, column, or heading says about the job. */
  label?: string
}

export type FoundAbsence = Evidence & {
  person: string
  date: CalendarDate
  code: string
  /** `off` is a plain day off that the file writes out; the others are leave. */
  reason: AbsenceReason
}

export type CodeUse = 'work' | 'absence' | 'unknown'

export type FoundCode = Evidence & {
  code: string
  /** In the file's words, or ours for a common code ("Day shift"). */
  meaning: string
  /** The file's own legend says it; otherwise it was recognized or guessed. */
  isInLegend: boolean
  use: CodeUse
  start?: ClockTime
  end?: ClockTime
  kind?: ShiftKind
  reason?: AbsenceReason
  /** How many cells have it. */
  count: number
}

export type FoundRole = Evidence & {
  /** Identifies a role in other findings. */
  key: string
  name: string
  category: RoleCategory
  kind: ShiftKind
  /** Written in the file; undefined if it never says. */
  start?: ClockTime
  end?: ClockTime
  codes: string[]
  /** How many a staffing plan asks for, by weekday. A schedule asks for no one: what it usually has is counted. */
  required: Record<Weekday, number>
  /** Keys of people who work in it. */
  people: string[]
}

export type FoundShiftType = Evidence & {
  name: string
  start: ClockTime
  end: ClockTime
  /** The file says the times; otherwise they are the usual ones of its kind. */
  isWritten: boolean
  kind: ShiftKind
  codes: string[]
  count: number
}

export type FoundPattern = Evidence & {
  kind: '7-on-7-off' | 'blocks' | '12-hour-day-night' | '24-hour' | 'irregular'
  /** The weekday on which most stretches start. */
  switchDay?: Weekday
  /** Length in days of the usual run of work and of the usual time off; medians. */
  daysOn: number
  daysOff: number
  /** Share of working days inside runs of seven or more. */
  shareInLongRuns: number
  hasNights: boolean
  /** Usual length of a run of nights; 0 without nights. */
  nightsInARow: number
  /** One sentence that names the figures. */
  says: string
}

export type FoundPreference = Evidence & {
  person: string
  preference: 'never-nights' | 'never-weekends' | 'only-nights' | 'only-weekends'
  /** Written as a note; otherwise it is only what the shifts show. */
  isWritten: boolean
  says: string
}

export type FoundNote = Evidence & { text: string; people: string[] }

/** Something we couldn't read, or aren't sure about. */
export type Doubt = { message: string; cells: CellPlace[] }

export const layouts = [
  'people-by-day',
  'days-by-person',
  'shifts-by-day',
  'days-by-shift',
  'calendar',
  'list',
  'records',
  'legend',
  'unknown',
] as const
export type Layout = (typeof layouts)[number]

export type FoundSheet = { name: string; layout: Layout; confidence: number }

export type Understanding = {
  sheets: FoundSheet[]
  reading: ReadingSureness
  people: FoundPerson[]
  days: FoundDay[]
  assignments: FoundAssignment[]
  absences: FoundAbsence[]
  codes: FoundCode[]
  roles: FoundRole[]
  shiftTypes: FoundShiftType[]
  /** Absent when there are too few days to tell. */
  pattern?: FoundPattern
  preferences: FoundPreference[]
  notes: FoundNote[]
  doubts: Doubt[]
}
