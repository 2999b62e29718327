/** The search space: where time, person, and shift are. Grids, calendars, records, and lists of pairs are points in it. */
import type { LineContent } from '../../../contract/sheet-reading.ts'
import { meaningOfPhrase } from '../understanding/known-codes.ts'
import type { TextFacts } from './candidates/text-facts.ts'
import type { Bounds } from './constraints.ts'
import { cellId, type Study } from './study-sheet.ts'

/**
 * A number is a column. `above`: a heading row over the cell. `cell`: the cell itself. `section`: a separate line above the
 * rows that follow. `beside`: the next cell to the right. `nowhere`: the sheet doesn't say.
 */
export type Place = number | 'above' | 'cell' | 'section' | 'beside' | 'nowhere'

export type Layout = {
  time: Place
  person: Place
  shift: Place
  /** The one column to read, if no heading row says which. */
  only?: number
  /** The row says one half of the day, the heading the other: week and weekday, day of the month and month. */
  isCrossed?: true
  /** The same for the shift: the row says the site, the heading day or night. */
  isDivided?: true
  /** Commas separate people; they aren't part of a name. */
  splitsCommas: boolean
  /** Rare shapes cost something. */
  bits: number
}

/** `days`: only when; `spans`: people with their days. */
export type CellContent = 'names' | 'pairs' | 'code' | 'mark' | 'days' | 'spans'

export function contentOf({ time, person, shift }: Layout): CellContent {
  if (time === 'cell') return person === 'cell' ? 'spans' : 'days'
  if (person === 'cell') return shift === 'cell' ? 'pairs' : 'names'
  return shift === 'cell' ? 'code' : 'mark'
}

type Columns = { time: number[]; person: number[]; shift: number[]; pair: number[]; days: number[] }

/** Further right is the schedule itself, unless the sheet is narrow. */
const axisReach = 5
const narrowSheet = 10

export function columnsCovered(study: Study, column: number): number[] {
  const joined = study.joined.find((one) => one.column === column)
  return joined ? [...new Set([joined.left, joined.right, column])] : [column]
}

function likelyColumns(study: Study, bounds: Bounds): Columns {
  // The table may be to the right of another one, with empty columns.
  const filled = new Set(study.cells.flatMap((row) => row.map(({ column }) => column)))
  const used = Array.from({ length: study.columns }, (_, column) => column).filter((column) => filled.has(column))
  const within = used.length <= narrowSheet ? used : used.slice(0, axisReach)
  const count = (column: number, test: (facts: TextFacts) => boolean) =>
    study.own.reduce((sum, row) => sum + (row[column] && test(row[column]) ? 1 : 0), 0)
  const best = (test: (facts: TextFacts) => boolean, most: number, holds: LineContent) => {
    const forced = [...bounds.columns].filter(([, is]) => is === holds).map(([column]) => column)
    if (forced.length > 0) return forced
    const counted = within
      .filter((column) => !bounds.columns.has(column))
      .map((column) => ({ column, right: count(column, test), filled: count(column, () => true) }))
      .filter(({ right, filled }) => right >= 2 && right >= 0.25 * filled)
      .sort((one, other) => other.right - one.right)
    const joined = study.joined.filter((one) => one.holds === holds).map(({ column }) => column)
    const first = counted.slice(most).filter(({ column }) => column === within[0])
    return [...[...counted.slice(0, most), ...first].map(({ column }) => column), ...joined]
  }
  return {
    time: best((facts) => facts.isDate, 3, 'dates'),
    person: best(({ name }) => name !== undefined && name.bits < 60, 5, 'people'),
    shift: best(
      ({ text, code, isDate, isWeekday, bits }) =>
        code !== undefined &&
        !isDate &&
        (!isWeekday || text.length === 1) &&
        (bits.code < bits.name + 6 || meaningOfPhrase(text) !== undefined),
      5,
      'shifts',
    ),
    pair: best(({ pairs }) => pairs[0].items.length > 0, 3, 'people'),
    days: best((facts) => facts.days.items.length > 1 || facts.spans.items.length > 0, 3, 'dates'),
  }
}

/** Places where a kind can't be in this sheet, whatever the rest of the layout is. */
function emptyPlaces({ own, key }: Study): { time: Set<Place>; section: boolean } {
  const time = new Set<Place>(['above', 'section'])
  let section = false
  for (const [row, facts] of own.entries()) {
    const cells = facts.flatMap((one, column) => (one && !key.has(cellId(row, column)) ? [one] : []))
    if (cells.filter(({ isDate }) => isDate).length > 0 || cells.filter(({ isWeekday }) => isWeekday).length >= 3)
      time.delete('above')
    if (cells.length === 1) section = true
    if (cells.length === 1 && cells[0]!.isDate) time.delete('section')
  }
  return { time, section: !section }
}

export function* layoutsOf(study: Study, bounds: Bounds): Generator<Layout> {
  yield* dividedOf(study, bounds)
  const columns = likelyColumns(study, bounds)
  const empty = emptyPlaces(study)
  const hasCommas = study.facts.some(({ people, pairs }) => people[1].items.length > 1 || pairs[1].items.length > 1)
  const crosses = study.own.some(isCrossing)
  const isList = ({ days, spans }: TextFacts) =>
    days.items.length > 1 || spans.items.length > 1 || spans.items.some((span) => span.days.length > 1)
  const hasLists = study.facts.filter(isList).length > 1
  for (const time of ['above', 'section', ...(hasLists ? ['cell'] : []), ...columns.time] as Place[])
    for (const person of ['above', 'cell', 'section', ...columns.person] as Place[])
      for (const shift of ['above', 'cell', 'section', 'beside', 'nowhere', ...columns.shift] as Place[]) {
        const places = { time, person, shift }
        if (empty.time.has(time) || (empty.section && (person === 'section' || shift === 'section'))) continue
        if (!isPossible(study, places) || !keepsBounds(bounds, places)) continue
        for (const splitsCommas of hasCommas && person === 'cell' ? [false, true] : [false])
          for (const only of cellColumns(study, places, columns))
            yield {
              ...places,
              ...(only === undefined ? {} : { only }),
              splitsCommas,
              bits: rarity(study, places, only),
            }
        if (crosses && canCross(places)) yield { ...places, isCrossed: true, splitsCommas: false, bits: crossed }
      }
}

/** The halves of a shift: a heading row of few words, and the first column. */
function* dividedOf(study: Study, bounds: Bounds): Generator<Layout> {
  const shift = Math.min(...study.cells.flatMap(([first]) => first?.column ?? []))
  const places = { time: 'above', person: 'cell', shift } as const
  if (study.cells.some(isDividing) && keepsBounds(bounds, places))
    yield { ...places, isDivided: true, splitsCommas: false, bits: crossed }
}

/** A row of months, or of weekdays that aren't dates. */
export function isCrossing(row: readonly (TextFacts | undefined)[]): boolean {
  const cells = row.flatMap((facts) => facts ?? [])
  const months = new Set(cells.flatMap(({ isMonth, text }) => (isMonth ? [text] : []))).size
  return months > 1 || cells.filter(({ isWeekday, isDate }) => isWeekday && !isDate).length > 3
}

const fewestDivided = 4

/** A row of a few shifts again and again. */
function isDividing(row: Study['cells'][number]): boolean {
  const shifts = row.flatMap(({ facts }) => (facts.code?.kind === 'word' ? [facts.text] : []))
  return shifts.length >= Math.max(fewestDivided, row.length - 1) && new Set(shifts).size <= shifts.length / 2
}

/** Bits for a day or shift given in two places. */
const crossed = 4

function canCross({ time, person, shift }: Places): boolean {
  return (
    typeof time === 'number' &&
    (shift === 'cell' || person === 'cell') &&
    person !== 'above' &&
    person !== 'section' &&
    shift !== 'section' &&
    shift !== 'beside'
  )
}

type Places = Pick<Layout, 'time' | 'person' | 'shift'>

function isPossible(study: Study, { time, person, shift }: Places): boolean {
  const places = [time, person, shift]
  const covered = places.flatMap((place) => (typeof place === 'number' ? columnsCovered(study, place) : []))
  // Two halves of one column cover it together.
  const halves = study.joined.filter(({ column, left, right }) => left === right && places.includes(column))
  if (new Set(covered).size + Math.max(0, halves.length - 1) < covered.length) return false
  const times = (place: Place) => places.filter((one) => one === place).length
  if (times('section') > 1 || times('above') > 2) return false
  if (person === 'above' && (time === 'above' || shift === 'above')) return false
  if ((shift === 'beside' || shift === 'nowhere') && person !== 'cell') return false
  if (shift === 'section' && person === 'above') return false
  if (shift === 'section' && person === 'cell' && time === 'section') return false
  if (time === 'cell')
    return (
      person !== 'above' &&
      person !== 'section' &&
      (shift === 'above' || shift === 'nowhere' || typeof shift === 'number')
    )
  // A person over lines of dates and codes.
  return person !== 'section' || ((typeof time === 'number' || time === 'above') && shift === 'cell')
}

function keepsBounds(bounds: Bounds, { time, person, shift }: Places): boolean {
  const rows = new Set(bounds.rows.values())
  const columns = new Set(bounds.columns.values())
  const keeps = (holds: LineContent, place: Place) =>
    (!rows.has(holds) || place === 'above' || (holds === 'dates' && place === 'section')) &&
    (!columns.has(holds) || typeof place === 'number' || (holds !== 'dates' && place === 'cell'))
  return keeps('dates', time) && keeps('people', person) && keeps('shifts', shift)
}

/** Under headings every cell is read; without them one column is, and which one is part of the layout. */
function cellColumns(study: Study, { time, person, shift }: Places, columns: Columns): (number | undefined)[] {
  if (time === 'above' || person === 'above' || shift === 'above' || shift === 'beside') return [undefined]
  const used = [time, person, shift].flatMap((place) => (typeof place === 'number' ? columnsCovered(study, place) : []))
  const free = (column: number) => !columnsCovered(study, column).some((one) => used.includes(one))
  if (time === 'cell') return columns.days.filter(free)
  if (person === 'cell' && shift === 'cell')
    return [undefined, ...columns.pair.filter((column) => column < study.columns && free(column))]
  if (person === 'cell') return columns.person.filter(free)
  return shift === 'cell' ? columns.shift.filter(free) : []
}

function rarity(study: Study, { time, person, shift }: Places, only: number | undefined): number {
  const places = [time, person, shift]
  return (
    places.filter((place) => place === 'above').length +
    3 * places.filter((place) => place === 'section').length +
    (shift === 'beside' || (typeof shift === 'number' && shift >= study.columns) ? 4 : 0) +
    (shift === 'nowhere' ? 10 : 0) +
    (time === 'cell' ? 6 : 0) +
    (person === 'cell' && shift === 'cell' ? (only === undefined ? 4 : 3) : 0)
  )
}
