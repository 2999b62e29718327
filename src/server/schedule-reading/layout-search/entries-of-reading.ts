/** The winning layout as entries: who works when as what, in the file's words, with their cells. */
import type { AbsenceReason } from '../../../contract/sheet-reading.ts'
import { knownMark, type Mark, readMarks } from '../understanding/cell-content.ts'
import { emptyReading, type Reading } from '../understanding/entry.ts'
import { jobOf } from '../understanding/job-of-label.ts'
import { meaningOf, meaningOfPhrase } from '../understanding/known-codes.ts'
import { codeKey, type Legend } from '../understanding/legend.ts'
import { isShort } from '../understanding/no-schedule.ts'
import { findTimes } from '../understanding/read-times.ts'
import { withTimes } from '../understanding/scan-line.ts'
import type { CellPlace, Layout as LayoutName } from '../understanding.ts'
import { codeOfPart } from './candidates/code-candidates.ts'
import { lastFilled } from './frame.ts'
import type { LaidEntry, LaidOut } from './laid-out.ts'
import { cellId, type Study, shiftInTitle } from './study-sheet.ts'
import { onWeekdays, type Weighed } from './weigh-reading.ts'

/** How sure the dates are, by what the file leaves out. */
const dateConfidence = { nothing: 0.95, year: 0.82, month: 0.4 } as const
const wrongWeekdaysConfidence = 0.5

export function entriesOf({ study, laid, resolution }: Weighed, legend: Legend): Reading {
  const reading = emptyReading(nameOfLayout(laid))
  const { grid } = study
  const placeOf = (row: number, column: number): CellPlace => study.sourceOf(row, column)?.place ?? grid.cells[0]!.place
  const isWrong = resolution.wrongWeekdays > laid.times.length / 4
  const confidence = isWrong ? wrongWeekdaysConfidence : dateConfidence[resolution.guessed]
  const beside = rowsBeside(study, laid)
  const dates = new Map(laid.times.map((time, index) => [time, resolution.dates[index] ?? []]))
  for (const [{ row, column }, own] of dates)
    for (const date of own) reading.days.push({ date, cell: placeOf(row, column), confidence })
  const inTitle = laid.layout.shift === 'nowhere' ? shiftInTitle(study) : undefined
  const mentioned = new Set<string>()
  for (const entry of laid.entries) {
    const { row, column, person } = entry
    const around = beside(row)
    if (person && !mentioned.has(person.item.written)) {
      mentioned.add(person.item.written)
      reading.named.push({ who: person.item.written, cell: placeOf(person.row, person.column), hints: around })
    }
    const cell = placeOf(row, column)
    const away =
      laid.layout.only === undefined ? undefined : around.map((text) => meaningOf(text)?.reason).find(Boolean)
    for (const { who, mark, label, ...on } of statementsOf(entry, laid, legend, around, inTitle))
      for (const date of onWeekdays(dates.get(entry.time) ?? [], entry.shift?.item, on))
        reading.entries.push({
          who,
          whoCell: person ? placeOf(person.row, person.column) : cell,
          date,
          mark: withoutWork(completed(mark, hoursOf(study, laid, entry, around)), away),
          ...(label ? { label } : {}),
          cells: [cell],
          confidence: confidence * mark.confidence,
        })
  }
  for (const { item, row, column } of laid.named)
    reading.named.push({ who: item.written, cell: placeOf(row, column), hints: beside(row) })
  for (const id of laid.explained) {
    const source = study.sourceOf(Math.floor(id / 4096), id % 4096)
    if (source) reading.used.add(source)
  }
  for (const { row, role } of laid.rows)
    for (const [column, facts] of study.own[row]!.entries())
      if (
        role === 'body' &&
        facts &&
        column < study.columns &&
        !facts.isNumber &&
        !laid.explained.has(cellId(row, column)) &&
        !laid.ignored.has(column)
      )
        reading.unread.push({ text: facts.text, cell: placeOf(row, column) })
  return reading
}

type Statement = { who: string; mark: Mark; label?: string; weekdays?: number[] | undefined }

function statementsOf(
  { facts, person, shift }: LaidEntry,
  { content, layout }: LaidOut,
  legend: Legend,
  beside: string[],
  inTitle: string | undefined,
): Statement[] {
  const comma = layout.splitsCommas ? 1 : 0
  const label = shift?.item.written ?? (content === 'spans' ? inTitle : undefined)
  if (content === 'pairs')
    return facts.pairs[comma].items.map(({ name, code }) => ({
      who: name.written,
      weekdays: name.weekdays ?? code.weekdays,
      mark: knownMark(code.written, legend) ?? jobOf(code.written, legend),
    }))
  if (content === 'names') {
    if (facts.code?.kind === 'off') return []
    return facts.people[comma].items.map(({ written, weekdays }, at, { length }) => {
      const own = shift ? codeOfPart(shift.item, at, length).written : inTitle
      const job: Mark = own ? jobOf(own, legend) : { isKnown: false, confidence: 0.6 }
      const reason = own ? meaningOfPhrase(own)?.reason : undefined
      const times = findTimes(written, job.kind)
      const mark = reason ? { ...job, reason } : job
      return {
        who: times ? times.rest : written,
        weekdays,
        mark: times ? withTimes(mark, times.times) : mark,
        ...(own ? { label: own } : {}),
      }
    })
  }
  if (!person) return []
  if (content === 'days' || content === 'spans')
    return label
      ? [{ who: person.item.written, mark: knownMark(label, legend) ?? jobOf(label, legend), label }]
      : [{ who: person.item.written, mark: { isKnown: false, confidence: 0.6 } }]
  const job = label ?? beside.find((text) => meaningOfPhrase(text) !== undefined || findTimes(text) !== undefined)
  const { weekdays, written } = facts.code ?? { written: facts.text }
  const text = weekdays ? written : facts.text
  const unknown: Mark = { code: codeKey(text), isKnown: false, confidence: 0.6 }
  return (readMarks(text, legend) ?? [unknown]).map((mark) => ({
    who: person.item.written,
    weekdays,
    mark: withJob(mark, job, legend),
    ...(job ? { label: job } : {}),
  }))
}

/** X, ON, and 1 say that someone works; the row or the column's heading says as what. */
function withJob(mark: Mark, job: string | undefined, legend: Legend): Mark {
  if (!job || mark.reason || mark.times || mark.kind) return mark
  const { times, kind } = jobOf(job, legend)
  return { ...mark, ...(times ? { times } : {}), ...(kind ? { kind } : {}) }
}

/** The hours may have their own columns or heading row: "Days 7a-7p" above A, B, and C. */
function completed(mark: Mark, hours: string | undefined): Mark {
  if (mark.times || mark.reason || hours === undefined) return mark
  const found = findTimes(hours, mark.kind)
  return found ? withTimes(mark, found.times) : mark
}

/** A record of a day off names the shift, but no hours: "Hospitalist, PTO". */
function withoutWork(mark: Mark, reason: AbsenceReason | undefined): Mark {
  return reason && !mark.times && !mark.reason ? { ...mark, reason } : mark
}

/** In the row below a heading, or in one of two above. */
const hoursInHeadings = [1, -1, -2]
const clock = /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]m?)?$/i

/** "Days 7-7, nights 7-7" says nothing about the swing shift. */
function saysOneTime(text: string): boolean {
  const found = findTimes(text)
  return found !== undefined && findTimes(found.rest) === undefined
}

function hoursOf(study: Study, { layout }: LaidOut, { row, shift }: LaidEntry, beside: string[]): string | undefined {
  if (!shift && layout.shift !== 'cell') return undefined
  const joined = study.joined.find(({ holds }) => holds === 'shifts')
  const together = joined && study.own[row]![joined.column]?.text
  if (together && layout.only !== undefined) return together
  if (layout.shift === 'above' && shift)
    for (const step of hoursInHeadings) {
      const heading = study.shown[shift.row + step] ?? []
      const head = heading[step > 0 ? shift.column : lastFilled(heading, shift.column)]
      if (head && (step > 0 ? head.code?.kind === 'hours' : findTimes(head.text))) return head.text
    }
  if (layout.only === undefined && typeof layout.shift !== 'number') return undefined
  const clocks = beside.filter((text) => clock.test(text)).map((text) => text.replace(/(:\d{2}):\d{2}/, '$1'))
  return clocks.length === 2 ? clocks.join('-') : beside.find(saysOneTime)
}

/**
 * Text in a row of the schedule that isn't part of it, the line above it, and the corner over the names: "0.5 FTE",
 * "Nocturnist", "NIGHT TEAM", "Nights (7p-7a)".
 */
function rowsBeside(study: Study, { rows, explained, layout: { person } }: LaidOut): (row: number) => string[] {
  const sections = rows.filter(({ role }) => role === 'section').map(({ row }) => row)
  const headings = new Map(rows.map((one) => [one.row, one.headings.dates]))
  const known = new Map<number, string[]>()
  return (row) => {
    const found = known.get(row)
    if (found) return found
    const heading = headings.get(row) ?? -1
    const section = sections.findLast((one) => one < row) ?? -1
    const title = study.cells[section]?.length === 1 ? study.cells[section][0]!.facts : undefined
    const corner = typeof person === 'number' ? study.own[heading]?.[person] : undefined
    // Whichever is nearer comes first. "Meeting 12-1" is only a remark.
    const above = section > heading ? [title, corner] : [corner, title]
    const texts = study.cells[row]!.filter(
      ({ column, facts }) => !facts.isNumber && !explained.has(cellId(row, column)),
    ).map(({ facts }) => facts.text)
    const made = [
      ...texts,
      ...above.flatMap((facts) => (facts && !isShort(findTimes(facts.text)?.times ?? {}) ? facts.text : [])),
    ]
    known.set(row, made)
    return made
  }
}

function nameOfLayout({ layout: { time, person, shift } }: LaidOut): LayoutName {
  if (time === 'above') {
    if (person !== 'cell') return 'people-by-day'
    return typeof shift === 'number' || shift === 'section' ? 'shifts-by-day' : 'calendar'
  }
  if (time === 'cell') return 'list'
  if (person === 'above') return 'days-by-person'
  if (shift === 'above' || shift === 'beside') return 'days-by-shift'
  return time === 'section' || person === 'section' ? 'list' : 'records'
}
