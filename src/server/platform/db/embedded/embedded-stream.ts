/** A connection to the embedded database that `pg` accepts instead of a socket. */
import { Duplex } from 'node:stream'
import { type Packet, sendPacket } from './embedded-packets.ts'
import type { EmbeddedServer } from './embedded-server.ts'

let connections = 0

export function openStream(findServer: () => Promise<EmbeddedServer>): Duplex {
  const connection = ++connections
  let server: EmbeddedServer | undefined
  const send = (parts: Uint8Array[]) => server && sendPacket(server.port, connection, parts)
  const hear = (packet: Packet) => {
    if (packet.connection === connection) stream.push(packet.bytes)
  }
  const stream = new Duplex({
    read() {},
    // Batches statements of the same moment: a message between threads takes as long as a small statement.
    write(part, _encoding, done) {
      send([part])
      process.nextTick(done)
    },
    writev(parts, done) {
      send(parts.map(({ chunk }) => chunk))
      process.nextTick(done)
    },
    final(done) {
      stream.push(null)
      done()
    },
    destroy(error, done) {
      server?.port.off('message', hear)
      done(error)
    },
  })

  async function connect(): Promise<void> {
    try {
      server = await findServer()
      server.port.on('message', hear)
      void server.broken.then((error) => stream.destroy(error))
      stream.emit('connect')
    } catch (error) {
      stream.destroy(error as Error)
    }
  }
  // The other socket methods `pg` calls.
  const ignore = () => stream
  return Object.assign(stream, { connect, setNoDelay: ignore, setKeepAlive: ignore, ref: ignore, unref: ignore })
}
