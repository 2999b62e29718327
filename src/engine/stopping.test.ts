import { expect, test } from 'vitest'
import { compileForBound, createBound } from './bound/lagrangian.ts'
import { compileProblem } from './compile-problem.ts'
import { compileRows, searchSize } from './rows/compile-rows.ts'
import { compileNarrowRows } from './rows/narrow-rows.ts'
import { createSearch } from './search/solve.ts'
import { createLook, type Look, untilStopped } from './stopping.ts'
import { realisticMonth } from './testing/realistic-month.ts'

/** One physician who may have any of many roles: their rows alone take longer than a stop may. */
function manyRoles(roles: number) {
  const month = realisticMonth({ physicians: 1, seed: 2 })
  const [role] = month.roles
  const all = Array.from({ length: roles }, (_, index) => ({ ...role!, id: `role-${index}`, name: `Role ${index}` }))
  return compileProblem({ ...month, roles: all, before: [] }).board
}
const board = manyRoles(20)
const compiled = compileRows(board)

function countLooks(work: (look: Look) => unknown): number {
  let looks = 0
  work(
    createLook(() => {
      looks++
      return false
    }),
  )
  return looks
}

test.each([
  ['all rows', (look: Look) => compileRows(board, searchSize, 0, look)],
  ['rows of the norm', (look: Look) => compileNarrowRows(board, searchSize, look)],
  ['rows for the bound', (look: Look) => compileForBound(board, look)],
])('compiling %s looks again and again inside of one person, and ends at any of the looks', (_, compile) => {
  const looks = countLooks(compile)
  expect(looks).toBeGreaterThan(5)
  let left = Math.floor(looks / 2)
  expect(untilStopped(() => compile(createLook(() => left-- <= 0)))).toBeUndefined()
  expect(left).toBe(-1)
})

test('a search that is prepared looks before each of its tables, and ends at any of the looks', () => {
  const prepare = (look: Look) => createSearch(board, { seed: 1, schedule: 'R', budget: 40, compiled, look })
  const looks = countLooks(prepare)
  expect(looks).toBeGreaterThanOrEqual(4)
  let left = looks - 1
  expect(untilStopped(() => prepare(createLook(() => left-- <= 0)))).toBeUndefined()
})

test('a step of the bound that is stopped counts for nothing', () => {
  const bound = createBound(
    board,
    compileForBound(board, () => {}),
  )
  bound.advance(3)
  const before = bound.value()
  const stop = createLook(() => true)
  const isStopped = untilStopped(() => bound.advance(100_000, stop)) === undefined
  expect([isStopped, bound.value() >= before]).toEqual([true, true])
})

test('settling looks for every pair of people', () => {
  const { board: several } = compileProblem(realisticMonth({ physicians: 8, seed: 3 }))
  const search = createSearch(several, { seed: 1, schedule: 'R', budget: 40 })
  search.advance(40)
  search.settle(() => false)
  let looks = 0
  search.settle(() => {
    looks++
    return false
  })
  expect(looks).toBe((8 * 7) / 2)
})

test('errors of other kinds go on', () => {
  expect(() =>
    untilStopped(() => {
      throw new Error('a defect')
    }),
  ).toThrow('a defect')
})
