/** Renders a page for a test: the server's answers are given, the address is set, nothing else is simulated. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { type Answer, type Api, api, type CallName } from '../../contract/api.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Route } from '../../contract/route.ts'
import { createQueryClient } from '../api/query-client.ts'

/** An answer that never comes, so a page stays in its loading state. */
export const noAnswerYet = Symbol('no answer yet')
/** A refusal with the server's sentence. */
export type Refusal = { refusedWith: number; message: string } & Partial<ErrorBody>

export type Answers = { [Name in CallName]?: Answer<Api[Name]> | typeof noAnswerYet | Refusal }

type RenderedPage = RenderResult & {
  client: QueryClient
  /** The calls made, as "POST /api/...". */
  calls: string[]
  /** The bodies sent, in order. */
  bodies: unknown[]
  /** Changes the server's answers from now on. */
  answer: (answers: Answers) => void
}

export function renderPage(page: ReactNode, { answers = {}, path = '/' }: { answers?: Answers; path?: string } = {}) {
  const client = createQueryClient()
  const current: Answers = { ...answers }
  const calls: string[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (address: string, init?: { method?: string; body?: string }) => {
    if (init?.body) bodies.push(JSON.parse(init.body))
    calls.push(`${init?.method ?? 'GET'} ${address}`)
    return respond(current, address, init?.method ?? 'GET')
  })
  onTestFinished(() => {
    client.clear()
    vi.unstubAllGlobals()
  })
  // Members' pages are only shown once the person is known.
  if (isAnswer(answers.currentUser)) client.setQueryData(['currentUser', {}], answers.currentUser)
  window.history.replaceState(null, '', path)
  const rendered = render(<QueryClientProvider client={client}>{page}</QueryClientProvider>)
  const result: RenderedPage = { ...rendered, client, calls, bodies, answer: (more) => Object.assign(current, more) }
  return result
}

function isAnswer(given: unknown): boolean {
  return given !== undefined && given !== noAnswerYet && !isRefusal(given)
}

function isRefusal(given: unknown): given is Refusal {
  return typeof given === 'object' && given !== null && 'refusedWith' in given
}

function respond(answers: Answers, address: string, method: string): Promise<Response> {
  const path = address.split('?')[0] ?? address
  const matching = Object.entries<Route>(api).filter(
    ([, route]) => route.method === method && patternOf(route.path).test(path),
  )
  // As on the server, a literal address comes before one with a parameter.
  const found = matching.find(([, route]) => route.path === path) ?? matching[0]
  if (!found) throw new Error(`No call of the contract has the address ${method} ${address}.`)
  const given = answers[found[0] as CallName]
  if (given === noAnswerYet) return new Promise(() => {})
  if (given === undefined) throw new Error(`The test gives no answer for ${found[0]} (${method} ${address}).`)
  if (isRefusal(given)) {
    const { refusedWith, ...body } = given
    return Promise.resolve(Response.json({ code: 'unexpected', ...body }, { status: refusedWith }))
  }
  return Promise.resolve(Response.json(given))
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
