/** What says nothing about the schedule: columns of an export (ids, abbreviations, credits, states) and lists of telephones. */
import { isCalendarName } from '../../../engine/language/calendar-words.ts'
import { type Grid, withoutCells } from '../understanding/grid.ts'
import type { Bounds } from './constraints.ts'
import { dateCandidates } from './dates/date-candidates.ts'

/** What the heading of such a column ends with. */
const besideHeading =
  /(?:^|\s)(?:id|npi|abbrev(?:iation)?|abbr|credits?|credit hours|published|struck|tags?|pager|phone|cell|mobile|ext(?:ension)?|e-?mail)$/i
/** Headings of an export: who, when, and what. Without all three, the words may be anything. */
const headings = [
  /\b(?:staff|provider|physician|employee|name)\b/i,
  /\bdate\b/i,
  /\b(?:task|shift|assignment|service)\b/i,
]
const number = /^[A-Z]{0,3}\d{1,10}$/
/** 0700 may be beside one shift only, too. */
const clock = /^(?:[01]\d|2[0-4])[0-5][05]$/
const contact =
  /^\S+@\S+\.\S+$|^(?:pager|ext\.?|x|cell|mobile|phone|tel\.?|home|office|p|c)[:.\s#]*[\d().\s-]{3,}$|^(?!\d{4}-\d{4}$)\+?[\d().\s-]*\d{3}[-.\s]\d{4}$/i
/** Fewer people with a number may be part of something else. */
const fewestContacts = 3
/** Fewer rows, values, or repetitions may be chance. */
const fewest = { rows: 12, values: 3, repetitions: 3 }

/** Without these columns, unless a person said what they hold. */
export function withoutBeside(grid: Grid, { columns }: Pick<Bounds, 'columns'>): Grid {
  const beside = new Set([...underHeadings(grid), ...numbersOfThings(grid)].filter((column) => !columns.has(column)))
  const left = grid.cells.filter(({ column }) => beside.has(column))
  const out = new Set([...left, ...contactsOf(grid), ...canceledRows(grid)])
  return out.size === 0 ? grid : withoutCells(grid, out)
}

const statusHeading = /^(?:\p{L}+ )?(?:status|state|estado|statut)$/iu
const canceled =
  /^(?:cancel(?:l?ed)?|void(?:ed)?|deleted|declined|withdrawn|cancelad[oa]|annulée?|storniert|abgesagt)$/i

/** Lines of a list that its column of states calls canceled. */
function canceledRows({ cells, rowCells }: Grid): Grid['cells'] {
  const heading = cells.find(({ text }) => statusHeading.test(text.trim()))
  const isCanceled = ({ row, column, text }: Grid['cells'][number]) =>
    heading && column === heading.column && row > heading.row && canceled.test(text.trim())
  return cells.filter(isCanceled).flatMap(({ row }) => rowCells(row))
}

/** Rows of a name with nothing but ways to reach it. */
function contactsOf(grid: Grid): Grid['cells'] {
  const rows = Array.from({ length: grid.rows }, (_, row) => grid.rowCells(row)).filter(
    ([first, ...rest]) =>
      rest.length > 0 && isThing(first!.text) && rest.every(({ text }) => contact.test(text.trim())),
  )
  // Who comes up day after day is on call, with a pager.
  const isList = new Set(rows.map(([first]) => first!.text)).size > rows.length / 2
  return rows.length >= fewestContacts && isList ? rows.flat() : []
}

function underHeadings(grid: Grid): number[] {
  for (let row = 0; row < Math.min(grid.rows, 20); row++) {
    const cells = grid.rowCells(row)
    if (headings.every((heading) => cells.some(({ text }) => heading.test(text))))
      return cells.filter(({ text }) => besideHeading.test(text.trim())).map(({ column }) => column)
  }
  return []
}

/**
 * Each number is beside one word only, and the word beside no other number: an id of a person or a task. Also phone
 * numbers, addresses, and one number down a whole column that no other column has.
 */
function numbersOfThings(grid: Grid): number[] {
  const columns = Array.from({ length: grid.columns }, (): Map<number, string> => new Map())
  for (const { row, column, text } of grid.cells) columns[column]!.set(row, text.trim())
  const isMostly = (cells: Map<number, string>, holds: (text: string) => boolean, rows = fewest.rows) =>
    [...cells.values()].filter(holds).length >= Math.min(0.9 * cells.size, cells.size - 1) && cells.size >= rows
  const words = columns.filter((cells) => isMostly(cells, isThing))
  const isId = (cells: Map<number, string>) =>
    isMostly(cells, (text) => number.test(text) && !clock.test(text)) && words.some((names) => isOneToOne(cells, names))
  const isConstant = (cells: Map<number, string>) => {
    const [value = ''] = [...cells.values()].slice(-1)
    const isElsewhere = columns.some((other) => other !== cells && [...other.values()].includes(value))
    return words.length > 0 && number.test(value) && !isElsewhere && isMostly(cells, (text) => text === value)
  }
  return columns.flatMap((cells, column) =>
    isId(cells) || isConstant(cells) || isMostly(cells, (text) => contact.test(text), fewestContacts + 1) ? column : [],
  )
}

function isThing(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !isCalendarName(text.toLowerCase()) && dateCandidates(text).length === 0
}

function isOneToOne(numbers: Map<number, string>, names: Map<number, string>): boolean {
  const rows = [...numbers].filter(([row, text]) => number.test(text) && names.has(row))
  const pairs = new Set(rows.map(([row, text]) => `${text}\n${names.get(row)}`))
  const values = new Set(rows.map(([, text]) => text)).size
  const things = new Set(rows.map(([row]) => names.get(row))).size
  const isOften = values >= fewest.values && rows.length >= fewest.repetitions * values
  return isOften && pairs.size === values && pairs.size === things && rows.length >= 0.9 * numbers.size
}
