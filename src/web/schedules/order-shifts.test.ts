import { expect, test } from 'vitest'
import { makeShiftMarks } from '../shifts/shift-marks.ts'
import { sampleRoles, sampleShift, shiftOf } from '../testing/samples.ts'
import { cellNames, orderShifts, pickForGlance } from './order-shifts.ts'

const day = '2026-12-08'
const evening = { role: 'Swing', roleId: null, startTime: '16:00', endTime: '02:00', shiftType: 'evening' } as const
const night = { role: 'Night', roleId: 2, startTime: '19:00', endTime: '07:00', shiftType: 'night' } as const
const open = { physicianId: null, physicianName: null, physician: null }
const nobody = 99

function pick(shifts: ReturnType<typeof sampleShift>[], ownId = nobody, room = 2): string[] {
  // Nights are this group's most important role.
  const roles = [sampleRoles[1]!, sampleRoles[0]!]
  const mark = makeShiftMarks(roles, shifts)
  return pickForGlance(orderShifts(shifts, mark, ownId), mark, ownId, room).map(
    ({ role, physicianId }) => `${physicianId ?? 'open'} ${role}`,
  )
}

test('a glance tells one shift of each kind in the order of the day, not two of the most important role', () => {
  const shifts = [
    sampleShift(day, { ...night, physicianId: 1 }),
    sampleShift(day, { ...night, physicianId: 2 }),
    sampleShift(day, { ...evening, physicianId: 3 }),
    sampleShift(day, { physicianId: 4 }),
    sampleShift(day, { physicianId: 5 }),
  ]
  expect(pick(shifts)).toEqual(['4 Rounder', '3 Swing'])
  expect(pick(shifts, nobody, 4)).toEqual(['4 Rounder', '3 Swing', '1 Night', '2 Night'])
})

test('open shifts come first, then the own one', () => {
  const shifts = [
    sampleShift(day, { physicianId: 4 }),
    sampleShift(day, { ...night, physicianId: 1 }),
    sampleShift(day, { ...night, ...open }),
  ]
  expect(pick(shifts, 1)).toEqual(['open Night', '1 Night'])
  expect(pick(shifts)).toEqual(['open Night', '4 Rounder'])
})

test('two people with one last name are told apart in a cell', () => {
  const shift = sampleShift(day)
  const shifts = [
    shiftOf(shift, 8, 'Kenji', 'Ueda'),
    shiftOf(shift, 9, 'Mei', 'Ueda'),
    shiftOf(shift, 9, 'Mei', 'Ueda'),
    shiftOf(shift, 10, 'Rohan', 'Desai'),
    sampleShift(day, { ...night, ...open }),
  ]
  expect([...cellNames(shifts)]).toEqual([
    [8, 'Ueda, Kenji'],
    [9, 'Ueda, Mei'],
    [10, 'Desai'],
  ])
})
