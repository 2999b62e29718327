/** A code that would leave nobody a day off is asked about; the answer settles it. */
import { expect, test } from 'vitest'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from './understand-sheets.ts'

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Washington', 'Petrov', 'Lindqvist']
const days = Array.from({ length: 21 }, (_, day) => String(day + 1))
const rows = people.map((name, at) => [name, ...days.map((_, day) => ((day + 3 * at) % 7 < 4 ? 'D' : 'Z'))])
const text = [['December 2026'], ['Name', ...days], ...rows].map((row) => row.join('\t')).join('\n')

test('a code on every other day is asked about', async () => {
  const { sheets } = await readFile(text)
  const { reading } = understandSheets(sheets, '2026-11-16')
  expect(reading).toMatchObject({ isSure: false, question: { says: 'What does “Z” mean?' } })
})

test('the answer settles it', async () => {
  const { sheets } = await readFile(text)
  const { reading, absences } = understandSheets(sheets, '2026-11-16', [{ code: 'Z', off: 'off' }])
  expect(reading).toMatchObject({ isSure: true, question: null })
  expect(absences).toHaveLength(people.length * 9)
})

test('an X below “not available” is asked about', async () => {
  const marks = people.map((name, at) => [name, ...days.map((_, day) => ((day * 3 + 5 * at) % 11 < 2 ? 'X' : ''))])
  const read = async (title: string) => {
    const table = [[title], ['Name', ...days], ...marks].map((row) => row.join('\t')).join('\n')
    return understandSheets((await readFile(table)).sheets, '2026-11-16').reading
  }
  expect(await read('December 2026: days I’m not available')).toMatchObject({
    isSure: false,
    question: { says: 'What does “X” mean?' },
  })
  expect(await read('December 2026: ward coverage')).toMatchObject({ isSure: true })
})
