/** The thread of the embedded database: its statements and its waits for the disk hold up nobody who asks for something else. */
import { parentPort, workerData } from 'node:worker_threads'
import { openFolder } from './embedded-cluster.ts'
import { answerPacket, type Packet } from './embedded-packets.ts'

const port = parentPort
if (!port) throw new Error('This file is the program of a thread.')

// Where the database cannot be opened, or breaks down later, the thread ends with the error.
const pglite = await openFolder(workerData as string)
port.on('message', async (message: Packet | 'close') => {
  if (message !== 'close') return await answerPacket(pglite, port, message)
  await pglite.close()
  port.close()
})
port.postMessage('open')
