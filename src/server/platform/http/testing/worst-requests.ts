/** The largest input of calls about requests and call-outs, each about a request of its own. */
import { addDays } from '../../../../engine/calendar.ts'
import { shiftRequests } from '../../db/schema/index.ts'
import { type Bench, nextNumber, publishedShifts, type ShownShift, textOf, type WorstInputs } from './worst-input.ts'
import type { Ids } from './worst-of.ts'

/** How many of a batch are reviewed: one after the other, so fifty hold the event loop no longer than ten, and take minutes. */
const batch = 10

type Asked = { id: number; as: number }

/** Time off that is pending, or that a coordinator approved, of somebody else each time. */
async function addTimeOff({ user }: Ids, { orm, group }: Bench, status: 'pending' | 'approved'): Promise<Asked> {
  const place = nextNumber()
  const [row] = await orm
    .insert(shiftRequests)
    .values({
      ...{ groupId: group.groupId, requestorId: user[place % user.length]!, requestType: 'timeoff', status },
      ...{ requestedDate: addDays('2027-03-02', place % 29), reason: textOf(2000) },
      ...(status === 'approved' && { reviewedBy: group.admin, reviewedAt: new Date('2027-02-20T12:00:00Z') }),
    })
    .returning()
  return { id: row!.id, as: row!.requestorId }
}

/** All shifts of three people change hands in a circle, with ten different pairs of colleagues. */
async function circleOf(ids: Ids, bench: Bench) {
  const published = await publishedShifts(bench)
  const place = nextNumber() % ids.user.length
  const [own, ...colleagues] = [...ids.user.slice(place), ...ids.user.slice(0, place)] as [number, ...number[]]
  const give = (giver: number, takerId: number) =>
    published.filter(({ physicianId }) => physicianId === giver).map(({ id }) => ({ shiftId: id, takerId }))
  const asks = Array.from({ length: 10 }, (_, pair) => {
    const [one, other] = [colleagues[2 * pair]!, colleagues[2 * pair + 1]!]
    return { steps: [...give(own, one), ...give(one, other), ...give(other, own)] }
  })
  const first = published.find(({ physicianId }) => physicianId === own)!
  return { params: { id: String(first.id) }, body: { asks, reason: textOf(500) }, as: own }
}

/** The same, and asked already. */
async function askedCircle(ids: Ids, bench: Bench) {
  const { params, body, as } = await circleOf(ids, bench)
  await bench.send('POST', `/api/shifts/${params.id}/swap-asks`, body, as)
  return { params, as }
}

type Open = { requestId: number; physicianId: number }

/** A call-out for the whole month. */
async function openCallOut(ids: Ids, { read, send }: Bench): Promise<Open> {
  const [known] = (await read('/api/call-outs')) as Open[]
  if (known) return known
  const as = ids.user[nextNumber() % ids.user.length]!
  const body = { startDate: '2027-03-01', endDate: '2027-03-31', note: textOf(500) }
  const { id } = (await send('POST', '/api/call-outs/report', body, as)) as { id: number }
  return { requestId: id, physicianId: as }
}

type Plan = { kind: string; steps: unknown[]; asked: { shiftId: number; physicianId: number }[] }

/** The plan that moves most shifts for somebody who is away all month, another one each time. */
async function planOf(bench: Bench) {
  const away = { startDate: '2027-03-01', endDate: '2027-03-31' }
  const owners = [...new Set((await publishedShifts(bench)).flatMap(({ physicianId }) => physicianId ?? []))]
  for (;;) {
    const physicianId = owners.splice(nextNumber() % owners.length, 1)[0]
    if (physicianId === undefined) throw new Error('Nobody’s absence has a plan.')
    const query = new URLSearchParams({ ...away, physicianId: String(physicianId) })
    const { plans } = (await bench.read(`/api/call-outs/plans?${query}`)) as { plans: Plan[] }
    const [plan] = plans.toSorted((one, other) => other.steps.length - one.steps.length)
    if (!plan) continue
    const asked = plan.asked.slice(0, 200).map((one) => ({ shiftId: one.shiftId, physicianId: one.physicianId }))
    return { ...away, physicianId, kind: plan.kind, steps: plan.steps, asked, note: textOf(500) }
  }
}

export const worstRequests: WorstInputs = {
  reviewRequest: async (ids, bench) => ({ params: { id: String((await addTimeOff(ids, bench, 'pending')).id) } }),
  reviewRequests: async (ids, bench) => {
    const requests: { id: number; version: number }[] = []
    for (let place = 0; place < batch; place++)
      requests.push({ id: (await addTimeOff(ids, bench, 'pending')).id, version: 1 })
    const isDone = (answer: unknown) => (answer as { ok: boolean }[]).every(({ ok }) => ok)
    return { body: { requests, decision: 'approve', notes: textOf(2000) }, isDone }
  },
  undoReview: async (_, bench) => {
    const { request } = (await bench.send('POST', '/api/call-outs', await planOf(bench))) as {
      request: { id: number }
    }
    return { params: { id: String(request.id) }, body: {} }
  },
  cancelRequest: async (ids, bench) => {
    const { id, as } = await addTimeOff(ids, bench, 'pending')
    return { params: { id: String(id) }, body: {}, as }
  },
  giveBackRequest: async (ids, bench) => {
    const { id, as } = await addTimeOff(ids, bench, 'approved')
    return { params: { id: String(id) }, body: {}, as }
  },
  // An offer to anyone, taken by somebody who is free that day.
  answerRequest: async (ids, bench) => {
    const published = await publishedShifts(bench)
    const isFree = (id: number, { date }: ShownShift) =>
      !published.some((shift) => shift.physicianId === id && Math.abs(Date.parse(shift.date) - Date.parse(date)) < 1)
    const shift = published.filter(({ date, physicianId }) => date > '2027-03-15' && physicianId)[nextNumber()]!
    const offer = { requestType: 'swap', originalShiftId: shift.id, reason: textOf(2000) }
    const { id } = (await bench.send('POST', '/api/shift-requests', offer, shift.physicianId!)) as { id: number }
    const taker = ids.user.find((one) => isFree(one, shift))!
    return { params: { id: String(id) }, body: { accept: true }, as: taker }
  },
  askToSwap: circleOf,
  askEveryoneLeft: async (ids, bench) => ({ ...(await askedCircle(ids, bench)), body: {} }),
  stopAsking: async (ids, bench) => ({ ...(await askedCircle(ids, bench)), body: {} }),
  applyCallOut: async (_, bench) => ({ body: await planOf(bench) }),
  callOutTimeline: async (ids, bench) => ({ params: { id: String((await openCallOut(ids, bench)).requestId) } }),
  seeCallOut: async (ids, bench) => ({ params: { id: String((await openCallOut(ids, bench)).requestId) }, body: {} }),
  undoCallOut: async (ids, bench) => {
    const { requestId, physicianId } = await openCallOut(ids, bench)
    return { params: { id: String(requestId) }, body: {}, as: physicianId }
  },
  leaveHandoffNote: async (ids, bench) => {
    const { requestId, physicianId } = await openCallOut(ids, bench)
    return { params: { id: String(requestId) }, body: { note: textOf(500) }, as: physicianId }
  },
}
