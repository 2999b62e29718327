/** Restores a backup into an empty database of either kind, including keys and counters. */
import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Orm, selectRows } from '../database.ts'
import { countKnownMigrations } from '../migrate.ts'
import { countRows, fixTextForm, nameInPublic, readTables, type Table } from '../tables.ts'
import { type BackupHeader, type BackupReader, type BackupTable, readBackup } from './backup-format.ts'
import { BackupRefused, UnreadableBackup } from './backup-refused.ts'

/** Characters of rows per insert. */
const charactersAtOnce = 500_000

/**
 * Reads the whole file first, so a damaged one changes nothing. A backup of an older version is restored as it
 * was and then migrated. `replace` allows deleting the existing data.
 */
export async function restoreBackup(
  database: Database,
  path: string,
  { replace = false, passphrase }: { replace?: boolean; passphrase?: string | undefined } = {},
): Promise<BackupHeader> {
  const header = await readBackup(path, {}, passphrase)
  const steps = countKnownMigrations(header.migrations)
  if (steps === null) {
    throw new UnreadableBackup(
      `${path} was made by another version of Evenshift. Restore it with that version, or update this one.`,
    )
  }
  const filled = await findFilledTable(database.orm)
  if (filled && !replace) {
    throw new BackupRefused(
      `The database isn’t empty (table ${filled} has rows). Restore into an empty one, or add --replace to delete its data first.`,
    )
  }
  await removeTables(database.orm)
  await database.migrate(steps)
  await database.orm.transaction((tx) => fillTables(tx, path, header, passphrase))
  await database.migrate()
  return header
}

/** The name of a table with rows; null if the database is empty. */
export async function findFilledTable(orm: Orm): Promise<string | null> {
  for (const { name } of await readTables(orm)) if ((await countRows(orm, name)) > 0) return name
  return null
}

/** On PostgreSQL, running servers and workers would continue with deleted data. */
export async function refuseWhileOthersWork(database: Database): Promise<void> {
  if (database.kind === 'embedded') return
  const { rows } = await database.execute(
    `select count(*) as connections from pg_stat_activity
     where datname = current_database() and application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.connections === 0) return
  throw new BackupRefused('Servers or workers are using this database. Stop them, restore, and start them again.')
}

/** Jobs are deleted, too: they refer to the old rows. */
async function removeTables(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const { name } of await readTables(tx)) await tx.execute(sql`drop table ${nameInPublic(name)} cascade`)
    const types = await selectRows<{ name: string }>(
      tx,
      sql`select typname as name from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'`,
    )
    for (const { name } of types) await tx.execute(sql`drop type ${nameInPublic(name)} cascade`)
    const routines = await selectRows<{ signature: string }>(
      tx,
      sql`select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    )
    for (const { signature } of routines) await tx.execute(sql`drop routine ${sql.raw(signature)}`)
    await tx.execute(sql`drop schema if exists drizzle, pgboss cascade`)
  })
}

async function fillTables(tx: Orm, path: string, header: BackupHeader, passphrase: string | undefined): Promise<void> {
  await fixTextForm(tx)
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]))
  const reattach = await detachReferences(tx)
  let insert: ((lines: string[]) => Promise<void>) | null = null
  let lines: string[] = []
  let characters = 0
  async function flush(): Promise<void> {
    if (lines.length > 0) await insert?.(lines)
    lines = []
    characters = 0
  }
  const reader: BackupReader = {
    async onTable(described) {
      await flush()
      insert = prepareInsert(tx, described, tables.get(described.table))
    },
    async onRow(line) {
      lines.push(line)
      characters += line.length
      if (characters > charactersAtOnce) await flush()
    },
  }
  await readBackup(path, reader, passphrase)
  await flush()
  for (const { name, value, isCalled } of header.sequences) {
    await tx.execute(sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${value}::bigint, ${isCalled})`)
  }
  for (const { name, rows } of header.tables) {
    const found = await countRows(tx, name)
    if (found !== rows) throw new Error(`Table ${name} has ${found} rows after the restore, not ${rows}.`)
  }
  await reattach()
}

function prepareInsert(tx: Orm, { table, columns }: BackupTable, target: Table | undefined) {
  const types = new Map(target?.columns.map((column) => [column.name, column.type]))
  const unknown = columns.find((column) => !types.has(column))
  if (unknown) throw new UnreadableBackup(`The backup has a column ${table}.${unknown} that this version doesn’t know.`)
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((column, index) => sql.raw(`(line->>${index})::${types.get(column)}`)),
    sql`, `,
  )
  return async (lines: string[]) => {
    await tx.execute(
      sql`insert into ${nameInPublic(table)} (${names}) overriding system value
          select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`,
    )
  }
}

/** Tables have circular references, so foreign keys are dropped and recreated, which checks every row; triggers are disabled meanwhile. */
async function detachReferences(tx: Orm): Promise<() => Promise<void>> {
  const references = await selectRows<{ table: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const tables = await readTables(tx)
  const run = async (statements: SQL[]) => {
    for (const statement of statements) await tx.execute(statement)
  }
  const alter = (table: string, action: SQL) => sql`alter table ${sql.raw(table)} ${action}`
  await run(references.map(({ table, name }) => alter(table, sql`drop constraint ${sql.identifier(name)}`)))
  await run(tables.map(({ name }) => sql`alter table ${nameInPublic(name)} disable trigger user`))
  return async () => {
    await run(tables.map(({ name }) => sql`alter table ${nameInPublic(name)} enable trigger user`))
    const add = ({ table, name, definition }: (typeof references)[number]) =>
      alter(table, sql`add constraint ${sql.identifier(name)} ${sql.raw(definition)}`)
    await run(references.map(add))
  }
}
