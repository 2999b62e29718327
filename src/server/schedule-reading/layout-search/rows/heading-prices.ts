/** What a row costs in every role except the schedule's body. These prices don't depend on the rows above. */

import { headingContent, isColumnTitle, isSumLabel } from '../candidates/heading-words.ts'
import type { TextFacts } from '../candidates/text-facts.ts'
import { brokenWeekdays, sequenceBits } from '../dates/date-sequences.ts'
import type { Frame, RowCell, RowRole } from '../frame.ts'
import { isCrossing } from '../layouts.ts'
import { impossible } from '../prices.ts'

/** Factor on the price of a cell in the file's key. */
export const keyShare = 0.4
/** What a column heading says about its records. */
const headingEvidence = 30
/** A single date in a row of other things. */
const loneDate = 10
const total = 2.5
/** A number that is a shift's name, if all are. */
const onlyNumbers = 8

export function headingPrices(frame: Frame, row: number): [RowRole, number][] {
  const { layout, study, isFree } = frame
  const { time, person } = layout
  const all = frame.cellsOf(row)
  const free = all.filter(({ column }) => isFree(column)).map(({ facts }) => facts)
  const aside = ({ column, facts }: RowCell) => (frame.isKey(row, column) ? keyShare : 1) * facts.bits.info
  const sum = (price: (cell: RowCell) => number) => all.reduce((bits, cell) => bits + price(cell), 0)
  const rest = (explained: (facts: TextFacts) => number) =>
    sum((cell) => {
      const { bits, isDate } = cell.facts
      const own = isFree(cell.column) ? explained(cell.facts) : impossible
      return Math.min(own, aside(cell), bits.heading + (isDate ? 15 : 0))
    })
  const prices: [RowRole, number][] = [
    ['other', sum(aside)],
    ['section', sectionBits(frame, row)],
  ]
  if (time === 'above') prices.push(...datePrices(free, all.length, rest, frame.weekStarts[row] !== undefined))
  if (layout.isCrossed && isCrossing(study.own[row]!))
    prices.push(['dates', rest(({ isMonth, isWeekday }) => (isMonth || isWeekday ? 1.5 : impossible))])
  const months = all.filter(({ facts }) => facts.isMonth)
  const different = new Set(months.map(({ facts }) => facts.dates.find(({ month }) => month)!.month)).size
  const isMonths = months.length > 0 && different === months.length && months.length >= all.length - 1
  if (isMonths && (time === 'above' || all.length === 1))
    prices.push(['months', sum(({ facts }) => (facts.isMonth ? 3 : facts.bits.heading))])
  const isDated = typeof time === 'number' && study.own[row]![time]?.isDate
  const named = free.flatMap(({ name }) => name?.key ?? [])
  // "In" and "Out" again and again are no one.
  if (person === 'above' && !isDated && new Set(named).size > Math.max(1, named.length / 2))
    prices.push(['people', rest(({ bits }) => bits.name)])
  const isKey = all.every(({ column }) => frame.isKey(row, column))
  const isWeek = new Set(free.filter(({ isWeekday }) => isWeekday).map(({ text }) => text)).size > 3
  // X, X, X says that someone works, never as what; "On" and "Off" may be headings.
  const marks = free.flatMap(({ code, isNumber, text }) => (code?.kind === 'mark' && !isNumber ? [text] : []))
  const hasMarks = new Set(marks).size < marks.length
  if (frame.isUnderShifts && !isDated && !isKey && !isWeek && !hasMarks && free.some(({ code }) => code))
    prices.push([
      'shifts',
      rest(({ text, isMonth, bits }) => (isMonth || isColumnTitle(text) ? impossible : bits.code)) +
        (free.every(({ isNumber }) => isNumber) ? onlyNumbers * free.length : 0),
    ])
  const numbers = free.filter(({ isNumber }) => isNumber).length
  if (numbers >= 3 && time === 'above') {
    const label = all.find(({ facts }) => !facts.isNumber)
    const isPerson =
      typeof person === 'number' && label?.column === person && (label.facts.name?.style ?? 'single') !== 'single'
    const doubt =
      !label || study.counting.has(row) || isSumLabel(label.facts.text) ? 0 : 14 + numbers * (isPerson ? 2 : 1)
    prices.push(['counts', doubt + sum(({ facts }) => (facts.isNumber ? total : facts.bits.heading))])
  }
  return prices
}

type Rest = (explained: (facts: TextFacts) => number) => number

function datePrices(free: TextFacts[], cells: number, rest: Rest, isInWeek: boolean): [RowRole, number][] {
  const dated = free.filter(({ isDate }) => isDate)
  const named = free.filter(({ isWeekday }) => isWeekday)
  const prices: [RowRole, number][] = []
  if (dated.length > 0) {
    const lone = dated.length === 1 && cells > 1 ? loneDate : 0
    prices.push(['dates', lone + sequenceBits(dated) + rest(({ isDate }) => (isDate ? 0 : impossible))])
  }
  if (named.length >= 3 && named.length >= 1.5 * (free.length - named.length)) {
    const bits = brokenWeekdays(named) + rest(({ isWeekday }) => (isWeekday ? 1.5 : impossible))
    prices.push(['weekdays', bits])
    // Days may be named by weekday only.
    if (dated.length === 0) prices.push(['dates', bits + (isInWeek ? 0 : 3 * named.length + 6)])
  }
  return prices
}

/** A separate line above what follows, or a table's column headings. */
function sectionBits(frame: Frame, row: number): number {
  const { layout, study } = frame
  const all = frame.cellsOf(row)
  const alone = frame.sectionCell(row)
  if (alone) {
    const others = all.filter((cell) => cell !== alone)
    const { bits, isDate } = alone.facts
    const asTime = layout.time === 'section' && isDate ? 2 : impossible
    const asShift = layout.shift === 'section' ? bits.code : impossible
    const asPerson = layout.person === 'section' ? bits.name : impossible
    const keys = others.reduce((sum, { facts }) => sum + keyShare * facts.bits.plain, 0)
    return 2 + keys + Math.min(bits.heading, asTime, asShift, asPerson)
  }
  const isHeading = all.every(({ facts }) => !facts.isNumber && !facts.isDate && facts.text.length < 25)
  if (!isHeading || row + 1 >= study.rows) return impossible
  return 4 + all.reduce((sum, cell) => sum + cell.facts.bits.heading - headingFit(frame, cell), 0)
}

/** "Date", "Name", and "Shift" over a column of a table of records. */
function headingFit({ layout: { time, person, shift, only } }: Frame, { column, facts }: RowCell): number {
  const content = headingContent(facts.text)
  if (!content || only === undefined) return 0
  const isIn = (place: unknown) => place === column || (place === 'cell' && column === only)
  const holds = isIn(time) ? 'time' : isIn(person) ? 'person' : isIn(shift) ? 'shift' : undefined
  return holds === undefined ? 0 : content === holds ? headingEvidence : -headingEvidence
}
