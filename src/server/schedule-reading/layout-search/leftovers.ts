/** What a reading leaves over, and whether that makes it doubtful. */
import { addDays } from '../../../engine/calendar.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import { headingContent, isSumLabel } from './candidates/heading-words.ts'
import type { TextFacts } from './candidates/text-facts.ts'
import { cellId } from './study-sheet.ts'
import type { Fact, Weighed } from './weigh-reading.ts'

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

const colleagues = /^(?:app|apc|aprn|np|pa|md|do|resident|fellow|intern)s?(?:\s\d)?$/i

/** "Provider" over names that a list leaves out, or people of the schedule: whoever else its rows name may be who works. */
export function hasUnusedPeople({ study, laid, facts }: ReadFacts): boolean {
  const people = new Set(facts.map(({ name }) => name.key))
  if (typeof laid.layout.time !== 'number') return false
  const body = laid.rows.filter(({ role }) => role === 'body').map(({ row }) => row)
  const isHeaded = (column: number) =>
    study.own.slice(0, body[0]).some((above) => {
      const text = above[column]?.text ?? ''
      return headingContent(text) === 'person' || colleagues.test(text)
    })
  return Array.from({ length: study.columns }, (_, column) => column).some((column) => {
    const left = body.filter((row) => study.own[row]![column]?.name && !laid.explained.has(cellId(row, column)))
    const known = left.filter((row) => people.has(study.own[row]![column]!.name!.key))
    return left.length > body.length / 2 && (isHeaded(column) || known.length > left.length / 2)
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

/** Roughly how many days a cell with a list of them has. */
const loosestDays = 5
/** Fewer of the schedule's own words in a line may be chance. */
const fewestWords = 3

/**
 * Unexplained cells within or after the schedule: its own words, wherever they stand, and other text among its rows. Titles
 * above it, keys, and numbers are expected.
 */
export function looseCells({ study, laid, facts }: ReadFacts): number {
  const first = laid.rows.findIndex(({ role }) => role === 'body')
  const last = laid.rows.findLastIndex(({ role }) => role === 'body')
  const isDays = laid.content === 'days' || laid.content === 'spans'
  const isKey = (row: number, column: number) => study.key.has(cellId(row, column))
  const words = new Set(laid.entries.map(({ facts }) => facts.text))
  for (const { person } of laid.entries) if (person) words.add(study.shown[person.row]![person.column]!.text)
  const codes = new Set(laid.content === 'pairs' ? facts.flatMap(({ code }) => code?.key ?? []) : [])
  const isPair = ({ pairs }: TextFacts) => pairs[0].items.some(({ code }) => codes.has(code.key))
  /** "Grade" or "Team" beside the names, with a heading of its own. */
  const isBeside = (heading: number, column: number) => {
    const dates = study.cells[heading]?.filter(({ facts }) => facts.isDate || facts.isWeekday) ?? []
    const above = (study.cells[heading - 1]?.length ?? 0) > 1 ? study.own[heading - 1]?.[column] : undefined
    const head = study.own[heading]?.[column] ?? above
    return head !== undefined && dates.length > 0 && column < dates[0]!.column && headingContent(head.text) !== 'person'
  }
  /** "Notes" is written above it. */
  const isNoted = (column: number) =>
    study.own.slice(0, laid.rows[first]?.row).some((above) => headingContent(above[column]?.text ?? '') === 'none')
  const inColumns = new Map<number, number>()
  let loose = 0
  for (const [index, { row, role, headings }] of laid.rows.entries()) {
    if (study.dismissed.has(row)) continue
    const left = study.cells[row]!.filter(
      ({ column, facts }) =>
        !isKey(row, column) && !facts.isNumber && !isSumLabel(facts.text) && !laid.explained.has(cellId(row, column)),
    )
    const isInside = index >= first && index <= last
    const own = left.filter(({ column, facts }) => words.has(facts.text) && !isNoted(column))
    if (index >= first && laid.layout.only === undefined) {
      for (const { column } of own) inColumns.set(column, (inColumns.get(column) ?? 0) + 1)
    }
    if (index > last && own.length >= fewestWords) loose += own.length
    // "Nights: Kim" right below the schedule.
    if (index > last && !isDays) loose += left.filter(({ facts }) => isPair(facts)).length
    if (index > last && (role === 'dates' || role === 'people' || role === 'shifts')) loose += study.cells[row]!.length
    // Days of the cell above on a stray line.
    if (isInside && (role === 'section' || role === 'other') && isDays)
      loose += loosestDays * left.filter(({ facts }) => facts.days.items.length + facts.spans.items.length > 0).length
    if (role === 'section' && left.length > 1) loose += own.length
    if (!(isInside && (role === 'body' || role === 'other')) && !(index < first && role === 'other' && left.length > 1))
      continue
    loose += left.filter(
      ({ column, facts }) =>
        !laid.ignored.has(column) &&
        (laid.layout.only === undefined || column === laid.layout.only || laid.layout.shift === 'section' || isDays) &&
        !(role === 'body' && laid.layout.time === 'above' && isBeside(headings.dates, column)) &&
        !isNoted(column) &&
        // A day on which no one works.
        !(role === 'other' && (facts.isDate || facts.isWeekday) && typeof laid.layout.time === 'number') &&
        // A code in front of its meaning.
        !isKey(row, column + 1),
    ).length
  }
  // Another table beside this one.
  for (const [column, count] of inColumns) if (count >= fewestWords && laid.ignored.has(column)) loose += count
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
