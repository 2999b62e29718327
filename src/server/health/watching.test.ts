/** What monitors and proxies read: /metrics, /livez, /readyz. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup } from '../../../tests/server/two-groups.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('counts calls by their pattern, and never by an id or a name', async () => {
  const { admin, ids } = await addGroup(test.services.orm)
  await test.call('GET', `/api/roles/group/${ids.group}`, { as: admin })
  await test.call('GET', '/api/roles/group/none', { as: admin })
  const { body, headers } = await test.call('GET', '/metrics')
  expect(headers['content-type']).toContain('text/plain; version=')
  expect(body).toContain('evenshift_http_seconds_count{method="GET",route="/api/roles/group/:groupId",status="200"} 1')
  expect(body).toContain('evenshift_http_seconds_count{method="GET",route="/api/roles/group/:groupId",status="400"} 1')
  expect(body).not.toContain(`/group/${ids.group}`)
  for (const name of [
    'event_streams 0',
    'jobs{state="waiting"} 0',
    'mail_waiting 0',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(body).toContain(`evenshift_${name}`)
})

it('shows metrics to this computer only, unless a token is set: then to whoever has it', async () => {
  const forwarded = await test.call('GET', '/metrics', { headers: { 'x-forwarded-for': '198.51.100.7' } })
  expect(forwarded.statusCode).toBe(404)
  const foreign = await test.call('GET', '/metrics', { headers: { host: 'shifts.example.org' } })
  expect(foreign.statusCode).toBe(404)
  const settings = { ...test.services.settings, metricsToken: 'a-token-of-some-length' }
  const guarded = await openTestApp(undefined, { settings })
  try {
    expect((await guarded.call('GET', '/metrics')).statusCode).toBe(404)
    const wrong = await guarded.call('GET', '/metrics', { headers: { authorization: 'Bearer a-token-of-some-lengtX' } })
    expect(wrong.statusCode).toBe(404)
    const headers = { authorization: 'Bearer a-token-of-some-length', 'x-forwarded-for': '198.51.100.7' }
    expect((await guarded.call('GET', '/metrics', { headers })).statusCode).toBe(200)
  } finally {
    await guarded.close()
  }
})

it('is alive and ready, and not ready any more when it is to stop', async () => {
  expect((await test.call('GET', '/livez')).body).toBe('ok')
  expect((await test.call('GET', '/readyz')).body).toBe('ok')
  test.services.readiness.isStopping = true
  const stopping = await test.call('GET', '/readyz')
  expect([stopping.statusCode, stopping.body]).toEqual([503, 'stopping'])
  expect((await test.call('GET', '/livez')).statusCode).toBe(200)
  test.services.readiness.isStopping = false
})
