/** Every action from every state by every kind of person: what the table doesn't allow is refused, and changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type RequestAction,
  requestStatuses,
  requestTransitionOf,
  requestTransitions,
} from '../../contract/request-states.ts'
import { updateRequest } from './requests.store.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench
let group: Actors

beforeAll(async () => {
  bench = await openRequestBench()
  group = await bench.addGroup()
})
afterAll(() => bench.test.close())

/** Giving back is for time off: time-off.test.ts. Only a decision that was made can be undone: undo-review.test.ts. */
const actions = [...new Set(requestTransitions.map(({ action }) => action))].filter(
  (action) => action !== 'give-back' && action !== 'undo',
)
const people = ['admin', 'requestor', 'colleague', 'stranger'] as const
type Who = (typeof people)[number]

/** Index in the group: 0 asks, 2 is asked, 7 is uninvolved. */
function idOf(who: Who): number {
  return { admin: group.admin, requestor: group.person(0), colleague: group.person(2), stranger: group.person(7) }[who]
}

function act(who: Who, action: RequestAction, id: number) {
  const as = idOf(who)
  if (action === 'cancel') return group.cancel(as, id)
  if (action === 'accept' || action === 'decline') return group.answer(as, id, { accept: action === 'accept' })
  return group.call(as, 'POST', `/api/shift-requests/${id}/review`, { decision: action })
}

/** An admin may answer for an absent colleague; no one else acts for others. */
function mayAct(who: Who, action: RequestAction): boolean {
  const allowed = requestTransitions.find((transition) => transition.action === action)!.who
  return who === allowed || (who === 'admin' && allowed === 'colleague')
}

describe.each(requestStatuses)('from %s', (status) => {
  const pairs = actions.flatMap((action) => people.map((who) => [action, who] as const))

  it.each(pairs)('%s by the %s', async (action, who) => {
    const day = march(1 + (actions.indexOf(action) % 3))
    const request = await group.asked(group.person(0), {
      requestType: 'swap',
      originalShiftId: group.shiftOf(0, day).id,
      targetShiftId: group.shiftOf(2, march(8 + (people.indexOf(who) % 3))).id,
    })
    const scope = { groupId: group.groupId } as Parameters<typeof updateRequest>[1]
    // No one has accepted, so an approval is refused for that reason; the words show whether the table allows it.
    if (status !== 'pending')
      await updateRequest(bench.orm, scope, request.id, { status, reviewedBy: group.admin, reviewedAt: new Date() })
    const before = await group.request(request.id)
    const { status: code, body } = await act(who, action, request.id)
    const after = await group.request(request.id)
    const isAllowed = mayAct(who, action) && requestTransitionOf(status, action) !== undefined
    if (isAllowed && action === 'approve') {
      expect([code, body.message]).toEqual([409, 'You can’t approve this now. First2 Last2 hasn’t answered yet.'])
    } else if (isAllowed) {
      expect([code, after.status]).toEqual([200, requestTransitionOf(status, action)!.to])
    } else {
      expect([403, 404, 409]).toContain(code)
      if (mayAct(who, action)) {
        const done = status === 'cancelled' ? 'canceled' : status
        // Colleagues read who was faster.
        const isTold = who !== 'admin' && status !== 'cancelled' && status !== 'pending'
        const says = isTold ? `Ada Coordinator already ${done} this request.` : `This request was already ${done}.`
        expect(body.message).toContain(`${says} Only pending requests can be`)
        expect(body.current.status).toBe(status)
      }
      expect(after).toEqual(before)
    }
    if (after.status === 'pending') await group.review(request.id, { decision: 'deny' })
  })
})

it('refuses answers to what nobody is asked about', async () => {
  const request = await group.asked(group.person(5), { requestedDate: '2027-04-20', reason: 'x' })
  expect((await group.answer(group.admin, request.id, { accept: true })).status).toBe(409)
  expect((await group.answer(group.person(6), request.id, { accept: true })).status).toBe(404)
})
