/** Where a message goes is looked up for every message. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { publicLookup } from '../public-address.ts'
import { post } from './post.ts'

it('uses no connection that someone else has open to a private address', async () => {
  let taken = 0
  const inside = createServer((_, response) => {
    taken += 1
    response.end('ok')
  })
  await once(inside.listen(0, 'localhost'), 'listening')
  const message = { url: `http://localhost:${(inside.address() as AddressInfo).port}/`, headers: {}, body: '{}' }
  // The operator's own gateway may be there; its connection stays open for a while.
  expect(await post(message)).toEqual({ status: 200, text: 'ok' })
  await new Promise((go) => setTimeout(go, 20))
  await expect(post({ ...message, lookup: publicLookup({ loopback: false }) })).rejects.toThrow('Not a public address')
  expect(taken).toBe(1)
  inside.close()
  inside.closeAllConnections()
})
