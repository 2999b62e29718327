/** Distinguishes a process from any other that ever had the same number, as far as the system allows. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export type ProcessIdentity = {
  pid: number
  /** When the process started: clock ticks since boot on Linux, else the output of `ps`; null if neither is known. */
  startedAt: string | null
  /** Changes with every boot. */
  boot: string | null
  /** The machine or container whose process numbers these are. */
  place: string
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: readStart(process.pid), boot: readBoot(), place: readPlace() }
}

/** 'unknown': a process of another container or machine, or a system that doesn't report start times. */
export function findLife(identity: ProcessIdentity): 'runs' | 'ended' | 'unknown' {
  const boot = readBoot()
  const isHere = identity.place === readPlace()
  if (isHere && identity.boot !== null && boot !== null && identity.boot !== boot) return 'ended'
  if (!isHere) return 'unknown'
  if (!exists(identity.pid)) return 'ended'
  const startedAt = readStart(identity.pid)
  if (identity.startedAt === null || startedAt === null) return 'unknown'
  return identity.startedAt === startedAt ? 'runs' : 'ended'
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Null if neither /proc nor ps can tell; 'ended' for a killed process whose parent hasn't noticed yet. */
function readStart(pid: number): string | null {
  const stat = readOrNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat === null)
    return readOrNull(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim())
  // The program's name is in parentheses and may contain spaces; the state and, as the 20th field, the start follow it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? null)
}

function readBoot(): string | null {
  return readOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
}

function readPlace(): string {
  return `${hostname()} ${readOrNull(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim()
}

function readOrNull(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
