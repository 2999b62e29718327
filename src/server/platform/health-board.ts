/** Remembers the state of each part of the server and since when it is so. */
import type { Health } from '../../contract/health.ts'

export type Part = keyof Health['parts']
type State = Health['parts'][Part]['state']
/** Looks at a part now. Throws when it fails. */
export type Probe = () => Promise<{ state: State; detail: string }>

/** Whether the process should still get requests. */
export type Readiness = { isStopping: boolean }

export type HealthBoard = { read(): Promise<Health> }

/** A hung part must not hang the answer. */
const probeMs = 3000

const names: Record<Part, string> = {
  database: 'The database',
  queue: 'The job queue',
  email: 'The mail server',
  ai: 'The AI model',
}

export function createHealthBoard(probes: Record<Part, Probe>, version: string, now: () => Date): HealthBoard {
  const since = new Map<Part, { state: State; since: string }>()
  const look = async (part: Part) => {
    const seen = await Promise.race([probes[part](), giveUp(part)]).catch(() => ({
      // The error itself is not for everyone: it may name hosts and accounts.
      state: 'failing' as const,
      detail: `${names[part]} isn’t responding.`,
    }))
    const last = since.get(part)
    const entry = last?.state === seen.state ? last : { state: seen.state, since: now().toISOString() }
    since.set(part, entry)
    return { ...entry, detail: seen.detail }
  }
  return {
    read: async () => {
      const [database, queue, email, ai] = await Promise.all([
        look('database'),
        look('queue'),
        look('email'),
        look('ai'),
      ])
      const failing = database.state === 'failing' || queue.state === 'failing'
      return { state: failing ? 'failing' : 'ok', version, parts: { database, queue, email, ai } }
    },
  }
}

function giveUp(part: Part): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${names[part]} didn’t respond within ${probeMs / 1000} s.`)), probeMs).unref()
  })
}
