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

const days = Array.from({ length: 10 }, (_, day) => String(day + 1))
const codeOn = (at: number, day: number) => ((day + at) % 5 < 3 ? (at % 2 ? 'N' : 'D') : '')

test('a second row of a person has no name', async () => {
  const rows = people.flatMap((name, at) => [
    [name, ...days.map((_, day) => codeOn(at, day))],
    ['', ...days.map((_, day) => (day % 5 === at % 5 ? 'Call' : ''))],
  ])
  const { people: found, assignments } = await read([['December 2026'], ['Name', ...days], ...rows])
  expect(found.map(({ name }) => name)).toEqual(people)
  expect(assignments.filter(({ code }) => code === 'CALL')).toHaveLength(2 * people.length)
})

test('two halves of a month side by side', async () => {
  const rows = people.map((name, at) => [
    name,
    ...days.slice(0, 5).map((_, day) => codeOn(at, day)),
    '',
    name,
    ...days.slice(5).map((_, day) => codeOn(at, day + 5)),
  ])
  const heading = ['Name', ...days.slice(0, 5), '', 'Name', ...days.slice(5)]
  const { people: found, reading, dates } = await read([['December 2026'], heading, ...rows])
  expect(found).toHaveLength(people.length)
  expect(dates).toHaveLength(10)
  expect(reading).toMatchObject({ isSure: true })
})

test('a list of leave below the schedule', async () => {
  const rows = people.map((name, at) => [name, ...days.map((_, day) => codeOn(at, day))])
  const leave = people.slice(0, 4).map((name, at) => [name, `12/${20 + at}/2026`, `12/${22 + at}/2026`])
  const { absences, people: found } = await read([
    ...[['December 2026'], ['Name', ...days], ...rows, ['']],
    ...[['Vacation'], ['Name', 'From', 'To'], ...leave],
  ])
  expect(found).toHaveLength(people.length)
  expect(absences.filter(({ reason }) => reason === 'vacation')).toHaveLength(12)
})

test('a narrow column breaks names and what they work', async () => {
  const weeks = [0, 1, 2].flatMap((week) => [
    weekdays.map((_, day) => String(1 + week * 7 + day)),
    weekdays.map(() => 'Day: Dr.'),
    weekdays.map((_, day) => people[(week + day) % 4]!),
    weekdays.map(() => 'Night: Dr.'),
    weekdays.map((_, day) => people[4 + ((week + day) % 4)]!),
  ])
  // 2026-02-01 is a Sunday.
  const heading = [...weekdays.slice(6), ...weekdays.slice(0, 6)]
  const { assignments, people: found } = await read([['February 2026'], heading, ...weeks])
  expect(found.map(({ name }) => name).sort()).toEqual([...people].sort())
  expect(assignments).toHaveLength(42)
})
