/** What a reading leaves over, and whether that speaks against it. */
import { addDays } from '../../../engine/calendar.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import { cellId } from './study-sheet.ts'
import type { Weighed } from './weigh-reading.ts'

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

/** Cells of columns that only say more of the person, the shift or the day: a site, an abbreviation, the hours of the shift. */
export function attributeCells({ study, laid, facts }: ReadFacts): number {
  if (laid.layout.only === undefined) return 0
  const byRow = new Map(facts.map((fact) => [fact.entry.row, fact]))
  let cells = 0
  for (let column = 0; column < study.columns; column++) {
    const own = [...byRow].flatMap(([row, fact]) => {
      const text = laid.explained.has(cellId(row, column)) ? undefined : study.own[row]![column]
      return text ? [{ text, fact }] : []
    })
    const follows = (keyOf: (fact: (typeof own)[number]['fact']) => string) => {
      const values = new Map<string, string>()
      for (const { text, fact } of own)
        if ((values.get(keyOf(fact)) ?? text.text) === text.text) values.set(keyOf(fact), text.text)
        else return false
      return values.size <= own.length / 2
    }
    const isEnd = own.every(({ text, fact }) => isSameDay(text.dates, fact.date))
    if (
      isEnd ||
      follows(({ name }) => name.key) ||
      follows(({ code }) => code?.key ?? '') ||
      follows(({ date }) => date)
    )
      cells += own.length
  }
  return cells
}

/**
 * Cells amid the schedule or after it that nothing explains; titles above it, keys and numbers are no surprise. A heading with
 * nothing below it, and a word of the schedule in a line that is left out, are.
 */
export function looseCells({ study, laid }: Read): number {
  const first = laid.rows.findIndex(({ role }) => role === 'body')
  const last = laid.rows.findLastIndex(({ role }) => role === 'body')
  const words = new Set(laid.entries.map(({ facts }) => facts.text))
  const isKey = (row: number, column: number) => study.key.has(cellId(row, column))
  let loose = 0
  for (const [index, { row, role }] of laid.rows.entries()) {
    const cells = study.cells[row]!.filter(({ column }) => !isKey(row, column))
    if (role === 'section' && cells.length > 1) loose += cells.filter(({ facts }) => words.has(facts.text)).length
    if (index > last && (role === 'dates' || role === 'people' || role === 'shifts')) loose += cells.length
    if (index < first || index > last || (role !== 'body' && role !== 'other')) continue
    loose += cells.filter(
      ({ column, facts }) =>
        !facts.isNumber &&
        !laid.ignored.has(column) &&
        (laid.layout.only === undefined || laid.layout.shift === 'section') &&
        !laid.explained.has(cellId(row, column)) &&
        // A day on which nobody works.
        !(role === 'other' && (facts.isDate || facts.isWeekday) && typeof laid.layout.time === 'number') &&
        // A code in front of its meaning.
        !isKey(row, column + 1),
    ).length
  }
  return loose
}
