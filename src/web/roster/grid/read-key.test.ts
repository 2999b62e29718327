import { expect, test } from 'vitest'
import { type KeyContext, readKey } from './read-key.ts'

const context: KeyContext = {
  place: { row: 'p7', column: 1 },
  grid: { rows: ['coverage', 'p7', 'p8'], columns: 3 },
  isMoving: false,
  isRange: false,
  typed: '',
  hasShift: true,
  canAssign: true,
  codes: new Map([
    ['Night', 'N'],
    ['Rounder 1', 'R1'],
    ['Rounder 12', 'R12'],
    ['Mentor', 'M'],
  ]),
}
const press = (key: string, changes: Partial<KeyContext> = {}, { ctrl = false, shift = false } = {}) =>
  readKey({ key, ctrl, alt: false, shift }, { ...context, ...changes })

test.each([
  ['ArrowDown', {}, { do: 'focus', place: { row: 'p8', column: 1 } }],
  ['Enter', {}, { do: 'open-window' }],
  ['Delete', {}, { do: 'clear' }],
  ['Delete', { hasShift: false }, undefined],
  ['m', {}, { do: 'start-move' }],
  ['m', { hasShift: false }, { do: 'assign', roleName: 'Mentor' }],
  ['Enter', { isMoving: true }, { do: 'drop' }],
  ['Escape', { isMoving: true }, { do: 'cancel' }],
  ['Delete', { isMoving: true }, undefined],
  ['n', {}, { do: 'assign', roleName: 'Night' }],
  ['r', {}, { do: 'type', text: 'R' }],
  ['1', { typed: 'R' }, { do: 'type', text: 'R1' }],
  ['Enter', { typed: 'R1' }, { do: 'assign', roleName: 'Rounder 1' }],
  ['2', { typed: 'R1' }, { do: 'assign', roleName: 'Rounder 12' }],
  ['Backspace', { typed: 'R1' }, { do: 'type', text: 'R' }],
  ['Escape', { typed: 'R' }, { do: 'stop-typing' }],
  ['Delete', { hasShift: false, isRange: true }, { do: 'clear' }],
  ['Escape', { isRange: true }, { do: 'unselect' }],
  ['q', {}, undefined],
  ['n', { canAssign: false }, undefined],
] as const)('%s with %o means %o', (key, changes, action) => {
  expect(press(key, changes as Partial<KeyContext>)).toEqual(action)
})

test('keys with Ctrl are left to the page, except those that move', () => {
  expect(press('z', {}, { ctrl: true })).toBeUndefined()
  expect(press('Home', {}, { ctrl: true })).toEqual({ do: 'focus', place: { row: 'coverage', column: 0 } })
})

test('Shift with an arrow extends the selection; Ctrl+C and Ctrl+V copy and paste', () => {
  expect(press('ArrowDown', {}, { shift: true })).toEqual({ do: 'extend', place: { row: 'p8', column: 1 } })
  expect(press('c', {}, { ctrl: true })).toEqual({ do: 'copy' })
  expect(press('v', {}, { ctrl: true })).toEqual({ do: 'paste' })
  expect(press('v', { canAssign: false }, { ctrl: true })).toBeUndefined()
})
