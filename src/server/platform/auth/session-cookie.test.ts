/** The flags of the cookies, by how the browser reaches the server. */
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { browserCookie } from './session-cookie.ts'

async function ask(publicUrl: string, sent = '', headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: true })
  await app.register(cookie)
  const session = browserCookie('evenshift_session', () => publicUrl)
  app.get('/', async (request, reply) => {
    session.write(request, reply, 'new', 60)
    return { read: session.read(request) ?? null }
  })
  const answer = await app.inject({ url: '/', headers: { cookie: sent, ...headers } })
  return { written: String(answer.headers['set-cookie']).split('; '), read: answer.json().read }
}

it('is plain under http', async () => {
  const { written } = await ask('http://localhost:3000')
  expect(written).toEqual(['evenshift_session=new', 'Max-Age=60', 'Path=/', 'HttpOnly', 'SameSite=Lax'])
})

it('is secure and bound to the host when the address of the product is https', async () => {
  const { written } = await ask('https://shifts.example.org')
  expect(written).toEqual([
    '__Host-evenshift_session=new',
    'Max-Age=60',
    'Path=/',
    'HttpOnly',
    'Secure',
    'SameSite=Lax',
  ])
})

it('is secure when a trusted proxy says https', async () => {
  const { written } = await ask('http://localhost:3000', '', { 'x-forwarded-proto': 'https' })
  expect(written).toContain('Secure')
})

it('is read under https only by the name that no http page can write', async () => {
  const sent = 'evenshift_session=planted; __Host-evenshift_session=own'
  expect((await ask('https://shifts.example.org', sent)).read).toBe('own')
  expect((await ask('https://shifts.example.org', 'evenshift_session=planted')).read).toBeNull()
})
