/** The embedded database's thread, so its statements and disk syncs block no one else. */
import { parentPort, workerData } from 'node:worker_threads'
import { openFolder } from './embedded-cluster.ts'
import { answerPacket, type Packet } from './embedded-packets.ts'

const port = parentPort
if (!port) throw new Error('This file only runs as a worker thread.')

// If the database can't be opened, or crashes later, the thread ends with the error.
const pglite = await openFolder(workerData as string)
port.on('message', async (message: Packet | 'close') => {
  if (message !== 'close') return await answerPacket(pglite, port, message)
  await pglite.close()
  port.close()
})
port.postMessage('open')
