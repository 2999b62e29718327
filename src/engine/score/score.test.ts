import { describe, expect, it } from 'vitest'
import { type Compiled, compileProblem } from '../compile-problem.ts'
import { createRandom, drawIndex } from '../random.ts'
import type { Roster } from '../shapes/limit.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { compileGroup, rosterOf, type SmallGroup } from '../testing/small-group.ts'
import { scoreRoster } from './score.ts'

function score(group: SmallGroup, pictures: string[]) {
  const compiled = compileGroup({ days: pictures[0]!.length, ...group })
  return scoreRoster(compiled.view, rosterOf(compiled, pictures))
}

function randomRoster({ board }: Compiled, seed: number): Roster {
  const random = createRandom(seed)
  return board.people.map(() => Array.from({ length: board.days }, () => drawIndex(random, board.kinds.length)))
}

describe('coverage', () => {
  const group: SmallGroup = { roles: 'DN', needs: { N: { priority: 10 } }, physicians: 3 }

  it('is 100 when everything is filled, and more than needed adds nothing', () => {
    expect(score(group, ['DD', 'NN', 'DD']).coverage).toMatchObject({ score: 100, required: 4, filled: 4, open: [] })
  })

  it('loses more by an open shift of high priority', () => {
    const withoutDay = score(group, ['D.', 'NN', '..']).coverage
    const withoutNight = score(group, ['DD', 'N.', '..']).coverage
    expect(withoutDay.score).toBeLessThan(withoutNight.score)
    expect(withoutDay.open).toEqual([{ date: '2026-06-02', roleId: 'D', missing: 1 }])
    expect(withoutNight.roles).toMatchObject([
      { roleId: 'D', score: 100 },
      { roleId: 'N', score: 50 },
    ])
  })
})

describe('fairness', () => {
  it('is 100 for an even roster, rounding included', () => {
    expect(score({ roles: 'D', physicians: 3 }, ['DDD..D....', '...DD.D...', '.......DDD']).fairness).toMatchObject({
      score: 100,
    })
  })

  it('falls when one physician takes a night from another', () => {
    const group: SmallGroup = { roles: 'DN', physicians: 3 }
    const before = score(group, ['NNNNDDDD....', '....NNNNDDDD', 'DDDD....NNNN']).fairness
    const after = score(group, ['NNNNNDDD....', '....DNNNDDDD', 'DDDD....NNNN']).fairness
    const nights = ({ classes }: typeof before) => classes.find(({ fairClass }) => fairClass === 'night')
    expect(nights(before)).toMatchObject({ score: 100, misplaced: 0, worstOff: undefined })
    expect(nights(after)).toMatchObject({ misplaced: 2, range: { fewest: 3, most: 5 }, worstOff: 'p1' })
    expect(after.score).toBeLessThan(before.score)
  })

  it('counts only those who may work nights', () => {
    const needs = { N: { restrictions: { never: ['p3'] } } }
    const { fairness } = score({ roles: 'DN', needs, physicians: 3 }, [
      'NNNDD...',
      '...NNNDD',
      'DDD..DNN'.replace(/N/g, '.'),
    ])
    const nights = fairness.classes.find(({ fairClass }) => fairClass === 'night')!
    expect(nights.score).toBe(100)
    expect(nights.people[2]).toEqual({ physicianId: 'p3', has: 0, over: 0, under: 0 })
  })

  it('does not fall by what nobody can avoid', () => {
    const needs = { N: { restrictions: { only: ['p1'] } } }
    const group: SmallGroup = { roles: 'DN', needs, physicians: 3 }
    const total = score(group, ['NNNNNN', 'DDDDD.', '.....D']).fairness.classes[0]!
    expect(total).toMatchObject({ fairClass: 'total', misplaced: 6, unavoidable: 4 })
    expect(total.score).toBeCloseTo((100 * 10) / 12, 6)
    expect(score(group, ['NNNNNN', 'DDD...', '...DDD']).fairness.score).toBe(100)
  })

  it('does not fall because shifts are open', () => {
    expect(score({ roles: 'DN', physicians: 3 }, ['....', '....', '....']).fairness.score).toBe(100)
    expect(score({ roles: 'D', physicians: 3 }, ['D...', '.D..', '..D.']).fairness.score).toBe(100)
  })

  it('asks half of somebody who was away for half of the month', () => {
    const absences = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06']
    const group: SmallGroup = { roles: 'D', physicians: [{ absences }, {}] }
    expect(score(group, ['........DDDD', 'DDDDDDDD....']).fairness.classes[0]).toMatchObject({ score: 100 })
    expect(score(group, ['......DDDDDD', 'DDDDDD......']).fairness.classes[0]!.score).toBeLessThan(80)
  })
})

describe('preferences', () => {
  const wishes = (shifts: { date: string; wants: 'work' | 'off'; roleId?: string }[]) => ({
    wishes: { shifts, avoidConsecutive: false, preferWeekends: false },
  })

  it('are 100 when nobody wished for anything', () => {
    expect(score({ roles: 'D', physicians: 2 }, ['DD', '..']).preferences).toMatchObject({ score: 100, wishes: [] })
  })

  it('fall by a refused day off, which is named', () => {
    const group: SmallGroup = {
      roles: 'D',
      physicians: [
        wishes([
          { date: '2026-06-01', wants: 'off' },
          { date: '2026-06-02', wants: 'off' },
        ]),
        {},
      ],
    }
    const { preferences } = score(group, ['D..', '.DD'])
    expect(preferences).toMatchObject({ score: 50, lowest: 50, worstOff: 'p1', requests: { asked: 2, met: 1 } })
    expect(preferences.wishes[0]).toMatchObject({ about: 'asked for the day off', dates: ['2026-06-01'], met: 0 })
    expect(score(group, ['..D', 'DD.']).preferences.score).toBe(100)
  })

  it('do not fall when two ask for the one shift there is', () => {
    const ask = wishes([{ date: '2026-06-01', wants: 'work', roleId: 'D' }])
    expect(score({ roles: 'D', physicians: [ask, ask] }, ['D', '.']).preferences.score).toBe(100)
  })

  it('do not fall when all want the same role and share it', () => {
    const likes = { preferredRoles: ['D'] }
    expect(score({ roles: 'DA', physicians: [likes, likes] }, ['DDAA', 'AADD']).preferences.score).toBe(100)
    expect(score({ roles: 'DA', physicians: [likes, {}] }, ['DDAA', 'AADD']).preferences.score).toBe(50)
  })

  it('spare nobody the fair share of nights', () => {
    const group: SmallGroup = { roles: 'DN', physicians: [{ nightShiftPreference: 'avoid' }, {}] }
    expect(score(group, ['NNNDDD..', '...NNNNN'.replace('NNNNN', 'NNNDD')]).preferences.score).toBe(100)
    expect(score(group, ['NNNNNNNN', 'DDDDDDDD']).preferences.score).toBeLessThan(50)
  })
})

describe('all scores', () => {
  it('stay within 0 and 100 on any roster', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const compiled = compileProblem(randomProblem(seed))
      const { coverage, fairness, preferences } = scoreRoster(compiled.view, randomRoster(compiled, seed))
      for (const value of [coverage.score, fairness.score, preferences.score, preferences.lowest]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
      }
    }
  })

  it('do not depend on the order of physicians', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const problem = randomProblem(seed)
      const compiled = compileProblem(problem)
      const roster = randomRoster(compiled, seed)
      const turned = compileProblem({ ...problem, physicians: [...problem.physicians].reverse() })
      const one = scoreRoster(compiled.view, roster)
      const other = scoreRoster(turned.view, [...roster].reverse())
      expect(other.coverage.score).toBeCloseTo(one.coverage.score, 6)
      expect(other.fairness.score).toBeCloseTo(one.fairness.score, 6)
      expect(other.preferences.score).toBeCloseTo(one.preferences.score, 6)
    }
  })
})
