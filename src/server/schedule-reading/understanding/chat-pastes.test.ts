/** What people paste from a chat or an email. */
import { expect, test } from 'vitest'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from './understand-sheets.ts'

async function read(text: string, constraints: Parameters<typeof understandSheets>[2] = []) {
  const found = understandSheets((await readFile(text)).sheets, '2026-11-16', constraints)
  const names = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(({ person, date, kind }) => `${date.slice(5)} ${names.get(person)} ${kind}`)
  return { ...found, shifts: shifts.sort() }
}

test('a day and its people in a line of a message', async () => {
  const { shifts, reading } = await read(`hey all, here's december so far:
Dec 3: Chen days, Patel nights
Dec 4: Chen days, Patel nights
Dec 5: Okafor days, Ruiz nights
let me know if anything is off, thanks!`)
  expect(shifts).toEqual([
    ...['12-03 Chen day', '12-03 Patel night', '12-04 Chen day', '12-04 Patel night'],
    ...['12-05 Okafor day', '12-05 Ruiz night'],
  ])
  expect(reading.isSure).toBe(true)
})

test('a chat with times and writers in front', async () => {
  const { shifts } = await read(`[9:14 AM] Maria: Mon 12/7 days Lopez, Singh; nights Brandt
[9:15 AM] Maria: Tue 12/8 days Lopez, Singh; nights Brandt
[9:16 AM] Maria: Wed 12/9 days Osei, Singh; nights Haddad`)
  expect(shifts).toHaveLength(9)
  expect(shifts.slice(0, 3)).toEqual(['12-07 Brandt night', '12-07 Lopez day', '12-07 Singh day'])
})

test('the head of an email is nobody’s shift', async () => {
  const { shifts, people } = await read(`From: Karen Mills
To: Hospitalists
Subject: Weekend coverage Dec 2026

12/5 - Smith (day), Johnson (night)
12/6 - Smith (day), Johnson (night)
12/12 - Lee (day), Gomez (night)`)
  expect(people.map(({ name }) => name).sort()).toEqual(['Gomez', 'Johnson', 'Lee', 'Smith'])
  expect(shifts).toHaveLength(6)
})

test('names that are alike are asked about, and each answer settles it', async () => {
  const days = ['1', '2', '3', '4', '5', '6']
  const row = (name: string, codes: string) => [name, ...codes.split('')].join('\t')
  const text = [
    ...['December 2026', ['Name', ...days].join('\t'), row('John Smith', 'DDDNNN'), row('J. Smith', 'NNNDDD')],
    ...[row('Ana Ruiz', 'DDDDNN'), row('Wei Chen', 'NNDDDD')],
  ].join('\n')
  const { reading, people } = await read(text)
  expect(reading.isSure).toBe(false)
  expect(reading.question?.says).toBe('Is J. Smith the same person as John Smith?')
  expect(people).toHaveLength(4)
  const [same, two] = await Promise.all(reading.question!.answers.map(({ constraints }) => read(text, constraints)))
  expect(same!.people).toHaveLength(3)
  expect([two!.people.length, two!.reading.isSure]).toEqual([4, true])
})
