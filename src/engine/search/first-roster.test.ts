import { expect, test } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { searchSize } from '../rows/compile-rows.ts'
import { compileNarrowRows } from '../rows/narrow-rows.ts'
import { neverStops } from '../stopping.ts'
import { realisticMonth } from '../testing/realistic-month.ts'
import { createSearch } from './solve.ts'

test.each([301, 311])('a month with weeks that were begun before it is legal at once (group %i)', (seed) => {
  const { board } = compileProblem(realisticMonth({ physicians: 37, seed, tightness: 0.9, backup: 1 }))
  const compiled = compileNarrowRows(board, searchSize, neverStops)
  const search = createSearch(board, { seed: 1, schedule: 'R', budget: 1e9, compiled })
  expect(search.report().isLegal).toBe(true)
})
