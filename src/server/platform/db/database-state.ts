/** The database part of the server's health: it responds, and there is room to write. */
import { statfs } from 'node:fs/promises'
import type { Probe } from '../health-board.ts'
import type { Database } from './database.ts'

/** Bytes: as much as the embedded database's log may take. */
const leastRoom = 64 * 1024 * 1024

/** `folder` is that of the embedded database. */
export async function readDatabaseState(
  database: Pick<Database, 'kind' | 'ping'>,
  folder: string,
  readRoom: (folder: string) => Promise<number> = roomIn,
): ReturnType<Probe> {
  await database.ping()
  if (database.kind === 'postgres') return { state: 'ok', detail: 'PostgreSQL' }
  // Reads work while the disk is full, so the database itself would report that all is well.
  if ((await readRoom(folder)) < leastRoom) return { state: 'failing', detail: 'The disk is full.' }
  return { state: 'ok', detail: 'Embedded' }
}

/** Bytes that are free on the disk with the folder. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
