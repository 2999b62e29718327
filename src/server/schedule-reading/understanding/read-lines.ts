/** Reads schedules written line by line: "Dr. Smith: Rounder 7am-7pm Mon-Fri", "12/3 Night: Patel", a day and its people beneath. */
import { addDays, daysInMonth, monthStart, weekdayOf } from '../../../engine/calendar.ts'
import type { CalendarDate, Weekday } from '../../../engine/model.ts'
import { codeCandidate } from '../layout-search/candidates/code-candidates.ts'
import type { DateOrder, RangeCandidate } from '../layout-search/dates/date-candidates.ts'
import type { CellPlace } from '../understanding.ts'
import type { Mark } from './cell-content.ts'
import { hintOf } from './days/date-hints.ts'
import { type DateHint, plausibleYear, resolveDates } from './days/resolve-dates.ts'
import { type Entry, emptyReading, type Reading } from './entry.ts'
import type { Grid, GridCell } from './grid.ts'
import { jobOf } from './job-of-label.ts'
import type { Legend } from './legend.ts'
import { couldBePerson } from './people/names.ts'
import { type Clause, clausesOf } from './read-clauses.ts'
import { scanLine } from './scan-line.ts'

export type Line = { text: string; cell: CellPlace; source: GridCell }

/** What the headings above a line say. */
type Standing = { dates?: CalendarDate[]; weekdays?: Weekday[]; mark?: Mark; names?: string[] }

export type LineContext = {
  legend: Legend
  hint: DateHint
  isName: (word: string) => boolean
  /** If someone said it. */
  dateOrder?: DateOrder | undefined
}

export function linesOf(grid: Grid): Line[] {
  const lines: Line[] = []
  for (let row = 0; row < grid.rows; row++) {
    const cells = grid.rowCells(row)
    if (cells.length === 0) continue
    const isColumn = cells.some((cell) => cell.text.includes('\n'))
    if (isColumn)
      for (const cell of cells)
        for (const text of cell.text.split('\n')) lines.push({ text, cell: cell.place, source: cell })
    else lines.push({ text: cells.map((cell) => cell.text).join(', '), cell: cells[0]!.place, source: cells[0]! })
  }
  return lines
}

/** Email headers aren't shifts. "From: Dec 3" isn't an email header. */
const letterHead = /^\s*(?:(?:from|to|cc|bcc|reply-to):(?!.*\d)|(?:sent|date received):|date:.*\d:\d{2})/i

/** How many characters of a line are read. */
const longestLine = 600

export function readLines(lines: Line[], context: LineContext, standing: Standing = {}): Reading {
  const reading = emptyReading('list')
  let hint = context.hint
  const order = context.dateOrder ?? orderOf(lines)
  let above: Standing = standing
  /** Below a heading that may be a person: entries with its name, and how many lines name someone else. */
  let scope = { entries: new Set<Entry>(), others: 0 }
  const endScope = () => {
    // "Medical Staff" over lines that all name their people is no one.
    if (scope.others > scope.entries.size)
      reading.entries = reading.entries.filter((entry) => !scope.entries.has(entry))
    scope = { entries: new Set(), others: 0 }
  }
  /** The last heading of a day, until a line needs it. */
  let unused: Line | undefined
  const leaveUnused = () => {
    if (!unused) return
    reading.unread.push(unused)
    reading.used.delete(unused.source)
    unused = undefined
  }
  for (const line of lines) {
    const { text, cell, source } = line
    if (letterHead.test(text)) {
      reading.used.add(source)
      continue
    }
    const scanned = scanLine(cleaned(text.slice(0, longestLine)), {
      ...context,
      hasMonth: hint.month !== undefined,
      order,
    })
    const clauses = clausesOf(scanned)
    const found = clauses.flatMap((clause) => statementsOf(clause, above, hint))
    const titled = hintOf(text, hint)
    if (found.length > 0) {
      unused = undefined
      if (scanned.some((item) => item.is === 'filler' && item.isNumber)) reading.unread.push({ text, cell })
      reading.used.add(source)
      for (const { names, dates, mark, confidence, isBorrowed } of found) {
        if (!isBorrowed) scope.others++
        for (const name of names)
          for (const date of dates) {
            const entry = {
              who: name,
              whoCell: cell,
              date,
              mark,
              cells: [cell],
              confidence: confidence * mark.confidence,
            }
            reading.entries.push(entry)
            if (isBorrowed) scope.entries.add(entry)
          }
        for (const date of dates) reading.days.push({ date, cell, confidence })
      }
      continue
    }
    const heading = shiftHeading(text, context.legend) ?? headingOf(clauses, hint, text)
    if (heading) {
      if (heading.names) endScope()
      above = standingAfter(above, heading, standing)
      reading.used.add(source)
      if (heading.dates && heading.mark) {
        leaveUnused()
        unused = line
      }
    }
    if (titled && !heading?.names) {
      hint = { ...titled }
      // "Night shifts, December 2026" says what the lines below are.
      if (!heading?.dates) above = { ...standing, ...(heading?.mark ? { mark: heading.mark } : {}) }
      reading.used.add(source)
    } else if (!heading && text.trim() !== '') reading.unread.push({ text, cell })
  }
  endScope()
  leaveUnused()
  return reading
}

/** Fewer dates that can only be one order may be something else: "24/7". */
const fewestOfOrder = 2

/** One order for the whole text: day first if some dates must be, and none can't. */
function orderOf(lines: Line[]): DateOrder {
  const pairs = lines.flatMap(({ text }) => [...text.matchAll(/(?<![\d/.-])(\d{1,2})[/.](\d{1,2})(?!\d)/g)])
  const isOver = (at: 1 | 2) => pairs.filter((pair) => Number(pair[at]) > 12 && Number(pair[at]) < 32).length
  return isOver(1) >= fewestOfOrder && isOver(2) === 0 ? 'day-first' : 'month-first'
}

/** Bullets, numbering, and doubled spaces. */
function cleaned(text: string): string {
  return text
    .replace(/^\s*(?:[•*▪◦>]|\d{1,2}[.)](?=\s+\p{Lu}))\s*/u, '')
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
}

type Statement = { names: string[]; dates: CalendarDate[]; mark: Mark; confidence: number; isBorrowed: boolean }

function statementsOf(clause: Clause, above: Standing, hint: DateHint): Statement[] {
  const names = (clause.names.length > 0 ? clause.names : (above.names ?? [])).filter(couldBePerson)
  const isDated = clause.days.length > 0 || clause.weekdays.length > 0
  // "Nights: Kim (Fri-Sun)" below "Week of March 1"
  const within =
    clause.days.length > 0 ? [] : (above.dates ?? []).filter((date) => clause.weekdays.includes(weekdayOf(date)))
  const when =
    within.length > 0
      ? { dates: within, confidence: 0.95 }
      : isDated
        ? whenOf(clause.days, clause.weekdays, hint)
        : above.dates
          ? { dates: above.dates, confidence: 0.95 }
          : above.weekdays
            ? whenOf([], above.weekdays, hint)
            : undefined
  const said = clause.mark ?? above.mark
  const mark =
    clause.mark &&
    !clause.mark.times &&
    above.mark?.times &&
    !clause.mark.reason &&
    clause.mark.kind === above.mark.kind
      ? { ...clause.mark, times: above.mark.times }
      : said
  if (names.length === 0 || !when || when.dates.length === 0) return []
  if (!mark && clause.names.length > 0 && isDated && clause.days.length === 0) return []
  const isBorrowed = clause.names.length === 0
  return [
    {
      names,
      dates: when.dates,
      mark: mark ?? { isKnown: false, confidence: 0.6 },
      confidence: when.confidence,
      isBorrowed,
    },
  ]
}

function whenOf(
  days: RangeCandidate[],
  wanted: Weekday[],
  hint: DateHint,
): { dates: CalendarDate[]; confidence: number } | undefined {
  if (days.length > 0) {
    const resolved = resolveDates(days, hint)
    if (!resolved) return undefined
    const all = resolved.dates.flat()
    const isFiltered = wanted.length > 0 && all.length > wanted.length
    return {
      dates: isFiltered ? all.filter((date) => wanted.includes(weekdayOf(date))) : all,
      confidence: resolved.confidence,
    }
  }
  const { from, length, confidence } = periodOf(hint)
  const dates = Array.from({ length }, (_, step) => addDays(from, step)).filter((date) =>
    wanted.includes(weekdayOf(date)),
  )
  return { dates, confidence }
}

/** Weekdays alone apply to the named week or month, otherwise to the next week. */
function periodOf(hint: DateHint): { from: CalendarDate; length: number; confidence: number } {
  if (hint.weekStart) return { from: hint.weekStart, length: 7, confidence: 0.9 }
  if (hint.month) {
    const year = hint.year ?? plausibleYear(hint.month, hint.today)
    return { from: monthStart(year, hint.month), length: daysInMonth(year, hint.month), confidence: 0.8 }
  }
  let monday = addDays(hint.today, 1)
  while (weekdayOf(monday) !== 'monday') monday = addDays(monday, 1)
  return { from: monday, length: 7, confidence: 0.4 }
}

/** "Day team A (7a-7p)" */
function shiftHeading(text: string, legend: Legend): Standing | undefined {
  const label = text.replace(/\s*:\s*$/, '')
  return codeCandidate(label)?.kind === 'word' ? { mark: jobOf(label, legend) } : undefined
}

/** A line with only a day, only a job, or only a person applies to the lines below. */
function headingOf(clauses: Clause[], hint: DateHint, text: string): Standing | undefined {
  const [clause] = clauses
  if (clauses.length !== 1 || !clause || text.length > 60) return undefined
  const { names, days, weekdays, mark } = clause
  const hasDays = days.length > 0 || weekdays.length > 0
  if (hasDays && names.length === 0) {
    const when = days.length > 0 || hint.weekStart ? whenOf(days, days.length > 0 ? [] : weekdays, hint) : undefined
    if (when) return { dates: when.dates, ...(mark ? { mark } : {}) }
    return { weekdays, ...(mark ? { mark } : {}) }
  }
  if (mark && names.length === 0) return { mark }
  if (names.length === 1 && !hasDays && couldBePerson(names[0]!)) return { names, ...(mark ? { mark } : {}) }
  return undefined
}

function standingAfter(above: Standing, heading: Standing, outer: Standing): Standing {
  if (heading.dates || heading.weekdays) return { ...heading }
  if (heading.names) return { ...outer, ...heading }
  return {
    ...(above.dates ? { dates: above.dates } : {}),
    ...(above.weekdays ? { weekdays: above.weekdays } : {}),
    ...heading,
  }
}
