/** A small group under load while things break: writers that remember every acknowledged change, and schedules. */
import { addDays } from '../../src/engine/calendar.ts'
import { createFigures } from '../server/figures.ts'
import { becomePerson, type Person, signIn } from '../server/person.ts'
import { requireThat } from './scenario.ts'

export type Group = {
  admin: Person
  /** Where calls go now: another server, or the same one after a restart. */
  moveTo(url: string): void
  url(): string
  post(path: string, body: unknown): Promise<Response>
  /** Requests days off until stopped, whatever happens to the server. */
  write(): { stop(): Promise<void> }
  answered(): number
  /** The days whose requests were acknowledged so far. */
  acknowledged(): string[]
  /** Every acknowledged request exists exactly once. */
  requireNothingLost(): Promise<void>
  /** These do, on the server at this address. */
  requireKept(dates: string[], url: string): Promise<void>
  generate(month: number): Promise<{ status: number; scheduleId?: number }>
}

let groups = 0

const writers = 3
/** Milliseconds. A person may make 600 calls a minute. */
const writerPause = 350
const firstDay = '2030-01-01'
/** Milliseconds after which a call counts as unanswered. Generating a schedule takes seconds, more on a busy machine. */
const longestCall = 120_000

export async function createGroup(url: string): Promise<Group> {
  groups += 1
  const account = { email: `faults${groups}x${process.pid}@clinic.example`, first: 'Fa', last: 'Ults' }
  const cookie = await signIn(url, account, createFigures())
  let address = url
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(longestCall),
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const made = await send('POST', '/api/groups', {
    name: 'Faults',
    shiftType: '12-hour-day-night',
    coverageRequirements: 2,
  })
  const { id } = (await made.json()) as { id: number }
  await send('PUT', `/api/groups/${id}`, { settings: { solverSeconds: 3 } })
  const physicians = Array.from({ length: 14 }, (_, place) => ({
    firstName: 'First',
    lastName: `Last ${place}`,
    email: `faults${groups}x${process.pid}n${place}@clinic.example`,
  }))
  const added = await send('POST', '/api/physicians/bulk', { physicians })
  requireThat(added.ok, `The physicians were not added: ${added.status}`)
  const dates: string[] = []
  const requireKept = async (expected: string[], url: string) => {
    const answer = await fetch(`${url}/api/shift-requests/my`, { headers: { cookie } })
    const kept = (await answer.json()) as { requestedDate: string }[]
    const counted = new Map<string, number>()
    for (const { requestedDate } of kept) counted.set(requestedDate, (counted.get(requestedDate) ?? 0) + 1)
    const lost = expected.filter((date) => !counted.has(date))
    const doubled = expected.filter((date) => (counted.get(date) ?? 0) > 1)
    requireThat(lost.length === 0, `${lost.length} answered requests were lost, such as that for ${lost[0]}.`)
    requireThat(doubled.length === 0, `${doubled.length} requests happened twice.`)
  }

  return {
    admin: await becomePerson(url, cookie, createFigures()),
    moveTo: (next) => {
      address = next
    },
    url: () => address,
    post: (path, body) => send('POST', path, body),
    answered: () => dates.length,
    acknowledged: () => [...dates],
    write: () => {
      let isOver = false
      // Pending requests change no schedule, so the schedules generated meanwhile stay small.
      const writer = async (number: number) => {
        for (let count = number; !isOver; count += writers) {
          const requestedDate = addDays(firstDay, count)
          const answer = await send('POST', '/api/shift-requests', { requestType: 'timeoff', requestedDate }).catch(
            () => undefined,
          )
          if (answer?.status === 201) dates.push(requestedDate)
          await pause(writerPause)
        }
      }
      const all = Promise.all(Array.from({ length: writers }, (_, number) => writer(number)))
      return {
        stop: async () => {
          isOver = true
          await all
        },
      }
    },
    requireNothingLost: () => requireKept(dates, address),
    requireKept,
    generate: async (month) => {
      const answer = await send('POST', '/api/schedules/generate', { month, year: 2028 })
      const body = (await answer.json()) as { schedule?: { id: number } }
      return { status: answer.status, scheduleId: body.schedule?.id }
    },
  }
}

/** Polls until it is true. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < seconds * 1000) {
    if (await isSo().catch(() => false)) return (performance.now() - started) / 1000
    await pause(100)
  }
  throw new Error(`${what}: not within ${seconds} s.`)
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

export async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok
}
