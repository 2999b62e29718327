/**
 * People of one group who do at random what its state machines allow, and much that they do not allow, on whichever server
 * answers. What was answered with success is kept; what got no answer may have happened or not.
 */
import { createFigures } from '../server/figures.ts'
import { signIn } from '../server/person.ts'
import { pause } from './group.ts'
import { requireThat } from './scenario.ts'
import { createActs } from './walk-acts.ts'
import { type Answer, pick, type Walker } from './walk-look.ts'

export type Acknowledged = { action: string; id: number; marker?: string }

export type Walk = {
  groupId: number
  acknowledged: Acknowledged[]
  /** Reasons of all requests sent, each unique. */
  markers: string[]
  figures: { calls: number; succeeded: number; refused: number; unanswered: number; faults: string[] }
  start(): { stop(): Promise<void> }
}

const month = { month: 5, year: 2029 }
const size = 10
/** People whom nobody added. */
const strangers = 3
const longestCall = 30_000
/** Milliseconds between a walker's calls; the coordinator's walkers share 600 calls a minute. */
const rest = 150

export async function prepareWalk(urls: () => string[]): Promise<Walk> {
  const run = `walk${process.pid}`
  const acknowledged: Acknowledged[] = []
  const markers: string[] = []
  const figures = { calls: 0, succeeded: 0, refused: 0, unanswered: 0, faults: [] as string[] }

  async function call({ cookie }: Walker, method: string, path: string, body?: unknown): Promise<Answer | undefined> {
    const url = pick(urls())
    if (!url) return undefined
    figures.calls += 1
    try {
      const answer = await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(longestCall),
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answered = { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
      if (answer.status < 300) figures.succeeded += 1
      else if (answer.status < 500 || answer.status === 503) figures.refused += 1
      else figures.faults.push(`${method} ${path}: ${answer.status}`)
      return answered
    } catch {
      figures.unanswered += 1
      return undefined
    }
  }

  /** `idOf` is called after success. */
  async function act(
    action: string,
    sent: Promise<Answer | undefined>,
    idOf: (body: Record<string, unknown>) => unknown,
    marker?: string,
  ): Promise<void> {
    const answer = await sent
    if (!answer || answer.status >= 300) return
    const ids = [await idOf(answer.body)].flat().filter((id) => id !== undefined)
    for (const id of ids) acknowledged.push({ action, id: Number(id), marker })
  }

  async function enter(email: string): Promise<Walker> {
    return {
      email,
      cookie: await signIn(urls()[0]!, { email, first: 'Wal', last: email.split('@')[0]! }, createFigures()),
    }
  }
  async function must(walker: Walker, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await call(walker, method, path, body)
    requireThat(
      answer !== undefined && answer.status < 300,
      `${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`,
    )
    return answer!.body
  }

  const admin = await enter(`${run}@clinic.example`)
  const group = await must(admin, 'POST', '/api/groups', { name: 'Walk', coverageRequirements: 2 })
  await must(admin, 'PUT', `/api/groups/${group.id}`, { settings: { solverSeconds: 1, instantPickup: true } })
  const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await must(admin, 'POST', '/api/roles', { name: 'Rounder', requiredCount: 3, daysOfWeek })
  const emails = Array.from({ length: size }, (_, place) => `${run}n${place}@clinic.example`)
  const physicians = emails.map((email) => ({ firstName: 'Wal', lastName: email.split('@')[0], email }))
  await must(admin, 'POST', '/api/physicians/bulk', { physicians })
  const walkers: Walker[] = []
  for (const email of emails) {
    const walker = await enter(email)
    walkers.push(walker)
    const { invitations } = await must(walker, 'GET', '/api/invitations/my')
    await must(walker, 'POST', `/api/invitations/${(invitations as { id: number }[])[0]!.id}/accept`, {})
  }
  const joiners: Walker[] = []
  for (let place = 0; place < strangers; place++) joiners.push(await enter(`${run}j${place}@clinic.example`))
  const made = await must(admin, 'POST', '/api/schedules/generate', month)
  const { id: firstId } = made.schedule as { id: number }
  await must(admin, 'POST', `/api/schedules/${firstId}/publish`, { reason: 'As it is' })

  const acts = createActs({ admin, joiners, groupId: Number(group.id), month, call, act, markers })

  return {
    groupId: Number(group.id),
    acknowledged,
    markers,
    figures,
    start: () => {
      let isOver = false
      const until = async (step: () => Promise<void>) => {
        while (!isOver) {
          await step()
          await pause(rest + Math.random() * rest)
        }
      }
      const all = Promise.all([
        ...walkers.map((walker) => until(() => pick(acts.ofPhysicians)!(walker))),
        ...joiners.map((walker) => until(() => pick(acts.ofJoiners)!(walker))),
        ...[1, 2, 3].map(() => until(() => pick(acts.ofCoordinators)!())),
      ])
      return {
        stop: async () => {
          isOver = true
          await all
        },
      }
    },
  }
}
