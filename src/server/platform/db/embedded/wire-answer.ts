/** Reads the embedded database's answers in PostgreSQL's protocol: rows by the thousand, so without an object a field. */
import { isAscii } from 'node:buffer'
import { protocol } from '@electric-sql/pglite'

const { DatabaseError, NotificationResponseMessage, ParameterDescriptionMessage, RowDescriptionMessage } =
  protocol.messages

export type Column = { name: string; dataTypeID: number }
/** What a value is made of its text. */
export type Read = ((text: string) => unknown) | undefined

export type Answer = {
  /** First the rows of the columns that were known before, then one for each statement that tells its columns. */
  sets: { columns: Column[]; rows: unknown[][] }[]
  parameterTypes: number[]
  /** Such as "INSERT 0 5". */
  command: string
  /** After several statements at once, a transaction may be left open. */
  isInTransaction: boolean
  error: Error | undefined
  notifications: { channel: string; payload: string }[]
}

const code = { dataRow: 0x44, commandComplete: 0x43, rowDescription: 0x54, ready: 0x5a, idle: 0x49 }
/** Messages that say nothing but that all goes well: parse, bind and close are complete, no data, suspended. */
const silent = new Set([0x31, 0x32, 0x33, 0x6e, 0x73])
/** The letter, and the length that counts itself. */
const headBytes = 5

/** `columns` are those of the rows that come without a description, because the statement was prepared. */
export function readAnswer(bytes: Buffer, columns: Column[], readerOf: (column: Column) => Read): Answer {
  const answer: Answer = {
    sets: [{ columns, rows: [] }],
    parameterTypes: [],
    command: '',
    isInTransaction: false,
    error: undefined,
    notifications: [],
  }
  const textAt = openText(bytes)
  let rows = answer.sets[0]!.rows
  let readers = columns.map(readerOf)
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const letter = bytes[at]!
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (letter === code.dataRow) rows.push(readRow(bytes, at + headBytes, textAt, readers))
    else if (letter === code.commandComplete) answer.command = textAt(at + headBytes, end - 1)
    else if (letter === code.ready) answer.isInTransaction = bytes[at + headBytes] !== code.idle
    else if (!silent.has(letter)) readRare(bytes.subarray(at, end), answer)
    if (letter === code.rowDescription) {
      rows = answer.sets.at(-1)!.rows
      readers = answer.sets.at(-1)!.columns.map(readerOf)
    }
    at = end
  }
  return answer
}

type TextAt = (start: number, end: number) => string

/** Shorter strings are copies of their own; a longer slice would keep the whole answer in memory. */
const shortest = 13

/** One decoding for all short texts of plain letters, which is most of what tables hold. */
function openText(bytes: Buffer): TextAt {
  const whole = bytes.toString('latin1')
  const isPlain = isAscii(bytes)
  return (start, end) =>
    end - start < shortest && (isPlain || isPlainBetween(bytes, start, end))
      ? whole.slice(start, end)
      : bytes.toString(isPlain ? 'latin1' : 'utf8', start, end)
}

const firstBeyondAscii = 0x80

function isPlainBetween(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at]! >= firstBeyondAscii) return false
  return true
}

function readRow(bytes: Buffer, start: number, textAt: TextAt, readers: Read[]): unknown[] {
  const count = bytes.readInt16BE(start)
  const row = new Array<unknown>(count)
  let at = start + 2
  for (let column = 0; column < count; column++) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) {
      row[column] = null
      continue
    }
    const text = textAt(at, at + length)
    const read = readers[column]
    row[column] = read ? read(text) : text
    at += length
  }
  return row
}

function readRare(bytes: Buffer, answer: Answer): void {
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof DatabaseError) answer.error ??= message
    else if (message instanceof RowDescriptionMessage) answer.sets.push({ columns: message.fields, rows: [] })
    else if (message instanceof ParameterDescriptionMessage) answer.parameterTypes = message.dataTypeIDs
    else if (message instanceof NotificationResponseMessage) answer.notifications.push(message)
  })
}
