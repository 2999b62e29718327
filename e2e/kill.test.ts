/** The server is killed while people write, again and again: no answered change is lost, and it always starts again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBrowser } from '../src/server/auth/testing/browser.ts'

/** KILL_ROUNDS=50 is the long form. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3)

async function start(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    HOST: 'localhost',
    DEMO: 'off',
  }
  const server = spawn(process.execPath, ['build/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  for await (const part of server.stdout!) {
    printed += part
    const url = /ready: (http:\S+)/.exec(printed)?.[1]
    if (url) return { server, url }
  }
  throw new Error(`The server did not start:\n${printed}`)
}

it(`keeps every answered change over ${rounds} kills`, { timeout: 60_000 + rounds * 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const browser = openBrowser()
  const answered: string[] = []
  let cookie = ''
  let groupId = 0
  for (let round = 0; round <= rounds; round++) {
    const { server, url } = await start(folder)
    const call = (method: string, path: string, body?: unknown) =>
      fetch(`${url}${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    if (round === 0) {
      const page = await browser.visit(`${url}/api/login`)
      await browser.visit(page.url, { form: { email: 'a@clinic.example', given_name: 'A', family_name: 'B' } })
      cookie = `evenshift_session=${browser.cookie('evenshift_session')!.value}`
      groupId = (await (await call('POST', '/api/groups', { name: 'Killed' })).json()).id
    }
    const kept: { name: string }[] = await (await call('GET', `/api/roles/group/${groupId}`)).json()
    const names = new Set(kept.map((role) => role.name))
    expect(answered.filter((name) => !names.has(name))).toEqual([])
    if (round === rounds) {
      server.kill('SIGKILL')
      break
    }
    const gone = once(server, 'exit')
    setTimeout(() => server.kill('SIGKILL'), 150 + Math.random() * 700)
    const write = async (writer: number) => {
      for (let number = 0; ; number++) {
        const name = `round ${round} writer ${writer} number ${number}`
        const made = await call('POST', '/api/roles', { name }).catch(() => undefined)
        if (made?.status !== 201) return
        answered.push(name)
      }
    }
    await Promise.all([0, 1, 2].map(write))
    await gone
  }
  expect(answered.length).toBeGreaterThan(rounds)
})

it('refuses a second server on the same data folder, in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-twice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { server } = await start(folder)
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', HOST: 'localhost' }
  const second = spawn(process.execPath, ['build/server/main.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  second.stderr.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  const [code] = await once(second, 'exit')
  expect(code).toBe(1)
  expect(said.trim()).toMatch(new RegExp(`^The data folder .* is in use by process ${server.pid}: .*\\.$`))
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  expect((await gone)[0]).toBe(0)
})

it('says in one sentence that a port is taken, and that a database is out of reach', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-port-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { server, url } = await start(join(folder, 'one'))
  const failing = async (settings: Record<string, string>) => {
    const env = { ...process.env, HOST: 'localhost', DATA_DIR: join(folder, 'two'), DATABASE_URL: '', ...settings }
    const child = spawn(process.execPath, ['build/server/main.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      said += part
    })
    const [code] = await once(child, 'exit')
    return { code, said: said.trim() }
  }
  const { port } = new URL(url)
  const taken = await failing({ PORT: port })
  expect(taken).toMatchObject({ code: 1, said: expect.stringContaining(`Port ${port} is taken by another program.`) })
  expect(taken.said).not.toContain('\n')
  const unreachable = await failing({ PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/x' })
  expect(unreachable).toMatchObject({ code: 1, said: expect.stringContaining('127.0.0.1:9') })
  expect(unreachable.said).not.toContain('secret')
  const open = await failing({ PORT: '0', HOST: '0.0.0.0' })
  expect(open.said).toContain('Set OIDC_ISSUER')
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
})
