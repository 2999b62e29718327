/** Headers that depend on how the product is reached. */
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { takeOver } from '../take-over.ts'
import { protect } from './protect.ts'

async function headersUnder(isSecure: boolean, path = '/') {
  const app = fastify()
  await protect(app, {
    ownOrigins: () => [],
    findPerson: async () => undefined,
    guessPerson: () => undefined,
    isSecure,
    isDevelopment: false,
    pictureOrigins: [],
  })
  app.get('/', async () => 'ok')
  app.get('/stream', async (_, reply) => void takeOver(reply).writeHead(200, { 'cache-control': 'no-store' }).end())
  app.setNotFoundHandler((_, reply) => reply.code(404).send())
  const { headers } = await app.inject(path)
  await app.close()
  return headers
}

it('keeps browsers on https for a year, including subdomains, once the product is reached over https', async () => {
  expect((await headersUnder(true))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect((await headersUnder(false))['strict-transport-security']).toBeUndefined()
})

it.each(['/', '/stream', '/nowhere'])(
  '%s carries what protects its readers, and the request’s own id',
  async (path) => {
    expect(await headersUnder(true, path)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self';.*frame-ancestors 'none'/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-frame-options': 'DENY',
      'x-request-id': 'req-1',
    })
  },
)
