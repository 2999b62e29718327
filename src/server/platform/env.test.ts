/** Invalid settings are refused with one sentence that names the setting and the solution. */
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readSettings } from './env.ts'

it('has defaults that run the demo', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: 'localhost', runsJobs: true, seedsDemo: true })
  expect(readSettings({ PORT: '' })).toMatchObject({ port: 3000 })
})

it.each([
  ['PORT', 'abc', 'PORT must be a port from 0 to 65535. Correct it or unset it.'],
  ['PORT', '70000', 'PORT must be'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://'],
  ['SMTP_URL', 'mail', 'SMTP_URL must be'],
  ['JOBS', 'maybe', 'JOBS must be on or off'],
  ['OIDC_ISSUER', 'nonsense', 'OIDC_ISSUER must be'],
  ['OIDC_ISSUER', 'http://login.example.org', 'OIDC_ISSUER must be the https address'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a list of addresses such as 10.0.0.5, 10.1.0.0/16'],
  ['TRUST_PROXY', '10.0.0.1,, 10.0.0.2', 'TRUST_PROXY must be'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be'],
  ['PUBLIC_URL', 'https://example.org/shifts', 'PUBLIC_URL must be an address without a path'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL must be'],
  ['SMS_URL', 'http://sms.example.org', 'SMS_URL must be the https address of a gateway'],
  ['SMS_BODY', '{"to": "{to}"}', 'SMS_BODY must be JSON or a form with {to} and {text}'],
  ['SMS_BODY', '{"to": {to}, "text": "{text}"}', 'SMS_BODY must be'],
  ['SMS_BODY', 'To={to}&Body={text}', 'SMS_BODY is set without SMS_URL. Set both, or unset SMS_BODY.'],
  ['MAIL_FROM', 'The clinic', 'MAIL_FROM must be a sender such as'],
  ['DATABASE_URL', 'postgres://user:pass#word@host/db?x=%', 'DATABASE_URL must be'],
  ['PICTURE_ORIGINS', 'https://pictures.example.org/people', 'PICTURE_ORIGINS must be'],
])('refuses %s=%s', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence)
})

it('takes every kind of proxy address that the server understands', async () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.5, 10.1.0.0/16, ::1, fd00::/8' })
  await fastify({ trustProxy }).ready()
  await fastify({ trustProxy: readSettings({}).trustProxy }).ready()
})

it('reads the outside model, and says what is missing', () => {
  expect(readSettings({}).ai).toBeUndefined()
  expect(
    readSettings({
      AI_PROVIDER: 'openai',
      AI_MODEL: 'small',
      AI_BASE_URL: 'http://localhost:11434/v1/',
      AI_PRICE: '3/15',
    }).ai,
  ).toEqual({
    provider: 'openai',
    model: 'small',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434/v1',
    price: { input: 3, output: 15 },
  })
  expect(() => readSettings({ AI_PROVIDER: 'other' })).toThrow('AI_PROVIDER must be anthropic or openai')
  expect(() => readSettings({ AI_MODEL: 'small' })).toThrow('AI_MODEL is set without AI_PROVIDER')
  expect(() => readSettings({ AI_PROVIDER: 'anthropic' })).toThrow('AI_PROVIDER is set without AI_MODEL')
  expect(() => readSettings({ AI_PROVIDER: 'anthropic', AI_MODEL: 'small' })).toThrow('without AI_API_KEY')
  expect(() => readSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'x', AI_API_KEY: 'k', AI_PRICE: 'cheap' })).toThrow(
    'AI_PRICE',
  )
})

it('refuses to show the embedded sign-in to other computers', () => {
  for (const HOST of ['0.0.0.0', '192.168.1.5', '::']) {
    expect(() => readSettings({ HOST })).toThrow(/Set OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET/)
  }
  const provider = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'evenshift' }
  expect(readSettings({ HOST: '0.0.0.0', ...provider }).provider).toMatchObject({ clientId: 'evenshift' })
  expect(() => readSettings({ OIDC_ISSUER: 'https://login.example.org' })).toThrow('OIDC_CLIENT_ID')
})
