import { expect, test } from 'vitest'
import type { Shift } from '../../../contract/schedules.ts'
import { sampleShift } from '../../testing/samples.ts'
import { indexShifts } from '../model/shift-index.ts'
import type { PlanContext } from './plan-edit.ts'
import { countOpened, planFill, planLockAll, planOpenAll, planSwapDays } from './plan-range.ts'

const nobody = { physicianId: null, physicianName: null, physician: null }
const held = sampleShift('2026-12-08', { id: 1, physicianId: 7, roleId: 1 })
const locked = sampleShift('2026-12-09', { id: 2, physicianId: 7, roleId: 1, isLocked: true })
const open = sampleShift('2026-12-10', { id: 3, roleId: 2, ...nobody })

function contextOf(shifts: Shift[]): PlanContext {
  let localId = 0
  return {
    shifts: indexShifts(shifts),
    codeOf: () => 'R',
    shortNameOf: (id) => (id === 8 ? 'Byrne' : 'Abara'),
    nextLocalId: () => {
      localId -= 1
      return localId
    },
  }
}
const context = contextOf([held, locked, open])
const days = ['2026-12-08', '2026-12-09', '2026-12-10'].map((date) => ({ physicianId: 7, date }))

test('clears the shifts of the cells in one change, and locked ones stay', () => {
  const plan = planOpenAll(days, context)
  expect(plan).toMatchObject({
    label: 'Clear 1 shift, 1 locked one stays',
    edits: [{ shiftId: 1, physicianId: null }],
  })
  expect(countOpened(plan)).toBe(1)
  expect(planOpenAll([days[1]!], context)).toEqual({ refusal: 'These shifts are locked. Unlock them first.' })
  expect(planOpenAll([days[2]!], context)).toEqual({ refusal: 'Nothing to change on these days.' })
})

test('locks what is not locked yet, and unlocks where all are', () => {
  expect(planLockAll(days, context)).toMatchObject({ label: 'Lock 1 shift', edits: [{ shiftId: 1, isLocked: true }] })
  expect(planLockAll([days[1]!], context)).toMatchObject({ edits: [{ shiftId: 2, isLocked: false }] })
})

test('two people trade their days, free ones included', () => {
  const theirs = sampleShift('2026-12-10', { id: 4, physicianId: 8, roleId: 2 })
  const others = days.map(({ date }) => ({ physicianId: 8, date }))
  expect(planSwapDays(days, others, contextOf([held, theirs]))).toMatchObject({
    label: 'Swap 3 days of Abara and Byrne',
    edits: [
      { shiftId: 1, physicianId: 8 },
      { shiftId: 4, physicianId: 7 },
    ],
  })
  expect(planSwapDays([days[2]!], [others[1]!], contextOf([held])).refusal).toBeTruthy()
  expect(planSwapDays(days, others, contextOf([held, { ...theirs, isLocked: true }]))).toEqual({
    refusal: 'Some of these shifts are locked. Unlock them first.',
  })
})

test('fills cells from open shifts, each once, then with new ones', () => {
  const wanted = [7, 8].map((physicianId) => ({ physicianId, date: '2026-12-10', roleId: 2 }))
  expect(planFill('Paste', wanted, contextOf([open]))).toMatchObject({
    label: 'Paste 2 days',
    edits: [
      { do: 'change', shiftId: 3, physicianId: 7 },
      { do: 'add', localId: -1, roleId: 2, date: '2026-12-10', physicianId: 8 },
    ],
  })
})

test('pasting opens what was there, keeps what is the same, and frees days that were free', () => {
  const [first, second, third] = days
  const wanted = [
    { ...first!, roleId: 1 },
    { ...second!, roleId: null },
    { ...third!, roleId: 1 },
  ]
  const unlocked = { ...locked, isLocked: false }
  expect(planFill('Paste', wanted, contextOf([held, unlocked, open])).edits).toEqual([
    { do: 'change', shiftId: 2, physicianId: null },
    { do: 'add', localId: -1, roleId: 1, date: '2026-12-10', physicianId: 7 },
  ])
  expect(planFill('Paste', [{ ...first!, roleId: 2 }], contextOf([held])).edits).toEqual([
    { do: 'change', shiftId: 1, physicianId: null },
    { do: 'add', localId: -1, roleId: 2, date: '2026-12-08', physicianId: 7 },
  ])
})

test('pasting leaves locked shifts where they are', () => {
  const [first, second] = days
  const wanted = [first!, second!].map((day) => ({ ...day, roleId: null }))
  const plan = planFill('Paste', wanted, context)
  expect(plan.edits).toEqual([{ do: 'change', shiftId: 1, physicianId: null }])
  expect(planFill('Paste', [wanted[1]!], context)).toEqual({ refusal: 'These shifts are locked. Unlock them first.' })
})
