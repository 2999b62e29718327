/**
 * Writes all tables of a running database to one file, as of one moment. The embedded database serves
 * no one else meanwhile (a second or two), so the file is local and never a slow network stream.
 */
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type Orm, selectRows } from '../database.ts'
import { syncPath } from '../embedded/synced-files.ts'
import { readAppliedMigrations } from '../migrate.ts'
import { countRows, fixTextForm, nameInPublic, readSequenceNames, readTables, type Table } from '../tables.ts'
import { encrypting } from './backup-encryption.ts'
import { type BackupHeader, lastLineOf } from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'

/** Rows per fetch. */
const rowsAtOnce = 500

/** The command: writes a backup to a new file and returns a sentence for the terminal. */
export async function writeBackup(orm: Orm, path: string, passphrase?: string | undefined): Promise<string> {
  const folder = dirname(path)
  if (existsSync(path)) throw new BackupRefused(`${path} already exists. Choose another file name.`)
  if (!existsSync(folder))
    throw new BackupRefused(`The folder ${folder} doesn’t exist. Create it, or choose another file name.`)
  const { tables } = await backUp(orm, path, passphrase)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Saved ${rows} rows from ${tables.length} tables to ${path}${passphrase === undefined ? '' : ', encrypted'}.`
}

/** Writes the backup to `path`, readable by this user only and encrypted if there is a passphrase; returns its header. Queued jobs aren't included. */
export async function backUp(orm: Orm, path: string, passphrase?: string | undefined): Promise<BackupHeader> {
  const draft = `${path}.draft`
  const lock = passphrase === undefined ? new PassThrough() : await encrypting(passphrase)
  try {
    const header = await orm.transaction(
      async (tx) => {
        await fixTextForm(tx)
        const tables = await readTables(tx)
        const described = await describeContent(tx, tables)
        const file = createWriteStream(draft, { mode: 0o600 })
        await pipeline(writeLines(tx, described, tables), createGzip(), lock, file)
        return described
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    syncPath(draft)
    renameSync(draft, path)
    return header
  } finally {
    rmSync(draft, { force: true })
  }
}

async function describeContent(tx: Orm, tables: Table[]): Promise<BackupHeader> {
  const migrations = await readAppliedMigrations(tx)
  if (migrations.length === 0) throw new BackupRefused('The database has no tables yet, so there’s nothing to back up.')
  const header: BackupHeader = {
    format: 'evenshift-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations,
    tables: [],
    sequences: [],
  }
  for (const { name } of tables) header.tables.push({ name, rows: await countRows(tx, name) })
  for (const name of await readSequenceNames(tx)) {
    const state = await selectRows(tx, sql`select last_value::text as value, is_called from ${nameInPublic(name)}`)
    header.sequences.push({ name, value: String(state[0]?.value), isCalled: state[0]?.is_called === true })
  }
  return header
}

async function* writeLines(tx: Orm, header: BackupHeader, tables: Table[]): AsyncGenerator<string> {
  const digest = createHash('sha256')
  for await (const lines of writeContent(tx, header, tables)) {
    digest.update(lines)
    yield lines
  }
  yield `${lastLineOf(digest.digest('hex'))}\n`
}

async function* writeContent(tx: Orm, header: BackupHeader, tables: Table[]): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns.map((column) => column.name) })}\n`
    yield* writeRows(tx, table)
  }
}

async function* writeRows(tx: Orm, table: Table): AsyncGenerator<string> {
  const values = table.columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select to_json(array[${sql.join(values, sql`, `)}])::text as line from ${nameInPublic(table.name)}`,
  )
  for (;;) {
    const rows = await selectRows<{ line: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from backup_rows`))
    if (rows.length === 0) break
    yield rows.map((row) => `${row.line}\n`).join('')
  }
  await tx.execute(sql`close backup_rows`)
}
