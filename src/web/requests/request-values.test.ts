import { expect, test } from 'vitest'
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
  ['typed', { targetShiftId: 4 }],
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

test('a ring is followed from my shift back to me, in whichever order it was told', () => {
  const mine = sampleShift('2026-12-10')
  const baos = shiftOf(sampleShift('2026-12-11'), 8, 'Bao', 'Nguyen')
  const kenjis = shiftOf(sampleShift('2026-12-12'), 9, 'Kenji', 'Ueda')
  const option = {
    steps: [
      { physicianId: 9, name: 'Kenji Ueda', gives: kenjis, takesShiftId: baos.id },
      { physicianId: 7, name: 'Chidinma Abara', gives: mine, takesShiftId: kenjis.id },
      { physicianId: 8, name: 'Bao Nguyen', gives: baos, takesShiftId: mine.id },
    ],
    says: '',
    cost: 0,
    worth: '',
  }
  const ring = ringOf(option, mine.id)
  expect(ring.map(({ name }) => name)).toEqual(['Bao Nguyen', 'Kenji Ueda'])
  expect(choiceOf(ring)).toBe(`ring ${baos.id} ${kenjis.id}`)
})
