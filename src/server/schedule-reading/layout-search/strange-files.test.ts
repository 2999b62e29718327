/** Kinds of files that were once read wrong, each in its smallest form. */
import { expect, test } from 'vitest'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

async function read(rows: string[][]) {
  const text = rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-16')
  return { ...found, dates: [...new Set(found.assignments.map(({ date }) => date))].sort() }
}

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Washington', 'Petrov', 'Lindqvist', 'Abebe', 'Winter']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('weeks below each other, each under its own weekdays', async () => {
  const weeks = ['October 4', 'October 11', 'October 18'].flatMap((start, week) => [
    [`Week of ${start}`, ...weekdays],
    ['Rounder 7a-7p', ...weekdays.map(() => people[week * 2]!)],
    ['Night 7p-7a', ...weekdays.map(() => people[week * 2 + 1]!)],
  ])
  const { dates, assignments } = await read([['Fall 2027'], ...weeks])
  expect([dates[0], dates.at(-1)]).toEqual(['2027-10-04', '2027-10-24'])
  expect(assignments).toHaveLength(3 * 2 * 7)
})

test('a key beside the schedule tells the hours', async () => {
  const days = Array.from({ length: 10 }, (_, day) => String(day + 1))
  const keys = [
    ['R1', 'Rounder 0700-1900'],
    ['N1', 'Night 1900-0700'],
  ]
  const rows = people.map((name, at) => [
    name,
    ...days.map((_, day) => ((day + at) % 5 < 3 ? (at % 2 ? 'N1' : 'R1') : '')),
    '',
    ...(keys[at - 1] ?? []),
  ])
  const { assignments, reading } = await read([['December 2026'], ['Name', ...days], ...rows])
  expect(new Set(assignments.map(({ code, start }) => `${code} ${start}`))).toEqual(new Set(['R1 07:00', 'N1 19:00']))
  expect(reading.isSure).toBe(true)
})

test('a list of telephones is no schedule', async () => {
  const { reading } = await read([
    ['Name', 'Pager', 'Cell', 'Start date', 'Rate'],
    ...people.map((name, at) => [name, `${4000 + at}`, `555-010${at}`, `${at + 1}/1/2019`, `${150 + at}`]),
  ])
  expect(reading.isSure).toBe(false)
})

test('no question where nobody needs to choose', async () => {
  const days = Array.from({ length: 8 }, (_, day) => String(day + 1))
  const rows = people.map((name, at) => [name, ...days.map((_, day) => ((day + at) % 4 < 2 ? 'D' : ''))])
  const notes = [['', 'see', 'my', 'mail', 'about', 'the', 'new', 'rota', 'please']]
  const { reading } = await read([['December 2026'], ['', ...days], ...rows.slice(0, 4), ...notes, ...rows.slice(4)])
  expect(reading.question?.says ?? '').not.toMatch(/2025|2027/)
})
