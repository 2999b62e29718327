/**
 * Members of one group who act at random on requests, swaps, call-outs, schedules, and invitations, allowed or not, on
 * whichever server responds. Acknowledged actions are recorded; unanswered ones may or may not have happened.
 */
import { createFigures } from '../server/figures.ts'
import { signIn } from '../server/person.ts'
import { pause } from './group.ts'
import { requireThat } from './scenario.ts'

export type Acknowledged = { action: string; id: number; marker?: string }

type Answer = { status: number; body: Record<string, unknown> }
type Walker = { email: string; cookie: string }
type Shift = { id: number; date: string; physicianId: number | null; version: number }

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
const longestCall = 30_000
/** Milliseconds between a walker's calls; the coordinator's walkers share 600 calls a minute. */
const rest = 150

export async function prepareWalk(urls: () => string[]): Promise<Walk> {
  const run = `walk${process.pid}`
  const acknowledged: Acknowledged[] = []
  const markers: string[] = []
  const figures = { calls: 0, succeeded: 0, refused: 0, unanswered: 0, faults: [] as string[] }
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

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
    if (answer && answer.status < 300) acknowledged.push({ action, id: Number(idOf(answer.body)), marker })
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
  const made = await must(admin, 'POST', '/api/schedules/generate', month)
  const { id: firstId } = made.schedule as { id: number }
  await must(admin, 'POST', `/api/schedules/${firstId}/publish`, { reason: 'As it is' })

  /** Empty while no server responds. */
  async function list<Thing>(path: string): Promise<Thing[]> {
    const read = await call(admin, 'GET', path)
    return read?.status === 200 ? (read.body as unknown as Thing[]) : []
  }
  const requests = () => list<{ id: number }>(`/api/shift-requests/group/${group.id}`)
  const members = () => list<{ id: number }>(`/api/physicians/group/${group.id}`)
  const schedules = () => list<{ id: number; status: string }>(`/api/schedules/group/${group.id}`)
  const activeId = async () => (await schedules()).find(({ status }) => status === 'active')?.id ?? 0
  const shiftsNow = async () => list<Shift>(`/api/shifts/schedule/${await activeId()}`)
  const idIn = ({ id }: Record<string, unknown>) => id
  let count = 0
  const ask = (walker: Walker, body: object) => {
    const marker = `marker ${++count}.`
    markers.push(marker)
    return act('request.create', call(walker, 'POST', '/api/shift-requests', { ...body, reason: marker }), idIn, marker)
  }
  const onRequest = async (walker: Walker, action: string, path: string, body: object) => {
    const id = pick(await requests())?.id
    if (id !== undefined) await act(action, call(walker, 'POST', `/api/shift-requests/${id}/${path}`, body), () => id)
  }
  const day = () => `2029-05-${String(1 + Math.floor(Math.random() * 31)).padStart(2, '0')}`

  const ofPhysicians: ((walker: Walker) => Promise<void>)[] = [
    (walker) => ask(walker, { requestType: 'timeoff', requestedDate: day() }),
    async (walker) => {
      const list = await shiftsNow()
      const swap = { originalShiftId: pick(list)?.id, targetShiftId: pick(list)?.id }
      await ask(walker, { requestType: 'swap', ...swap })
    },
    async (walker) => ask(walker, { requestType: 'swap', originalShiftId: await ownShift(walker) }),
    async (walker) => {
      const open = (await shiftsNow()).filter(({ physicianId }) => physicianId === null)
      await ask(walker, { requestType: 'pickup', targetShiftId: pick(open)?.id })
    },
    (walker) => onRequest(walker, 'request.answer', 'answer', { accept: Math.random() < 0.8 }),
    (walker) => onRequest(walker, 'request.cancel', 'cancel', {}),
    (walker) => onRequest(walker, 'request.give-back', 'give-back', {}),
    async (walker) => {
      const [startDate, note] = [day(), `marker ${++count}.`]
      await act(
        'call-out.report',
        call(walker, 'POST', '/api/call-outs/report', { startDate, endDate: startDate, note }),
        idIn,
      )
    },
    async (walker) => {
      if (Math.random() < 0.2) await act('leave', call(walker, 'POST', '/api/groups/my/leave', {}), () => 0)
    },
    async (walker) => {
      const list = (await call(walker, 'GET', '/api/invitations/my'))?.body.invitations as { id: number }[] | undefined
      const id = pick(list ?? [])?.id
      const how = Math.random() < 0.9 ? 'accept' : 'decline'
      if (id !== undefined)
        await act(`membership.${how}`, call(walker, 'POST', `/api/invitations/${id}/${how}`, {}), () => id)
    },
  ]
  async function ownShift(walker: Walker): Promise<number | undefined> {
    const me = await call(walker, 'GET', '/api/auth/user')
    return pick((await shiftsNow()).filter(({ physicianId }) => physicianId === me?.body.id))?.id
  }

  const review = (decision: 'approve' | 'deny') =>
    onRequest(admin, `request.${decision}`, 'review', { decision, reason: 'Walk', overrides: true })
  const onDraft = async (action: string, method: string, path: string, body?: object) => {
    const id = pick((await schedules()).filter(({ status }) => status === 'draft'))?.id
    if (id !== undefined) await act(action, call(admin, method, `/api/schedules/${id}${path}`, body), () => id)
  }
  const ofCoordinators: (() => Promise<void>)[] = [
    () => review('approve'),
    () => review('approve'),
    () => review('deny'),
    async () => {
      const { id, version } = pick(await shiftsNow()) ?? {}
      const physicianId = pick(await members())?.id
      const edits = [{ do: 'change', shiftId: id, version, physicianId }]
      await call(admin, 'POST', `/api/schedules/${await activeId()}/edits`, { edits, reason: 'Walk' })
    },
    async () => {
      const shift = pick((await shiftsNow()).filter(({ physicianId }) => physicianId !== null))
      if (!shift) return
      const absence = { physicianId: shift.physicianId, startDate: shift.date, endDate: shift.date }
      const steps = [{ shiftId: shift.id, version: shift.version, physicianId: null }]
      const body = { ...absence, kind: 'pickup', steps, note: 'Walk' }
      await act('call-out.apply', call(admin, 'POST', '/api/call-outs', body), (answer) => (answer.request as Shift).id)
    },
    async () =>
      act('schedule.duplicate', call(admin, 'POST', `/api/schedules/${await activeId()}/duplicate`, {}), idIn),
    () => onDraft('schedule.delete', 'DELETE', ''),
    () => onDraft('schedule.publish', 'POST', '/publish', { reason: 'Walk' }),
    async () => {
      const id = pick(await members())?.id
      if (id !== undefined && Math.random() < 0.4)
        await act('physician.deactivate', call(admin, 'DELETE', `/api/physicians/${id}`), () => id)
    },
    async () => {
      const id = pick(await members())?.id
      if (id !== undefined)
        await act('physician.reactivate', call(admin, 'POST', `/api/physicians/${id}/reactivate`, {}), () => id)
    },
  ]

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
        ...walkers.map((walker) => until(() => pick(ofPhysicians)!(walker))),
        ...[1, 2, 3].map(() => until(() => pick(ofCoordinators)!())),
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
