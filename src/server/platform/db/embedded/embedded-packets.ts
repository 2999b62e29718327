/** PostgreSQL protocol bytes between PGlite and its connection, and PGlite's responses. */
import type { MessagePort } from 'node:worker_threads'
import { type PGlite, protocol } from '@electric-sql/pglite'

/** PGlite has one session, so connections follow one another; the number identifies late responses to an earlier one. */
export type Packet = { connection: number; bytes: Uint8Array<ArrayBuffer> }

/** A port, or a thread from its parent's side. */
export type Port = {
  on(event: 'message', hear: (packet: Packet) => void): unknown
  off(event: 'message', hear: (packet: Packet) => void): unknown
  postMessage: MessagePort['postMessage']
}

/** Only the first message of a connection starts with a length, whose first byte is 0, instead of a letter. */
const firstOfConnection = 0

/** Removes what the previous connection left behind: a transaction, settings, prepared statements, listeners, locks. */
const endSession = ['rollback', 'discard all'].map((text) => protocol.serialize.query(text))

/** Throws if the database has crashed. */
export async function answerPacket(pglite: PGlite, port: Port, { connection, bytes }: Packet): Promise<void> {
  if (bytes[0] === firstOfConnection) for (const message of endSession) await ask(pglite, message)
  sendPacket(port, connection, await ask(pglite, bytes))
}

async function ask(pglite: PGlite, messages: Uint8Array): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  // PGlite reuses the memory of these bytes.
  const onRawData = (bytes: Uint8Array) => void parts.push(bytes.slice())
  await pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData })
  return parts
}

export function sendPacket(port: Port, connection: number, parts: Uint8Array[]): void {
  // `Buffer.concat` would use pooled memory, which can't be transferred.
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  port.postMessage({ connection, bytes } satisfies Packet, [bytes.buffer])
}
