/** Configures the embedded provider: one client, everyone trusted, no consent page, keys kept in the database. */
import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Orm } from '../../db/database.ts'
import { describeError } from '../../log.ts'
import { html } from '../html.ts'
import { keepSecret } from '../kept-secret.ts'
import { renderMessage, renderPage } from '../page.ts'
import type { ProviderSettings } from '../provider-client.ts'
import { providerStore } from '../provider-store.ts'
import { findAccount } from './embedded-accounts.ts'

type Deps = { orm: Orm; publicUrl: () => string; now: () => Date }

const day = 24 * 3600
const scope = 'openid email profile'

export async function createEmbeddedProvider(
  deps: Deps,
  { issuer, clientId }: ProviderSettings,
  log: FastifyBaseLogger,
): Promise<Provider> {
  // Loaded only where it is used: installations with their own provider never load it.
  const { Provider } = await import('oidc-provider/lib/provider.js')
  const provider = new Provider(issuer, await configure(deps, clientId))
  provider.use(endSessionAtOnce)
  // It only reports to the console.
  Object.assign(provider, { silent: true })
  provider.on('server_error', (_ctx, error) =>
    log.error({ error: describeError(error) }, 'The embedded provider failed'),
  )
  return provider
}

async function configure({ orm, publicUrl, now }: Deps, clientId: string): Promise<Configuration> {
  const cookieKeys = await keepSecret(orm, 'embedded-provider.cookie-keys', z.array(z.string()).min(1), () => [
    randomBytes(32).toString('base64url'),
  ])
  const signingKey = await keepSecret(orm, 'embedded-provider.signing-key', z.looseObject({ kty: z.string() }), makeKey)
  return {
    adapter: providerStore(orm, now),
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${publicUrl()}/api/callback`],
        post_logout_redirect_uris: [`${publicUrl()}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    responseTypes: ['code'],
    scopes: scope.split(' '),
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: async (_ctx, accountId) => {
      const account = await findAccount(orm, accountId)
      if (!account) return undefined
      const name = `${account.given_name} ${account.family_name}`
      return { accountId, claims: async () => ({ sub: accountId, ...account, name, email_verified: true }) }
    },
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/idp/interaction/${uid}` },
    cookies: {
      keys: cookieKeys,
      names: { session: 'evenshift_idp', interaction: 'evenshift_idp_page', resume: 'evenshift_idp_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/idp' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      Session: 14 * day,
      Grant: 14 * day,
      Interaction: 3600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    clockTolerance: 5,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut, postLogoutSuccessSource: showSignedOut },
    },
    renderError: (ctx) => {
      ctx.type = 'html'
      ctx.body = renderMessage({
        title: 'You’re not signed in',
        sentence: 'We couldn’t finish signing you in. Please start again.',
      })
    },
  }
}

/** The only client is our own: it gets what it asks for, without consent. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc
  if (!session?.accountId || !client) return undefined
  const { accountId } = session
  const grantId = session.grantIdFor(client.clientId)
  const known = grantId ? await provider.Grant.find(grantId) : undefined
  if (known?.accountId === accountId) return known
  const grant = new provider.Grant({ accountId, clientId: client.clientId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

/** Signing out of the product signs out here: no page in between, which would also need a script. */
async function endSessionAtOnce(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return
  const { session, client, params } = ctx.oidc
  const goesTo = params?.post_logout_redirect_uri
  // Without a client the provider's own page asks; the address was checked against the client's.
  if (!session || !client || typeof goesTo !== 'string') return
  await session.destroy()
  ctx.redirect(goesTo)
}

function askToSignOut(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = renderPage(
    'Sign out',
    html`<section>
<h1>Sign out of the demo sign-in?</h1>
${{ html: form }}
<p><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button> <a href="/">Stay signed in</a></p>
</section>`,
  )
}

function showSignedOut(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html'
  ctx.body = renderMessage({
    title: 'You’re signed out',
    sentence: 'This browser no longer remembers your demo sign-in.',
    link: { text: 'Sign in', href: '/api/login' },
  })
}

async function makeKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256', kid: randomUUID() }
}
