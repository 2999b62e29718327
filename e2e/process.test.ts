/** The server as a process: killed while people write, started twice, or started where it can't run. */
import { once } from 'node:events'
import { openBrowser } from '../src/server/platform/auth/testing/browser.ts'
import { copyTemplate } from './testing/data.ts'
import { expect, test } from './testing/journey.ts'
import { failToStart, type Product, startProduct } from './testing/product.ts'

/** KILL_ROUNDS=50 is the long run. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
const program = 'build/server/main.js'

type Call = (method: string, path: string, body?: unknown) => Promise<Response>

/** Signs in a new person and creates a group; returns the cookie and the group. */
async function settle(
  { url }: Product,
  callWith: (cookie: string) => Call,
): Promise<{ cookie: string; groupId: number }> {
  const browser = openBrowser()
  const page = await browser.visit(`${url}/api/login`)
  await browser.visit(page.url, { form: { email: 'a@clinic.example', given_name: 'A', family_name: 'B' } })
  const cookie = `evenshift_session=${browser.cookie('evenshift_session')!.value}`
  const made = await callWith(cookie)('POST', '/api/groups', { name: 'Killed' })
  return { cookie, groupId: (await made.json()).id }
}

/** Adds roles until the server is gone; returns the names of those it acknowledged. */
async function writeUntilGone(call: Call, label: string): Promise<string[]> {
  const answered: string[] = []
  const write = async (writer: number) => {
    for (let number = 0; ; number++) {
      const name = `${label} writer ${writer} number ${number}`
      const made = await call('POST', '/api/roles', { name }).catch(() => undefined)
      if (made?.status !== 201) return
      answered.push(name)
    }
  }
  await Promise.all([0, 1, 2].map(write))
  return answered
}

test(`keeps every answered change over ${rounds} kills, and ends in order when asked to`, async () => {
  test.setTimeout(120_000 + rounds * 30_000)
  const folder = copyTemplate()
  const answered: string[] = []
  let settled: { cookie: string; groupId: number } | undefined
  for (let round = 0; round <= rounds; round++) {
    const product = await startProduct(folder, program, { DEMO: 'off' })
    const callWith =
      (cookie: string): Call =>
      (method, path, body) =>
        fetch(`${product.url}${path}`, {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
    settled ??= await settle(product, callWith)
    const call = callWith(settled.cookie)
    const kept: { name: string }[] = await (await call('GET', `/api/roles/group/${settled.groupId}`)).json()
    const names = new Set(kept.map((role) => role.name))
    expect(answered.filter((name) => !names.has(name))).toEqual([])
    const gone = once(product.server, 'exit')
    const [signal, code] = round === rounds ? (['SIGTERM', 0] as const) : (['SIGKILL', null] as const)
    setTimeout(() => product.server.kill(signal), 150 + Math.random() * 700)
    answered.push(...(await writeUntilGone(call, `round ${round}`)))
    expect((await gone)[0]).toBe(code)
  }
  expect(answered.length).toBeGreaterThan(rounds)
})

test('says in one sentence why it cannot start, and stops cleanly', async () => {
  const [folder, other] = [copyTemplate(), copyTemplate()]
  const product = await startProduct(folder, program, { DEMO: 'off' })
  const second = await failToStart(folder, {})
  expect(second.said).toMatch(new RegExp(`^The data folder .* is in use by process ${product.server.pid}\\. .*\\.$`))
  const { port } = new URL(product.url)
  const taken = await failToStart(other, { PORT: port })
  expect(taken.said).toMatch(new RegExp(`^Port ${port} is in use by another program\\. .*PORT=\\d+ npm start$`))
  const unreachable = await failToStart(other, { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/x' })
  expect(unreachable.said).toMatch(/^No PostgreSQL server responds at 127\.0\.0\.1:9\. .*\.$/)
  expect((await failToStart(other, { HOST: '0.0.0.0' })).said).toMatch(/^HOST is 0\.0\.0\.0, .*Set OIDC_ISSUER/)
  expect([second.code, taken.code, unreachable.code]).toEqual([1, 1, 1])
  expect(await product.stop('SIGINT')).toBe(0)
})
