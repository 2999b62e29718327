/** How large a file may be, and the messages for larger ones. */
import { UnreadableFileError } from './read-sheet.ts'

/** Bytes of the file itself. */
export const largestFile = 10 * 1024 * 1024
/** Bytes of all that a packed file (.xlsx, .docx, .pdf) unpacks to: a real schedule stays below a tenth of it. */
export const largestUnpacked = 120 * 1024 * 1024
/** Filled cells of all sheets: a year of a hundred people has 40,000. */
export const mostCells = 200_000
export const mostSheets = 60
export const mostPages = 200
/** Bytes outside the heap that the reader of PDFs may hold. */
export const largestBuffers = 256 * 1024 * 1024
/** Files read at the same time, each in its own thread, and people waiting for their turn. */
export const readingAtOnce = { most: 2, mostWaiting: 10 }
/** Milliseconds. */
export const longestReading = 20_000
/** Megabytes of the reading thread's heap. */
export const readingHeap = 512

export function refuseTooLarge(bytes: number): never {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  throw new UnreadableFileError(
    `The file is ${megabytes} MB; we can read up to 10 MB. Upload only the months you need, or save it without pictures.`,
  )
}

export function refuseUnpacked(): never {
  throw new UnreadableFileError('The file unpacks to more than 120 MB. Save it without pictures and unused sheets.')
}

export function refuseTooManyCells(): never {
  throw new UnreadableFileError(
    `The file has more than ${mostCells.toLocaleString('en-US')} filled cells. Upload only the sheets with the schedule.`,
  )
}
