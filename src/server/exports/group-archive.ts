/** Writes all of a group's data as one .zip, in pieces: a .json and a .csv for each table, and a text that explains them. */

import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type CsvCell, csvMark, writeCsv } from '../../contract/csv.ts'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { formatTime } from '../../engine/text/times.ts'
import type { Orm, Row } from '../platform/db/database.ts'
import { localMoment } from '../platform/group-time.ts'
import { pause } from '../platform/pause.ts'
import type { Scope } from '../platform/scope.ts'
import { type GroupTable, groupTables, keptBack, secretFields } from './group-tables.ts'

type ArchiveFacts = { groupName: string; timeZone: string; now: Date }

/** Bytes that are compressed at once. */
const pieceSize = 65_536

/** The event loop is free between pieces. */
export async function* writeGroupArchive(orm: Orm, scope: Scope, facts: ArchiveFacts): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const addFile = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = facts.now
    zip.add(file)
    return async (text: string, isLast = false) => {
      const bytes = strToU8(text)
      for (let from = 0; from < bytes.length; from += pieceSize) {
        file.push(bytes.subarray(from, from + pieceSize))
        await pause()
      }
      if (isLast) file.push(new Uint8Array(), true)
    }
  }
  const counts = new Map<string, number>()
  for (const table of groupTables) {
    const toJson = addFile(`${table.name}.json`)
    const toCsv = addFile(`${table.name}.csv`)
    let count = 0
    await toJson('[')
    await toCsv(csvMark + writeCsv([table.columns]))
    for await (const rows of readPages(table, orm, scope)) {
      await toJson(rows.map((row, index) => `${count + index > 0 ? ',' : ''}\n${JSON.stringify(row)}`).join(''))
      await toCsv(writeCsv(rows.map((row) => table.columns.map((column) => toCell(row[column])))))
      count += rows.length
      yield* pieces
      pieces = []
      await pause()
    }
    await toJson('\n]\n', true)
    await toCsv('', true)
    counts.set(table.name, count)
  }
  await addFile('README.txt')(explain(facts, counts), true)
  zip.end()
  yield* pieces
}

async function* readPages(table: GroupTable, orm: Orm, scope: Scope): AsyncGenerator<Row[]> {
  let after = 0
  for (;;) {
    const rows = await table.page(orm, scope, after)
    if (rows.length === 0) return
    yield rows.map(withoutSecrets)
    after = Number(rows.at(-1)?.id ?? Number.POSITIVE_INFINITY)
    if (!Number.isFinite(after)) return
  }
}

/** The audit log keeps whole old rows, including secrets. */
function withoutSecrets(row: Row): Row {
  return JSON.parse(JSON.stringify(row, (name, value) => (secretFields.has(name) ? undefined : value)))
}

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

function explain({ groupName, timeZone, now }: ArchiveFacts, counts: ReadonlyMap<string, number>): string {
  const { date, time } = localMoment(now, timeZone)
  const files = [...counts].map(([name, count]) => `  ${name}.json, ${name}.csv: ${plural(count, 'row')}`)
  const stays = Object.entries(keptBack).map(([name, why]) => `  ${name}: ${why}`)
  return [
    `All data for ${groupName}, exported from Evenshift on ${formatDateWithYear(date)} at ${formatTime(time)} (${timeZone}).`,
    '',
    'Each table comes twice with the same rows: as JSON for programs and as CSV (UTF-8) for spreadsheets.',
    'Columns that end in Id point to a row in another table: physicianId, requestorId, and actorId to users,',
    'roleId to roles, scheduleId to schedules, and shiftId to shifts. Dates and clock times are in',
    `the time zone ${timeZone}; timestamps such as createdAt are in UTC. A shift without a physicianId is open.`,
    'In .csv files, text that a spreadsheet would run as a formula starts with an apostrophe.',
    '',
    'Files:',
    ...files,
    '',
    'Not included:',
    ...stays,
    '  join code, calendar and switchboard addresses, API keys, webhook secrets, and sign-in identities:',
    '    anyone who has them could get in',
    '  who wrote anonymous feedback, and when',
    '  anonymous comments on a schedule that fewer than three people rated',
    '',
    'This archive contains personal data. Keep it as safe as staff records.',
    '',
  ].join('\r\n')
}
