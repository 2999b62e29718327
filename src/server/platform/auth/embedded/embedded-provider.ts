/** A real OpenID provider under /idp for trying the product on one computer, if no other provider is set. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { isLoopback } from '../../addresses.ts'
import type { Orm } from '../../db/database.ts'
import { type Settings, StartupError } from '../../env.ts'
import { takeOver } from '../../take-over.ts'
import { isLocalRequest } from '../local-request.ts'
import { pagePolicy, renderMessage, sendPage } from '../page.ts'
import type { ProviderSettings } from '../provider-client.ts'
import { usedUp, wrongHost } from '../sign-in-failure.ts'
import { type Account, accountForm, accountOfDemo, type DemoAccount, openAccount } from './embedded-accounts.ts'
import { createEmbeddedProvider } from './embedded-configuration.ts'
import { type Entered, renderSignInPage } from './embedded-page.ts'

export type EmbeddedProviderDeps = {
  orm: Orm
  publicUrl: () => string
  demoAccounts: () => Promise<DemoAccount[]>
  now: () => Date
}

const mountedAt = '/idp'
const clientId = 'evenshift'
const formBytes = 16 * 1024
const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

export function embeddedSettings(publicUrl: string): ProviderSettings {
  return { issuer: publicUrl + mountedAt, clientId }
}

/** It asks for no password, so only this computer may reach it, not even through a proxy. */
export function refuseBeyondLoopback({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): void {
  const address = new URL(publicUrl ?? 'http://localhost')
  const isLocal = address.protocol === 'http:' && isLoopback(address.hostname.replace(/^\[|\]$/g, ''))
  if (isLoopback(host) && isLocal) return
  throw new StartupError(
    `The embedded sign-in is for this computer only, but ${isLocal ? `HOST is ${host}` : `PUBLIC_URL is ${publicUrl}`}. ` +
      'Set OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET to use your OpenID provider.',
  )
}

export async function mountEmbeddedProvider(app: FastifyInstance, deps: EmbeddedProviderDeps): Promise<void> {
  let made: Promise<Provider> | undefined
  // Created on the first request: its issuer contains the port, which is known once the server listens.
  const provider = () => {
    made ??= createEmbeddedProvider(deps, embeddedSettings(deps.publicUrl()), app.log).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!isLocalRequest(request)) return sendPage(reply, wrongHost.status, renderMessage(wrongHost))
        // The provider builds addresses from this header.
        request.raw.headers.host = new URL(deps.publicUrl()).host
      })
      await scope.register(async (pages) => mountPage(pages, provider, deps))
      await scope.register(async (rest) => mountProtocol(rest, provider))
    },
    { prefix: mountedAt },
  )
}

function mountPage(scope: FastifyInstance, provider: () => Promise<Provider>, deps: EmbeddedProviderDeps): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: formBytes } as const
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )

  scope.get('/interaction/:uid', { config: perMinute(120), exposeHeadRoute: false }, async (request, reply) => {
    if (!(await isUnderWay(await provider(), request, reply))) return showUsedUp(reply)
    return sendPage(reply, 200, renderSignInPage(await deps.demoAccounts()))
  })

  scope.post('/interaction/:uid', { config: perMinute(120) }, async (request, reply) => {
    if (!(await isUnderWay(await provider(), request, reply))) return showUsedUp(reply)
    const body = (request.body ?? {}) as Entered & { account?: string }
    const accounts = await deps.demoAccounts()
    const account = chooseAccount(body, accounts)
    if ('problems' in account) return sendPage(reply, 400, renderSignInPage(accounts, body, account.problems))
    const login = { accountId: await openAccount(deps.orm, account) }
    const next = await (await provider()).interactionResult(request.raw, reply.raw, { login })
    return reply.redirect(next, 303)
  })
}

function chooseAccount(
  body: Entered & { account?: string },
  accounts: DemoAccount[],
): Account | { problems: Partial<Record<keyof Account, string>> } {
  const demo = accounts.find(({ email }) => email === body.account)
  if (demo) return accountOfDemo(demo)
  const parsed = accountForm.safeParse(body)
  if (parsed.success) return parsed.data
  // A field shows only its first problem.
  return {
    problems: Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message])),
  }
}

async function isUnderWay(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw)
    return uid === (request.params as { uid: string }).uid
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return false
    throw error
  }
}

function showUsedUp(reply: FastifyReply): FastifyReply {
  return sendPage(reply, usedUp.status, renderMessage(usedUp))
}

/** Everything else is the provider's own: it reads the body and writes the response. */
function mountProtocol(scope: FastifyInstance, provider: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.route({
    method: ['GET', 'POST'],
    url: '/*',
    config: perMinute(600),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const handle = (await provider()).callback()
      const { raw } = request
      const response = takeOver(reply)
      // The provider derives its mount path from the difference of the two.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(mountedAt.length) })
      response.setHeader('content-security-policy', pagePolicy)
      await handle(raw, response)
    },
  })
}
