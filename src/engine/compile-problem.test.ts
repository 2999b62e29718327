import { describe, expect, it } from 'vitest'
import { assignmentsFrom, compileProblem, rosterFrom } from './compile-problem.ts'
import { createRandom, drawIndex } from './random.ts'
import { recount } from './shapes/check.ts'
import { validateBoard } from './shapes/validate.ts'
import { randomProblem } from './testing/random-problem.ts'
import { realisticMonth } from './testing/realistic-month.ts'
import { picturesOf, rosterOf, smallGroup } from './testing/small-group.ts'

describe('compiling a problem', () => {
  it('makes boards that the search accepts, of any random problem', () => {
    for (let seed = 1; seed <= 100; seed++) validateBoard(compileProblem(randomProblem(seed)).board)
  })

  it('leaves a legal roster to every problem: all off', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { board } = compileProblem({ ...randomProblem(seed), locked: [] })
      expect(
        recount(
          board,
          board.people.map(() => new Array(board.days).fill(0)),
        ).hard,
        `seed ${seed}`,
      ).toEqual([])
    }
  })

  it('goes from rosters to assignments and back', () => {
    const compiled = compileProblem(realisticMonth({ physicians: 30, seed: 5 }))
    const random = createRandom(1)
    const roster = compiled.board.people.map(() =>
      Array.from({ length: compiled.board.days }, () => drawIndex(random, compiled.board.kinds.length)),
    )
    const assignments = assignmentsFrom(compiled, roster)
    expect(rosterFrom(compiled, assignments)).toEqual(roster)
    expect(rosterFrom(compiled, assignments.reverse())).toEqual(roster)
  })

  it('puts the days around the month and locked shifts on the board', () => {
    const compiled = compileProblem(
      smallGroup({
        roles: 'DN',
        physicians: 2,
        before: ['.DDN', '..D.'],
        after: ['.N', '...D.'],
        locked: [{ physicianId: 'p2', roleId: 'N', date: '2026-06-03' }],
      }),
    )
    expect(compiled.board.past).toEqual([
      [1, 1, 2],
      [0, 1, 0],
    ])
    expect(compiled.board.future).toEqual([
      [0, 2, 0, 0],
      [0, 0, 0, 1],
    ])
    expect(compiled.board.locked[1]!.slice(0, 4)).toEqual([undefined, undefined, 2, undefined])
    const roster = rosterOf(compiled, ['..D....', '..N....'])
    expect(recount(compiled.board, roster).hard).toEqual([])
    expect(picturesOf(compiled, roster)).toEqual(['..D....', '..N....'])
  })

  it('gives a group without roles those of its pattern', () => {
    const { board } = compileProblem({ ...smallGroup({ roles: '', physicians: 2 }), roles: [] })
    expect(board.kinds).toEqual(['Off', 'Day', 'Night'])
  })

  it('leaves out rules that the group turned off, and takes its weights', () => {
    const choices = { 'isolated-days': { on: false }, 'runs-of-three': { on: true, weight: 7 } }
    const { board } = compileProblem(smallGroup({ roles: 'D', physicians: 1, group: { choices } }))
    expect(board.limits.filter(({ rule }) => rule === 'isolated-days')).toEqual([])
    const [limit] = board.limits.filter(({ rule }) => rule === 'runs-of-three')
    expect(limit).toMatchObject({ strength: { hard: false, weight: 7 } })
  })

  it('refuses two shifts of one physician on one day', () => {
    const compiled = compileProblem(smallGroup({ roles: 'DN', physicians: 1 }))
    const twice = ['D', 'N'].map((roleId) => ({ physicianId: 'p1', roleId, date: '2026-06-02' }))
    expect(() => rosterFrom(compiled, twice)).toThrow(
      'Adams has two shifts that start on 2026-06-02: keep one of them.',
    )
  })

  it('prices an open shift by the priority of its role', () => {
    const { board } = compileProblem(smallGroup({ roles: 'DN', physicians: 1, needs: { N: { priority: 3 } }, days: 1 }))
    expect(board.limits.flatMap((limit) => (limit.shape === 'cover' ? [limit.under] : []))).toEqual([1000, 900])
  })
})
