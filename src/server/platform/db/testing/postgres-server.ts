/** Starts a throw-away PostgreSQL server from this system's binaries, for tests. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type PostgresServer = {
  /** The address of its database `postgres`, whose user may create others. */
  url: string
  /** Kills it like a power failure. */
  kill(): Promise<void>
  /** Stops it cleanly, and keeps its data. */
  halt(): Promise<void>
  /** Starts it again after either, on the same data and port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** The folder with initdb and postgres: Debian keeps one per version outside the path. Null if there is none. */
function findPostgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** `durable: false` turns syncs off, which is fine for temporary data. */
export async function startPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL binaries were found: install them (Debian: apt install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-postgres-'))
  const account = findAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await findFreePort()
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initialise, { ...account, cwd: folder, stdio: 'pipe' })
  const quickly = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const place = ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1']
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  const options = [...place, ...quickly, '-c', 'max_connections=200']
  let server: ChildProcess | undefined
  const resume = async () => {
    server = spawn(join(binaries, 'postgres'), options, { ...account, cwd: folder, stdio: 'ignore' })
    await waitUntilReady(url, server)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const endAtOnce = () => server?.kill('SIGQUIT')
  process.once('exit', endAtOnce)
  await resume()
  return {
    url,
    resume,
    kill: () => end('SIGKILL'),
    halt: () => end('SIGINT'),
    async stop() {
      process.off('exit', endAtOnce)
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; its package provides the user `postgres`. */
function findAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at start with code ${child.exitCode}.`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch {
      await wait(50)
    }
  }
  throw new Error('PostgreSQL did not get ready within 10 seconds.')
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
