/**
 * A fresh, migrated database for a test file: embedded and in memory by default, or a database of its own on the
 * PostgreSQL server in TEST_DATABASE_URL. Both start from a template that is created once.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '../database.ts'
import { dumpTemplate, openEmbedded, openInMemory } from '../embedded/embedded.ts'
import { openFolder } from '../embedded/embedded-cluster.ts'
import { type EmbeddedServer, serveHere } from '../embedded/embedded-server.ts'
import { openPostgres } from '../postgres/postgres.ts'
import { takeSpare } from './spare-databases.ts'

export type TestDatabase = Database & {
  /** The address, for tests that start other processes on the same database; only on PostgreSQL. */
  url?: string
}

export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  return server ? await openOnServer(server) : await takeSpare(async () => openInMemory(await readTemplate()))
}

export async function removeServerTemplate(server: string): Promise<void> {
  await administer(server, (client) => client.query(`drop database if exists ${templateName()} with (force)`))
}

/** Changes with the migrations, so no test starts from outdated tables. */
function fingerprint(): string {
  const folder = fileURLToPath(new URL('../migrations', import.meta.url))
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.sql')) hash.update(readFileSync(join(folder, file)))
  hash.update(readFileSync(join(folder, 'meta/_journal.json')))
  return hash.digest('hex').slice(0, 16)
}

/** Migrated and empty. */
export async function readTemplate(): Promise<Blob> {
  const path = join(tmpdir(), `evenshift-template-${fingerprint()}.tar`)
  if (!existsSync(path)) {
    const draft = `${path}.${randomUUID()}`
    writeFileSync(draft, Buffer.from(await (await dumpTemplate()).arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)], { type: 'application/x-tar' })
}

/** The embedded database of a folder on the calling thread: its own thread takes longer to start. */
export async function startHere(folder: string): Promise<EmbeddedServer> {
  return serveHere(await openFolder(folder))
}

/** A migrated, empty embedded database in a folder, which the caller deletes: creating one from scratch takes seconds. */
export async function makeEmbeddedFolder(): Promise<string> {
  const template = join(tmpdir(), `evenshift-folder-${fingerprint()}`)
  if (!existsSync(template)) {
    const draft = mkdtempSync(`${template}.`)
    const database = await openEmbedded({ folder: draft, start: startHere })
    await database.migrate()
    await database.close()
    // Another file may have been faster; then its template stays.
    try {
      renameSync(draft, template)
    } catch {
      rmSync(draft, { recursive: true })
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-embedded-'))
  cpSync(template, folder, { recursive: true })
  return folder
}

function templateName(): string {
  return `evenshift_template_${fingerprint()}`
}

async function openOnServer(server: string): Promise<TestDatabase> {
  await ensureServerTemplate(server)
  const name = `evenshift_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, (client) => client.query(`create database ${name} template ${templateName()}`))
  const url = withDatabase(server, name)
  const database = await openPostgres({ url, poolSize: 5 })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** A database that failed halfway must not become a template, so it gets the name only when it is complete. */
export async function ensureServerTemplate(server: string): Promise<void> {
  const name = templateName()
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock(71051)')
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rows.length > 0) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const database = await openPostgres({ url: withDatabase(server, draft) })
    await database.migrate()
    await database.close()
    await client.query(`alter database ${draft} rename to ${name}`)
  })
}

export function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function administer<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
