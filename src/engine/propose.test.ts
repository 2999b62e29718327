/** Proposals: open shifts are filled, what is outside the scope stays, closed positions stay closed. */
import { expect, test } from 'vitest'
import { type ProposalScope, proposeChanges } from './propose.ts'
import { compileGroup, rosterOf } from './testing/small-group.ts'

const group = { roles: 'DN', physicians: 4, days: 6 }
const dates = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-06-${day}`)
const compiled = compileGroup(group)
const [day, night] = compiled.view.shifts.map(({ role }) => role.id) as [string, string]
const positions = dates.flatMap((date) => [day, night].map((roleId) => ({ roleId, date, count: 1 })))
const whole: ProposalScope = { onlyOpen: true, from: dates[0]!, to: dates[5]!, positions }
const partly = rosterOf(compiled, ['DDD...', 'NN....', '......', '......'])

test('fills every open shift, and whoever has one keeps it', () => {
  const changes = proposeChanges(compiled, partly, whole)
  expect(changes).toHaveLength(7)
  expect(changes.every(({ fromRoleId, toRoleId }) => fromRoleId === undefined && toRoleId !== undefined)).toBe(true)
})

test('changes nothing outside of the days, the role and the physicians of its scope', () => {
  const inDays = proposeChanges(compiled, partly, { ...whole, from: dates[3]!, to: dates[4]! })
  expect(inDays.map(({ date }) => date).toSorted()).toEqual([dates[3], dates[3], dates[4], dates[4]])
  const inRole = proposeChanges(compiled, partly, { ...whole, roleId: night })
  expect(inRole.map(({ toRoleId }) => toRoleId)).toEqual([night, night, night, night])
  const ofOne = proposeChanges(compiled, partly, { ...whole, physicianIds: ['p3'] })
  expect(ofOne.length).toBeGreaterThan(0)
  expect(new Set(ofOne.map(({ physicianId }) => physicianId))).toEqual(new Set(['p3']))
})

test('leaves a position closed that the coordinator closed', () => {
  const closed = positions.filter(({ roleId, date }) => roleId !== day || date !== dates[5])
  const changes = proposeChanges(compiled, partly, { ...whole, positions: closed })
  expect(changes).toHaveLength(6)
  expect(changes).not.toContainEqual(expect.objectContaining({ date: dates[5], toRoleId: day }))
})

test('moves people where that is better, but no locked shift', () => {
  const scattered = rosterOf(compiled, ['D.D.D.', '.D.D.D', 'NNNNNN', '......'])
  const changes = proposeChanges(compiled, scattered, { ...whole, onlyOpen: false })
  expect(changes.some(({ fromRoleId }) => fromRoleId !== undefined)).toBe(true)
  const locked = compiled.view.physicians.map(() => dates.map(() => undefined as number | undefined))
  const kept = {
    ...compiled,
    board: { ...compiled.board, locked: locked.map((row, person) => row.map((_, at) => scattered[person]![at])) },
  }
  expect(proposeChanges(kept, scattered, { ...whole, onlyOpen: false })).toEqual([])
})
