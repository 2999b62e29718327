/** Reads a grid whose rows are shifts and whose cells are people. */
import type { Mark } from './cell-content.ts'
import { isSumLabel, type Row } from './choose-labels.ts'
import type { DayBlock } from './days/day-block.ts'
import { emptyReading, type Reading } from './entry.ts'
import type { GridCell } from './grid.ts'
import { isHeaderRow } from './header-row.ts'
import { jobOf } from './job-of-label.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'
import { isNoName } from './people/names.ts'
import { commaStyleOf, couldBePerson, splitNames } from './people/split-names.ts'
import { findTimes } from './read-times.ts'
import { withTimes } from './scan-line.ts'

export function readShifts(block: DayBlock, rows: Row[], column: number, legend: Legend, isTurned: boolean): Reading {
  const reading = emptyReading(isTurned ? 'days-by-shift' : 'shifts-by-day')
  const style = commaStyleOf(rows.flatMap((row) => row.body.map((cell) => cell.text)))
  let current: GridCell | undefined
  for (const { row, labels, body } of rows) {
    const own = labels.find((cell) => cell.column === column)
    if (own && isSumLabel(own.text)) {
      current = undefined
      continue
    }
    if (own) current = own
    if (!current || body.length === 0 || isHeaderRow(body)) continue
    const others = labels.filter((cell) => cell.column !== column).map((cell) => jobOf(cell.text, legend))
    const away = meaningOfPhrase(current.text)?.reason
    const job = completed(jobOf(current.text, legend), others)
    for (const cell of labels) reading.used.add(cell)
    for (const [dayColumn, { dates }] of block.days) {
      const cell = block.grid.at(row, dayColumn)
      if (!cell || labels.includes(cell) || legend.used.has(cell)) continue
      reading.used.add(cell)
      const mark = away ? { ...job, reason: away } : job
      addNames(reading, cell, dates, mark, current.text, style, block.sureness, legend)
    }
  }
  return reading
}

/** The hours may stand in a column, or over the heads, of their own: "Days 7a-7p" above A, B and C. */
function completed(job: Mark, others: Mark[]): Mark {
  const timed = others.find((other) => other.times)
  if (job.times || !timed?.times) return job
  return withTimes(job, timed.times)
}

function addNames(
  reading: Reading,
  cell: GridCell,
  dates: string[],
  job: Mark,
  label: string,
  style: 'list' | 'last-first',
  sureness: number,
  legend: Legend,
): void {
  for (const part of splitNames(cell.text, style)) {
    const found = findTimes(part, job.kind === 'night')
    const who = found ? found.rest.replace(/\(\s*\)/g, '').trim() : part
    if (!couldBePerson(who) && !isShortName(who, legend)) {
      reading.unread.push({ text: part, cell: cell.place })
      continue
    }
    const mark = found ? withTimes(job, found.times) : job
    for (const date of dates)
      reading.entries.push({
        who,
        whoCell: cell.place,
        date,
        mark,
        label,
        cells: [cell.place],
        sureness: sureness * mark.sureness,
      })
  }
}

function isShortName(text: string, legend: Legend): boolean {
  return /^\p{L}{2,4}$/u.test(text) && !legend.codes.has(codeKey(text)) && !isNoName(text)
}
