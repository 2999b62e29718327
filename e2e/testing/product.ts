/** Starts the product as a separate process and knows where it listens. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Product = {
  url: string
  server: ChildProcess
  /** Asks it to stop; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** As `npm start` and the container start it. */
const asStarted: [string, ...string[]] = [process.execPath, '--v8-pool-size=1']

/** For servers of tests, which live for half a minute: V8 optimizes fewer functions, which saves a seventh of the processor time. */
export const shortLived: [string, ...string[]] = [process.execPath, '--interrupt-budget=1000000']

/** Variables that must not leak in from a developer's environment. */
const quiet = { PORT: '0', HOST: 'localhost', DATABASE_URL: '', LOG_LEVEL: 'warn' }

export async function startProduct(
  folder: string,
  program: string,
  settings: Record<string, string> = {},
  [command, ...flags]: [string, ...string[]] = asStarted,
): Promise<Product> {
  const env = { ...process.env, ...quiet, DATA_DIR: folder, ...settings }
  const server = spawn(command, [...flags, program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  // A failed test must not leave it running.
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  server.once('exit', () => process.off('exit', end))
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      printed += part
      const found = /ready: (http:\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)))
  })
  return {
    url,
    server,
    stop: async (signal = 'SIGINT') => {
      const gone = once(server, 'exit')
      server.kill(signal)
      return (await gone)[0]
    },
  }
}

/** Runs it where it can't start; returns its output. */
export async function failToStart(
  folder: string,
  settings: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...quiet, DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, ['build/server/main.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  const [code] = await once(child, 'exit')
  return { code, said: said.trim() }
}
