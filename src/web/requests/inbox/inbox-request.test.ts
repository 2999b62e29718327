import { expect, test } from 'vitest'
import { sampleRequest } from '../../testing/samples.ts'
import { describeEffect, isHarmless } from './effect-words.ts'
import { chooseRequests, type InboxAddress, type InboxRequest, rivalsOf } from './inbox-request.ts'

const address: InboxAddress = {
  view: 'waiting',
  type: undefined,
  personId: undefined,
  find: '',
  requestId: undefined,
}

function request(id: number, changes: Partial<InboxRequest>): InboxRequest {
  return { ...sampleRequest({ id }), urgency: 'soon', shortNotice: null, canUndo: false, status: 'pending', ...changes }
}

const pickup = { requestType: 'pickup', targetShiftId: 5, requestedDate: null } as const
const first = request(1, { ...pickup, requestorName: 'Hana Choi' })
const between = request(2, { requestorName: 'Jonas Müller', reason: 'Sister’s wedding' })
const rival = request(3, { ...pickup, requestorName: 'Kenji Ueda' })

test('rivals for one shift stand together and are counted', () => {
  const requests = [first, between, rival]
  expect(chooseRequests(requests, address).map(({ id }) => id)).toEqual([1, 3, 2])
  expect(rivalsOf(rival, requests).map(({ id }) => id)).toEqual([1])
  expect(rivalsOf(between, requests)).toEqual([])
})

test('swaps about the same shift are rivals; an offer and those who take it are none', () => {
  const swap = { requestType: 'swap', originalShiftId: 8, targetShiftId: 5, targetId: 9 } as const
  const ask = request(4, swap)
  const offer = request(5, { requestType: 'swap', originalShiftId: 5, targetShiftId: null, targetId: null })
  expect(rivalsOf(ask, [first, between, ask, offer]).map(({ id }) => id)).toEqual([1])
  expect(rivalsOf(offer, [first, ask, offer])).toEqual([])
})

test('a search finds names and reasons by words', () => {
  const found = (find: string) => chooseRequests([first, between, rival], { ...address, find }).map(({ id }) => id)
  expect(found('muller')).toEqual([2])
  expect(found('wedding')).toEqual([2])
  expect(found('nobody')).toEqual([])
})

test('a search finds days as people write them, those within a range, too, and no others', () => {
  const range = request(4, { requestedDate: '2026-12-08', endDate: '2026-12-12' })
  const later = request(5, { requestedDate: '2026-12-18', endDate: null })
  const found = (find: string) => chooseRequests([range, later], { ...address, find }).map(({ id }) => id)
  for (const find of ['dec 8', 'December 8', '12/8', 'Dec 10', 'tuesday']) expect(found(find), find).toEqual([4])
  expect(found('december')).toEqual([4, 5])
  expect(found('dec 2')).toEqual([])
})

test('rivals are ordered by who fits the shift best, and only the best of them is harmless', () => {
  const effect = { hasSchedule: true, opens: 0, breaks: [], overLimit: [] }
  const rank = (place: number) => ({ shiftId: 5, place, of: 2, group: 'good' as const, says: 'Two under fair share.' })
  const effects = [
    { ...effect, requestId: 1, rival: rank(2) },
    { ...effect, requestId: 3, rival: rank(1) },
  ]
  expect(chooseRequests([first, between, rival], address, effects).map(({ id }) => id)).toEqual([3, 1, 2])
  expect(describeEffect(effects[1]!)[0]).toEqual({
    tone: 'good',
    words: '#1 of 2 for this shift',
    title: 'Two under fair share.',
  })
  expect(effects.map(isHarmless)).toEqual([false, true])
})
