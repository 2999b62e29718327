/** Connections beyond the limit are closed at once; those within it are served. */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './limit-connections.ts'

const app = fastify({ forceCloseConnections: true })
afterEach(() => app.close())

it('leaves half of the files to others', async () => {
  limitConnections(app, 5)
  app.get('/', () => 'here')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1').resume()
    await once(socket, 'connect')
    return socket
  }
  const first = await open()
  await open()
  await once(await open(), 'close')
  first.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  expect(String(await once(first, 'data'))).toContain('200 OK')
  await once(first, 'close')
  const later = await fetch(`http://127.0.0.1:${port}`)
  expect(await later.text()).toBe('here')
})
