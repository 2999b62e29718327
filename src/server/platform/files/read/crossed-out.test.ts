/** What someone crossed out isn't read, in Word and in a spreadsheet. */
import { utils, write } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeDocx } from '../../../../../tests/corpus/write-files.ts'
import { readFile } from './read-file.ts'

const textsOf = async (prefix: string, bytes: Uint8Array) => {
  const { sheets } = await readFile(`${prefix}${Buffer.from(bytes).toString('base64')}`)
  return sheets[0]!.cells.map(({ text }) => text)
}

test('in Word', async () => {
  const files = unzipSync(writeDocx([{ table: [['12/1', 'Kim']] }]))
  const xml = Buffer.from(files['word/document.xml']!).toString()
  const struck = '<w:r><w:rPr><w:strike/></w:rPr><w:t>Lee</w:t></w:r><w:r><w:t>Kim'
  files['word/document.xml'] = strToU8(xml.replace(/<w:r><w:t[^>]*>Kim/, struck))
  expect(Buffer.from(files['word/document.xml']).toString()).toContain('strike')
  expect(await textsOf('DOCX_FILE:', zipSync(files))).toEqual(['12/1', 'Kim'])
})

test('in a spreadsheet', async () => {
  const book = utils.book_new(utils.aoa_to_sheet([['12/1', 'Kim & Roe']]), 'Call')
  const files = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer)
  const xml = Buffer.from(files['xl/sharedStrings.xml']!).toString()
  const struck = '<r><rPr><strike/></rPr><t>Lee</t></r><r><t xml:space="preserve"> Kim &amp; Roe</t></r>'
  files['xl/sharedStrings.xml'] = strToU8(xml.replace('<t>Kim &amp; Roe</t>', struck))
  expect(await textsOf('EXCEL_FILE:', zipSync(files))).toEqual(['12/1', 'Kim & Roe'])
})
