/** Reads what a person sent, by what it really is; runs in the reading thread. */
import { withoutMarks } from '../../../../contract/text.ts'
import { isCalendar, readCalendar } from './read-calendar.ts'
import { takeContent } from './read-content.ts'
import { type FileKind, type ReadFile, type Sheet, UnreadableFileError } from './read-sheet.ts'
import { type RealKind, sniff } from './read-sniff.ts'
import { decodeText, readText } from './read-text.ts'
import { refuseZipBomb } from './read-zip.ts'

const names: Record<FileKind, string> = {
  excel: 'an Excel file',
  pdf: 'a PDF',
  docx: 'a Word document (.docx)',
  doc: 'a Word document (.doc)',
  text: 'plain text',
}

const readAs: Partial<Record<RealKind, FileKind>> = {
  xlsx: 'excel',
  xls: 'excel',
  html: 'excel',
  docx: 'docx',
  doc: 'doc',
  pdf: 'pdf',
  text: 'text',
}

const refusals: Partial<Record<RealKind, string>> = {
  encrypted: 'The file is password-protected. Save it without a password and upload that.',
  rtf: 'This is a rich text document (.rtf). Save it as .docx and upload that.',
  picture: 'This is a picture. Upload the file it was made from, or paste the schedule as text.',
  zip: 'This is a zip file. Unzip it and upload the schedule inside.',
  ole: 'This Office file is neither a spreadsheet nor a document. Upload the schedule as .xlsx, .docx, .pdf, or .csv.',
  binary: 'We can’t read this file. Upload the schedule as .xlsx, .xls, .docx, .doc, .pdf, .csv, or .txt.',
}

/** `timeZone` is the group's, for times that a calendar file gives in UTC. */
export async function readFile(content: string, timeZone?: string): Promise<ReadFile> {
  const file = await readContent(content, timeZone)
  return { ...file, sheets: file.sheets.map(readable) }
}

/** Without what no name in the group has, so that names of the file are found by what people send back. */
function readable({ name, cells, ...sheet }: Sheet): Sheet {
  const shown = cells.map((cell) => ({ ...cell, text: withoutMarks(cell.text).trim() }))
  return { ...sheet, name: withoutMarks(name), cells: shown.filter(({ text }) => text !== '') }
}

async function readContent(content: string, timeZone: string | undefined): Promise<ReadFile> {
  const taken = takeContent(content)
  if ('text' in taken) return readPlain(taken.text, timeZone)
  const { label, bytes } = taken
  if (bytes.length === 0) throw new UnreadableFileError('The file is empty.')
  const real = await sniffSafely(bytes)
  const kind = readAs[real]
  if (!kind) throw new UnreadableFileError(refusals[real] ?? refusals.binary!)
  const slots = real === 'xlsx' || real === 'docx' ? refuseZipBomb(bytes) : 0
  const isMislabeled = kind !== label
  const remark = `The file was sent as ${names[label]}, but it’s ${names[kind]}, so we read it as that.`
  const { sheets, remarks } = await readKind(kind, bytes, slots, timeZone)
  return { kind, sheets, remarks: isMislabeled ? [remark, ...remarks] : remarks }
}

/** Each reader is loaded when it is needed: pasted text does not wait for the reader of PDFs. */
async function readKind(
  kind: FileKind,
  bytes: Buffer,
  slots: number,
  timeZone: string | undefined,
): Promise<Omit<ReadFile, 'kind'>> {
  if (kind === 'excel') return (await import('./read-excel.ts')).readExcel(bytes, slots)
  if (kind === 'pdf') return { sheets: await (await import('./read-pdf.ts')).readPdf(bytes), remarks: [] }
  if (kind === 'docx') return { sheets: await (await import('./read-docx.ts')).readDocx(bytes), remarks: [] }
  if (kind === 'doc') return { sheets: await (await import('./read-doc.ts')).readDoc(bytes), remarks: [] }
  const { text, remarks } = decodeText(bytes)
  const read = readWords(text, timeZone)
  return { ...read, remarks: [...remarks, ...read.remarks] }
}

async function sniffSafely(bytes: Buffer): Promise<RealKind> {
  try {
    return await sniff(bytes)
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    return 'binary'
  }
}

/** A file that a program read as text before sending it has lost its bytes. */
function readPlain(text: string, timeZone: string | undefined): ReadFile {
  const head = text.slice(0, 200).trimStart()
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('\uFFFD\uFFFD\u0011') || head.startsWith('%PDF-'))
    throw new UnreadableFileError(
      'This is an Excel, Word, or PDF file pasted as text, so its contents are lost. Upload the file itself.',
    )
  if (head.startsWith('{\\rtf')) throw new UnreadableFileError(refusals.rtf!)
  return { kind: 'text', ...readWords(text, timeZone) }
}

function readWords(text: string, timeZone: string | undefined): Omit<ReadFile, 'kind'> {
  return isCalendar(text) ? readCalendar(text, timeZone) : { sheets: readText(text), remarks: [] }
}
