/** Headers that depend on how the product is reached. */
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { protect } from './protect.ts'

async function headersUnder(isSecure: boolean) {
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
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

it('keeps browsers on https for a year, including subdomains, once the product is reached over https', async () => {
  expect((await headersUnder(true))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect((await headersUnder(false))['strict-transport-security']).toBeUndefined()
})
