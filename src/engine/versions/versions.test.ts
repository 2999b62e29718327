/** Versions of a month: leaning moves a search, the offered ones are near the best, and everyone's change is counted. */
import { expect, test } from 'vitest'
import { compileProblem, rosterFrom } from '../compile-problem.ts'
import { findRoster } from '../explain/testing/found-roster.ts'
import { createSearch } from '../search/solve.ts'
import type { Roster } from '../shapes/limit.ts'
import { realisticMonth } from '../testing/realistic-month.ts'
import { compileGroup, rosterOf, smallGroup } from '../testing/small-group.ts'
import { chooseVersions, mostBehind, nearlyBest } from './choose-versions.ts'
import { comparePeople } from './compare-people.ts'
import { leanToward } from './lean.ts'
import { measureRoster } from './measure.ts'
import { senses } from './senses.ts'

const problem = realisticMonth({ physicians: 10, seed: 3 })
const { compiled, roster: first } = findRoster(problem)

function searchFrom(start: Roster, leaning: typeof problem): Roster {
  const { board } = compileProblem(leaning)
  const search = createSearch(board, { seed: 1, schedule: 'R', budget: 600, start })
  while (!search.isDone()) search.advance(50)
  return search.report().best!
}

test('leaning weighs the rules of one sense and changes nothing else', () => {
  const { group, ...rest } = leanToward(problem, 'requests', 4)
  const { group: own, ...others } = problem
  expect(rest).toEqual(others)
  expect(group.choices).toMatchObject({
    ...own.choices,
    'requested-days-off': { on: true, weight: 100 },
    'requested-shifts': { on: true, weight: 48 },
  })
  expect(group.choices).not.toHaveProperty('fair-nights')
})

test('each version is the best at its sense among those nearly as good in total', () => {
  const found = [first, ...senses.map((sense) => searchFrom(first, leanToward(problem, sense, 6)))]
  const measured = found.map((roster) => ({ ...measureRoster(compiled, roster), changed: 1 }))
  const careless = 20 * Math.max(...measured.map(({ cost }) => cost))
  const near = nearlyBest(measured, careless)
  const chosen = chooseVersions(measured, { careless })
  const cheapest = Math.min(...near.map(({ cost }) => cost))
  for (const { sense, measured: one } of chosen) {
    expect(one.cost - cheapest).toBeLessThanOrEqual((mostBehind / 100) * careless)
    if (sense === 'requests')
      expect(one.measures.granted).toBe(Math.max(...near.map(({ measures }) => measures.granted)))
  }
  expect(new Set(chosen.map(({ measured: one }) => JSON.stringify(one.roster))).size).toBe(chosen.length)
})

test('a schedule with more open shifts, or too far behind, is not offered', () => {
  const group = { roles: 'D', physicians: 2, days: 4 }
  const board = compileGroup(group)
  const [full, open] = [
    ['DD..', '..DD'],
    ['DD..', '..D.'],
  ].map((rows) => ({ ...measureRoster(board, rosterOf(board, rows)), changed: 1 }))
  expect(chooseVersions([open!, full!], { careless: 1e9 })).toEqual([{ sense: 'balanced', measured: full }])
  const uneven = measureRoster(board, rosterOf(board, ['DDDD', '....']))
  expect(uneven.cost).toBeGreaterThan(full!.cost)
  const behind = uneven.cost - full!.cost
  expect(nearlyBest([full!, uneven], behind / 0.016)).toEqual([full])
  expect(nearlyBest([full!, uneven], behind / 0.014)).toEqual([full, uneven])
})

test('who is better and worse off is counted from both schedules', () => {
  const group = {
    roles: 'DN',
    physicians: [
      {
        preferences: {
          shifts: [{ date: '2026-06-02', wants: 'off' as const }],
          avoidConsecutive: false,
          preferWeekends: false,
        },
      },
      {},
      {},
      {},
    ],
    days: 8,
  }
  const board = compileGroup(group)
  const side = (rows: string[]) => ({ compiled: board, measured: measureRoster(board, rosterOf(board, rows)) })
  const before = side(['DDDD....', '....DDDD', 'NNNN....', '....NNNN'])
  const after = side(['....DDDD', 'DDDD....', 'NNNN....', '....NNNN'])
  const standings = comparePeople(before, after)
  expect(standings[0]).toEqual({ physicianId: 'p1', verdict: 'better', says: '1 more request granted' })
  expect(standings.slice(2).map(({ verdict }) => verdict)).toEqual(['same', 'same'])
  const back = comparePeople(after, before)
  expect(back[0]).toMatchObject({ verdict: 'worse', says: '1 fewer request granted' })
  expect(smallGroup(group).physicians.map(({ id }) => id)).toEqual(standings.map(({ physicianId }) => physicianId))
  expect(rosterFrom(board, [])).toHaveLength(4)
})
