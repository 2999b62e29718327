import { expect, test } from 'vitest'
import { night, sampleRoles, sampleShift } from '../testing/samples.ts'
import { makeShiftMarks } from './shift-marks.ts'

const date = '2026-12-08'

test.each([
  ['a day', {}, 'R', 'day'],
  ['a night by the clock', night, 'N', 'night'],
  ['a night that is declared so', { shiftType: 'night' as const }, 'R', 'night'],
  ['a whole day', { startTime: '07:00', endTime: '07:00' }, 'R', 'twenty-four'],
  ['an evening by the clock', { startTime: '14:00', endTime: '23:00' }, 'R', 'evening'],
  ['a role of the category backup', { roleId: 3, role: 'Jeopardy' }, 'J', 'backup'],
  ['a shift without a role', { roleId: null, role: null }, 'D', 'day'],
])('%s is marked', (_, changes, code, kind) => {
  const shift = sampleShift(date, changes)
  expect(makeShiftMarks(sampleRoles, [shift])(shift)).toMatchObject({ code, kind })
})

test.each([
  [null, 'R', 'Rounder'],
  [3, 'R3', 'Rounder R3'],
])('position %s of a role is %s', (position, positionCode, positionName) => {
  const shift = sampleShift(date, { position })
  expect(makeShiftMarks(sampleRoles, [shift])(shift)).toMatchObject({ code: 'R', positionCode, positionName })
})

test('a code that is numbered itself has its position behind a dash', () => {
  const shift = sampleShift(date, { roleId: null, role: 'Swing 2', position: 3 })
  expect(makeShiftMarks(sampleRoles, [shift])(shift)).toMatchObject({ code: 'S2', positionCode: 'S2-3' })
})

test('a shift that nobody has is open, and still of its kind', () => {
  const shift = sampleShift(date, { ...night, physicianId: null, physicianName: null, physician: null })
  expect(makeShiftMarks(sampleRoles, [shift])(shift)).toMatchObject({ kind: 'open', shiftKind: 'night' })
})
