/** Tells what the rows beneath the days are named by: people, shifts, or nothing. */
import { knownMark, readMarks } from './cell-content.ts'
import type { DayBlock } from './days/day-block.ts'
import type { GridCell } from './grid.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'
import { looksLikeInitials, readName } from './people/names.ts'
import { couldBePerson, splitNames } from './people/split-names.ts'
import { findTimes } from './read-times.ts'

export type Row = { row: number; labels: GridCell[]; body: GridCell[] }

/** Columns left of the days that may hold labels; further away stands something else. */
const labelReach = 6

export function rowsOf(block: DayBlock, legend: Legend): Row[] {
  const columns = [...block.days.keys()]
  const first = Math.min(...columns)
  const last = Math.max(...columns)
  const rows: Row[] = []
  for (let row = block.firstRow; row <= block.lastRow; row++) {
    const labels: GridCell[] = []
    const around = [
      ...Array.from({ length: Math.min(first, labelReach) }, (_, step) => first - 1 - step).reverse(),
      ...(block.isCalendar ? [] : [last + 1, last + 2]),
    ]
    for (const column of around) {
      const cell = block.grid.at(row, column)
      if (cell && !labels.includes(cell) && !legend.used.has(cell)) labels.push(cell)
    }
    const body = columns.flatMap((column) => {
      const cell = block.grid.at(row, column)
      return cell && !labels.includes(cell) && !legend.used.has(cell) ? [cell] : []
    })
    if (labels.length > 0 || body.length > 0) rows.push({ row, labels, body })
  }
  return rows
}

/** `firstNames`: the column beside that of the last names. */
export type Labels = { column: number; mode: 'people' | 'shifts'; firstNames?: number }

export function chooseLabels(
  rows: Row[],
  block: DayBlock,
  legend: Legend,
  knownPeople: (text: string) => boolean,
): Labels | undefined {
  const first = Math.min(...block.days.keys())
  const filled = rows.filter((row) => row.body.length > 0)
  const tallies = new Map<number, { names: number; shifts: number; other: number; texts: Set<string> }>()
  for (const { labels, body } of rows)
    for (const { column, text } of labels) {
      const tally = tallies.get(column) ?? { names: 0, shifts: 0, other: 0, texts: new Set() }
      tallies.set(column, tally)
      tally.texts.add(text)
      if (isShiftLabel(text, legend)) tally.shifts += body.length > 0 ? (findTimes(text)?.rest === '' ? 0.9 : 1) : 0
      else if (isNameLabel(text) || knownPeople(text)) tally.names++
      else if (body.length > 0 && !isSumLabel(text) && !/^\d+([.,]\d+)?$/.test(text)) tally.other++
    }
  const bodyCells = filled.flatMap((row) => row.body)
  const unknown = bodyCells.filter((cell) => readMarks(cell.text, legend)?.some((mark) => mark.isKnown) !== true)
  const known = bodyCells.filter((cell) => readMarks(cell.text, legend)?.every((mark) => mark.isKnown)).length
  const named = unknown.filter((cell) => splitNames(cell.text, 'list').some(couldBePerson)).length
  // "NF" may be initials or a code: beside a column of names it is a code.
  const short = unknown.filter((cell) => /^\p{Lu}{1,4}\d?$/u.test(cell.text)).length
  const best = (count: (tally: { names: number; shifts: number; other: number; texts: Set<string> }) => number) =>
    [...tallies].toSorted((a, b) => count(b[1]) - count(a[1]) || Math.abs(first - a[0]) - Math.abs(first - b[0]))[0]
  const byName = best((tally) => tally.names)
  const byShift = best((tally) => tally.shifts)
  // Of two columns that name the row, the one with more different words names it more closely.
  const closest = best(({ shifts, other, names, texts }) => {
    const isHours = [...texts].every((text) => findTimes(text)?.rest === '')
    return shifts + other >= filled.length * 0.7 && names === 0 && !isHours ? texts.size : 0
  })
  const byOther = best((tally) => tally.other + tally.shifts)
  const needed = Math.max(1, filled.length * 0.3)
  if (byName && byName[1].names >= needed && known + short >= named - short)
    return { mode: 'people', ...nameColumns(byName[0], byName[1].names, tallies, block) }
  if (byShift && byShift[1].shifts >= Math.max(1, filled.length * 0.25) && named > known) {
    const isCloser = closest !== undefined && closest[1].shifts > 0 && closest[1].texts.size > byShift[1].texts.size
    return { column: isCloser ? closest[0] : byShift[0], mode: 'shifts' }
  }
  if (byOther && byOther[1].other + byOther[1].shifts >= needed) {
    if (known >= named)
      return byOther[1].other > byOther[1].shifts || !byShift
        ? { column: byOther[0], mode: 'people' }
        : { column: byShift[0], mode: 'shifts' }
    return { column: byOther[0], mode: 'shifts' }
  }
  if (byName && byName[1].names >= needed) return { column: byName[0], mode: named > known * 2 ? 'shifts' : 'people' }
  return undefined
}

/** Last and first names in two columns side by side; the headings say which is which, else the first name stands first. */
function nameColumns(
  column: number,
  names: number,
  tallies: Map<number, { names: number; texts: Set<string> }>,
  block: DayBlock,
): { column: number; firstNames?: number } {
  const isSingle = (at: number) =>
    [...(tallies.get(at)?.texts ?? [])].filter((text) => /^\S+( \S{2,4})?$/.test(text)).length
  const beside = [column - 1, column + 1].find(
    (at) =>
      (tallies.get(at)?.names ?? 0) >= names * 0.8 && isSingle(at) >= names * 0.6 && isSingle(column) >= names * 0.6,
  )
  if (beside === undefined) return { column }
  const says = (at: number, pattern: RegExp) =>
    [1, 2, 3, 4].some((up) => pattern.test(block.grid.at(block.firstRow - up, at)?.text ?? ''))
  const [left, right] = column < beside ? [column, beside] : [beside, column]
  const isLastLeft = says(left, /^(last|sur|family)/i) || says(right, /^(first|given)/i)
  return isLastLeft ? { column: left, firstNames: right } : { column: right, firstNames: left }
}

/** "Night", "7a-7p", "Rounder 2 (0700-1900)", "ICU". */
export function isShiftLabel(text: string, legend: Legend): boolean {
  const name = readName(text)
  if (name?.isMarked) return false
  const rest = findTimes(text)?.rest
  if (rest !== undefined && (rest === '' || !name)) return true
  return (
    legend.codes.has(codeKey(text)) ||
    knownMark(text, legend) !== undefined ||
    (meaningOfPhrase(text) !== undefined && !name)
  )
}

function isNameLabel(text: string): boolean {
  return readName(text) !== undefined && !looksLikeInitials(text)
}

/** "Total", "# on", "Nights needed": counts, nobody's row. */
export function isSumLabel(text: string): boolean {
  return /^\W*(#|no\.?|num(ber)?|total|sum|count|staffing|census|needed|required|coverage|variance|min|max|avg|average|open)\b|\b(total|count|census|staffing|needed|required|per day|on duty)s?\W*$/i.test(
    text,
  )
}
