/** Reads a grid whose rows are people and whose cells are codes. */
import { type Mark, readMarks } from '../cell-content.ts'
import { isShiftLabel, isSumLabel, type Labels, type Row } from '../choose-labels.ts'
import type { DayBlock } from '../days/day-block.ts'
import { readDay } from '../days/read-day.ts'
import { emptyReading, type Reading } from '../entry.ts'
import type { GridCell } from '../grid.ts'
import { isHeaderRow } from '../header-row.ts'
import { jobOf } from '../job-of-label.ts'
import { meaningOfPhrase } from '../known-codes.ts'
import { codeKey, type Legend } from '../legend.ts'
import { findTimes } from '../read-times.ts'
import { isNoName, looksLikeInitials, readName } from './names.ts'

export function readPeople(
  block: DayBlock,
  rows: Row[],
  { column, firstNames }: Labels,
  legend: Legend,
  isTurned: boolean,
): Reading {
  const reading = emptyReading(isTurned ? 'days-by-person' : 'people-by-day')
  const ownCodes = repeatedTexts(rows)
  let section: string | undefined
  let last: GridCell | undefined
  for (const { row, labels, body } of rows) {
    const label =
      labels.find((cell) => cell.column === column) ??
      (labels.some((cell) => isShiftLabel(cell.text, legend)) && body.length > 0 && !isCountRow(body)
        ? last
        : undefined)
    if (!label) continue
    const spansBody = block.days.has(label.column + label.columnSpan - 1)
    const isHeading = body.length === 0 && (spansBody || !isPersonLabel(label.text)) && isTeam(label.text)
    if (isHeading) {
      section = label.text
      reading.used.add(label)
      continue
    }
    if (
      spansBody ||
      isSumLabel(label.text) ||
      !isPersonLabel(label.text) ||
      (body.length === 0 && readMonthlike(label.text))
    )
      continue
    if (isHeaderRow(body)) continue
    last = label
    const first = firstNames === undefined ? undefined : labels.find((cell) => cell.column === firstNames)
    const who = first ? `${label.text}, ${first.text}` : label.text
    const others = labels.filter(
      (cell) => cell !== label && cell !== first && !/^\d+([.,]\d+)?$/.test(cell.text) && !isSumLabel(cell.text),
    )
    const job = [...others.map((cell) => cell.text), section].find(
      (text) => text !== undefined && (meaningOfPhrase(text) || findTimes(text)),
    )
    reading.used.add(label)
    for (const cell of labels) reading.used.add(cell)
    reading.named.push({
      who,
      cell: label.place,
      hints: others.map((cell) => cell.text).concat(section ?? []),
    })
    for (const [dayColumn, { dates }] of block.days) {
      const cell = block.grid.at(row, dayColumn)
      if (!cell || labels.includes(cell) || legend.used.has(cell)) continue
      reading.used.add(cell)
      const marks = readMarks(cell.text, legend) ?? ownCodes(cell.text)
      if (!marks) {
        reading.unread.push({ text: cell.text, cell: cell.place })
        continue
      }
      for (const mark of marks)
        for (const date of dates)
          reading.entries.push({
            who,
            whoCell: label.place,
            date,
            mark: withJob(mark, block.partOf.get(dayColumn) ?? job, legend),
            ...(job ? { label: job } : {}),
            cells: [cell.place],
            sureness: block.sureness * mark.sureness,
          })
    }
  }
  return reading
}

/** Numbers above one are how many work, not that somebody does. */
function isCountRow(body: GridCell[]): boolean {
  return body.some((cell) => /^\d+$/.test(cell.text) && Number(cell.text) > 1)
}

/** "Team A" in many cells is a code of the file's own. */
function repeatedTexts(rows: Row[]): (text: string) => Mark[] | undefined {
  const inRows = new Map<string, Set<number>>()
  for (const { row, body } of rows)
    for (const { text } of body) inRows.set(codeKey(text), (inRows.get(codeKey(text)) ?? new Set()).add(row))
  return (text) => {
    const isRepeated = (inRows.get(codeKey(text))?.size ?? 0) >= 2 && text.length <= 16
    return isRepeated ? [{ code: codeKey(text), isKnown: false, sureness: 0.6 }] : undefined
  }
}

/** "NIGHT TEAM 7p-7a" is the heading of a part; "Dr. Patel works no nights" is a remark. */
function isTeam(text: string): boolean {
  const meaning = meaningOfPhrase(text)
  return meaning !== undefined && !meaning.reason && text.split(/\s+/).length <= 4
}

function isPersonLabel(text: string): boolean {
  if (readName(text)) return true
  return looksLikeInitials(text) || (/^[\p{L}.'-]{2,14}$/u.test(text) && !isNoName(text))
}

function readMonthlike(text: string): boolean {
  return readDay(text) !== undefined
}

/** X, ON and 1 say that somebody works; the row's job or the column's part says what. */
function withJob(mark: Mark, job: string | undefined, legend: Legend): Mark {
  if (!job || mark.reason || mark.times || mark.kind) return mark
  const known = jobOf(job, legend)
  return { ...mark, ...(known.times ? { times: known.times } : {}), ...(known.kind ? { kind: known.kind } : {}) }
}
