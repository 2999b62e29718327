/** The thread of the embedded database: its statements and its waits for the disk hold up nobody who asks for something else. */
import { parentPort, workerData } from 'node:worker_threads'
import { openFolder, type Wire } from './embedded-wire.ts'

export type ToDatabase = { id: number; messages: Uint8Array } | 'close'
/** Number 0 comes unasked, when the database is open or cannot be opened. `failure` is an error, whose code a message between threads would lose. */
export type FromDatabase = { id: number; answer?: Uint8Array; failure?: Failure }
export type Failure = { message: string; code: string | undefined }

const port = parentPort
if (!port) throw new Error('This file is the program of a thread.')

function describe(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), code: undefined }
  return { message: error.message, code: 'code' in error ? String(error.code) : undefined }
}

function reply(word: FromDatabase): void {
  port?.postMessage(word, word.answer ? [word.answer.buffer as ArrayBuffer] : [])
}

function serve(wire: Wire): void {
  port?.on('message', (word: ToDatabase) => {
    if (word === 'close') {
      void wire.close().finally(() => port?.close())
      return
    }
    const { id } = word
    wire.send(word.messages).then(
      (answer) => reply({ id, answer }),
      (error: unknown) => reply({ id, failure: describe(error) }),
    )
  })
}

await openFolder(workerData as string).then(
  (wire) => {
    serve(wire)
    reply({ id: 0 })
  },
  (error: unknown) => reply({ id: 0, failure: describe(error) }),
)
