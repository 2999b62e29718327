/** Starts the product as a process of its own, and knows where it listens. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Product = {
  url: string
  server: ChildProcess
  /** Asks it to stop, and answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Servers of tests live for half a minute: V8 is to make fewer of their functions fast, which saves a seventh of the processor. */
const shortLived = '--interrupt-budget=1000000'

/** What a person's own environment must not bring in. */
const quiet = { PORT: '0', HOST: 'localhost', DATABASE_URL: '', LOG_LEVEL: 'warn' }

export async function startProduct(
  folder: string,
  program: string,
  settings: Record<string, string> = {},
): Promise<Product> {
  const env = { ...process.env, ...quiet, DATA_DIR: folder, ...settings }
  const server = spawn(process.execPath, [shortLived, program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
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

/** Runs it where it cannot start, and answers what it says. */
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
