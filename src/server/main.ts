/** The server process: starts, prints its address, and stops cleanly when asked. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { pino } from 'pino'
import { listDemoAccounts } from './demo/demo-group.ts'
import { CannotOpenDatabase } from './platform/db/cannot-open.ts'
import { readSettings, type Settings, StartupError } from './platform/env.ts'
import { describeForTerminal } from './platform/log.ts'
import { startServer } from './start.ts'

// Otherwise V8 drops the code of functions that aren't called for a while, and the next edit is as slow as a first one.
setFlagsFromString('--no-flush-bytecode')

/** Seconds after which a hanging shutdown is forced. */
const patience = 12

const root = findRoot(dirname(fileURLToPath(import.meta.url)))

// Node would print every value of a failed query, which may be names and addresses.
process.on('uncaughtException', endWith)
try {
  await run(readSettings(process.env))
} catch (error) {
  endWith(error)
}

function endWith(error: unknown): never {
  process.stderr.write(`\n${explain(error) ?? describeForTerminal(error)}\n\n`)
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  const isDevelopment = process.argv.includes('--dev')
  const log = pino({ level: settings.logLevel })
  const web = isDevelopment
    ? ({ kind: 'development' } as const)
    : ({ kind: 'built', folder: join(root, 'build/web') } as const)
  if (!settings.databaseUrl && !existsSync(settings.dataFolder))
    print('Creating the database (once, takes a few seconds)...')
  const server = await startServer(settings, web, log, versionOf(root))
  // Someone who sees that it is ready may stop it right away: from here on it stops cleanly.
  const signalled = waitForSignal()
  if (server.seeded) print('The demo group is ready.')
  const accounts = settings.provider ? [] : await listDemoAccounts(server.services.orm)
  print(`\nEvenshift is ready: ${server.url}`)
  if (accounts.length > 0) {
    print('\nDemo accounts, as buttons on the sign-in page:')
    for (const { email, note } of accounts) print(`  ${email.padEnd(40)} ${note}`)
  }
  print('\nPress Ctrl-C to stop.')
  const signal = await signalled
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), (patience + settings.drainSeconds) * 1000).unref()
  await server.stop()
  print('Stopped.')
  process.exit(0)
}

function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
  })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One sentence for problems a person can fix; undefined for our own errors. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartupError || error instanceof CannotOpenDatabase) return error.message
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const { port, address, hostname } = error as { port?: number; address?: string; hostname?: string }
  if (error.syscall === 'getaddrinfo' && hostname !== undefined)
    return `HOST is ${hostname}, which isn’t an address of this computer. Correct or unset it.`
  if (error.syscall !== 'listen') return undefined
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${(port ?? 3000) + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `This account can’t listen on port ${port}. Choose one above 1023: PORT=3000 npm start`
  return `The server can’t listen on ${address ?? 'this address'} (${error.code}). Set HOST to an address of this computer.`
}

/** The project's folder, from the source or the bundle. */
function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}
