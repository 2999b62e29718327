/** Sign-ins that succeed, are refused, or fail are in the log: by number or with the reason, and nothing personal. */
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { users } from '../db/schema/index.ts'
import { openTestDatabase } from '../db/testing/test-database.ts'
import { openBrowser } from './testing/browser.ts'
import { startSignInServer } from './testing/sign-in-server.ts'

it('logs each sign-in, and no name or address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const database = await openTestDatabase()
  onTestFinished(database.close)
  const server = await startSignInServer(database, { log })
  onTestFinished(server.close)
  lines.length = 0
  const reach = async (name: string) => {
    const browser = openBrowser()
    const page = await browser.visit(`${server.url}/api/login`)
    const form = { email: `${name}@example.org`, given_name: name, family_name: 'Lindqvist' }
    return { browser, ...(await browser.visit(page.url, { form, until: '/api/callback' })) }
  }
  const [taken] = await database.orm
    .insert(users)
    .values({ email: 'ines@example.org', signInSubject: 'https://old.example|2' })
    .returning()
  const failed = await reach('rosa')
  failed.url.searchParams.set('code', 'made-up')
  for (const { browser, url } of [await reach('rosa'), await reach('ines'), failed]) await browser.visit(url)
  const [rosa] = (await database.orm.select().from(users)).filter(({ id }) => id !== taken?.id)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, userId: rosa?.id, msg: 'signed in' },
    { level: 40, status: 403, reason: expect.stringContaining('uses another sign-in'), msg: 'A sign-in was refused' },
    { level: 40, msg: 'A sign-in failed' },
  ])
  expect(lines.join('')).not.toMatch(/rosa|ines@|lindqvist|example\.org/i)
})
