/** Bytes of PostgreSQL's protocol between PGlite and its connection, and how PGlite answers them. */
import type { MessagePort } from 'node:worker_threads'
import { type PGlite, protocol } from '@electric-sql/pglite'

/** PGlite has one session, so connections follow one another; the number tells a late answer to an earlier one. */
export type Packet = { connection: number; bytes: Uint8Array<ArrayBuffer> }

/** A port, or a thread as the one who started it sees it. */
export type Port = {
  on(event: 'message', hear: (packet: Packet) => void): unknown
  off(event: 'message', hear: (packet: Packet) => void): unknown
  postMessage: MessagePort['postMessage']
}

/** Only the first message of a connection starts with a length, whose first byte is 0, instead of a letter. */
const firstOfConnection = 0

/** Removes what the connection before left behind: a transaction, settings, prepared statements, listeners, locks. */
const endSession = ['rollback', 'discard all'].map((text) => protocol.serialize.query(text))

/** Throws where the database has broken down. */
export async function answerPacket(pglite: PGlite, port: Port, { connection, bytes }: Packet): Promise<void> {
  if (bytes[0] === firstOfConnection) for (const message of endSession) await ask(pglite, message)
  sendPacket(port, connection, await ask(pglite, bytes))
}

async function ask(pglite: PGlite, messages: Uint8Array): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  // PGlite reuses the memory that the bytes are in.
  const onRawData = (bytes: Uint8Array) => void parts.push(bytes.slice())
  await pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData })
  return parts
}

export function sendPacket(port: Port, connection: number, parts: Uint8Array[]): void {
  // `Buffer.concat` would use memory that buffers share, which cannot be transferred.
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  port.postMessage({ connection, bytes } satisfies Packet, [bytes.buffer])
}
