/** Where nights come by the week, a share that is next to nothing is none. */
import { expect, test } from 'vitest'
import { compileProblem } from '../../compile-problem.ts'
import type { Balance } from '../../shapes/limit.ts'
import { realisticMonth } from '../../testing/realistic-month.ts'

const problem = realisticMonth({ physicians: 35, seed: 314, tightness: 0.94, backup: 1 })

test('whoever is due less than a twentieth of a week of nights is due none, whoever is due more one week or none', () => {
  const { board, view } = compileProblem(problem)
  const { targets } = view.shares.night
  const limits = board.limits.filter(
    (limit): limit is Balance<'fair-nights'> => limit.rule === 'fair-nights' && limit.shape === 'balance',
  )
  const mostOf = ({ target, band }: Balance) => target + band
  const tiny = limits.filter(({ person }) => targets[person]! > 0 && targets[person]! < 0.35)
  const due = limits.filter(({ person }) => targets[person]! >= 0.35)
  expect(tiny.length).toBeGreaterThan(0)
  expect(new Set(tiny.map(mostOf))).toEqual(new Set([0]))
  expect(new Set(due.map(mostOf))).toEqual(new Set([7]))
})
