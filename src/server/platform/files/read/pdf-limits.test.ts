/** A small PDF whose page is endless, in pieces of text or in memory, is refused as it's read. */
import { expect, it } from 'vitest'
import { largestBuffers, mostCells } from './read-limits.ts'
import { readPdf } from './read-pdf.ts'

/** One page that shows the same stream a number of times. */
function pageOf(stream: string, times: number, filter = ''): Buffer {
  const contents = '4 0 R '.repeat(times)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${stream.length} ${filter} >>\nstream\n${stream}\nendstream`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 700 700] /Resources << /Font << /F1 3 0 R >> >> /Contents [${contents}] >>`,
  ]
  const listed = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(`%PDF-1.4\n${listed.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

it('with more pieces than a schedule has, also if they lie on top of each other in two cells', async () => {
  const pieces = `BT /F1 9 Tf 9 9 Td${' 0 90 Td (x) Tj 0 -90 Td (x) Tj'.repeat(1000)} ET\n`
  const few = await readPdf(pageOf(pieces, 1))
  expect(few[0]!.cells).toHaveLength(2)
  await expect(readPdf(pageOf(pieces, (4 * mostCells) / 2000 + 1))).rejects.toThrow('200,000 filled cells')
})

it('packed in a way that isn’t looked into beforehand', async () => {
  const literal = (text: string) => String.fromCharCode(text.length - 1) + text
  // A pair of bytes stands for 128 spaces.
  const packed = (spaces: number) =>
    `${literal('BT /F1 9 Tf 9 9 Td (x) Tj ')}${'\u0081 '.repeat(spaces / 128)}${literal('(y) Tj ET')}\u0080`
  const read = (spaces: number) => readPdf(pageOf(packed(spaces), 1, '/Filter /RunLengthDecode'))
  expect((await read(1024))[0]!.cells.map(({ text }) => text)).toEqual(['xy'])
  await expect(read(largestBuffers / 4)).rejects.toThrow('unpacks to more than 120 MB')
})
