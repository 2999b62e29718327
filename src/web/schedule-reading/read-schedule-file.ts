/** A chosen file as the server takes it: spreadsheets, PDF, and Word as base64 behind a prefix, the others as text. */
import { filePrefixes, largestScheduleFile, scheduleFileTypes } from '../../contract/schedule-reading.ts'
import { readTextFile } from '../files/read-text-file.ts'

const prefixOf: Record<string, string> = {
  '.xlsx': filePrefixes.excel,
  '.xls': filePrefixes.excel,
  '.pdf': filePrefixes.pdf,
  '.docx': filePrefixes.docx,
  '.doc': filePrefixes.doc,
}

/** Dropped and pasted, a calendar is read, too. */
const readTypes: readonly string[] = [...scheduleFileTypes, '.ics']

/** Why a file is not even sent; undefined where nothing speaks against it. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!readTypes.includes(endingOf(name))) {
    return `We can’t read ${name}. Choose ${scheduleFileTypes.join(', ')}.`
  }
  if (size === 0) return `${name} is empty. Choose the file with the schedule in it.`
  if (size > largestScheduleFile) {
    return `${name} is ${(size / 1024 / 1024).toFixed(1)} MB, over the 10 MB limit. Remove pictures or other sheets.`
  }
  return undefined
}

export async function readScheduleFile(file: File): Promise<string> {
  const prefix = prefixOf[endingOf(file.name)]
  return prefix ? prefix + (await toBase64(file)) : readTextFile(file)
}

function endingOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
}

/** In parts: a call with ten million arguments overflows the stack. */
async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return btoa(binary)
}
