/** A worker thread that reads one uploaded file and ends, so a hostile file harms nothing else. */
import type { ReadingConstraint, ReadSheet } from '../../contract/sheet-reading.ts'
import type { Month } from '../../engine/month.ts'
import { readFile } from '../platform/files/read/read-file.ts'
import { type ReadFile, UnreadableFileError } from '../platform/files/read/read-sheet.ts'
import { type KeptCorrection, keepCorrections, recallCorrections } from './memory/keep-corrections.ts'
import type { ReadingMemory } from './memory/memories.store.ts'
import { shapeOf } from './memory/shape-of-file.ts'
import { maskedSample } from './propose-layout.ts'
import { makeStorable } from './storable-text.ts'
import { readSheets } from './understanding/understand-sheets.ts'
import type { Understanding } from './understanding.ts'

/** With `today` the file is also understood. Without constraints, remembered corrections for its shape are used. */
export type ReaderTask = {
  content: string
  today?: string
  constraints?: ReadingConstraint[] | undefined
  memories?: ReadingMemory[]
  /** The group's. */
  timeZone?: string | undefined
}

export type Understood = {
  understanding: Understanding
  sheets: ReadSheet[]
  remarks: string[]
  shape: string
  /** The corrections worth keeping for the next file. */
  kept: KeptCorrection[]
  recalled?: { month: Month | null; constraints: ReadingConstraint[] }
  /** The price of the reading: of two readings of one file, the cheaper one explains it better. */
  bits: number
  /** An outside model proposed these, and they explain the file better than what we found. */
  proposed?: { by: string; constraints: ReadingConstraint[] }
  /** A sample for an outside model, if we aren't sure. */
  sample?: { sheet: number; text: string }
}
/** A refusal is an answer: an error loses its kind between threads. */
export type ReaderAnswer = { file: ReadFile } | Understood | { refusal: string }

export async function work(task: ReaderTask): Promise<ReaderAnswer> {
  const { content, today, constraints, memories = [], timeZone } = task
  try {
    const file = await readFile(content, timeZone)
    if (today === undefined) return { file }
    const shape = shapeOf(file.sheets)
    const memory = constraints ? undefined : memories.find((one) => one.shape === shape)
    const recalled = memory ? recallCorrections(file.sheets, memory.corrections) : []
    const withMemory = readSheets(file.sheets, today, constraints ?? recalled)
    // Remembered corrections must not make a file unreadable.
    const isUseful = recalled.length > 0 && withMemory.understanding.people.length > 0
    const told = constraints ?? (isUseful ? recalled : [])
    const { understanding, shown, bits } =
      isUseful || recalled.length === 0 ? withMemory : readSheets(file.sheets, today)
    return {
      understanding: makeStorable(understanding),
      sheets: makeStorable(shown),
      remarks: makeStorable(file.remarks),
      shape,
      bits,
      ...(understanding.reading.isSure ? {} : { sample: maskedSample(file.sheets) }),
      kept: makeStorable(keepCorrections(file.sheets, told)),
      ...(memory && isUseful ? { recalled: { month: memory.month, constraints: told } } : {}),
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { refusal: error.message }
    throw error
  }
}
