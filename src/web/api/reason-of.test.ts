import { expect, test } from 'vitest'
import { ApiError } from './call.ts'
import { reasonOf } from './use-change.ts'

const refusal = (body: object) => new ApiError(400, JSON.stringify({ code: 'invalid', requestId: 'x', ...body }))

test('a refusal is said without the name of a field as programs spell it', () => {
  const problems = [{ field: 'asks.0.shiftId', message: 'choose a shift' }]
  expect(reasonOf(refusal({ message: 'asks.0.shiftId: choose a shift', field: 'asks.0.shiftId', problems }))).toBe(
    'Shift: choose a shift',
  )
  expect(reasonOf(refusal({ message: 'This shift was taken.' }))).toBe('This shift was taken.')
  expect(reasonOf(new Error('network'))).toBe('We couldn’t reach the server.')
})
