/**
 * Embedded databases that test files have returned, emptied, for the next file of the same process: creating one takes longer
 * than most files. One whose tables differ from what the migrations left is closed instead.
 */
import type { Database } from '../database.ts'

type Spare = { database: Database; tables: string }

const spares: Spare[] = []

/** Everything a migration could have changed, in one number. */
const describeTables = `
  select md5(string_agg(part, chr(10) order by part)) as tables from (
    select c.relname || ' ' || row_to_json(a)::text as part from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and a.attnum > 0
    union all select row_to_json(c)::text from pg_constraint c where c.connamespace = 'public'::regnamespace
    union all select row_to_json(p)::text from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select row_to_json(t)::text from pg_trigger t where not t.tgisinternal
    union all select n.nspname from pg_namespace n where n.nspname !~ '^pg_' and n.nspname <> 'pgboss'
    union all select row_to_json(m)::text from drizzle.__drizzle_migrations m
  ) parts`

/** The queue recreates its own from the version it finds. */
const listFilled = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'pgboss') and not (schemaname = 'pgboss' and tablename = 'version')`

export async function takeSpare(open: () => Promise<Database>): Promise<Database> {
  const { database, tables } = spares.pop() ?? (await describe(await open()))
  return { ...database, close: () => giveBack(database, tables) }
}

async function describe(database: Database): Promise<Spare> {
  return { database, tables: await readTables(database) }
}

async function readTables(database: Database): Promise<string> {
  return String((await database.execute(describeTables)).rows[0]?.tables)
}

async function giveBack(database: Database, tables: string): Promise<void> {
  const isEmpty = await empty(database, tables).catch(() => false)
  if (isEmpty) spares.push({ database, tables })
  else await database.close()
}

async function empty(database: Database, tables: string): Promise<boolean> {
  if ((await readTables(database)) !== tables) return false
  const { rows } = await database.execute(listFilled)
  await database.execute(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`)
  await database.execute('select pg_advisory_unlock_all()')
  return true
}
