/** The tables of a database, for backup and restore. */
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, selectRows } from './database.ts'

type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }

/** Our own tables in alphabetical order, without generated columns and extension tables. */
export async function readTables(orm: Orm): Promise<Table[]> {
  const rows = await selectRows<{ table: string; column: string; type: string }>(
    orm,
    sql`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
      order by c.relname, a.attnum`,
  )
  const tables = new Map<string, Table>()
  for (const { table, column, type } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push({ name: column, type })
    tables.set(table, known)
  }
  return [...tables.values()]
}

export async function readSequenceNames(orm: Orm): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    orm,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows.map((row) => row.name)
}

export async function countRows(orm: Orm, table: string): Promise<number> {
  const rows = await selectRows(orm, sql`select count(*)::float8 as rows from ${nameInPublic(table)}`)
  return Number(rows[0]?.rows)
}

export function nameInPublic(name: string): SQL {
  return sql`public.${sql.identifier(name)}`
}

/** The text format of values must be the same on both sides, whatever the server's own settings are. */
export async function fixTextForm(tx: Orm): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`)
  await tx.execute(sql`set local intervalstyle = 'postgres'`)
  await tx.execute(sql`set local bytea_output = 'hex'`)
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}
