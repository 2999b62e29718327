/** Takes apart the string in which the API carries a file: a prefix that names its kind, then base64 or a data URL; or plain text. */
import { largestFile, refuseTooLarge } from './read-limits.ts'
import { type FileKind, UnreadableFileError } from './read-sheet.ts'

export type Content = { label: FileKind; bytes: Buffer } | { label: 'text'; text: string }

const prefixes: [string, FileKind][] = [
  ['EXCEL_FILE:', 'excel'],
  ['PDF_FILE:', 'pdf'],
  ['DOCX_FILE:', 'docx'],
  ['DOC_FILE:', 'doc'],
]

export function takeContent(content: string): Content {
  // The text is read as it is: trimming would move the columns of its first line.
  const start = content.slice(0, 64).trimStart()
  const found = prefixes.find(([prefix]) => start.startsWith(prefix))
  if (!found) {
    if (content.length > largestFile) refuseTooLarge(content.length)
    return { label: 'text', text: content }
  }
  const [prefix, label] = found
  const encoded = content.slice(content.indexOf(prefix) + prefix.length).trim()
  return { label, bytes: decode(encoded, label) }
}

function decode(encoded: string, label: FileKind): Buffer {
  const comma = encoded.startsWith('data:') ? encoded.slice(0, 300).indexOf(',') : -1
  const body = comma >= 0 ? encoded.slice(comma + 1) : encoded
  if (body.trim() === '') throw new UnreadableFileError('The file is empty.')
  const size = Math.floor((body.length * 3) / 4)
  if (size > largestFile * 1.02) refuseTooLarge(size)
  if (comma >= 0 && !/;base64,$/.test(encoded.slice(0, comma + 1))) return Buffer.from(decodeURIComponent(body))
  const compact = body.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact))
    throw new UnreadableFileError(`The ${label} file arrived damaged. Upload it again.`)
  const bytes = Buffer.from(compact, 'base64')
  if (bytes.length > largestFile) refuseTooLarge(bytes.length)
  return bytes
}
