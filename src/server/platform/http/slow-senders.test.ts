/** Whoever sends a request byte by byte, or opens connections without end, doesn't keep others from being served. */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../../../tests/server/test-app.ts'

it.each([
  ['its head', 'GET /livez HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  ['its body', 'POST /api/help HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n'],
])(
  'cuts off who sends %s one byte at a time, and serves others',
  async (_, start) => {
    const { app, close } = await openTestApp(undefined, { longestSending: 600 })
    onTestFinished(close)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const slow = connect(port, '127.0.0.1').resume()
    // The byte after the cut finds no one.
    slow.on('error', () => {})
    slow.write(start)
    const dripping = setInterval(() => slow.write('a'), 20)
    onTestFinished(() => clearInterval(dripping))
    const cut = once(slow, 'close')
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
    expect(slow.closed).toBe(false)
    await cut
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
  },
  30_000,
)

it('takes as many connections as leave files to others', async () => {
  const { app, close } = await openTestApp()
  onTestFinished(close)
  expect(app.server.maxConnections).toBeGreaterThan(0)
  expect(app.server.maxConnections).toBeLessThanOrEqual(10_000)
})
