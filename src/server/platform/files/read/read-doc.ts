/** Reads .doc, Word's format before 2007: its text, in which cells end with tabs and rows with line ends. */
import WordExtractor from 'word-extractor'
import { type Sheet, UnreadableFileError } from './read-sheet.ts'
import { readText } from './read-text.ts'

/** In the flags of the file information block: the text is scrambled. */
const encryptedFlag = 0x0100

export async function readDoc(bytes: Buffer): Promise<Sheet[]> {
  if (isEncrypted(bytes))
    throw new UnreadableFileError(
      'The Word document is password-protected. Save it without a password and upload that.',
    )
  const text = await bodyOf(bytes)
  if (text.trim() === '')
    throw new UnreadableFileError('The Word document has no text. If the schedule is a picture, paste it as text.')
  return readText(text)
}

async function bodyOf(bytes: Buffer): Promise<string> {
  try {
    const document = await new WordExtractor().extract(bytes)
    return `${document.getHeaders({ includeFooters: false })}\n${document.getBody()}`
  } catch {
    throw new UnreadableFileError(
      'The Word document is damaged. Open it in Word, save a new copy (.docx is best), and upload that.',
    )
  }
}

/** The block starts the WordDocument stream with A5EC, at the start of a sector. */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = 512; at + 12 <= bytes.length; at += 512)
    if (bytes[at] === 0xec && bytes[at + 1] === 0xa5) return (bytes.readUInt16LE(at + 10) & encryptedFlag) !== 0
  return false
}
