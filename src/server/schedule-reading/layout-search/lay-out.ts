/** Lays one layout over a sheet: a role for every row and column, the entries that follow, and the price of all cells but the dates. */
import { type AssignedRow, assignRows } from './assign-rows.ts'
import { bodyBits } from './body-price.ts'
import type { DateCandidate } from './candidates/date-candidates.ts'
import type { NameCandidate } from './candidates/name-candidates.ts'
import type { TextFacts } from './candidates/text-facts.ts'
import type { Bounds } from './constraints.ts'
import { type Frame, frameOf } from './frame.ts'
import type { LaidEntry, LaidOut, TimeCell, Told } from './laid-out.ts'
import type { Layout } from './layouts.ts'
import { cellId, type Study } from './study-sheet.ts'
import { vocabularyBits } from './vocabulary-bits.ts'

/** Rows that tell which layouts are worth a second look; a year of records goes on like its first weeks. */
const firstLook = 160

/** What a layout costs at most: rows have their roles, but no column is left out yet and no word is counted. */
export function roughBits(study: Study, layout: Layout, bounds: Bounds): number {
  const ignored = new Set([...bounds.columns].filter(([, is]) => is === 'ignore').map(([column]) => column))
  const { rows, bits } = assignRows(frameOf(study, layout, ignored), bounds, Math.min(study.rows, firstLook))
  return rows.some(({ role }) => role === 'body') ? layout.bits + bits : Number.POSITIVE_INFINITY
}

/** Rows first, then the columns that are cheaper beside the schedule, then the rows again. */
const rounds = 3

export function layOut(study: Study, layout: Layout, bounds: Bounds): LaidOut | undefined {
  const ignored = new Set([...bounds.columns].filter(([, is]) => is === 'ignore').map(([column]) => column))
  let laid: LaidOut | undefined
  for (let round = 0; round < rounds; round++) {
    const frame = frameOf(study, layout, ignored)
    const { rows, bits } = assignRows(frame, bounds)
    if (!rows.some(({ role }) => role === 'body')) return undefined
    const { columns, ...found } = walk(frame, rows)
    const vocabulary = vocabularyBits(study, layout, found)
    laid = {
      ...found,
      layout,
      content: frame.content,
      rows,
      ignored: new Set(ignored),
      bits: layout.bits + bits + vocabulary,
    }
    for (const [column, { read, aside, cells }] of columns)
      if (layout.time === 'above' || layout.person === 'above' || layout.shift === 'above')
        laid.closeCalls.push({ column, gap: aside - read, cells })
    const worse = [...columns].filter(([column, { read, aside }]) => read > aside + 1 && !ignored.has(column))
    if (worse.length === 0 || (layout.time !== 'above' && layout.only !== undefined)) break
    for (const [column] of worse) ignored.add(column)
  }
  return laid
}

type ColumnCost = { read: number; aside: number; cells: number }

function walk(frame: Frame, rows: AssignedRow[]) {
  const { study, layout } = frame
  const { own, shown } = study
  const entries: LaidEntry[] = []
  const named: Told<NameCandidate>[] = []
  const explained = new Set<number>()
  const closeCalls: LaidOut['closeCalls'] = []
  const columns = new Map<number, ColumnCost>()
  const timeCells = new Map<number, TimeCell>()
  const times: TimeCell[] = []
  const around = aroundTimes(frame, rows)

  function timeCell(row: number, column: number): TimeCell {
    const id = study.originOf(row, column)
    const known = timeCells.get(id)
    if (known) return known
    const made: TimeCell = { row, column, facts: shown[row]![column]!, ...around(row, column) }
    timeCells.set(id, made)
    times.push(made)
    return made
  }

  function told<Item>(row: number, column: number, item: Item | undefined): Told<Item> | undefined {
    return item && { item, row, column }
  }

  for (const { row, role, headings, gap } of rows) {
    for (const { column, facts } of frame.cellsOf(row))
      if (isExplained(role, facts) || (role === 'section' && layout.shift === 'section' && !frame.isKey(row, column)))
        explained.add(cellId(row, column))
    // Every day of a heading counts, also those on which no one works.
    if (role === 'dates')
      for (const { column } of frame.cellsOf(row))
        if (frame.isFree(column) && frame.timeAt(row, { ...headings, dates: row }, column)) timeCell(row, column)
    if (role !== 'body') {
      if (gap < 60 && gap > -60) closeCalls.push({ row, gap, cells: frame.cellsOf(row).length })
      continue
    }
    let cells = 0
    const { person, shift, time } = layout
    const who =
      typeof person === 'number'
        ? told(frame.personRow(row), person, shown[frame.personRow(row)]?.[person]?.name)
        : person === 'section'
          ? sectionTold((facts) => facts.name)
          : undefined
    const what =
      typeof shift === 'number'
        ? told(frame.shiftRow(row), shift, shown[frame.shiftRow(row)]?.[shift]?.code)
        : shift === 'section'
          ? sectionTold((facts) => facts.code)
          : undefined
    for (const place of [time, person, shift, frame.weekdayColumn])
      if (typeof place === 'number') for (const column of axisCells(study, place)) explained.add(cellId(row, column))
    bodyBits(frame, row, headings, ({ column, facts }, isRead, bits, attribute) => {
      const cost = columns.get(column) ?? { read: 0, aside: 0, cells: 0 }
      columns.set(column, {
        read: cost.read + bits,
        aside: cost.aside + attribute,
        cells: cost.cells + (isRead ? 1 : 0),
      })
      if (!isRead) return
      cells++
      for (const one of axisCells(study, column)) explained.add(cellId(row, one))
      if (shift === 'beside') explained.add(cellId(row, column + 1))
      const span = study.sourceOf(row, column)?.columnSpan ?? 1
      for (let at = column; at < column + (column < study.columns ? span : 1); at++) {
        if (!frame.timeAt(row, headings, at)) continue
        const head = headings.heads < 0 ? undefined : shown[headings.heads]![at]
        const by = person === 'above' ? told(headings.heads, at, head?.name) : who
        const job =
          shift === 'above'
            ? told(headings.heads, at, head?.code)
            : shift === 'beside'
              ? told(row, at + 1, own[row]![at + 1]?.code)
              : what
        for (const when of timesOf(row, column, at))
          entries.push({
            row,
            column,
            facts,
            time: when,
            ...(by ? { person: by } : {}),
            ...(job ? { shift: job } : {}),
          })
        if (time !== 'above') break
      }
    })
    /** A name that is merged over the rows of several days holds for all of them. */
    function timesOf(first: number, column: number, at: number): TimeCell[] {
      const deep =
        typeof time === 'number' && column < study.columns ? (study.sourceOf(first, column)?.rowSpan ?? 1) : 1
      const found = Array.from({ length: deep }, (_, down) => frame.timeAt(first + down, headings, at))
      return [...new Set(found.flatMap((when) => (when ? [timeCell(when.row, when.column)] : [])))]
    }
    if (cells === 0 && who) named.push(who)
    if (gap < 60) closeCalls.push({ row, gap, cells })

    function sectionTold<Item>(read: (facts: TextFacts) => Item | undefined): Told<Item> | undefined {
      const cell = frame.sectionCell(headings.section)
      return cell && told(headings.section, cell.column, read(cell.facts))
    }
  }
  const numbers: LaidOut['numbers'] = new Map()
  for (const { row, role } of rows)
    numbers.set(
      row,
      frame
        .cellsOf(row)
        .filter(
          ({ column, facts }) =>
            /^\d{1,3}$/.test(facts.text) && (role === 'counts' || !explained.has(cellId(row, column))),
        )
        .map(({ column, facts }) => ({ column, text: facts.text })),
    )
  return { entries, named, times, numbers, explained, closeCalls, columns }
}

/** Cells of a heading row that say what the row is for; others may belong to a table beside. */
function isExplained(role: AssignedRow['role'], { isDate, isWeekday, isMonth, name, code }: TextFacts): boolean {
  if (role === 'dates') return isDate || isWeekday
  if (role === 'weekdays') return isWeekday
  if (role === 'months') return isMonth
  if (role === 'people') return name !== undefined
  return role === 'shifts' ? code !== undefined : role === 'counts'
}

function axisCells(study: Study, column: number): number[] {
  const joined = study.joined.find((one) => one.column === column)
  return joined ? [joined.left, joined.right] : [column]
}

/** The weekday and the month that stand over, under or beside a date. */
function aroundTimes({ study, isFree, weekdayColumn }: Frame, rows: AssignedRow[]) {
  const weekdayRows = rows.filter(({ role }) => role === 'weekdays').map(({ row }) => row)
  const monthRows = rows.filter(({ role }) => role === 'months').map(({ row }) => row)
  return (row: number, column: number): Pick<TimeCell, 'weekdays' | 'month'> => {
    const above = weekdayRows.findLast((one) => one < row)
    const below = weekdayRows.find((one) => one === row + 1)
    const isAbove = isFree(column)
    const named = isAbove
      ? study.shown[below ?? above ?? -1]?.[column]
      : weekdayColumn === undefined
        ? undefined
        : study.shown[row]![weekdayColumn]
    const weekdays = named?.dates.find((one) => one.weekdays)?.weekdays
    const monthRow = monthRows.findLast((one) => one < row)
    const month = monthRow === undefined ? undefined : monthOver(study, monthRow, column)
    return { ...(weekdays ? { weekdays } : {}), ...(month ? { month } : {}) }
  }
}

/** A month alone holds for all columns, several each from where they stand. */
function monthOver(study: Study, row: number, column: number): DateCandidate | undefined {
  const months = study.own[row]!.flatMap((facts, at) => (facts?.isMonth ? [{ at, facts }] : []))
  const found = months.length === 1 ? months[0] : months.findLast(({ at }) => at <= column)
  return found?.facts.dates.find(({ month }) => month)
}
