/** Spreadsheet files are read as they are shown; broken ones are refused with a sentence. */
import { utils, write } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

function fileOf(sheets: Record<string, unknown[][]>, name = 'list.xlsx'): File {
  const book = utils.book_new()
  for (const [title, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), title)
  return new File([write(book, { type: 'array', bookType: name.endsWith('.xls') ? 'biff8' : 'xlsx' })], name)
}

it.each(['list.xlsx', 'list.xls'])('reads the first sheet of %s that holds something', async (name) => {
  const rows = [
    ['Name', 'Email', 'FTE', 'Start'],
    ['Choi, Hana', 'hana@clinic.example', 0.8, new Date(Date.UTC(2024, 2, 1))],
    [],
    ['Müller, Jörg', 'joerg@clinic.example', 1, ''],
  ]
  const cells = await readWorkbook(fileOf({ Empty: [], People: rows }, name))
  expect(cells[0]).toEqual(['Name', 'Email', 'FTE', 'Start'])
  expect(cells[1]?.slice(0, 3)).toEqual(['Choi, Hana', 'hana@clinic.example', '0.8'])
  expect(cells[1]?.[3]).toMatch(/^2024-0(2-29|3-01)$/)
  expect(cells[2]?.[0]).toBe('Müller, Jörg')
})

it('says what is wrong with a file that is none', async () => {
  const zip = new File([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])], 'broken.xlsx')
  await expect(readWorkbook(zip)).rejects.toThrow('We couldn’t read broken.xlsx as a spreadsheet')
  await expect(readWorkbook(fileOf({ Empty: [] }))).rejects.toThrow('has no data')
  await expect(readWorkbook(new File([new Uint8Array(5_000_001)], 'huge.xlsx'))).rejects.toThrow('too large')
})
