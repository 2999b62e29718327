/** Schedules by team: the members stand once, and the weeks say which team is on. */
import { expect, test } from 'vitest'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from './understand-sheets.ts'

const teams = {
  A: ['Rosa Delgado', 'Minh Tran', 'Peter Novak', 'Aisha Bello'],
  B: ['Grace Kim', 'Omar Haddad', 'Lena Fischer', 'Tom Quinn'],
}
const weeks = Array.from({ length: 8 }, (_, week) => addDays('2027-01-04', 7 * week))
const short = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`
const weekly = weeks.map((first, week) => {
  const [on, off] = week % 2 === 0 ? ['A', 'B'] : ['B', 'A']
  return { days: `${short(first)}-${short(addDays(first, 6))}`, on, off }
})
const members = teams.A.map((name, at) => `${name}\t${teams.B[at]}`)

async function read(rows: string[]) {
  const found = understandSheets((await readFile(rows.join('\n'))).sheets, '2026-11-16')
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(({ person, date }) => `${names.get(person)} ${date}`).sort()
  return { shifts, isSure: found.reading.isSure, doubts: found.reading.doubts }
}

const expected = weeks
  .flatMap((first, week) =>
    (week % 2 === 0 ? teams.A : teams.B).flatMap((name) =>
      Array.from({ length: 7 }, (_, day) => `${name} ${addDays(first, day)}`),
    ),
  )
  .sort()

test.each([
  [
    'beside each other above the weeks',
    ['Team A\tTeam B', ...members, '', 'Week\tOn', ...weekly.map(({ days, on }) => `${days}\tTeam ${on}`)],
  ],
  [
    'in lines below the weeks, with the team that is off',
    [
      'Week\tOn\tOff',
      ...weekly.map(({ days, on, off }) => `${days}\tTeam ${on}\tTeam ${off}`),
      '',
      `Team A: ${teams.A.join(', ')}`,
      `Team B: ${teams.B.join(', ')}`,
    ],
  ],
  [
    'with a column for the team, and letters in the weeks',
    [
      'Physician\tTeam',
      ...Object.entries(teams).flatMap(([team, names]) => names.map((name) => `${name}\t${team}`)),
      '',
      'Week\tTeam on',
      ...weekly.map(({ days, on }) => `${days}\t${on}`),
    ],
  ],
])('reads the members of teams %s', async (_, rows) => {
  const { shifts, isSure, doubts } = await read(['2027 block schedule', ...rows])
  expect(shifts).toEqual(expected)
  expect([isSure, doubts]).toEqual([true, []])
})

test('teams with other people each week are shifts', async () => {
  const names = [...teams.A, ...teams.B]
  const rows = weeks.flatMap((first, week) => [
    ['', ...[0, 1, 2, 3, 4, 5, 6].map((day) => short(addDays(first, day)))].join('\t'),
    ...['Team A', 'Team B'].map((team, at) =>
      [team, ...[0, 1, 2, 3, 4, 5, 6].map((day) => names[(week + 2 * at + (day > 3 ? 1 : 0)) % 8])].join('\t'),
    ),
  ])
  const { shifts } = await read(['2027', ...rows])
  expect(shifts.length).toBe(8 * 14)
})
