/** What the files of hospitalist groups have around their schedules: keys, sums, printouts, messages, weeks. Each in its smallest form. */
import { expect, test } from 'vitest'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { whyRefused } from '../understanding/no-schedule.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'
import { rangeCandidates } from './dates/date-candidates.ts'

async function read(rows: (string | number)[][] | string[]) {
  const text = rows.map((row) => (typeof row === 'string' ? row : row.join('\t'))).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-16')
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(
    ({ person, date, code = '', start = '', end = '' }) => `${names.get(person)} ${date} ${code} ${start} ${end}`,
  )
  return { ...found, shifts, names: [...names.values()], isSure: found.reading.isSure }
}

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Petrov', 'Lindqvist', 'Abebe']
const days = Array.from({ length: 14 }, (_, step) => addDays('2027-02-01', step))
const numeric = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(0, 4)}`
const heading = ['', ...days.map(numeric)]
/** Two weeks in which each works four days, has two off, and so on; `codes` in turn. */
const codeOn = (at: number, step: number, codes: string[]) => ((step + 2 * at) % 6 < 4 ? codes[at % codes.length]! : '')
const rowsOf = (codes: string[], off = '') =>
  people.map((name, at) => [name, ...days.map((_, step) => codeOn(at, step, codes) || off)])

test.each([
  ['A/B days 0700-1900; N nights 1900-0700', ['A', 'B', 'N'], 'Castellanos 2027-02-01 B 07:00 19:00'],
  ['R1-R3 = rounding 7a-5p', ['R1', 'R2', 'R3'], 'Castellanos 2027-02-01 R2 07:00 17:00'],
  ['12D 7a-7p, 8D 8a-4p, 12N 7p-7a', ['12D', '8D', '12N'], 'Castellanos 2027-02-01 8D 08:00 16:00'],
  ['D 7-3, E 3-11, N 11-7', ['D', 'E', 'N'], 'Castellanos 2027-02-01 E 15:00 23:00'],
])('the key “%s” explains each code', async (key, codes, shift) => {
  const { shifts, codes: found } = await read([heading, ...rowsOf(codes), [], [key]])
  expect(shifts).toContain(shift)
  expect(found.map(({ code, isInLegend }) => [code, isInLegend])).toEqual(
    expect.arrayContaining(codes.map((code) => [code, true])),
  )
  expect(found).toHaveLength(codes.length)
})

test('a code that the key calls off is no shift and in no total', async () => {
  const rows = rowsOf(['D', 'N'], 'x')
  const counted = rows.map((row) => [...row, row.filter((cell) => cell === 'D' || cell === 'N').length])
  const { absences, isSure, assignments } = await read([[...heading, 'Shifts'], ...counted, [], ['x = off']])
  expect([isSure, absences.length > 0]).toEqual([true, true])
  expect(assignments.some(({ code }) => code === 'X')).toBe(false)
})

test('a sum that the daily counts contradict is a slip; without them, it is asked about', async () => {
  const rows = rowsOf(['D', 'N'])
  const sums = rows.map((row, at) => row.filter((cell) => cell === 'D' || cell === 'N').length + (at === 2 ? 1 : 0))
  const summed = rows.map((row, at) => [...row, sums[at]!])
  const counts = ['D', 'N'].map((code) => [
    `${code} count`,
    ...days.map((_, step) => rows.filter((row) => row[step + 1] === code).length),
  ])
  const checked = await read([[...heading, 'Total'], ...summed, ...counts])
  expect(checked.reading.passed?.join(' ')).toContain('the file added up the rest wrong')
  expect(checked.isSure).toBe(true)
  const { reading } = await read([[...heading, 'Total'], ...summed])
  expect([reading.isSure, reading.question?.says]).toEqual([
    false,
    'The file counts 9 shifts for “Ibrahim”, and we count 8. Is the file’s total wrong?',
  ])
  expect(reading.question?.answers[0]?.constraints).toEqual([{ sheet: 0, row: 3, column: 15, is: 'ignore' }])
})

test('a heading above is the one where the closer heading is empty', async () => {
  const rows = days.map((date, step) => [numeric(date), ...[0, 1, 2, 3].map((seat) => people[(step + seat) % 6]!)])
  const { shifts, isSure } = await read([
    ['', 'DAY (7a-7p)', '', 'SWING (2p-12a)', 'NIGHT (7p-7a)'],
    ['', 'Red', 'Blue', '', 'Noc 1'],
    ...rows,
  ])
  expect(isSure).toBe(true)
  expect(shifts.slice(0, 4)).toEqual([
    'Sokolov 2027-02-01 RED 07:00 19:00',
    'Castellanos 2027-02-01 BLUE 07:00 19:00',
    'Ibrahim 2027-02-01 SWING 14:00 00:00',
    'Petrov 2027-02-01 NOC 1 19:00 07:00',
  ])
})

test('payroll: sums of a person are no one, and paid time off is no shift', async () => {
  const rows = people.slice(0, 4).flatMap((name, at) => {
    const worked = days.filter((_, step) => codeOn(at, step, ['D']))
    const own = worked.map((date, index) =>
      index === 3 && at === 1
        ? [`${name}, Jo`, '6410-HOSPITALIST', 'PTO', numeric(date), '', '', '8.00']
        : [`${name}, Jo`, '6410-HOSPITALIST', 'REG', numeric(date), '07:00', '19:00', '12.00'],
    )
    return [...own, [`Total for ${name}`, '', '', '', '', '', `${12 * worked.length}.00`]]
  })
  const { names, assignments, absences, isSure } = await read([
    ['Employee', 'Dept', 'Pay Code', 'Work Date', 'In', 'Out', 'Hours'],
    ...rows,
  ])
  expect(names).toEqual(['Jo Sokolov', 'Jo Castellanos', 'Jo Ibrahim', 'Jo Petrov'])
  expect([assignments.every(({ start }) => start === '07:00'), absences.length, isSure]).toEqual([true, 1, true])
})

test('a place that no one has filled yet has a row, a column of notes is no one', async () => {
  const rows = rowsOf(['D', 'N'])
  rows[4]![0] = 'LOCUM 1 (HOLT)'
  rows[5]![0] = 'LOCUM 2'
  expect((await read([heading, ...rows])).names).toHaveLength(6)
  const across = days.map((date, step) => [
    numeric(date),
    ...people.map((_, at) => codeOn(at, step, ['Day', 'Night'])),
    step === 4 ? 'clinic closed' : step === 9 ? 'dept mtg 5pm' : '',
  ])
  const { names, isSure } = await read([['Feb 2027', ...people, 'Notes'], ...across])
  expect([names, isSure]).toEqual([people, true])
})

test('pagers behind the names of a short list are no shifts, and two years are no hours', async () => {
  const rows = Array.from({ length: 8 }, (_, week) => {
    const from = addDays('2026-12-21', 7 * week)
    const who = (at: number) => [people[at % 4]!, `555-010${at % 4}`]
    return [`${numeric(from).slice(0, -5)} - ${numeric(addDays(from, 6)).slice(0, -5)}`, ...who(week), ...who(week + 2)]
  })
  const { shifts, isSure } = await read([
    ['Hospital Medicine Call 2026-2027'],
    ['Week', 'Primary call', 'Pager', 'Backup call', 'Pager'],
    ...rows,
  ])
  expect([shifts[0], isSure]).toEqual(['Sokolov 2026-12-21 PRIMARY CALL  ', true])
})

test('who wrote a message, and when, is no shift; a line of shift words is a heading', async () => {
  const chat = days.map(
    (date, step) => `${numeric(date).slice(0, -5)} – D: ${people[step % 3]} N: ${people[3 + (step % 3)]}`,
  )
  const { names, assignments } = await read(['Patty Lowe, 1/29/27, 4:51 PM', 'final answer:', ...chat])
  expect([names.toSorted(), assignments.length]).toEqual([people.toSorted(), 28])
  const mail = await read([
    'March 2027 coverage is below.',
    'Day team A (7a-7p)',
    ...['3/1 - 3/7 Sokolov', '3/8 - 3/14 Petrov', 'Day team B (7a-7p)', '3/1 - 3/7 Abebe', '3/8 - 3/14 Sokolov'],
  ])
  expect(mail.shifts).toContain('Abebe 2027-03-01 DAY TEAM B 07:00 19:00')
})

test.each([
  [
    'beside it',
    (first: string) => [
      ['Week beginning', numeric(first)],
      ['', ...weekdays],
    ],
  ],
  [
    'in front of the weekdays',
    (first: string) => [[`Week commencing ${first.split('-').reverse().join('/')}`, ...weekdays]],
  ],
])('the first day of each week stands %s', async (_, headingOf) => {
  const rows = [0, 7, 14, 21].flatMap((week) => [
    ...headingOf(addDays('2027-01-04', week)),
    ...people.map((name, at) => [name, ...weekdays.map((__, step) => codeOn(at, week + step, ['D', 'N']))]),
  ])
  const { shifts, isSure } = await read(rows)
  expect([shifts[0], shifts.at(-1)!.slice(0, 17), isSure]).toEqual([
    'Sokolov 2027-01-04 D  ',
    'Abebe 2027-01-31 ',
    true,
  ])
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

test('a calendar that was printed: the hour in front of an event, and the line at its end', async () => {
  const week = (from: number) => [
    Array.from({ length: 7 }, (_, step) => `${from + step}`),
    ...['7:00am', '7:00pm'].map((hour, seat) =>
      Array.from({ length: 7 }, (_, step) => {
        const who = people[(from + step + 3 * seat) % 6]
        return `${hour} ${who} - ${seat === 0 ? 'Days' : 'Nights'}`
      }),
    ),
  ]
  const rows = [
    ['February 2027'],
    weekdays,
    ...[1, 8, 15, 22].flatMap(week),
    ['Sheila Morgan', '1', '1/28/2027 9:12 AM'],
  ]
  const { names, shifts, isSure } = await read(rows)
  expect([names.toSorted(), shifts.length, isSure]).toEqual([people.toSorted(), 56, true])
  expect(shifts[0]).toContain(' DAYS ')
})

test('an indented line leaves its first column empty', async () => {
  const lines = days.flatMap((date, step) =>
    ['Team A', 'Team B', 'Triage', 'Night Call'].map(
      (shift, seat) => `${(seat === 0 ? numeric(date) : '').padEnd(12)}${shift.padEnd(12)}${people[(step + seat) % 6]}`,
    ),
  )
  const { shifts, isSure } = await read([`${'Date'.padEnd(12)}${'Shift'.padEnd(12)}Physician`, ...lines])
  expect([shifts.length, shifts[1], isSure]).toEqual([56, 'Castellanos 2027-02-01 TEAM B  ', true])
})

test('a name that a narrow column broke in front of its degree', async () => {
  const rows = days.flatMap((date) => [
    [date, 'Day 1', 'Daniel'],
    ['', '', 'Kowalski, MD'],
    ['', 'Day 2', 'Tom Fields, MD'],
    ['', 'Night', 'Chloe Petrova, MD'],
  ])
  expect((await read(rows)).names).toEqual(['Daniel Kowalski', 'Tom Fields', 'Chloe Petrova'])
})

test('two columns with semicolons, and a pager behind whoever is on call', async () => {
  const both = days.map((date, step) => `${numeric(date)};${people[step % 3]} / ${people[3 + (step % 3)]}`)
  const { shifts } = await read(['Date;Day / Night', ...both])
  expect(shifts.slice(0, 2)).toEqual(['Sokolov 2027-02-01 DAY  ', 'Petrov 2027-02-01 NIGHT  '])
  const onCall = days.flatMap((date, step) => [
    numeric(date),
    ...['Days', 'Nights'].map((shift, seat) => `  ${shift}: ${people[(step >> 2) + 3 * seat]}, G.    pager 441${seat}`),
    '',
  ])
  expect((await read(onCall)).assignments).toHaveLength(28)
})

test('a log of calls is refused, a range may name its year at the end', async () => {
  const calls = days.map((date, at) => [numeric(date), `22:${10 + at}`, `RN ${people[at % 6]}`, '5W', `22:${14 + at}`])
  expect(whyRefused(await read([['Date', 'Time', 'Caller', 'Unit', 'Returned'], ...calls]))).toContain('too short')
  expect(rangeCandidates('Jan 4-10, 2027')[0]?.from).toMatchObject({ year: 2027, month: 1, day: 4 })
})
