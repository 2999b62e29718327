/** Looks into the packed streams of a PDF before anyone reads it: two megabytes can unpack to gigabytes. */
import { constants, inflateRawSync } from 'node:zlib'
import { largestUnpacked, refuseUnpacked } from './read-limits.ts'

/** Characters before the word `stream` that hold its description. */
const descriptionSize = 2000
/** Packings on top of each other that are looked through; real files have one. */
const mostLayers = 3

/** Streams of encrypted files can't be inspected; the reader measures what they unpack to as it reads. */
export function refusePdfBomb(bytes: Buffer): void {
  let left = largestUnpacked
  for (const { layers, packed } of listStreams(bytes)) {
    let content: Buffer | undefined = packed
    for (let layer = 0; layer < Math.min(layers, mostLayers) && content; layer++) {
      content = unpack(content, left)
      left -= content?.length ?? 0
    }
  }
}

function* listStreams(bytes: Buffer): Generator<{ layers: number; packed: Buffer }> {
  let at = 0
  for (;;) {
    const word = bytes.indexOf('stream', at)
    if (word < 0) return
    at = word + 'stream'.length
    if (bytes.subarray(word - 3, word).toString('latin1') === 'end') continue
    const description = bytes.subarray(Math.max(0, word - descriptionSize), word).toString('latin1')
    const own = description.slice(description.lastIndexOf(' obj') + 1)
    const layers = own.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0
    const start = at + (bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? 2 : 1)
    const end = bytes.indexOf('endstream', start)
    if (layers > 0) yield { layers, packed: bytes.subarray(start, end < 0 ? bytes.length : end) }
    if (end >= 0) at = end + 'endstream'.length
  }
}

/** Without the two bytes in front, and whatever the checksum at the end says. Undefined for what is no such stream. */
function unpack(packed: Buffer, most: number): Buffer | undefined {
  try {
    const options = { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH }
    return inflateRawSync(packed.subarray(2), options)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') refuseUnpacked()
    return undefined
  }
}
