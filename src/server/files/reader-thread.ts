/** A worker thread that reads one uploaded file and ends: what a hostile file does to it, it does to nobody else. */
import { parentPort, workerData } from 'node:worker_threads'
import { makeStorable } from '../schedule-analysis/storable-text.ts'
import { understandSheets } from '../schedule-analysis/understanding/understand-sheets.ts'
import type { Understanding } from '../schedule-analysis/understanding.ts'
import { readFile } from './read-file.ts'
import { type ReadFile, UnreadableFileError } from './read-sheet.ts'

/** With `today` the file is also understood, and its cells stay here. */
export type ReaderTask = { content: string; today?: string }
export type ReaderAnswer =
  | { file: ReadFile }
  | { understanding: Understanding; remarks: string[] }
  | { refusal: string }
  | { failure: string }

async function answer({ content, today }: ReaderTask): Promise<ReaderAnswer> {
  try {
    const file = await readFile(content)
    if (today === undefined) return { file }
    return { understanding: makeStorable(understandSheets(file.sheets, today)), remarks: makeStorable(file.remarks) }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { refusal: error.message }
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

// Only read-upload.ts starts this thread.
parentPort?.postMessage(await answer(workerData as ReaderTask))
