/** What a reading may leave out or count twice without noticing. Each in its smallest form. */
import { expect, test } from 'vitest'
import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

const sheetOf = async (rows: string[][]) => {
  const { sheets } = await readFile(rows.map((row) => row.join('\t')).join('\n'))
  return sheets[0]!
}
const read = async (rows: string[][], told: ReadingConstraint[] = []) =>
  understandSheets([await sheetOf(rows)], '2026-11-19', told)

const people = ['Akers', 'Bianchi', 'Cheng', 'Dawson', 'Eze', 'Flores', 'Gallo', 'Hirsch']
const days = Array.from({ length: 14 }, (_, step) => addDays('2027-01-04', step))
const shortOf = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`
/** Someone else every third day. */
const on = (step: number, seat: number) => people[(3 * Math.floor(step / 3) + seat) % people.length]!

test('two versions of a schedule are asked about, two views of it aren’t', async () => {
  const version = async (shift: number, count = people.length) => ({
    ...(await sheetOf([
      ['2027', ...days.map(shortOf)],
      ...people
        .slice(0, count)
        .map((who, seat) => [who, ...days.map((_, step) => ((step + shift + 2 * seat) % 7 < 4 ? 'D' : ''))]),
    ])),
    name: `v${shift}`,
  })
  const { reading } = understandSheets([await version(0), await version(2)], '2026-11-19')
  expect(reading).toMatchObject({
    isSure: false,
    question: {
      says: 'Which sheet is the current schedule?',
      answers: [{ says: 'v0', constraints: [{ sheet: 1, is: 'ignore' }] }, { says: 'v2' }],
    },
  })
  const views = understandSheets([await version(0), await version(0, 4)], '2026-11-19')
  expect(views.reading.isSure).toBe(true)
})

test('a second column of people leaves a list unsure', async () => {
  const rows = days.flatMap((date, step) =>
    ['Day', 'Night'].map((shift, seat) => [date, shift, on(step, seat), on(step, seat + 4)]),
  )
  expect((await read([['Date', 'Shift', 'MD', 'APP'], ...rows])).reading).toMatchObject({
    isSure: false,
    doubts: ['We couldn’t use every column of names.'],
  })
})

test('teams with the names of colors, and a plus between two people', async () => {
  const { assignments, reading } = await read([
    ['2027', ...days.map(shortOf)],
    ...['Blue', 'Green'].map((team, seat) => [
      team,
      ...days.map((_, step) => `${on(step, seat)} + NP ${on(step, seat + 4)}`),
    ]),
    ['Nocturnist', ...days.map((_, step) => on(step, 2))],
  ])
  expect([assignments.length, reading.isSure]).toEqual([70, true])
})

test('weeks by their number', async () => {
  const { assignments } = await read([
    ['Week', 'Team A', 'Team B'],
    ...['2026-W53', '2027-W01', '2027-W02'].map((week, at) => [week, people[at]!, people[at + 3]!]),
  ])
  expect(assignments.map(({ date }) => date).sort()[0]).toBe('2026-12-28')
  expect(assignments.length).toBe(42)
})

test('“X not available” in the key', async () => {
  const { assignments, absences } = await read([
    ['2027', ...days.map(shortOf)],
    ...people.map((who, seat) => [
      who,
      ...days.map((_, step) => ((step + 2 * seat) % 7 < 4 ? 'D' : (step + seat) % 5 === 0 ? 'X' : '')),
    ]),
    [],
    ['D 7a-7p   N 7p-7a   X not available'],
  ])
  expect(new Set(assignments.map(({ code }) => code))).toEqual(new Set(['D']))
  expect(absences.length).toBeGreaterThan(5)
})
