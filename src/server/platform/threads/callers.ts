/**
 * How search threads see callers. If there are no more cores than search threads, a search that runs on
 * all of them slows every call, however low its priority, because it empties the caches. So while people call, its threads
 * share one core and leave the rest.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { steadyNow } from '../steady-clock.ts'
import { giveWayAtOnce, threadNumber } from './step-back.ts'

export type Callers = {
  /** Someone is calling now. */
  note(): void
  memory: SharedArrayBuffer
}

/** Threads of one search. */
const searchThreads = 2
/** Milliseconds after a call in which the next one is likely. */
const stays = 1000
/** Milliseconds between a thread's checks. */
const lookEvery = 200
/** The share of processor time used by others at which none is left. */
const crowded = 0.85

export function createCallers(): Callers {
  const memory = new SharedArrayBuffer(8)
  const lastCall = new BigInt64Array(memory)
  return { note: () => void Atomics.store(lastCall, 0, BigInt(steadyNow())), memory }
}

function areHere(memory: SharedArrayBuffer, now: number): boolean {
  const lastCall = Number(Atomics.load(new BigInt64Array(memory), 0))
  return lastCall > 0 && now - lastCall <= stays
}

type RoomMakerOptions = {
  cores?: number[]
  now?: () => number
  readUse?: () => Use
  giveWay?: () => void
  moveTo?: (cores: number[]) => void
}

/**
 * Called every few steps by a thread that steps back. It switches to idle priority once others leave some processor
 * time: on a fully loaded machine it would never finish. It also moves off the cores that people need, and back.
 */
export function createRoomMaker(memory: SharedArrayBuffer, options: RoomMakerOptions = {}): () => void {
  const { cores = coresOfThread(), now = steadyNow, readUse = useOfProcessors } = options
  const { giveWay = giveWayAtOnce, moveTo = moveThread } = options
  const canMove = cores.length > 1 && cores.length <= searchThreads
  let lookedAt = now()
  let use = readUse()
  let givesWay = false
  let isAside = false
  return () => {
    const at = now()
    if (at - lookedAt < lookEvery) return
    lookedAt = at
    if (!givesWay) {
      const before = use
      use = readUse()
      givesWay = use.others - before.others < crowded * (use.all - before.all)
      if (givesWay) giveWay()
    }
    if (!canMove || areHere(memory, at) === isAside) return
    isAside = !isAside
    moveTo(isAside ? cores.slice(-1) : cores)
  }
}

/** Milliseconds of all cores since boot: of all but low priorities, and in total. */
type Use = { others: number; all: number }

function useOfProcessors(): Use {
  const use: Use = { others: 0, all: 0 }
  for (const { times } of cpus()) {
    use.others += times.user + times.sys + times.irq
    use.all += times.user + times.sys + times.irq + times.nice + times.idle
  }
  return use
}

/** The cores this thread may use; empty if unknown. */
function coresOfThread(): number[] {
  try {
    const status = readFileSync('/proc/thread-self/status', 'utf8')
    return parseCores(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '')
  } catch {
    return []
  }
}

/** "0-2,5" is 0, 1, 2, 5. */
export function parseCores(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number)
    if (part === '' || first === undefined || last === undefined || Number.isNaN(first + last)) return []
    return Array.from({ length: last - first + 1 }, (_, place) => first + place)
  })
}

/** Node can't do this; the tool is on nearly every Linux. Without it the thread stays where it is. */
function moveThread(cores: number[]): void {
  spawnSync('taskset', ['--cpu-list', '--pid', cores.join(','), String(threadNumber())], { stdio: 'ignore' })
}
