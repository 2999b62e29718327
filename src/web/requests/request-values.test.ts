import { expect, test } from 'vitest'
import type { Shift } from '../../contract/schedules.ts'
import { sampleShift, shiftOf } from '../testing/samples.ts'
import { choiceOf, emptyRequest, fieldsOf, requestForm, ringOf } from './request-values.ts'

const complaints = (changes: object) =>
  (requestForm.safeParse({ ...emptyRequest, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('asks for time off unless told otherwise', () => {
  expect(emptyRequest.requestType).toBe('timeoff')
  expect(fieldsOf({ ...emptyRequest, requestedDate: '2026-12-24' })).toEqual({
    requestType: 'timeoff',
    requestedDate: '2026-12-24',
    reason: null,
  })
})

test('a range is sent with both its days', () => {
  expect(fieldsOf({ ...emptyRequest, requestedDate: '2026-12-24', endDate: '2026-12-26', reason: 'Family' })).toEqual({
    requestType: 'timeoff',
    requestedDate: '2026-12-24',
    startDate: '2026-12-24',
    endDate: '2026-12-26',
    reason: 'Family',
  })
})

test('the shift to pick up is sent as the target shift', () => {
  expect(fieldsOf({ ...emptyRequest, requestType: 'pickup', targetShiftId: 12 })).toEqual({
    requestType: 'pickup',
    targetShiftId: 12,
    reason: null,
  })
})

test.each([
  ['anyone', {}],
  ['shift 7', { targetShiftId: 7 }],
  ['ring 7 9', { cycleShiftIds: [7, 9] }],
])('a swap with "%s" names what is taken', (swapWith, taken) => {
  const fields = fieldsOf({ ...emptyRequest, requestType: 'swap', originalShiftId: 3, swapWith, targetShiftId: 4 })
  expect(fields).toEqual({ requestType: 'swap', originalShiftId: 3, reason: null, ...taken })
})

test('each kind of request says what it lacks', () => {
  expect(complaints({})).toEqual(['requestedDate: Choose a date'])
  expect(complaints({ requestedDate: '2026-12-24', endDate: '2026-12-23' })).toEqual([
    'endDate: The last day can’t be before the first',
  ])
  expect(complaints({ requestType: 'swap' })).toEqual(['originalShiftId: Choose the shift to give away'])
  expect(complaints({ requestType: 'pickup' })).toEqual(['targetShiftId: Choose the shift to pick up'])
})

test('a ring is the colleagues in order; whole weeks and gifts are no choice of this form', () => {
  const step = (physicianId: number, name: string, gives: Shift[]) => ({
    physicianId,
    name,
    gives,
    takes: [],
    effect: '',
  })
  const mine = step(7, 'Chidinma Abara', [sampleShift('2026-12-10')])
  const baos = shiftOf(sampleShift('2026-12-11'), 8, 'Bao', 'Nguyen')
  const kenjis = shiftOf(sampleShift('2026-12-12'), 9, 'Kenji', 'Ueda')
  const others = [step(8, 'Bao Nguyen', [baos]), step(9, 'Kenji Ueda', [kenjis])]
  const ring = ringOf({ kind: 'three-way', steps: [mine, ...others], worth: '' })
  expect(ring.map(({ name }) => name)).toEqual(['Bao Nguyen', 'Kenji Ueda'])
  expect(choiceOf(ring)).toBe(`ring ${baos.id} ${kenjis.id}`)
  expect(ringOf({ kind: 'week', steps: [mine, others[0]!], worth: '' })).toEqual([])
})
