/** Exports, lists, and texts of coordinators that were once read wrong or not at all, each in its smallest form. */
import { expect, test } from 'vitest'
import { addDays } from '../../../engine/calendar.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

async function read(lines: string[]) {
  const found = understandSheets((await readFile(lines.join('\n'))).sheets, '2026-11-16')
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(
    ({ person, date, code = '', start = '' }) => `${names.get(person)} ${date} ${code} ${start}`,
  )
  return { ...found, shifts, isSure: found.reading.isSure }
}

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Petrov', 'Lindqvist', 'Abebe']
const days = Array.from({ length: 12 }, (_, step) => addDays('2027-02-14', step))
const numeric = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(0, 4)}`
const whoOn = (step: number, seat: number) => people[(Math.floor(step / 3) * 2 + seat) % people.length]!

test('a shift that starts and ends with a date and a time', async () => {
  const rows = days.flatMap((date, step) => [
    `"${whoOn(step, 0)}, Jo",6170 HOSPITALIST,${numeric(date)} 7:00 AM,${numeric(date)} 7:00 PM,12`,
    `"${whoOn(step, 1)}, Al",6170 HOSPITALIST,${numeric(date)} 7:00 PM,${numeric(addDays(date, 1))} 7:00 AM,12`,
  ])
  const { assignments, isSure } = await read(['Employee,Cost Center,Shift Start,Shift End,Hours', ...rows])
  expect(assignments).toHaveLength(24)
  expect(new Set(assignments.map(({ start, end }) => `${start}-${end}`)).size).toBe(2)
  expect([assignments[0]!.date, isSure]).toEqual(['2027-02-14', true])
})

test('one number down a whole column is no shift', async () => {
  const rows = days.flatMap((date, step) => [
    `${whoOn(step, 0)},Hosp Day,60,${numeric(date)},0700,1900`,
    `${whoOn(step, 1)},Hosp Nite,60,${numeric(date)},1900,0700`,
  ])
  const { shifts } = await read(rows)
  expect(shifts).toContain('Sokolov 2027-02-14 HOSP DAY 07:00')
})

test('hours of four figures are no telephones', async () => {
  const rows = days.flatMap((date, step) => [
    `${numeric(date)},0700-1900,${whoOn(step, 0)},2200`,
    `${numeric(date)},1900-0700,${whoOn(step, 1)},2201`,
  ])
  const { shifts, isSure } = await read(['Date,Shift,Physician,Resident pager', ...rows])
  expect(shifts).toContain('Sokolov 2027-02-14  07:00')
  expect(isSure).toBe(true)
})

test('a list of words with their hours is a key', async () => {
  const rows = days.map((date, step) => `${numeric(date)}\t${whoOn(step, 0)}\t${whoOn(step, 1)}`)
  const { shifts } = await read(['Date\tTeam A\tNocturnist', ...rows, '', 'Teams 8a-6p, Nocturnist 7p-7a'])
  expect(shifts).toEqual(expect.arrayContaining(['Sokolov 2027-02-14 TEAM A 08:00']))
  expect(shifts).toEqual(expect.arrayContaining(['Castellanos 2027-02-14 NOCTURNIST 19:00']))
})

test('a code of hours keeps them when the key names it, and a sentence behind it is not its meaning', async () => {
  const rows = people.map((name, at) => [name, ...days.map((_, day) => ((day + at) % 4 < 2 ? '7p-7a' : '7-7'))])
  const heading = ['', ...days.map(numeric)].join('\t')
  const key = '7-7 = day shift, 7p-7a = night. Post by Friday.'
  const { assignments, roles } = await read([heading, ...rows.map((row) => row.join('\t')), '', key])
  expect(new Set(assignments.map(({ start }) => start))).toEqual(new Set(['07:00', '19:00']))
  expect(roles.map(({ name }) => name).join()).not.toMatch(/Friday/)
})

test('a short name among longer ones is no code of a key', async () => {
  const names = ['Ibarra', 'Le', 'Nakamura', 'Cho', 'Bauer', 'Fofana']
  const rows = names.map((name, at) => `12/${at + 1}/2026\t${name} - ${at % 2 ? 'Nights' : 'Days'}`)
  const { people: found } = await read(rows.map((row) => row.replace('Le - Nights', 'Le - Days')))
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('days behind each name, the shift only in the title', async () => {
  const lines = people.map((name, at) => `Dr. ${name}: ${[1, 3, 5].map((day) => day + at).join(', ')}`)
  const { shifts, isSure } = await read(['December 2026 night shifts', '', ...lines])
  expect(shifts).toHaveLength(18)
  expect(shifts[0]).toMatch(/^Sokolov 2026-12-01 NIGHT SHIFT/)
  expect(isSure).toBe(true)
})

test('two columns with a quoted list', async () => {
  const list = (from: number) =>
    `"${people.map((name, at) => `${name} ${from + 4 * at}-${from + 4 * at + 3}`).join(', ')}"`
  const { people: found } = await read(['December 2026,', 'Role,Who', `Rounder A,${list(1)}`, `Nights,${list(3)}`])
  expect(found.map(({ name }) => name).sort()).toEqual([...people].sort())
})

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

test('French weeks in lines of text below a title that is no one', async () => {
  const lines = weekdays.map(
    (day, at) => `${day} ${at + 1} mars : Jour Dr ${whoOn(at, 0)} – Nuit Dr ${whoOn(at + 1, 1)}`,
  )
  const { shifts, isSure } = await read(['PLANNING MÉDECINE POLYVALENTE', '', 'Semaine du 1 au 7 mars 2027', ...lines])
  expect(shifts).toHaveLength(14)
  expect(shifts[0]).toMatch(/^Sokolov 2027-03-01 JOUR/)
  expect(isSure).toBe(true)
})

test('French ranges, the shift only in the title', async () => {
  const lines = people.slice(0, 4).map((name, at) => `du ${7 * at + 1} au ${7 * at + 7} décembre : Dr ${name}`)
  const { shifts } = await read(['Astreintes décembre 2026', ...lines])
  expect(shifts).toHaveLength(28)
  expect(shifts[0]).toMatch(/^Sokolov 2026-12-01 ASTREINTES/)
})
