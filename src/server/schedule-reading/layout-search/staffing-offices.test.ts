/** Shifts that something other than the cell says: a corner, a line above, a row of marks. Each in its smallest form. */
import { expect, test } from 'vitest'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

async function read(rows: string[][] | string) {
  const text = typeof rows === 'string' ? rows : rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-19')
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  return {
    shifts: found.assignments.map(({ person, date, code }) => `${names.get(person)} ${date} ${code}`),
    hours: [...new Set(found.assignments.map(({ start, end }) => `${start}-${end}`))],
    names: [...names.values()].toSorted(),
    isSure: found.reading.isSure,
    ...found,
  }
}

const people = ['Abernathy', 'Boateng', 'Castellanos', 'Dorsey', 'Eklund', 'Farooqi']
const days = Array.from({ length: 14 }, (_, step) => addDays('2027-01-04', step))
const numbers = days.map((date) => `${Number(date.slice(8))}`)
/** Someone else every third day. */
const on = (step: number, seat: number) => people[(2 * Math.floor(step / 3) + seat) % people.length]!
const marks = (who: string, seat: number) => days.map((_, step) => (on(step, seat) === who ? 'X' : ''))

test('an X below “NIGHTS (7p-7a)” is a night, also of those who work days', async () => {
  const { assignments, isSure } = await read([
    ['MERCY GENERAL HOSPITALIST SERVICE'],
    ['JANUARY 2027'],
    ['DAYS (7a-7p)', ...numbers],
    ...people.map((who) => [who, ...marks(who, 0)]),
    ['NIGHTS (7p-7a)', ...numbers],
    ...people.map((who) => [who, ...marks(who, 1)]),
  ])
  const starting = (hour: string) => assignments.filter(({ start, kind }) => start === hour && kind !== undefined)
  expect([starting('07:00').length, starting('19:00').length, isSure]).toEqual([14, 14, true])
  expect(new Set(starting('19:00').map(({ kind }) => kind))).toEqual(new Set(['night']))
})

test('rows of ON and OFF are no headings', async () => {
  const weeks = ['4/5', '4/12', '4/19', '4/26', '5/3', '5/10']
  const { names, shifts, isSure } = await read([
    ['Block Schedule Spring 2027'],
    ['ON = days 7a-7p, N = nights 7p-7a'],
    ['Provider', ...weeks.map((week) => `Week of ${week}`)],
    ...people.map((who, seat) => [
      who,
      ...weeks.map((_, at) => ((at + seat) % 2 ? 'OFF' : seat % 3 === 2 && at > 3 ? 'N' : 'ON')),
    ]),
  ])
  expect([names, shifts.length, isSure]).toEqual([people, 3 * 7 * people.length, true])
})

test('a line above says where, and “OFF” beside names who is off', async () => {
  const site = (seat: number) => [
    ['DAYS (7a-7p)', ...days.map((_, step) => on(step, seat))],
    ['NIGHTS (7p-7a)', ...days.map((_, step) => on(step, seat + 1))],
  ]
  const { shifts, absences, isSure } = await read([
    ['Jan 2027', ...numbers],
    ['MAIN CAMPUS'],
    ...site(0),
    ['NORTH CAMPUS'],
    ...site(2),
    ['OFF', ...days.map((_, step) => on(step, 4))],
  ])
  expect([shifts.length, absences.length, isSure]).toEqual([56, 14, true])
  expect(shifts).toContain('Castellanos 2027-01-04 NORTH CAMPUS DAYS')
})

test('a remark between weeks is nobody’s hours', async () => {
  const week = (first: number, remark: string) => [
    ['Feb 2027', ...days.slice(first, first + 7).map((date) => `2/${Number(date.slice(8)) + 4}`)],
    ...['Team A', 'Team B', 'Nocturnist'].map((shift, seat) => [
      shift,
      ...days.slice(first, first + 7).map((_, step) => on(first + step, seat)),
    ]),
    [remark],
  ]
  for (const remark of ['Presidents Day 2/15: clinic closed', 'Noon meeting 12-1']) {
    const { hours, shifts } = await read([...week(0, remark), ...week(7, 'Thanks')])
    expect([hours, shifts.length]).toEqual([['undefined-undefined'], 42])
  }
})

test('months in Roman numbers, and shifts until midnight', async () => {
  const { shifts, hours, isSure } = await read([
    ['Date', 'Swing (2p-MN)', 'Night (7p-7a)'],
    ...days.map((date, step) => [`${Number(date.slice(8))}.I.2027`, on(step, 0), on(step, 1)]),
  ])
  expect([shifts.length, hours, isSure]).toEqual([28, ['14:00-00:00', '19:00-07:00'], true])
  expect(shifts).toContain('Abernathy 2027-01-04 SWING')
})

test('a name with a hyphen that begins as a code', async () => {
  const { names } = await read([
    ['Jan 2027', ...numbers],
    ...['Day', 'Night'].map((shift, seat) => [
      '',
      ...days.map((_, step) => `${on(step, seat).replace('Eklund', 'AL-HASSAN')} - ${shift}`),
    ]),
  ])
  expect(names).toContain('Al-Hassan')
})

test('one semicolon in every line divides more than the commas of lists', async () => {
  const { shifts, isSure } = await read(
    [
      'January 2027;',
      'Role;Who',
      'Rounder;Abernathy 1-7, Boateng 8-14, Dorsey 15-21, Eklund 22-31',
      'Nights;Boateng 1-7, Dorsey 8-14, Eklund 15-21, Abernathy 22-31',
    ].join('\n'),
  )
  expect([shifts.length, isSure]).toEqual([62, true])
})

test('a place, then the shift, and a month that only “Jan-27” names', async () => {
  const codes = ['M-D', 'N-D', 'M-N']
  const { assignments } = await read([
    ['HM schedule Jan-27'],
    ['Name', ...numbers],
    ...people.map((who) => [who, ...days.map((_, step) => codes.find((_, seat) => on(step, seat) === who) ?? '')]),
  ])
  const nights = assignments.filter(({ kind }) => kind === 'night')
  expect([assignments.length, nights.length]).toEqual([42, 14])
  expect(assignments.every(({ date }) => date.slice(5, 7) === '01')).toBe(true)
  expect(new Set(nights.map(({ code }) => code))).toEqual(new Set(['M-N']))
})

test('a forwarded email with bullets', async () => {
  const lines = days.map(
    (date, step) =>
      `> - ${Number(date.slice(5, 7))}/${Number(date.slice(8))}: ${on(step, 0)} (D), ${on(step + 2, 1)} (N)`,
  )
  const { shifts, isSure } = await read(
    [
      '> Date: Mon, Nov 16, 2026 at 9:14 AM',
      '> Subject: January 2027 coverage',
      '>',
      ...lines,
      '>',
      '> D = 7a-7p, N = 7p-7a',
    ].join('\n'),
  )
  expect([shifts.length, isSure]).toEqual([28, true])
})

test('weekdays below a week are those of the week', async () => {
  const week = (first: number, seat: number) => [
    `Week of January ${first}:`,
    `Rounders: ${people[seat]}, ${people[seat + 1]}`,
    `Nights: ${people[seat + 2]} (Mon-Thu), ${people[seat + 3]} (Fri-Sun)`,
    '',
  ]
  const { shifts, isSure } = await read(['Coverage 2027', '', ...week(4, 0), ...week(11, 2)].join('\n'))
  expect([shifts.length, isSure]).toEqual([42, true])
  expect(shifts.filter((shift) => shift.startsWith('Dorsey'))).toEqual([
    'Dorsey 2027-01-08 NIGHTS',
    'Dorsey 2027-01-09 NIGHTS',
    'Dorsey 2027-01-10 NIGHTS',
    ...days.slice(7).map((date) => `Dorsey ${date} ROUNDERS`),
  ])
})

test('a meeting among the shifts is nobody', async () => {
  const event = (date: string, words: string, hours: [string, string]) => [
    'BEGIN:VEVENT',
    ...['DTSTART', 'DTEND'].map((name, at) => `${name}:${date.replaceAll('-', '')}T${hours[at]}00`),
    `SUMMARY:${words}`,
    'END:VEVENT',
  ]
  const { names, shifts } = await read(
    [
      'BEGIN:VCALENDAR',
      ...days.flatMap((date, step) => event(date, `Hospitalist Days - Dr. ${on(step, 0)}`, ['0700', '1900'])),
      ...event(days[4]!, 'Section meeting', ['1200', '1300']),
      'END:VCALENDAR',
    ].join('\r\n'),
  )
  expect([names, shifts.length]).toEqual([['Abernathy', 'Castellanos', 'Eklund'], 14])
})

test('a week on backup is no week of work', async () => {
  const shifts = ['Team A', 'Backup', 'Team B']
  const { isSure } = await read([
    ['Jan 2027', ...numbers],
    ...shifts.map((shift, seat) => [shift, ...days.map((_, step) => people[(seat + Math.floor(step / 7)) % 3]!)]),
  ])
  expect(isSure).toBe(true)
})
