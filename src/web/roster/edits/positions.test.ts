import { expect, test } from 'vitest'
import type { Shift } from '../../../contract/schedules.ts'
import { sampleShift, shiftOf } from '../../testing/samples.ts'
import { indexShifts } from '../model/shift-index.ts'
import { applyEdits, invertEdits } from './local-edit.ts'
import { planPosition } from './plan-edit.ts'

const on = (day: number, position: number) => sampleShift(`2026-12-${String(day).padStart(2, '0')}`, { position })
const other = (day: number, position: number) => shiftOf(on(day, position), 8, 'Kenji', 'Ueda')
const shifts: Shift[] = [on(7, 1), on(8, 1), on(9, 1), on(11, 1), other(8, 2), other(9, 2)]
const context = {
  shifts: indexShifts(shifts),
  codeOf: () => 'R',
  shortNameOf: () => 'Abara',
  nextLocalId: () => -1,
}
const cast = { people: new Map(), roles: new Map(), scheduleId: 1 }
const positionsOf = (all: readonly Shift[]) => all.map(({ position }) => position)

test('moves the whole stretch, changes places with whoever has the position, and can be undone', () => {
  const plan = planPosition(shifts[1]!, 2, context)
  expect(plan).toMatchObject({ label: 'Move R, Dec 7–9, to position 2' })
  const edits = plan.edits ?? []
  const after = applyEdits(shifts, edits, cast)
  expect(positionsOf(after)).toEqual([2, 2, 2, 1, 1, 1])
  expect(positionsOf(applyEdits(after, invertEdits(shifts, edits), cast))).toEqual(positionsOf(shifts))
})

test('says so when the shift is there already', () => {
  expect(planPosition(shifts[0]!, 1, context).refusal).toBe('The shift already has this position.')
})
