import { expect, test } from 'vitest'
import { sampleRoles, sampleShift, sampleUser, shiftOf } from '../../testing/samples.ts'
import { indexShifts } from '../model/shift-index.ts'
import { type Change, type History, nextRedo, nextUndo, recordChange, updateChange } from './history.ts'
import { applyEdits, type Cast, invertEdits, type LocalEdit, toShiftEdits } from './local-edit.ts'
import { type PlanContext, planAssign, planDrop, planOpen } from './plan-edit.ts'

const cast: Cast = {
  scheduleId: 3,
  people: new Map([
    [7, sampleUser()],
    [8, sampleUser({ id: 8, firstName: 'Kenji', lastName: 'Ueda' })],
  ]),
  roles: new Map(sampleRoles.map((role) => [role.id, role])),
}
const own = sampleShift('2026-12-08', { version: 4 })
const other = shiftOf(sampleShift('2026-12-08', { roleId: 2, role: 'Night' }), 8, 'Kenji', 'Ueda')
const open = sampleShift('2026-12-09', { physicianId: null, physician: null, physicianName: null })
const shifts = [own, other, open]

const context: PlanContext = {
  shifts: indexShifts(shifts),
  codeOf: (shift) => (shift.role ?? 'x').charAt(0),
  shortNameOf: (id) => (id === null ? 'nobody' : cast.people.get(id)!.lastName),
  nextLocalId: () => -1,
}
const dropped = (...[shift, target]: [typeof own, { physicianId: number | null; date: string }]) => {
  const plan = planDrop(shift, target, context)
  return plan.edits ? { label: plan.label, edits: plan.edits } : plan.refusal
}

test('into a free cell a shift moves; with an occupied one it changes places', () => {
  expect(dropped(open, { physicianId: 7, date: '2026-12-09' })).toEqual({
    label: 'Give R, Wed, Dec 9, to Abara',
    edits: [{ do: 'change', shiftId: open.id, physicianId: 7 }],
  })
  expect(dropped(own, { physicianId: 8, date: '2026-12-08' })).toEqual({
    label: 'Swap R, Tue, Dec 8, with Ueda’s N',
    edits: [
      { do: 'change', shiftId: own.id, physicianId: 8 },
      { do: 'change', shiftId: other.id, physicianId: 7 },
    ],
  })
  expect(dropped(own, { physicianId: 7, date: '2026-12-08' })).toBe('The shift is already there.')
})

test('to another day a shift leaves an open position, and takes an open one there if there is one', () => {
  expect(dropped(own, { physicianId: 8, date: '2026-12-09' })).toMatchObject({
    edits: [
      { do: 'change', shiftId: own.id, physicianId: null },
      { do: 'change', shiftId: open.id, physicianId: 8 },
    ],
  })
  expect(dropped(own, { physicianId: 8, date: '2026-12-10' })).toMatchObject({
    edits: [
      { do: 'change', shiftId: own.id, physicianId: null },
      { do: 'add', localId: -1, roleId: 1, date: '2026-12-10', physicianId: 8 },
    ],
  })
})

test('a role that is assigned takes the open position, and what the physician had opens', () => {
  const plan = planAssign({ physicianId: 7, date: '2026-12-08' }, { id: 2, name: 'Night', code: 'N' }, context)
  expect(plan.edits).toEqual([
    { do: 'change', shiftId: own.id, physicianId: null },
    { do: 'add', localId: -1, roleId: 2, date: '2026-12-08', physicianId: 7 },
  ])
  expect(
    planAssign({ physicianId: 7, date: '2026-12-08' }, { id: 1, name: 'Rounder', code: 'R' }, context).refusal,
  ).toBe('Abara already has it.')
  expect(planOpen(open, context).refusal).toBe('The shift is already open.')
})

test('edits show at once, and what undoes them leads back exactly', () => {
  const edits: LocalEdit[] = [
    { do: 'change', shiftId: own.id, physicianId: 8 },
    { do: 'change', shiftId: other.id, isLocked: true },
    { do: 'add', localId: -5, roleId: 2, date: '2026-12-20', physicianId: 7 },
    { do: 'remove', shiftId: open.id },
  ]
  const after = applyEdits(shifts, edits, cast)
  expect(after.map(({ id, physicianName, isLocked }) => [id, physicianName, isLocked])).toEqual([
    [own.id, 'Kenji Ueda', false],
    [other.id, 'Kenji Ueda', true],
    [-5, 'Chidinma Abara', false],
  ])
  const back = applyEdits(after, invertEdits(shifts, edits), cast)
  expect(back.find(({ id }) => id === own.id)).toEqual(own)
  expect(back.find(({ id }) => id === other.id)).toEqual(other)
  expect(back.find(({ id }) => id === open.id)).toMatchObject({ date: '2026-12-09', physicianId: null, roleId: 1 })
  expect(back).toHaveLength(3)
})

test('the server gets its own ids and the versions that were seen', () => {
  const edits: LocalEdit[] = [{ do: 'remove', shiftId: -5 }]
  expect(
    toShiftEdits(
      edits,
      (id) => (id === -5 ? 501 : id),
      () => 2,
    ),
  ).toEqual([{ do: 'remove', shiftId: 501, version: 2 }])
})

const change = (key: number): Change => ({
  key,
  label: `change ${key}`,
  edits: [],
  inverse: [],
  reason: undefined,
  state: 'saved',
  isUndone: false,
})

test('undo goes back in order, redo forward again, and a new change forgets what was undone', () => {
  let history: History = [1, 2, 3].map(change).reduce<History>(recordChange, [])
  expect([nextUndo(history)?.key, nextRedo(history)?.key]).toEqual([3, undefined])
  history = updateChange(updateChange(history, 3, { isUndone: true }), 2, { isUndone: true })
  expect([nextUndo(history)?.key, nextRedo(history)?.key]).toEqual([1, 2])
  history = updateChange(history, 2, { isUndone: false })
  expect([nextUndo(history)?.key, nextRedo(history)?.key]).toEqual([2, 3])
  history = recordChange(history, change(4))
  expect(history.map(({ key }) => key)).toEqual([1, 2, 4])
  expect(nextRedo(history)).toBeUndefined()
})

test('a change that was refused is neither undone nor redone', () => {
  const history = updateChange([1, 2].map(change), 2, { state: 'refused' })
  expect(nextUndo(history)?.key).toBe(1)
})
