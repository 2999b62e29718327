/**
 * Keeps a second process out of the data folder: two on one embedded database silently lose data. The lock is a file
 * that names its process, so a leftover from a crash, a reboot, or a reused process number never prevents a start.
 */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { CannotOpenDatabase } from '../cannot-open.ts'
import { findLife, identifyThisProcess, type ProcessIdentity } from './process-identity.ts'

export type FolderLock = { release(): void }

export type LockTimes = {
  /** Milliseconds between the holder's heartbeats. */
  signEvery: number
  /** A holder whose process we can't see counts as ended after this many milliseconds without a heartbeat. */
  endedAfter: number
}

const lockTimes: LockTimes = { signEvery: 5_000, endedAfter: 30_000 }

/** A takeover is a few system calls; an older marker (milliseconds) was left by a crash. */
const takeOverTakesAtMost = 10_000

const holderShape = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      pid: z.int().positive(),
      startedAt: z.string().nullable(),
      boot: z.string().nullable(),
      place: z.string(),
    }),
  )

function describeRefusal(folder: string, holder: ProcessIdentity): string {
  return (
    `The data folder ${folder} is in use by process ${holder.pid}. Stop that process, set DATA_DIR to another folder, ` +
    'or set DATABASE_URL to a PostgreSQL server, which several processes can share.'
  )
}

export async function lockFolder(
  folder: string,
  onWait: (message: string) => void = () => {},
  times: LockTimes = lockTimes,
): Promise<FolderLock> {
  fs.mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const own = JSON.stringify(identifyThisProcess())
  const giveUpAt = Date.now() + times.endedAfter + times.signEvery
  for (let attempt = 0; ; attempt++) {
    if (tryToTake(path, own, times)) return hold(path, own, times)
    const holder = readHolder(path)
    const life = holder && findLife(holder)
    if (holder && (life === 'runs' || Date.now() > giveUpAt)) {
      throw new CannotOpenDatabase(describeRefusal(folder, holder))
    }
    if (holder && life === 'unknown' && attempt === 0) {
      onWait(
        `Checking whether process ${holder.pid} on ${holder.place}, the last to use the data folder ${folder}, is still running.`,
      )
    }
    await wait(Math.min(250, times.signEvery))
  }
}

function tryToTake(path: string, own: string, times: LockTimes): boolean {
  if (createWhole(path, own)) return true
  return !isHeld(path, times) && takeOver(path, own, times)
}

/** Only one process at a time may replace an abandoned lock; otherwise the slower one would remove the faster one's lock. */
function takeOver(path: string, own: string, times: LockTimes): boolean {
  const mark = `${path}.take-over`
  try {
    fs.mkdirSync(mark)
  } catch {
    const marked = fs.statSync(mark, { throwIfNoEntry: false })
    if (marked && Date.now() - marked.mtimeMs > takeOverTakesAtMost) fs.rmSync(mark, { recursive: true, force: true })
    return false
  }
  try {
    if (isHeld(path, times)) return false
    fs.rmSync(path, { force: true })
    return createWhole(path, own)
  } finally {
    fs.rmSync(mark, { recursive: true, force: true })
  }
}

function isHeld(path: string, times: LockTimes): boolean {
  const holder = readHolder(path)
  if (!holder) return false
  const life = findLife(holder)
  if (life !== 'unknown') return life === 'runs'
  const sign = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - sign < times.endedAfter
}

/** A link makes the file appear with its content at once; false if it already exists. */
function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${randomUUID()}`
  fs.writeFileSync(draft, content)
  try {
    fs.linkSync(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    return createWithoutLink(path, content)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** Some file systems (FAT, some network shares) have no links. */
function createWithoutLink(path: string, content: string): boolean {
  try {
    fs.writeFileSync(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function hold(path: string, own: string, times: LockTimes): FolderLock {
  /** A process that can't open a file, or lost its disk, continues: the next heartbeat may succeed. */
  const whileOwn = (act: () => void) => {
    try {
      if (readOrEmpty(path) === own) act()
    } catch {
      // A lock that is left behind names a process that has ended.
    }
  }
  const signs = setInterval(() => whileOwn(() => fs.utimesSync(path, new Date(), new Date())), times.signEvery)
  signs.unref()
  return {
    release() {
      clearInterval(signs)
      whileOwn(() => fs.rmSync(path, { force: true }))
    },
  }
}

/** Null for no lock, and for an unreadable one: it protects no one. */
function readHolder(path: string): ProcessIdentity | null {
  return holderShape.safeParse(readOrEmpty(path)).data ?? null
}

function readOrEmpty(path: string): string {
  try {
    return fs.readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
