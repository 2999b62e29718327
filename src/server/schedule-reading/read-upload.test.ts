/** Files as people send them, good and bad: each bad one gets a sentence that says what is wrong. */

import { deflateSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeBook, writeDoc, writeDocx, writePdf } from '../../../tests/corpus/write-files.ts'
import { readFile } from '../platform/files/read/read-file.ts'
import { mostCells } from '../platform/files/read/read-limits.ts'
import { UnreadableFileError } from '../platform/files/read/read-sheet.ts'
import { readUpload } from './read-upload.ts'

const packed = (prefix: string, bytes: Uint8Array | string) => `${prefix}${Buffer.from(bytes).toString('base64')}`
const book = writeBook([
  { name: 'Dec', rows: [['Name', 1], [{ text: 'Chen', across: 2 }], ['', { date: '2026-12-03', shown: 'd-mmm' }]] },
])
const pdf = writePdf([[{ x: 50, y: 50, size: 12, text: 'Chen D' }]])

async function refusal(content: string): Promise<string> {
  const error = await readFile(content).then(
    () => new Error('It was read.'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(UnreadableFileError)
  return (error as Error).message
}

describe('in the reading thread', () => {
  test('a spreadsheet keeps merged cells and real dates', async () => {
    const file = await readUpload(packed('EXCEL_FILE:', book))
    expect(file).toMatchObject({ kind: 'excel', remarks: [] })
    expect(file.sheets[0]!.cells).toMatchObject([
      { text: 'Name', place: 'A1' },
      { text: '1', place: 'B1' },
      { text: 'Chen', columnSpan: 2 },
      { text: '3-Dec', date: '2026-12-03', place: 'B3' },
    ])
  })

  test('a refusal comes through with its sentence', async () => {
    await expect(readUpload('EXCEL_FILE:')).rejects.toThrow('The file is empty.')
    await expect(readUpload('EXCEL_FILE:')).rejects.toBeInstanceOf(UnreadableFileError)
  })

  test('a reading that takes too long is ended', async () => {
    await expect(readUpload(packed('EXCEL_FILE:', book), { milliseconds: 1 })).rejects.toThrow('took longer than')
  })

  test('a reading that nobody waits for is ended', async () => {
    const left = AbortSignal.timeout(1)
    await expect(readUpload(packed('EXCEL_FILE:', book), { signal: left })).rejects.toBeInstanceOf(UnreadableFileError)
  })

  test('a reading that needs too much memory is ended', async () => {
    await expect(readUpload(packed('EXCEL_FILE:', book), { megabytes: 4 })).rejects.toThrow('needs more memory')
  })

  test('what is too large is refused before a thread starts', async () => {
    await expect(readUpload(`EXCEL_FILE:${'A'.repeat(15 * 1024 * 1024)}`)).rejects.toThrow('we can read up to 10 MB')
  })
})

describe('each kind is read', () => {
  test('by prefix, with plain base64 or a data URL', async () => {
    const url = `EXCEL_FILE:data:application/vnd.ms-excel;base64,${Buffer.from(book).toString('base64')}`
    expect((await readFile(url)).sheets[0]!.name).toBe('Dec')
  })

  test('without marks that turn text around, and other control characters', async () => {
    const row = ['\u200E12/3/2026', '\u2067Chen\u2069 Ada\u0007', '\u202E']
    const marked = writeBook([{ name: '\u202EDec', rows: [row] }])
    const files = [await readFile(packed('EXCEL_FILE:', marked)), await readFile(row.join('\t'))]
    for (const { sheets } of files) expect(sheets[0]!.cells.map(({ text }) => text)).toEqual(['12/3/2026', 'Chen Ada'])
    expect(files[0]!.sheets[0]!.name).toBe('Dec')
  })

  test('xls', async () => {
    const old = writeBook([{ name: 'S', rows: [['Chen', 'D']] }], 'biff8')
    expect((await readFile(packed('EXCEL_FILE:', old))).sheets[0]!.cells.map((cell) => cell.text)).toEqual([
      'Chen',
      'D',
    ])
  })

  test('docx: paragraphs and tables in their order', async () => {
    const bytes = writeDocx([
      'Title',
      {
        table: [
          ['a', { text: 'b', across: 2 }],
          ['c', 'd', 'e'],
        ],
      },
      'end',
    ])
    const [sheet] = (await readFile(packed('DOCX_FILE:', bytes))).sheets
    expect(sheet!.cells.map(({ row, column, text, columnSpan }) => [row, column, text, columnSpan])).toEqual([
      [0, 0, 'Title', 1],
      [1, 0, 'a', 1],
      [1, 1, 'b', 2],
      [2, 0, 'c', 1],
      [2, 1, 'd', 1],
      [2, 2, 'e', 1],
      [3, 0, 'end', 1],
    ])
  })

  test('doc: the cells of a table', async () => {
    const bytes = writeDoc([
      'Title',
      {
        table: [
          ['Chen', 'D'],
          ['Patel', 'N'],
        ],
      },
    ])
    const [sheet] = (await readFile(packed('DOC_FILE:', bytes))).sheets
    expect(sheet!.cells.map((cell) => cell.text)).toEqual(['Title', 'Chen', 'D', 'Patel', 'N'])
  })

  test('pdf: words become rows and columns by where they stand', async () => {
    const at = (x: number, y: number, text: string) => ({ x, y, size: 10, text })
    const bytes = writePdf([
      [
        at(20, 20, 'A long title over everything'),
        at(20, 40, 'Chen'),
        at(200, 40, 'D'),
        at(20, 60, 'Patel'),
        at(203, 60, 'N'),
      ],
    ])
    const [sheet] = (await readFile(packed('PDF_FILE:', bytes))).sheets
    expect(sheet!.cells.map(({ row, column, text }) => [row, column, text])).toEqual([
      [0, 0, 'A long title over everything'],
      [1, 0, 'Chen'],
      [1, 1, 'D'],
      [2, 0, 'Patel'],
      [2, 1, 'N'],
    ])
  })

  test.each([
    ['commas and quotes', 'Name,1,2\n"Chen, Hana",D,N\n', ['Name', '1', '2', 'Chen, Hana', 'D', 'N']],
    ['semicolons', 'Name;1;2\nChen;D;N\n', ['Name', '1', '2', 'Chen', 'D', 'N']],
    ['tabs', 'Name\t1\nChen\tD', ['Name', '1', 'Chen', 'D']],
    ['bars', '| Name | 1 |\n|---|---|\n| Chen | D |', ['Name', '1', 'Chen', 'D']],
    ['spaces', 'Name   1   2\nChen   D   N\nKim    N   D', ['Name', '1', '2', 'Chen', 'D', 'N', 'Kim', 'N', 'D']],
    ['a quote that is never closed', 'a,"b,c\nd,e,f\ng,h,i', ['a', '"b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
    ['lines', 'Chen, Hana: days\nPatel: nights', ['Chen, Hana: days', 'Patel: nights']],
  ])('text with %s', async (_, text, cells) => {
    expect((await readFile(text)).sheets[0]!.cells.map((cell) => cell.text)).toEqual(cells)
  })

  test('text in other encodings, and the guess is said', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Núñez\tD', 'utf16le')])
    expect((await readFile(packed('EXCEL_FILE:', utf16))).sheets[0]!.cells[0]!.text).toBe('Núñez')
    const windows = await readFile(packed('EXCEL_FILE:', Buffer.from('N\xfa\xf1ez\tD', 'latin1')))
    expect(windows.sheets[0]!.cells[0]!.text).toBe('Núñez')
    expect(windows.remarks).toContain('The text isn’t UTF-8, so we read it as Windows text. Check accented letters.')
  })
})

describe('bad files', () => {
  const encrypted = CFB.utils.cfb_new()
  CFB.utils.cfb_add(encrypted, '/EncryptionInfo', Buffer.from([4, 0, 4, 0]))
  CFB.utils.cfb_add(encrypted, '/EncryptedPackage', Buffer.alloc(64))
  const locked = Buffer.from(pdf)
    .toString('latin1')
    .replace(
      '/Root 1 0 R',
      '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) /P -4 >> /ID [(1234567890123456) (1234567890123456)]',
    )
  const lockedDoc = Buffer.from(writeDoc(['Chen']))
  for (let at = 512; at < lockedDoc.length; at += 512)
    if (lockedDoc.readUInt16LE(at) === 0xa5ec)
      lockedDoc.writeUInt16LE(lockedDoc.readUInt16LE(at + 10) | 0x0100, at + 10)
  const bomb = zipSync({ 'xl/workbook.xml': [new Uint8Array(130 * 1024 * 1024), { level: 9 }] })
  const lyingBomb = Buffer.from(bomb)
  lyingBomb.writeUInt32LE(1000, lyingBomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24)
  const stream = deflateSync(Buffer.alloc(130 * 1024 * 1024, 'BT (x) Tj ET '), { level: 9 })
  const pdfBomb = (filters: string, packedStream: Buffer) =>
    Buffer.concat([
      Buffer.from(`%PDF-1.4\n4 0 obj\n<< /Length ${packedStream.length} /Filter ${filters} >>\nstream\n`),
      packedStream,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const cells = `<c><v>1</v></c>`.repeat(mostCells + 1)
  const crowdedSheet = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`),
  })
  test.each([
    ['nothing behind the prefix', 'PDF_FILE:', 'The file is empty.'],
    ['blank text', '  \n\t ', 'text is empty'],
    ['no base64', 'DOCX_FILE:%%%%', 'arrived damaged'],
    ['a broken spreadsheet', packed('EXCEL_FILE:', book.subarray(0, book.length / 2)), 'The file is damaged'],
    [
      'a broken old spreadsheet',
      packed('EXCEL_FILE:', writeBook([{ name: 'S', rows: [['a']] }], 'biff8').subarray(0, 700)),
      'We can’t read this file',
    ],
    ['a broken pdf', packed('PDF_FILE:', '%PDF-1.4\nnothing more'), 'The PDF is damaged'],
    [
      'a broken docx',
      packed('DOCX_FILE:', zipSync({ 'word/document.xml': strToU8('<w:document>') })),
      'The Word document is damaged',
    ],
    [
      'a broken doc',
      packed(
        'DOC_FILE:',
        Buffer.from(writeDoc(['Chen']))
          .fill(0xff, 5000, 7000)
          .fill(7, 600, 1200),
      ),
      'damaged',
    ],
    [
      'random bytes',
      packed('EXCEL_FILE:', Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 131) % 32))),
      'We can’t read this file',
    ],
    [
      'a spreadsheet with a password',
      packed('EXCEL_FILE:', CFB.write(encrypted, { type: 'buffer' }) as Buffer),
      'password-protected',
    ],
    ['a pdf with a password', packed('PDF_FILE:', Buffer.from(locked, 'latin1')), 'The PDF is password-protected'],
    ['a doc with a password', packed('DOC_FILE:', lockedDoc), 'The Word document is password-protected'],
    ['an empty spreadsheet', packed('EXCEL_FILE:', writeBook([{ name: 'S', rows: [[]] }])), 'no filled cells'],
    ['an empty docx', packed('DOCX_FILE:', writeDocx([''])), 'has no text'],
    ['an empty doc', packed('DOC_FILE:', writeDoc([''])), 'has no text'],
    ['a scan', packed('PDF_FILE:', writePdf([[]])), 'it’s a scan or a picture'],
    [
      'a picture',
      packed('PDF_FILE:', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0])),
      'This is a picture',
    ],
    ['an archive', packed('DOCX_FILE:', zipSync({ 'a.txt': strToU8('x') })), 'zip file'],
    ['rich text', packed('DOC_FILE:', '{\\rtf1 Chen}'), 'Save it as .docx'],
    ['a file that was read as text', 'PK\u0003\u0004\uFFFD\uFFFD', 'Upload the file itself'],
    ['a zip bomb', packed('EXCEL_FILE:', bomb), 'unpacks to more than 120 MB'],
    ['a zip bomb that lies about its size', packed('EXCEL_FILE:', lyingBomb), 'unpacks to more than 120 MB'],
    ['a pdf bomb', packed('PDF_FILE:', pdfBomb('/FlateDecode', stream)), 'unpacks to more than 120 MB'],
    [
      'a pdf bomb that is packed twice',
      packed('PDF_FILE:', pdfBomb('[/FlateDecode /FlateDecode]', deflateSync(stream))),
      'unpacks to more than 120 MB',
    ],
    ['a sheet with too many cells', packed('EXCEL_FILE:', crowdedSheet), '200,000 filled cells'],
    ['too many cells', 'x\tx\n'.repeat(mostCells / 2 + 1), '200,000 filled cells'],
    ['too large a file', `EXCEL_FILE:${Buffer.alloc(10.5 * 1024 * 1024).toString('base64')}`, 'up to 10 MB'],
  ])('%s', async (_, content, sentence) => {
    expect(await refusal(content)).toContain(sentence)
  })

  test.each([
    ['EXCEL_FILE:', pdf, 'The file was sent as an Excel file, but it’s a PDF, so we read it as that.'],
    ['DOC_FILE:', writeDocx(['Chen D']), 'but it’s a Word document (.docx), so we read it as that.'],
    ['PDF_FILE:', book, 'The file was sent as a PDF, but it’s an Excel file'],
    ['EXCEL_FILE:', 'Name,1,2\nChen,D,N', 'but it’s plain text'],
  ])('a mislabeled file (%s) is read as what it is, and that is said', async (prefix, bytes, remark) => {
    const file = await readFile(packed(prefix, bytes))
    expect(file.sheets[0]!.cells.length).toBeGreaterThan(0)
    expect(file.remarks.join(' ')).toContain(remark)
  })
})
