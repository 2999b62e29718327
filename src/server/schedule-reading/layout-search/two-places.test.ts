/** What is said in two places: a date over day and night, a site beside them, a month over shifts, who over when. Each in its smallest form. */
import { expect, test } from 'vitest'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

async function read(rows: string[][] | string) {
  const text = typeof rows === 'string' ? rows : rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-16')
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(
    ({ person, date, code = '', start = '', end = '' }) => `${names.get(person)} ${date} ${code} ${start}-${end}`,
  )
  return { shifts, names: [...names.values()], isSure: found.reading.isSure, doubts: found.reading.doubts }
}

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Petrov', 'Lindqvist', 'Abebe', 'Okafor', 'Haas']
const days = Array.from({ length: 14 }, (_, step) => addDays('2027-02-01', step))
const short = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`
const numeric = (date: string) => `${short(date)}/${date.slice(0, 4)}`
/** Someone else every third day; nobody twice on one. */
const on = (step: number, seat: number) => people[(2 * Math.floor(step / 3) + seat) % people.length]!

test('a site in the row and day or night below the date are one shift', async () => {
  const rows = [days.slice(0, 7), days.slice(7)].flatMap((week, at) => [
    ['', ...week.flatMap((date) => [numeric(date), ''])],
    ['', ...week.flatMap(() => ['Day', 'Night'])],
    ...['North', 'Lakeview'].map((site, row) => [
      site,
      ...week.flatMap((_, step) => [on(7 * at + step, 2 * row), on(7 * at + step, 2 * row + 1)]),
    ]),
  ])
  const { shifts, isSure } = await read(rows)
  expect([shifts.length, isSure]).toEqual([56, true])
  expect(shifts).toContain('Petrov 2027-02-01 LAKEVIEW NIGHT -')
})

test('days of the month down, months over day and night', async () => {
  const months = ['January', 'February', 'March']
  const rows = [
    ['2027', ...months.flatMap((month) => [month, ''])],
    ['', ...months.flatMap(() => ['Day', 'Night'])],
    ...Array.from({ length: 28 }, (_, day) => [
      `${day + 1}`,
      ...months.flatMap((__, month) => [on(28 * month + day, 0), on(28 * month + day, 1)]),
    ]),
  ]
  const { shifts } = await read(rows)
  expect(shifts).toHaveLength(168)
  expect(shifts).toContain('Castellanos 2027-01-01 NIGHT -')
})

test('two columns for each: when they come and when they go', async () => {
  const three = people.slice(0, 3)
  const rows = [
    ['Date', 'Day', ...three.flatMap((name) => [`Dr. ${name}`, ''])],
    ['', '', ...three.flatMap(() => ['In', 'Out'])],
    ...days.map((date, step) => [
      numeric(date),
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][step % 7]!,
      ...three.flatMap(
        (_, at) =>
          [
            ['7:00', '19:00'],
            ['19:00', '7:00'],
            ['', ''],
          ].at((Math.floor(step / 2) + at) % 3)!,
      ),
    ]),
  ]
  const { shifts, names, isSure } = await read(rows)
  expect([names.toSorted(), shifts.length, isSure]).toEqual([three.toSorted(), 28, true])
  expect(shifts).toContain('Castellanos 2027-02-01  19:00-07:00')
})

test('a calendar for each person repeats the month', async () => {
  const pages = people
    .slice(0, 3)
    .flatMap((name, at) => [
      [`Schedule for: ${name}, MD`],
      ['February 2027'],
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ...[0, 7, 14, 21].flatMap((week) => [
        Array.from({ length: 7 }, (_, step) => `${week + step + 1}`),
        Array.from({ length: 7 }, (_, step) => (Math.floor((week + step) / 3) % 3 === at ? 'Days 7a-7p' : '')),
      ]),
    ])
  const { shifts, names } = await read(pages)
  expect([names.toSorted(), shifts.length]).toEqual([people.slice(0, 3).toSorted(), 28])
  expect(shifts.every((shift) => shift.includes(' 2027-02-'))).toBe(true)
})

test('from and to in one column: the last morning is no day of work', async () => {
  const stamp = (date: string, hours: string) => `${numeric(date)} ${hours}`
  const rows = [0, 7].flatMap((week) => [
    ['Primary', `${stamp(days[week]!, '07:00')} - ${stamp(addDays(days[week]!, 7), '07:00')}`, on(week, 0)],
    ...Array.from({ length: 7 }, (_, step) => [
      'Nights',
      `${stamp(days[week + step]!, '19:00')} - ${stamp(addDays(days[week + step]!, 1), '07:00')}`,
      on(week, 1),
    ]),
  ])
  const { shifts } = await read([['Schedule', 'Window', 'Contact'], ...rows])
  expect(shifts).toHaveLength(28)
  expect(shifts.filter((shift) => shift.includes('2027-02-08'))).toHaveLength(2)
})

test('weekdays behind a name, and the year in front of when it was updated', async () => {
  const weeks = Array.from({ length: 8 }, (_, week) => 7 * week).map((at) => [
    `Week of ${short(addDays('2027-02-01', at))}`,
    `   Team 1: ${on(at, 0)} (Mon-Thu), ${on(at, 1)} (Fri-Sun)`,
    `   Nights: ${on(at, 2)}`,
    '',
  ])
  const { shifts } = await read(['Rounding', '(2027; updated 1/11)', '', ...weeks.flat()].join('\n'))
  expect(shifts).toHaveLength(112)
  expect(
    shifts.filter((shift) => shift.startsWith('Castellanos 2027-02-0')).map((shift) => shift.slice(20, 22)),
  ).toEqual(['05', '06', '07'])
})

test('text in two columns, and one order of day and month for all of it', async () => {
  const turned = (date: string) => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
  const late = days.map((date) => addDays(date, 7))
  const cards = ['Ward', 'Consults'].flatMap((job, at) => [
    job,
    ...late.map((date, step) => `${turned(date).padEnd(6)}${on(step, at)}, A.`),
    '',
  ])
  const { shifts, isSure } = await read(['February 2027', ...cards].join('\n'))
  expect([shifts.length, isSure]).toEqual([28, true])
  expect(shifts.every((shift) => shift.includes(' 2027-02-'))).toBe(true)
})

test('another table beside the schedule is read or asked about, and a date is no shift', async () => {
  const rows = people.map((name, at) => [
    name,
    ...days.map((_, step) => ((step + 2 * at) % 6 < 4 ? 'D' : '')),
    '',
    ...(at < 6 ? [numeric(days[at]!), people[(at + 3) % 8]!] : []),
  ])
  const { shifts, isSure } = await read([['', ...days.map(numeric), '', 'Date', 'Extra'], ...rows])
  expect(isSure && shifts.length < 80).toBe(false)
})

test('of a pool of shifts, those that are open or canceled are no one’s, and when they were posted is no date of theirs', async () => {
  const rows = days.flatMap((date, step) =>
    ['Day', 'Night'].map((shift, seat) => {
      const status = step % 7 === 3 && seat === 0 ? 'Canceled' : step % 7 === 5 && seat === 1 ? 'Open' : 'Filled'
      const who = status === 'Open' ? '' : `${on(step, seat)}, Jo`
      return [numeric(date), shift, status, who, numeric(addDays(date, -60))]
    }),
  )
  const { shifts } = await read([['Shift Date', 'Shift', 'Status', 'Claimed By', 'Posted'], ...rows])
  expect(shifts).toHaveLength(24)
  expect(shifts.every((shift) => shift.includes(' 2027-02-'))).toBe(true)
})

test('a key in loose columns: in turn a code and its meaning', async () => {
  const rows = people.map((name, at) => [
    name,
    ...days.map((_, step) => ((step + 2 * at) % 6 < 4 ? 'DSN'.charAt(at % 3) : '')),
  ])
  const key = ['D', '', 'rounding 7-7', '', '', 'N', '', 'nights 7p-7a']
  const { shifts } = await read([
    ['', ...days.map(numeric)],
    ...rows,
    [],
    key,
    ['S', '', 'swing 12p-10p', '', '', 'V', '', 'vacation'],
  ])
  expect(shifts).toContain('Castellanos 2027-02-01 S 12:00-22:00')
})

test('a list that continues in the next columns is read whole', async () => {
  const fold = (step: number) => [numeric(days[step]!), on(step, 0), on(step, 1)]
  const rows = Array.from({ length: 7 }, (_, step) => [...fold(step), ...fold(step + 7)])
  const { shifts, isSure } = await read([['Date', 'Ward', 'Consults', 'Date', 'Ward', 'Consults'], ...rows])
  expect([shifts.length, isSure]).toEqual([28, true])
})

test('letters below each person are shifts, also those that begin weekdays', async () => {
  const codes = ['S', 'D', 'M', 'S']
  const rows = people
    .slice(0, 4)
    .flatMap((name, at) => [
      [`Dr. ${name}`],
      ...days.filter((_, step) => step % 4 !== at).map((date) => [numeric(date), codes[at]!]),
      [''],
    ])
  const { shifts } = await read(rows)
  expect(shifts).toHaveLength(4 * 14 - 14)
  expect(shifts).toContain('Castellanos 2027-02-01 D -')
})

test('commas with a space behind them belong to the text of a table drawn with spaces', async () => {
  const lines = days.map(
    (date, step) => `Feb ${Number(date.slice(8))}, 2027    ${on(step, 0)}, ${'JKL'[step % 3 ? 0 : 1]}.    07:00-19:00`,
  )
  const { shifts } = await read(lines.join('\n'))
  expect(shifts).toHaveLength(days.length)
})

test('what many names have behind them is their shift', async () => {
  const week = (at: number, code: string) =>
    days.slice(0, 7).map((_, step) => `${on(7 * at + step, code === 'HM1' ? 0 : 1)}, J. (${code})`)
  const rows = [0, 1].flatMap((at) => [
    days.slice(7 * at, 7 * at + 7).map((date) => String(Number(date.slice(8)))),
    week(at, 'HM1'),
    week(at, 'NF'),
  ])
  const { shifts } = await read([['February 2027'], ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], ...rows])
  expect([shifts.length, shifts[0]]).toEqual([28, 'J Sokolov 2027-02-01 HM1 -'])
})
