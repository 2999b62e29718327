/** Shifts that a search left illegal become open, and fixed shifts stay. */
import { expect, it } from 'vitest'
import { compileProblem, rosterFrom } from '../../../../engine/compile-problem.ts'
import { defaultPhysician } from '../../../../engine/default-physician.ts'
import { type Assignment, type Problem, weekdays } from '../../../../engine/model.ts'
import { recount } from '../../../../engine/shapes/check.ts'
import { groupRules } from '../../../../engine/testing/small-group.ts'
import { makeLegal } from './make-legal.ts'

const day = {
  id: 'day',
  name: 'Day',
  category: 'rounder' as const,
  startTime: '07:00',
  endTime: '19:00',
  daysOfWeek: [...weekdays],
  requiredCount: 1,
  priority: 1,
  restrictions: {},
}
const problem: Problem = {
  from: '2027-03-01',
  days: 14,
  roles: [day],
  physicians: [defaultPhysician({ id: 'a', name: 'Ana' }), defaultPhysician({ id: 'b', name: 'Ben' })],
  group: groupRules(),
  holidays: [],
  before: [],
  after: [],
  locked: [],
}
const onDays = (physicianId: string, from: number, to: number): Assignment[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    physicianId,
    roleId: 'day',
    date: `2027-03-${String(from + index).padStart(2, '0')}`,
  }))

it('opens days beyond the longest run, and people beyond the need', () => {
  const compiled = compileProblem(problem)
  const broken = rosterFrom(compiled, [...onDays('a', 1, 14), ...onDays('b', 2, 2)])
  expect(recount(compiled.board, broken).hard.length).toBeGreaterThan(1)
  const legal = makeLegal(compiled, broken)
  expect(recount(compiled.board, legal).hard).toEqual([])
  expect(legal.flat().filter((kind) => kind > 0).length).toBeGreaterThan(7)
  expect(broken[0]).toEqual(Array(14).fill(1))
})

it('opens what breaks a rule together with the month after', () => {
  const after = ['2027-03-15', '2027-03-16'].map((date) => ({ physicianId: 'a', roleId: 'day', date }))
  const compiled = compileProblem({ ...problem, after })
  const legal = makeLegal(compiled, rosterFrom(compiled, onDays('a', 8, 14)))
  expect(recount(compiled.board, legal).hard).toEqual([])
  expect(legal[0]).toEqual([...Array(7).fill(0), ...Array(6).fill(1), 0])
})

it('keeps what is locked, even where it breaks a rule', () => {
  const locked = onDays('a', 1, 10)
  const compiled = compileProblem({ ...problem, locked })
  const legal = makeLegal(compiled, rosterFrom(compiled, [...locked, ...onDays('b', 10, 10)]))
  expect(legal[0]!.slice(0, 10)).toEqual(Array(10).fill(1))
  expect(legal[1]![9]).toBe(0)
  expect(recount(compiled.board, legal).hard.length).toBeGreaterThan(0)
})
