/** Starts the product as a person would, on a fresh data folder and a free port, and stops it at the end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product is. */
    url: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-e2e-'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: 'localhost',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
  }
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      printed += part
      const found = /ready: (http:\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)))
  })
  project.provide('url', url)
  return async () => {
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}
