/** Colors that say which shift a mark is. */
import { expect, test } from 'vitest'
import type { Cell, Sheet } from '../../platform/files/read/read-sheet.ts'
import { whyRefused } from './no-schedule.ts'
import { understandSheets } from './understand-sheets.ts'

const [blue, dark] = ['9DC3E6', '203864']

function sheetOf(rows: (string | [text: string, fill: string])[][]): Sheet {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((said, column): Cell[] => {
      const [text, fill] = typeof said === 'string' ? [said] : said
      const place = { row: at, column, rowSpan: 1, columnSpan: 1, place: `R${at + 1}C${column + 1}` }
      return text === '' ? [] : [{ ...place, text, ...(fill ? { fill } : {}) }]
    }),
  )
  return { name: 'February 2027', cells }
}

const day: [string, string] = ['x', blue]
const night: [string, string] = ['x', dark]
const month = [
  ['', '1', '2', '3', '4', '5'],
  ['Chen', day, day, '', '', night],
  ['Diaz', night, night, '', day, day],
  ['Rao', '', '', night, night, ''],
]

test('marks have the shift whose word has their color, and the key is nobody', () => {
  const { assignments, people, reading } = understandSheets(
    [sheetOf([...month, [], [['Day', blue]], [['Night', dark]]])],
    '2027-01-10',
  )
  expect(people.map(({ name }) => name)).toEqual(['Chen', 'Diaz', 'Rao'])
  expect(assignments.map(({ date, kind }) => `${date.slice(8)} ${kind}`).sort()).toEqual(
    ['01 day', '01 night', '02 day', '02 night', '03 night', '04 day', '04 night', '05 day', '05 night'].sort(),
  )
  expect(reading.isSure).toBe(true)
})

test('several colors without a key leave the reading unsure', () => {
  const { reading } = understandSheets([sheetOf(month)], '2027-01-10')
  expect(reading.isSure).toBe(false)
  expect(reading.doubts).toContain('The cells have colors that the file doesn’t explain.')
})

test('colors alone, without a key, are refused with what to do', () => {
  const painted = [1, 2, 3].flatMap((row) =>
    [1, 2, 3, 4].map((column) => ({ row, column, fill: (row + column) % 2 ? blue : dark, place: 'A1' })),
  )
  const found = understandSheets([{ ...sheetOf([month[0]!, ['Chen'], ['Diaz'], ['Rao']]), painted }], '2027-01-10')
  expect(whyRefused(found)).toContain('Fill one cell of each color with its shift')
})

test('cells with a color and nothing else, beside a key of colors', () => {
  const paint = (row: number, column: number, fill: string) => ({
    row,
    column,
    fill,
    place: `R${row + 1}C${column + 1}`,
  })
  const bare = sheetOf([
    ['', '1', '2', '3', '4', '5'],
    ['Chen'],
    ['Diaz'],
    ['Rao'],
    [],
    ['', 'Day 7a-7p'],
    ['', 'Night 7p-7a'],
  ])
  const days = [1, 2, 3, 4, 5].flatMap((day) => [
    paint(1, day, blue),
    paint(2, day, dark),
    paint(3, day, day % 2 ? blue : dark),
  ])
  const painted = [...days, paint(5, 0, blue), paint(6, 0, dark)]
  const { assignments, people } = understandSheets([{ ...bare, painted }], '2027-01-10')
  expect(people.map(({ name }) => name)).toEqual(['Chen', 'Diaz', 'Rao'])
  expect(assignments).toHaveLength(15)
  expect(assignments.filter(({ start }) => start === '19:00')).toHaveLength(7)
})

test('names in several colors do what the key says of their color', () => {
  const fill: Record<string, string> = { Day: blue, Night: dark }
  const jobs = ['Day', 'Night', 'Day', 'Day', 'Night', 'Night']
  const rows = jobs.map((job, at): [string, string][] => [
    [['Chen', 'Diaz', 'Rao'].at(at % 3)!, fill[job]!],
    [['Chen', 'Diaz', 'Rao'].at((at + 1) % 3)!, fill[job === 'Day' ? 'Night' : 'Day']!],
  ])
  const sheet = sheetOf([
    ['Date', '1', '2'],
    ...rows.map((row, at) => [`2/${at + 1}/2027`, ...row]),
    [],
    ['', 'Day 7a-7p'],
    ['', 'Night 7p-7a'],
  ])
  const painted = [blue, dark].map((color, at) => ({ row: 8 + at, column: 0, fill: color, place: `A${9 + at}` }))
  const { assignments } = understandSheets([{ ...sheet, painted }], '2027-01-10')
  expect(assignments.map(({ date, start }) => `${date.slice(8)} ${start}`).sort()).toEqual(
    jobs.flatMap((_, at) => [`0${at + 1} 07:00`, `0${at + 1} 19:00`]),
  )
})
