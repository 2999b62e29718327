/** Cells that say two things: a weekday with a shift, a shift with a person, a person with a remark, words over hours. Each in its smallest form. */
import { expect, test } from 'vitest'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'
import { nameCandidate } from './candidates/name-candidates.ts'

async function read(rows: (string | number)[][] | string) {
  const text = typeof rows === 'string' ? rows : rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-16')
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(
    ({ person, date, code = '', start = '', end = '' }) => `${names.get(person)} ${date} ${code} ${start}-${end}`,
  )
  return { shifts, isSure: found.reading.isSure, doubts: found.reading.doubts }
}

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Petrov', 'Lindqvist', 'Abebe', 'Okafor', 'Haas']
const days = Array.from({ length: 28 }, (_, step) => addDays('2027-02-01', step))
const short = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`
/** Someone else every third day; nobody twice on one. */
const on = (step: number, seat: number) => people[(2 * Math.floor(step / 3) + seat) % people.length]!

test('a weekday in a heading picks its day of a weekend, also in March, which is a Tuesday in Spanish', async () => {
  const rows = Array.from({ length: 6 }, (_, week) => addDays('2027-02-06', 7 * week)).map((saturday, week) => [
    `${saturday.slice(6, 7) === '2' ? 'Feb' : 'Mar'} ${Number(saturday.slice(8))}-${Number(saturday.slice(8)) + 1}`,
    ...[0, 1, 2, 3].map((seat) => on(3 * week, seat)),
  ])
  const title = [['Weekends 2027'], ['Weekend', 'Sat Day', 'Sat Night', 'Sun Day', 'Sun Night']]
  const { shifts, isSure } = await read([...title, ...rows])
  expect([shifts.length, isSure]).toEqual([24, true])
  expect(shifts).toEqual(expect.arrayContaining(['Ibrahim 2027-02-07 DAY -', `${on(12, 3)} 2027-03-07 NIGHT -`]))
})

test('a shift of Saturdays on other days isn’t sure', async () => {
  const rows = days.map((date, step) => [`${short(date)}/2027`, on(step, 0), on(step, 1)])
  const { isSure, doubts } = await read([['', 'Sat day', 'Sun day'], ...rows])
  expect([isSure, doubts]).toEqual([false, expect.arrayContaining(['Some weekdays don’t match their dates.'])])
})

test('a code with days of the week is worked on those', async () => {
  const weeks = [0, 7, 14, 21].map((step) => days[step]!)
  const codes = (week: number) => people.map((_, at) => ['D', 'D (M-F)', 'N', 'off'][(at + week) % 4]!)
  const rows = weeks.map((first, week) => [`${short(first)}-${short(addDays(first, 6))}`, ...codes(week)])
  const { shifts } = await read([['Weeks of 2027'], ['', ...people], ...rows])
  const first = shifts.filter((shift) => /^Castellanos 2027-02-0[1-7]/.test(shift))
  expect(first).toEqual([1, 2, 3, 4, 5].map((day) => `Castellanos 2027-02-0${day} D -`))
})

test('hours below the words of a heading belong to them, and teams of one name stay apart', async () => {
  const rows = days.map((date, step) => [`${short(date)}/2027`, on(step, 0), on(step, 1), on(step, 2)])
  const { shifts, isSure } = await read([['', 'Hosp A', 'Hosp B', 'Night'], ['', '7a-7p', '7a-7p', '7p-7a'], ...rows])
  expect([shifts.length, isSure]).toEqual([84, true])
  expect(shifts).toContain('Castellanos 2027-02-01 HOSP B 07:00-19:00')
})

test('"Rounding A – Ingrid Holm" is a shift and a person', async () => {
  const who = ['Ingrid Holm', 'Paul Kerr', 'Marco Silva', 'Joy Abiola', 'Tariq Aziz']
  const rows = days
    .slice(0, 15)
    .flatMap((date, step) => [
      [`${short(date)}/2027`],
      ['7:00 AM - 7:00 PM', `Rounding A – ${who[Math.floor(step / 3) % 5]}`],
      ['7:00 PM - 7:00 AM', `Overnight – ${who[(Math.floor(step / 3) + 2) % 5]}`],
    ])
  const { shifts, isSure } = await read(rows)
  expect([shifts.length, isSure]).toEqual([30, true])
  expect(shifts).toContain('Ingrid Holm 2027-02-01 ROUNDING A 07:00-19:00')
})

test('dots lead from a day to who is on call', async () => {
  const lines = days.map((date, step) => `${Number(date.slice(8))} ......Dr. ${on(step, 0)} ......Dr. ${on(step, 1)}`)
  const { shifts } = await read(`Call list, February 2027\n\n            1st call       2nd call\n${lines.join('\n')}`)
  expect(shifts).toHaveLength(56)
  expect(shifts).toContain('Castellanos 2027-02-01 2ND CALL -')
})

test('who swapped with someone works; the other doesn’t', async () => {
  const rows = days.map((date, step) => [`${short(date)}/2027`, on(step, 0), on(step, 1)])
  rows[5]![1] += ' - swap w/ Haas'
  const { shifts, isSure } = await read([['', 'Day', 'Night'], ...rows])
  expect([shifts.length, isSure]).toEqual([56, true])
  expect(shifts).toContain(`${on(5, 0)} ${days[5]} DAY -`)
})

test('weeks named over day numbers say the month', async () => {
  const heading = [
    ['2027', ...days.map((date, step) => (step % 7 === 0 ? `Week of Feb ${Number(date.slice(8))}` : ''))],
    ['', ...days.map((_, step) => 'MTWTFSS'[step % 7]!)],
    ['', ...days.map((date) => Number(date.slice(8)))],
  ]
  const rows = ['Day', 'Swing', 'Night'].map((shift, seat) => [shift, ...days.map((_, step) => on(step, seat))])
  const { shifts, isSure } = await read([...heading, ...rows])
  expect([shifts[0]?.slice(0, 22), isSure]).toEqual(['Sokolov 2027-02-01 DAY', true])
})

test.each([
  ['Day 7a-5p   Night 8p-7a', 'DAY 07:00-17:00'],
  ['Day and Night run 7-7; call the office', 'DAY 07:00-19:00'],
  ['All nights are 9p-7a, days 8a-6p', 'DAY 08:00-18:00'],
])('"%s" says the hours of the schedule’s own shifts', async (key, shift) => {
  const rows = days.map((date, step) => [`${short(date)}/2027`, on(step, 0), on(step, 1)])
  expect((await read([['', 'Day', 'Night'], ...rows, [], [key]])).shifts).toContain(`Sokolov 2027-02-01 ${shift}`)
})

test('a small number behind a shift is a footnote', async () => {
  const rows = people.map((name, at) => [
    name,
    ...days.map((_, step) => ['Day', 'Day¹', 'Night', ''][(at + step) % 4]!),
  ])
  const { shifts } = await read([['', ...days.map((date) => `${short(date)}/2027`)], ...rows])
  expect(new Set(shifts.map((shift) => shift.split(' ')[2]))).toEqual(new Set(['DAY', 'NIGHT']))
})

test('initials that are words belong to whom the key says, and assistants may have two letters', async () => {
  const key = [
    ['TO', 'Tessa Osei'],
    ['KC', 'Karen Cho'],
    ['LH', 'Leon Hoang'],
    ['PA', 'Paul Ali'],
  ]
  const rows = days.map((date, step) => [
    `${short(date)}/2027`,
    ...key.map((_, at) => ['D', 'N', '', ''][(at + step) % 4]!),
  ])
  const { shifts } = await read([['Date', ...key.map(([initials]) => initials!)], ...rows, [''], ...key])
  expect(shifts.filter((shift) => shift.startsWith('Tessa Osei'))).toHaveLength(14)
  expect(nameCandidate('PA Le')?.key).toBe('le')
})

test('a corner that says the shift says what an X below it is, for each table on its own', async () => {
  const table = (corner: string, own: string[]) => [
    [corner, ...days.slice(0, 14).map(short)],
    ...own.map((name, at) => [name, ...days.slice(0, 14).map((_, step) => ((step + at) % 4 < 2 ? 'X' : ''))]),
  ]
  const rows = [...table('DAYS (7a-7p)', people.slice(0, 4)), [], ...table('NIGHTS (7p-7a)', people.slice(4))]
  const { shifts } = await read([['February 2027'], ...rows])
  expect(shifts).toEqual(
    expect.arrayContaining(['Sokolov 2027-02-01 X 07:00-19:00', 'Lindqvist 2027-02-01 X 19:00-07:00']),
  )
})
