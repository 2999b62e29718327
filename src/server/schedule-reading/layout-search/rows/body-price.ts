/** What a row costs as part of the schedule's body, under the headings in force. */

import { meaningOf } from '../../understanding/known-codes.ts'
import { headingContent, isColumnTitle } from '../candidates/heading-words.ts'
import { knownName } from '../candidates/text-facts.ts'
import type { Frame, Headings, RowCell } from '../frame.ts'
import { columnsCovered } from '../layouts.ts'
import { impossible } from '../prices.ts'
import { keyShare } from './heading-prices.ts'

/** Called for every cell that could be read: whether it was, its price, and its price outside the schedule. */
export type OnCell = (cell: RowCell, isRead: boolean, bits: number, aside: number) => void

/** A cell is left unread only if reading it costs this much more. */
const benefitOfDoubt = 12
/** A cell that could be part of the schedule but isn't. */
const leftOut = 2
/** Another row of the person above. */
const nameLeftOut = 8
/** The name of a row that looks like a line of the key. */
const nameInKey = 25

export function bodyBits(frame: Frame, row: number, headings: Headings, onCell?: OnCell): number {
  const { layout, study, weekdayColumn } = frame
  const { only, person, shift } = layout
  let bits = axisBits(frame, row, headings)
  if (bits >= impossible) return impossible
  const own = study.own[row]!
  const skipped = new Set(frame.axes)
  let read = 0
  if (only !== undefined && only >= study.columns) {
    const facts = own[only]
    const price = facts ? frame.contentBits(facts) : impossible
    if (!facts || price >= impossible) return impossible
    for (const column of columnsCovered(study, only)) skipped.add(column)
    bits += price
    read++
    onCell?.({ column: only, facts }, true, price, facts.bits.attribute)
  }
  const hours = only === undefined ? undefined : frame.hours.find(({ column }) => own[column]?.code)
  if (hours) {
    bits += own[hours.column]!.bits.code
    skipped.add(hours.left).add(hours.right)
  }
  for (const cell of frame.cellsOf(row)) {
    const { column, facts } = cell
    if (skipped.has(column)) continue
    if (column === weekdayColumn) {
      bits += facts.isWeekday ? 1.5 : facts.bits.info
      continue
    }
    const next = shift === 'beside' && column + 1 < study.columns ? own[column + 1] : undefined
    const isAble = couldBeRead(frame, row, headings, column)
    const inKey = frame.isKey(row, column) ? nameInKey : 0
    const asContent = isAble ? frame.contentBits(facts) + (next?.bits.code ?? 0) + inKey : impossible
    if (asContent < facts.bits.info + (isAble ? (next?.bits.info ?? 0) : 0) + benefitOfDoubt) {
      bits += asContent
      read++
      if (next) skipped.add(column + 1)
      onCell?.(cell, true, asContent, facts.bits.attribute + (next?.bits.attribute ?? 0))
    } else {
      bits += asideBits(frame, row, cell) + (isAble ? leftOut : 0)
      if (isAble) onCell?.(cell, false, facts.bits.info + leftOut, facts.bits.attribute)
    }
  }
  return read > 0 || (typeof person === 'number' && only === undefined) ? bits : impossible
}

/** The cells that say when, who, and what. */
function axisBits(frame: Frame, row: number, headings: Headings): number {
  const { layout, study } = frame
  const { time, person, shift, only } = layout
  const [own, shown] = [study.own[row]!, study.shown[row]!]
  const section = frame.sectionCell(headings.section)?.facts
  let bits = 0
  if (typeof time === 'number') {
    if ((shown[time] && !shown[time].isDate) || !frame.timeAt(row, headings, time)) return impossible
    bits += own[time] ? 2 : shown[time] ? 0 : 1
    if (layout.isCrossed && headings.dates < 0) return impossible
  } else if (time !== 'cell' && (time === 'above' ? headings.dates < 0 : !section?.isDate)) return impossible
  if (typeof person === 'number') {
    const from = frame.personRow(row)
    const isOpen = from < 0 && only !== undefined && !own[person]
    if (!isOpen && !study.shown[from]?.[person]?.name) return impossible
    // A heading without a leading word isn't anyone's row.
    if (from !== row && frame.cellsOf(row).some(({ facts }) => facts.isMonth || facts.isWeekday)) return impossible
    bits += from === row ? (own[person]?.bits.name ?? 0) + (frame.isKey(row, person) ? nameInKey : 0) : nameLeftOut
  } else if (person === 'section' && !section?.name) return impossible
  if (typeof shift === 'number') {
    const code = study.shown[frame.shiftRow(row)]?.[shift]?.code
    // Beside names, "OFF" says who has the day off.
    const isAway = code?.kind === 'off' && frame.content === 'names' && meaningOf(code.written)?.reason
    if (!code || code.kind === 'mark' || (code.kind === 'off' && !isAway)) return impossible
    bits += own[shift]?.bits.code ?? (only === undefined ? 1 : 4)
  } else if (shift === 'section' && !section?.code) return impossible
  for (const column of frame.leftHalves) bits += own[column]?.bits.info ?? 0
  return bits
}

function couldBeRead(frame: Frame, row: number, headings: Headings, column: number): boolean {
  const { layout, study, ignored } = frame
  const { time, person, shift, only } = layout
  if ((only !== undefined && only !== column) || ignored.has(column)) return false
  if ((time === 'above' || layout.isCrossed) && !frame.timeAt(row, headings, column)) return false
  const head = frame.headAt(headings.heads, column)?.facts
  // "TO" is who the file's key says it is.
  if (person === 'above' && (!head?.name || (headingContent(head.text) === 'none' && head.name.bits > knownName)))
    return false
  if (frame.isUnderShifts) return head?.code !== undefined && !head.isMonth && !isColumnTitle(head.text)
  return shift !== 'beside' || (column + 1 < study.columns && study.own[row]![column + 1]?.code !== undefined)
}

/** Outside the schedule: part of the key, hours of the shift, an attribute, or unexplained. */
function asideBits({ layout, ignored, isKey }: Frame, row: number, { column, facts }: RowCell): number {
  if (isKey(row, column)) return keyShare * facts.bits.info
  if (layout.only === undefined && !ignored.has(column)) return facts.bits.info
  return Math.min(facts.bits.attribute, facts.code?.kind === 'hours' ? facts.bits.code + 3 : impossible)
}
