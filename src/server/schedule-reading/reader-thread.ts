/** A worker thread that reads one uploaded file and ends: what a hostile file does to it, it does to nobody else. */
import type { ReadingConstraint, ReadSheet } from '../../contract/sheet-reading.ts'
import { readFile } from '../platform/files/read/read-file.ts'
import { type ReadFile, UnreadableFileError } from '../platform/files/read/read-sheet.ts'
import { makeStorable } from './storable-text.ts'
import { readSheets } from './understanding/understand-sheets.ts'
import type { Understanding } from './understanding.ts'

/** With `today` the file is also understood, and its cells stay here. */
export type ReaderTask = { content: string; today?: string; constraints?: ReadingConstraint[] }
/** A refusal is an answer: an error loses its kind between threads. */
export type ReaderAnswer =
  | { file: ReadFile }
  | { understanding: Understanding; sheets: ReadSheet[]; remarks: string[] }
  | { refusal: string }

export async function work({ content, today, constraints }: ReaderTask): Promise<ReaderAnswer> {
  try {
    const file = await readFile(content)
    if (today === undefined) return { file }
    const { understanding, shown } = readSheets(file.sheets, today, constraints)
    return {
      understanding: makeStorable(understanding),
      sheets: makeStorable(shown),
      remarks: makeStorable(file.remarks),
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { refusal: error.message }
    throw error
  }
}
