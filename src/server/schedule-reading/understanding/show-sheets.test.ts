/** Each cell of a file with what it was read as. */
import { expect, test } from 'vitest'
import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { readSheets } from './understand-sheets.ts'

const march = [
  ['RIVERBEND WEST, MARCH 2026'],
  ['Name', '1', '2', '3', '4', '5', '6', '7', 'TOTAL'],
  ['', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  ['ROUNDERS'],
  ['Abara, C', 'D', 'D', 'V', 'V', 'V', 'N', 'N', '4'],
  ['Becker, L', 'D', 'N', 'N', 'N', 'Qz', '', '', '5'],
  ['Choi, H', 'N', 'D', 'D', 'D', 'N', 'D', 'D', '7'],
  ['D = 7a-7p; N = 7p-7a; V = vacation'],
  ['questions: call Sue x4417'],
]

async function shown(constraints: ReadingConstraint[] = []) {
  const { sheets } = await readFile(march.map((row) => row.join('\t')).join('\n'))
  return readSheets(sheets, '2026-02-20', constraints).shown
}

/** One word a row: what its cells were read as. */
const picture = ([sheet]: Awaited<ReturnType<typeof shown>>) =>
  sheet!.rows.map(({ cells }) => cells.map(({ is, kind }) => kind ?? is).join(' '))

test('dates, people, shifts, leave, totals, the key, titles and what is ignored', async () => {
  expect(picture(await shown())).toEqual([
    'title',
    'beside dates dates dates dates dates dates dates beside',
    'dates dates dates dates dates dates dates',
    'ignore',
    'people day day off off off night night total',
    'people day night night night day total',
    'people night day day day night day day total',
    'codes',
    'ignore',
  ])
})

test('a code that nothing explains needs a look, until somebody explains it', async () => {
  const [sheet] = await shown()
  expect(sheet!.rows[5]!.cells[5]).toMatchObject({ column: 5, text: 'Qz', is: 'unsure' })
  const [told] = await shown([{ code: 'Qz', role: 'Quality', start: '08:00', end: '16:00' }])
  expect(told!.rows[5]!.cells[5]).toMatchObject({ is: 'shifts', kind: 'day' })
})

test('a sheet that is left out is shown, and nothing in it is read', async () => {
  const [sheet] = await shown([{ sheet: 0, is: 'ignore' }])
  expect(sheet).toMatchObject({ isIgnored: true, isCut: false, columns: 9 })
  expect(new Set(sheet!.rows.flatMap(({ cells }) => cells.map(({ is }) => is)))).toEqual(new Set(['ignore']))
})
