/** Who, when, and how many, said in passing: keys with pagers, rows that count, days in a sentence. Each in its smallest form. */
import { expect, test } from 'vitest'
import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

async function read(rows: string[][] | string, told: ReadingConstraint[] = []) {
  const text = typeof rows === 'string' ? rows : rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-19', told)
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(({ person, date, code = '' }) => `${names.get(person)} ${date} ${code}`)
  const hours = new Set(found.assignments.map(({ code, start, end }) => `${code} ${start}-${end}`))
  return { shifts, names: [...names.values()].toSorted(), hours: [...hours], isSure: found.reading.isSure }
}

const people = ['Huber', 'Schmitt', 'Wagner', 'Engel', 'Koch', 'Braun']
const days = Array.from({ length: 14 }, (_, step) => addDays('2027-03-01', step))
const dayOf = (date: string) => Number(date.slice(8))
const weekday = (step: number, names: string) => names.split(' ')[step % 7]!
/** Someone else every third day; nobody twice on one. */
const on = (step: number, seat: number) => people[(2 * Math.floor(step / 3) + seat) % people.length]!

test('rows that count a code are no one’s, whatever they’re called', async () => {
  const codeOf = (step: number, seat: number) => 'F F S S N'.split(' ')[(step + 2 * seat) % 7] ?? ''
  const rows = [
    ['März 2027', ...days.map((date) => `${dayOf(date)}.`)],
    ['', ...days.map((_, step) => weekday(step, 'Mo Di Mi Do Fr Sa So'))],
    ...people.map((name, seat) => [name, ...days.map((_, step) => codeOf(step, seat))]),
    ...['F', 'S', 'N'].map((code) => [
      `Anzahl ${code}`,
      ...days.map((_, step) => `${people.filter((_, seat) => codeOf(step, seat) === code).length}`),
    ]),
  ]
  const { names, isSure } = await read(rows)
  expect([names, isSure]).toEqual([people.toSorted(), true])
})

test('a key of initials with pagers names its people', async () => {
  const key = ['Anita Basu', 'Carl Winters', 'Dave Olsen', 'Mei Tan', 'Ravi Shah', 'Paula Mendes']
  const initials = new Map(key.map((name, at) => [people[at]!, name.replace(/[^A-Z]/g, '')]))
  const rows = [
    ['Mar 2027', ...days.map((date) => `${dayOf(date)}`)],
    ...['Rounds', 'Swing', 'Overnight'].map((shift, seat) => [
      shift,
      ...days.map((_, step) => initials.get(on(step, seat))!),
    ]),
    [],
    ['KEY'],
    ...key.map((name, at) => [name.replace(/[^A-Z]/g, ''), name, `${3301 + at}`]),
  ]
  const { names, shifts, isSure } = await read(rows)
  expect([names, shifts.length, isSure]).toEqual([key.toSorted(), 42, true])
})

test('weekdays and days of a month that only the subject names', async () => {
  const lines = days.map(
    (_, step) =>
      `${weekday(step, 'Tue Wed Thu Fri Sat Sun Mon')} ${step + 1}: Rounders ${on(step, 0)}, ${on(step, 1)}; Night ${on(step, 2)}`,
  )
  const { shifts, isSure } = await read(['Subject: Dec schedule', '', 'Hi all,', ...lines, '555-0134'].join('\n'))
  expect([shifts.length, isSure]).toEqual([42, true])
  expect(shifts).toContain('Huber 2026-12-01 ROUNDERS')
})

const listed = (last: (day: number) => string) =>
  [
    'Guardias de marzo de 2027',
    ...people.map((name, seat) => `Dr. ${name}: guardias ${1 + seat}, ${7 + seat}${last(13 + seat)}`),
  ].join('\n')

test('the last day of a list comes after “y”', async () => {
  const { shifts, isSure } = await read(listed((day) => ` y ${day}`))
  expect([shifts.length, isSure]).toEqual([18, true])
})

test('a number that may be a day and wasn’t understood leaves a text unsure', async () => {
  const { isSure } = await read(listed((day) => ` más ${day}`))
  expect(isSure).toBe(false)
})

test('shifts with several people each, with slashes between them, below the hours of some', async () => {
  const rows = [0, 7, 14, 21, 28].map((at) => {
    const [from, to] = [addDays('2026-12-14', at), addDays('2026-12-20', at)].map((date) => date.replaceAll('-', '/'))
    return `${from}-${to}  Days: ${on(at, 0)}, ${on(at, 1)} / Nights: ${on(at, 2)} / Swing: ${on(at, 3)}`
  })
  const { shifts, names, hours } = await read(['Through January. Days 7-7, nights 7-7.', ...rows].join('\n'))
  expect(shifts).toHaveLength(140)
  expect(names.every((name) => people.includes(name))).toBe(true)
  expect(hours).toEqual(['DAYS 07:00-19:00', 'NIGHTS 19:00-07:00', 'SWING undefined-undefined'])
})

test('the same dates again over another site', async () => {
  const rows = ['Memorial', 'St. Luke', 'Lakeside'].flatMap((site, at) => [
    [site, ...days.slice(0, 7).map((date) => `3/${dayOf(date)}/2027`)],
    ['Day', ...days.slice(0, 7).map(() => people[2 * at]!)],
    ['Night', ...days.slice(0, 7).map(() => people[2 * at + 1]!)],
    [],
  ])
  const { shifts, isSure } = await read(rows)
  expect([shifts.length, isSure]).toEqual([42, true])
})

test('a list that names a provider beside those it was read for is no schedule for sure', async () => {
  const rows = days.flatMap((date, step) =>
    ['Dr. Kim', 'Dr. Park'].map((provider, at) => [
      `3/${dayOf(date)}/2027`,
      `Ann ${on(step, at)}`,
      provider,
      ['Follow-up', 'New', 'Labs'][step % 3]!,
    ]),
  )
  const { isSure } = await read([['Date', 'Patient', 'Provider', 'Reason'], ...rows])
  expect(isSure).toBe(false)
})

test('who is no physician, and what someone said to ignore, leaves the rest sure', async () => {
  const rows = [
    ['March 2027', ...days.map((date) => `${dayOf(date)}`)],
    ...people.map((name, seat) => [
      `${name}, A. MD`,
      ...days.map((_, step) => (Math.floor(step / 3 + seat) % 2 ? 'D' : '')),
    ]),
  ]
  const rest = people.slice(1).map((name) => `A ${name}`)
  for (const told of [{ notPerson: 'Huber, A. MD' }, { row: 1, is: 'ignore' as const }]) {
    const { names, isSure } = await read(rows, [told])
    expect([names, isSure]).toEqual([rest.toSorted(), true])
  }
})

test('no one of that name is left in a text either', async () => {
  const lines = days.map((date, step) => `3/${dayOf(date)}/2027 Day: ${on(step, 0)}; Night: Dr. ${on(step, 1)}`)
  const { names } = await read(lines.join('\n'), [{ notPerson: 'Huber' }])
  expect(names).toEqual(people.slice(1).toSorted())
})
