/** What was committed has been heard once `caughtUp` resolves, and a connection that hangs is not waited for. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createListener, type Listener } from './postgres-listener.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('listening', () => {
  let database: TestDatabase
  let listener: Listener
  /** Between the listener and PostgreSQL: a cable that can be held. */
  const links: Socket[] = []
  const heard: string[] = []
  const cable = createServer({ noDelay: true }, (near) => {
    const { hostname, port } = new URL(database.url!)
    const far = connect({ port: Number(port || 5432), host: hostname, noDelay: true })
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
    links.push(near, far)
  })

  beforeAll(async () => {
    database = await openTestDatabase()
    await once(cable.listen(0, '127.0.0.1'), 'listening')
    const through = new URL(database.url!)
    through.hostname = '127.0.0.1'
    through.port = String((cable.address() as AddressInfo).port)
    listener = createListener({ connection: { connectionString: through.href }, onTrouble: () => {} })
    await listener.listen('test_caught_up', (payload) => heard.push(payload))
  })
  afterAll(async () => {
    await listener.close()
    for (const link of links) link.destroy()
    cable.close()
    await database.close()
  })

  it('has heard everything that was committed before it was asked', async () => {
    for (let round = 0; round < 300; round++) {
      await database.execute('select pg_notify($1, $2)', ['test_caught_up', String(round)])
      await Promise.all([listener.caughtUp(), listener.caughtUp()])
      expect(heard.at(-1)).toBe(String(round))
    }
  })

  it('says soon that it does not know while the connection hangs, and knows again after', async () => {
    for (const link of links) link.pause()
    const asked = performance.now()
    await expect(listener.caughtUp()).rejects.toThrow('slow to answer')
    // Nobody else waits.
    await expect(listener.caughtUp()).rejects.toThrow('slow to answer')
    expect(performance.now() - asked).toBeLessThan(5000)
    for (const link of links) link.resume()
    await vi.waitFor(() => listener.caughtUp(), 20_000)
  })
})
