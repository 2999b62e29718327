/** Looks into a zip before anyone unpacks it: what it holds, and that it doesn't unpack to more than we can hold. */
import { inflateRawSync } from 'node:zlib'
import { largestUnpacked, mostCells, refuseTooManyCells, refuseUnpacked } from './read-limits.ts'
import { UnreadableFileError } from './read-sheet.ts'

type Entry = { name: string; isEncrypted: boolean; method: number; packed: number; unpacked: number; offset: number }

const broken = () => new UnreadableFileError('The file is damaged. Open it, save a new copy, and upload that.')

/** From the central directory, which is what the readers of .xlsx and .docx go by. */
export function listEntries(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken()
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 0x41) !== 0,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Unpacks each entry under a cap, because the sizes that a zip states may be lies. Returns how many cells its sheets have, empty ones with a look included. */
export function refuseZipBomb(bytes: Buffer): number {
  let left = largestUnpacked
  let cells = 0
  let slots = 0
  for (const entry of listEntries(bytes)) {
    if (entry.unpacked > left) refuseUnpacked()
    if (entry.offset + 30 > bytes.length) throw broken()
    const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
    const packed = bytes.subarray(start, start + entry.packed)
    const content = entry.method === 8 ? unpack(packed, left) : packed
    left -= content.length
    if (left < 0) refuseUnpacked()
    // The reader of spreadsheets builds all of them before anyone can count.
    if (/^xl\/worksheets\/.+\.xml$/.test(entry.name)) {
      cells += countOf(content, '<v>') + countOf(content, '<is>')
      slots += countOf(content, '<c ')
    }
    if (cells > mostCells) refuseTooManyCells()
  }
  return slots
}

function unpack(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') refuseUnpacked()
    throw broken()
  }
}

function countOf(content: Buffer, mark: string): number {
  let count = 0
  for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + mark.length)) count += 1
  return count
}
