/** Fills a database with copies of the demo group: the same people and shifts with other ids and addresses. */
import pg from 'pg'

/** More rows than any group has. */
const step = 100_000

/** Tables with the columns that refer to other rows of the group; the database computes `span`. */
const tables: { name: string; references: string[]; skip?: string[] }[] = [
  { name: 'groups', references: ['id'], skip: ['created_by'] },
  { name: 'users', references: ['id', 'group_id'], skip: ['calendar_token', 'sign_in_subject'] },
  { name: 'roles', references: ['id', 'group_id'] },
  { name: 'schedules', references: ['id', 'group_id'], skip: ['generated_by'] },
  {
    name: 'shifts',
    references: ['id', 'group_id', 'schedule_id', 'physician_id', 'role_id'],
    skip: ['span', 'edited_by', 'changed_by'],
  },
]

export async function copyGroups(database: string, groups: number): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    for (const table of tables) await copyTable(client, table, groups)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function copyTable(
  client: pg.Client,
  { name, references, skip = [] }: (typeof tables)[number],
  groups: number,
): Promise<void> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [name],
  )
  const columns = rows.map((row) => row.column_name).filter((column) => !skip.includes(column))
  const values = columns.map((column) => valueFor(name, column, references))
  await client.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${values.join(', ')} from ${name} one cross join generate_series(1, ${groups - 1}) copy`,
  )
  await client.query(`select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`)
}

function valueFor(table: string, column: string, references: string[]): string {
  if (references.includes(column)) return `one.${column} + copy * ${step}`
  if (table === 'users' && column === 'email') return `copy || '.' || one.email`
  if (table === 'groups' && column === 'join_code') return `'C' || copy`
  return `one.${column}`
}
