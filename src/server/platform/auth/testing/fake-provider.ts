/** A small provider that sends whatever claims a test wants, for what the embedded one never sends. */
import { generateKeyPairSync, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'

export type FakeProvider = {
  issuer: string
  /** The claims of the next sign-in. */
  claims: Record<string, unknown>
  /** Its answer to the next start, instead of a code. */
  error?: string
  /** Parameters of the last start. */
  started?: URLSearchParams
  close(): Promise<void>
}

export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const app = fastify({ forceCloseConnections: true })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const fake: FakeProvider = { issuer: '', claims: {}, close: () => app.close() }
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  app.get('/.well-known/openid-configuration', async () => ({
    issuer: fake.issuer,
    authorization_endpoint: `${fake.issuer}/auth`,
    token_endpoint: `${fake.issuer}/token`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
  }))
  app.get('/auth', async (request, reply) => {
    fake.started = new URL(request.url, fake.issuer).searchParams
    const back = new URL(fake.started.get('redirect_uri') ?? '')
    back.searchParams.set('state', fake.started.get('state') ?? '')
    back.searchParams.set(fake.error ? 'error' : 'code', fake.error ?? 'a-code')
    return reply.redirect(back.href)
  })
  app.post('/token', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: fake.issuer,
      aud: 'evenshift',
      iat: seconds,
      exp: seconds + 300,
      nonce: fake.started?.get('nonce'),
      ...fake.claims,
    }
    const parts = [{ alg: 'RS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    const signature = sign('sha256', Buffer.from(parts.join('.')), privateKey).toString('base64url')
    return { access_token: 'an-access-token', token_type: 'Bearer', id_token: [...parts, signature].join('.') }
  })

  await app.listen({ host: 'localhost', port })
  fake.issuer = `http://localhost:${(app.server.address() as AddressInfo).port}`
  return fake
}
