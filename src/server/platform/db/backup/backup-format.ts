/**
 * The file of a backup: gzip'd lines of JSON. The first line is the header; then for each table a line
 * `{"table": ..., "columns": [...]}` and its rows, each a list of PostgreSQL's own text for every value, or null;
 * the last line marks the end, with a digest of the lines before it. PostgreSQL's text is restored as is, so nothing loses precision.
 */
import { createHash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { openBackup } from './backup-encryption.ts'
import { UnreadableBackup } from './backup-refused.ts'

const headerShape = z.object({
  format: z.literal('evenshift-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The applied migrations, each identified by the time it was written (milliseconds). */
  migrations: z.array(z.int()).min(1),
  tables: z.array(z.object({ name: z.string().min(1), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name: z.string().min(1), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
})

export type BackupHeader = z.infer<typeof headerShape>

const tableShape = z.object({ table: z.string().min(1), columns: z.array(z.string().min(1)).min(1) })

export type BackupTable = z.infer<typeof tableShape>

/** Files of earlier versions end without a digest. */
const lastLineShape = z.object({ end: z.literal(true), sha256: z.string().optional() })

export function lastLineOf(sha256: string): string {
  return JSON.stringify({ end: true, sha256 } satisfies z.infer<typeof lastLineShape>)
}

/** Receives the content of a backup in order; rows are passed as their lines. */
export type BackupReader = {
  onTable?(table: BackupTable): Promise<void> | void
  onRow?(line: string): Promise<void> | void
}

/** Reads and checks a whole backup: the header, each row's table, the counts, and the end. */
export async function readBackup(
  path: string,
  reader: BackupReader = {},
  passphrase?: string | undefined,
): Promise<BackupHeader> {
  const counts = new Map<string, number>()
  const digest = createHash('sha256')
  let header: BackupHeader | null = null
  let table: BackupTable | null = null
  let last: z.infer<typeof lastLineShape> | undefined
  for await (const line of readLines(path, passphrase)) {
    last = line.startsWith('{"end"') ? lastLineShape.safeParse(parseOrNull(line)).data : undefined
    if (last) continue
    digest.update(`${line}\n`)
    if (!header) {
      header = readHeader(path, line)
    } else if (line.startsWith('[')) {
      if (!table) throw new UnreadableBackup(`${path} is damaged: a row is outside of any table.`)
      counts.set(table.table, (counts.get(table.table) ?? 0) + 1)
      await reader.onRow?.(line)
    } else {
      table = readTable(path, line)
      await reader.onTable?.(table)
    }
  }
  if (!header || !last)
    throw new UnreadableBackup(`${path} is incomplete: it ends before its last line. Use another backup.`)
  for (const { name, rows } of header.tables) {
    const found = counts.get(name) ?? 0
    if (found !== rows)
      throw new UnreadableBackup(`${path} is damaged: table ${name} has ${found} rows instead of ${rows}.`)
  }
  if (last.sha256 !== undefined && last.sha256 !== digest.digest('hex'))
    throw new UnreadableBackup(`${path} is damaged: its checksum doesn’t match. Use another backup.`)
  return header
}

async function* readLines(path: string, passphrase: string | undefined): AsyncGenerator<string> {
  try {
    const file = await openBackup(path, passphrase)
    const unzipped = createGunzip()
    file.on('error', (error) => unzipped.destroy(error))
    file.pipe(unzipped)
    let rest = ''
    unzipped.setEncoding('utf8')
    for await (const piece of unzipped) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest) yield rest
  } catch (error) {
    if (error instanceof UnreadableBackup || !(error instanceof Error)) throw error
    throw new UnreadableBackup(
      passphrase === undefined
        ? `${path} can’t be read (${error.message}). Use another backup.`
        : `${path} can’t be read (${error.message}). It was made with another BACKUP_PASSPHRASE, or it’s damaged.`,
      { cause: error },
    )
  }
}

function readHeader(path: string, line: string): BackupHeader {
  const header = headerShape.safeParse(parseOrNull(line))
  if (header.success) return header.data
  throw new UnreadableBackup(
    `${path} isn’t an Evenshift backup that this version can read (${z.prettifyError(header.error)}).`,
  )
}

function readTable(path: string, line: string): BackupTable {
  const table = tableShape.safeParse(parseOrNull(line))
  if (table.success) return table.data
  throw new UnreadableBackup(`${path} is damaged: a line is neither a table nor a row.`)
}

function parseOrNull(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
