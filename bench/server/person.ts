/** A person with a session: makes calls that are timed, and listens for changes as an open browser does. */
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { openBrowser } from '../../src/server/platform/auth/testing/browser.ts'
import type { Figures, Kind } from './figures.ts'

export type Answer = { status: number; body: unknown }

export type Person = {
  url: string
  cookie: string
  userId: number
  groupId: number
  isAdmin: boolean
  call(kind: Kind, method: string, path: string, body?: unknown): Promise<Answer>
  /** Opens the event stream; returns a function that closes it. */
  listen(): Promise<() => void>
  heard(): number
}

/** Signs in as a browser does, through the embedded provider. */
export async function signIn(
  url: string,
  account: { email: string; first: string; last: string },
  figures: Figures,
): Promise<string> {
  const started = performance.now()
  const browser = openBrowser()
  const page = await browser.visit(`${url}/api/login`)
  const form = { email: account.email, given_name: account.first, family_name: account.last }
  const end = await browser.visit(page.url, { form })
  figures.add('sign-in', performance.now() - started, end.status)
  const value = browser.cookie('evenshift_session')?.value
  if (!value) throw new Error(`${account.email} could not sign in: ${end.status}`)
  return `evenshift_session=${value}`
}

export async function becomePerson(url: string, cookie: string, figures: Figures): Promise<Person> {
  const me = (await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json()) as {
    id: number
    groupId: number
    role: string
  }
  let heard = 0
  return {
    url,
    cookie,
    userId: me.id,
    groupId: me.groupId,
    isAdmin: me.role === 'admin',
    heard: () => heard,
    call: async (kind, method, path, body) => {
      const started = performance.now()
      try {
        const response = await fetch(`${url}${path}`, {
          method,
          headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        figures.add(kind, performance.now() - started, response.status, `${method} ${path}`)
        if (response.status >= 500) figures.noteError(`${method} ${path} ${response.status} ${text.slice(0, 200)}`)
        return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
      } catch (error) {
        figures.add(kind, performance.now() - started, 0, `${method} ${path}`)
        figures.noteError(`${method} ${path} ${error instanceof Error ? (error.cause ?? error.message) : error}`)
        return { status: 0, body: undefined }
      }
    },
    listen: () =>
      new Promise((resolve, reject) => {
        const asked = httpGet(
          `${url}/api/events`,
          { headers: { cookie }, agent: new Agent() },
          (stream: IncomingMessage) => {
            stream.setEncoding('utf8').on('data', (part: string) => {
              heard += part.split('data: ').length - 1
            })
            // Closing the server interrupts it.
            stream.on('error', () => {})
            resolve(() => asked.destroy())
          },
        )
        asked.on('error', reject)
      }),
  }
}
