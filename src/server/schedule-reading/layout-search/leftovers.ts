/** What a reading leaves over, and whether that makes it doubtful. */
import { addDays } from '../../../engine/calendar.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import { headingContent } from './candidates/heading-words.ts'
import { cellId } from './study-sheet.ts'
import type { Fact, Weighed } from './weigh-reading.ts'

type Read = Pick<Weighed, 'study' | 'laid'>
type ReadFacts = Pick<Weighed, 'study' | 'laid' | 'facts'>

/** A second column of days, written like the first one, that the reading leaves out: last days, or another block of the month. */
export function hasUnusedDates({ study, laid, facts }: ReadFacts): boolean {
  const { time } = laid.layout
  if (typeof time !== 'number') return false
  const body = laid.rows.filter(({ role }) => role === 'body').map(({ row }) => row)
  const isNumber = body.some((row) => study.shown[row]![time]?.isNumber)
  const dateOf = new Map(facts.map(({ entry, date }) => [entry.row, date]))
  return Array.from({ length: study.columns }, (_, column) => column).some((column) => {
    const left = body.flatMap((row) => {
      const own = laid.explained.has(cellId(row, column)) ? undefined : study.own[row]![column]
      return own ? [{ own, isEnd: isSameDay(own.dates, dateOf.get(row)) }] : []
    })
    const isDay = left.every(({ own }) => own.isDate && own.isNumber === isNumber)
    const isVaried = new Set(left.map(({ own }) => own.text)).size > left.length / 2
    return left.length > body.length / 2 && isDay && isVaried && !left.every(({ isEnd }) => isEnd)
  })
}

/** The day a shift ends: its own, or the next. */
function isSameDay(dates: { month?: number; day?: number }[], date: CalendarDate | undefined): boolean {
  const ends = date ? [date, addDays(date, 1)] : []
  return dates.some(({ month, day }) =>
    ends.some((end) => Number(end.slice(5, 7)) === month && Number(end.slice(8)) === day),
  )
}

/** Unread columns of a list: those that only add to the person, shift, or day, and numbers that don't. */
export function columnsBeside({ study, laid, facts, totals }: ReadFacts & Pick<Weighed, 'totals'>): {
  attributes: number
  numbers: number
} {
  const beside = { attributes: 0, numbers: 0 }
  if (typeof laid.layout.time !== 'number') return beside
  const byRow = new Map(facts.map((fact) => [fact.entry.row, fact]))
  for (let column = 0; column < study.columns; column++) {
    const own = [...byRow].flatMap(([row, fact]) => {
      const cell = laid.explained.has(cellId(row, column)) ? undefined : study.own[row]![column]
      return cell ? [{ cell, fact }] : []
    })
    const follows = (keyOf: (fact: Fact) => string) => {
      const values = new Map(own.map(({ cell, fact }) => [keyOf(fact), cell.text]))
      return values.size <= own.length / 2 && own.every(({ cell, fact }) => values.get(keyOf(fact)) === cell.text)
    }
    const isEnd = own.every(({ cell, fact }) => isSameDay(cell.dates, fact.date))
    const isAttribute =
      isEnd || follows(({ name }) => name.key) || follows(({ code }) => code?.key ?? '') || follows(({ date }) => date)
    if (totals.lines.has(`column ${column}`)) continue
    if (isAttribute) beside.attributes += own.length
    else if (own.length > byRow.size / 2 && own.every(({ cell }) => cell.isNumber)) beside.numbers++
  }
  return beside
}

/** Words of the schedule in a row below it that are no chance. */
const fewestOfRow = 3
/** Roughly how many days such a cell lists. */
const loosestDays = 5

/**
 * Unexplained cells within or after the schedule. Titles above it, keys, and numbers are expected. A heading with nothing below
 * it isn't, nor is a schedule word in a line that was left out.
 */
export function looseCells({ study, laid }: Read): number {
  const first = laid.rows.findIndex(({ role }) => role === 'body')
  const last = laid.rows.findLastIndex(({ role }) => role === 'body')
  const words = new Set(laid.entries.map(({ facts }) => facts.text))
  const isKey = (row: number, column: number) => study.key.has(cellId(row, column))
  const isDays = laid.content === 'days' || laid.content === 'spans'
  /** "Grade" or "Team" beside the names, with a heading of its own. */
  const isBeside = (heading: number, column: number) => {
    const dates = study.cells[heading]?.filter(({ facts }) => facts.isDate || facts.isWeekday) ?? []
    const head = study.own[heading]?.[column] ?? study.own[heading - 1]?.[column]
    return head !== undefined && dates.length > 0 && column < dates[0]!.column && headingContent(head.text) !== 'person'
  }
  let loose = 0
  for (const [index, { row, role, headings }] of laid.rows.entries()) {
    const cells = study.cells[row]!.filter(({ column }) => !isKey(row, column))
    if (role === 'section' && cells.length > 1) loose += cells.filter(({ facts }) => words.has(facts.text)).length
    // Days of the cell above on a stray line.
    if (index > first && index < last && (role === 'section' || role === 'other') && isDays)
      loose += loosestDays * cells.filter(({ facts }) => facts.days.items.length + facts.spans.items.length > 0).length
    // Someone's row that was left out at the end.
    const used = cells.filter(({ facts }) => !facts.isNumber && words.has(facts.text)).length
    if (index > last && used >= fewestOfRow) loose += used
    if (index > last && (role === 'dates' || role === 'people' || role === 'shifts')) loose += cells.length
    if (index < first && (role !== 'other' || cells.length < 2)) continue
    if (index > last || (role !== 'body' && role !== 'other')) continue
    loose += cells.filter(
      ({ column, facts }) =>
        !facts.isNumber &&
        !laid.ignored.has(column) &&
        (laid.layout.only === undefined || column === laid.layout.only || laid.layout.shift === 'section' || isDays) &&
        !laid.explained.has(cellId(row, column)) &&
        !(role === 'body' && laid.layout.time === 'above' && isBeside(headings.dates, column)) &&
        // "Notes" is written above it.
        !study.own
          .slice(0, laid.rows[first]?.row)
          .some((above) => headingContent(above[column]?.text ?? '') === 'none') &&
        // A day on which no one works.
        !(role === 'other' && (facts.isDate || facts.isWeekday) && typeof laid.layout.time === 'number') &&
        // A code in front of its meaning.
        !isKey(row, column + 1),
    ).length
  }
  return loose
}

/** How far someone's shifts may differ from their FTE, and how many people may differ more. */
const fteSlack = 0.35
const fteAgreeing = 0.8

/** People whose number of shifts follows their FTE; 0 if the file has no FTEs or they're all the same. */
export function peopleOfFte({ study, laid, facts }: ReadFacts): number {
  const shifts = new Map<number, number>()
  for (const { entry, code } of facts)
    if (code?.kind !== 'leave') shifts.set(entry.row, (shifts.get(entry.row) ?? 0) + 1)
  const body = laid.rows.filter(({ role }) => role === 'body').map(({ row }) => row)
  const first = body[0] ?? 0
  const column = study.cells
    .slice(0, first)
    .flat()
    .find(({ facts: { text } }) => /^fte$/i.test(text))?.column
  if (column === undefined) return 0
  const own = body.flatMap((row) => {
    const fte = Number(study.own[row]![column]?.text)
    return fte > 0 && fte <= 1.5 ? [{ fte, each: (shifts.get(row) ?? 0) / fte }] : []
  })
  const usual = own.map(({ each }) => each).sort((one, other) => one - other)[own.length >> 1] ?? 0
  const right = own.filter(({ each }) => Math.abs(each - usual) <= fteSlack * usual).length
  return new Set(own.map(({ fte }) => fte)).size > 1 && right >= fteAgreeing * own.length ? right : 0
}
