/** Suggestions: open shifts first, and each one does what it says. */
import { expect, test } from 'vitest'
import type { Compiled } from '../compile-problem.ts'
import { compileProblem } from '../compile-problem.ts'
import { recount } from '../shapes/check.ts'
import type { Roster } from '../shapes/limit.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { compileGroup, rosterOf } from '../testing/small-group.ts'
import { applyChanges } from './judge-change.ts'
import { findDay, findPerson } from './slot.ts'
import { type Suggestion, suggest } from './suggestions.ts'
import { findRoster, rulesBrokenFurther } from './testing/found-roster.ts'

function applied(compiled: Compiled, roster: Roster, { changes }: Suggestion): Roster {
  return applyChanges(
    roster,
    changes.map(({ physicianId, date, roleId }) => ({
      person: findPerson(compiled, physicianId),
      day: findDay(compiled, date),
      kind: roleId === undefined ? 0 : compiled.kindOfRole.get(roleId)!,
    })),
  )
}

test('an open shift goes to whom it suits, before anything else', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 4 })
  const [first] = suggest(compiled, rosterOf(compiled, ['DDD.', '....']))
  expect(first!.kind).toBe('fill')
  expect(first!.says).toBe('Fill Rounder on Thu, Jun 4: assign Baker.')
})

test('a chain of moves fills what nobody free can', () => {
  const compiled = compileGroup({
    roles: 'DA',
    needs: { A: { restrictions: { only: ['p1'] } } },
    physicians: 2,
    days: 1,
  })
  const [first] = suggest(compiled, rosterOf(compiled, ['D', '.']))
  expect(first!.says).toBe(
    'Fill Admitter on Mon, Jun 1: Adams moves from Rounder to Admitter on Mon, Jun 1; Baker takes Rounder on Mon, Jun 1.',
  )
})

test('where no move helps, a rule is named', () => {
  const compiled = compileGroup({ roles: 'D', physicians: [{ unavailableDates: ['2026-06-01'] }], days: 1 })
  const [first] = suggest(compiled, rosterOf(compiled, ['.']))
  expect(first).toMatchObject({ kind: 'loosen' })
  expect(first!.says).toBe('Rounder on Mon, Jun 1 is open. Ask Adams to unblock Mon, Jun 1. Then they can take it.')
})

test('a group that is short by one is told so in the singular', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 1, days: 2 })
  const capacity = suggest(compiled, rosterOf(compiled, ['..'])).find(({ kind }) => kind === 'capacity')
  expect(capacity!.says).toBe(
    'Your roles require 1 position a day, and the group can fill about 0.5. You’re short about 1 full-time physician.',
  )
})

test('an uneven roster is evened out', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 3, days: 6 })
  const suggestions = suggest(compiled, rosterOf(compiled, ['DDDDDD', '......', '......']))
  expect(suggestions[0]).toMatchObject({ kind: 'reassign' })
  expect(suggestions[0]!.gain).toBeGreaterThan(0)
  expect(suggestions[0]!.scores.fairness).toBeGreaterThanOrEqual(0)
})

test('on random problems each suggestion saves what it says and breaks nothing', () => {
  let tried = 0
  for (let seed = 1; seed <= 40; seed++) {
    const { compiled, roster } = findRoster(randomProblem(seed), seed, 2)
    let filled = roster
    for (const suggestion of suggest(compiled, roster)) {
      const looser = suggestion.problem ? compileProblem(suggestion.problem) : compiled
      const after = applied(looser, roster, suggestion)
      expect(rulesBrokenFurther(looser, roster, after), suggestion.says).toEqual([])
      if (suggestion.problem) continue
      tried++
      if (suggestion.kind === 'fill') filled = applied(compiled, filled, suggestion)
      expect(recount(compiled.board, roster).cost - recount(compiled.board, after).cost).toBeCloseTo(suggestion.gain, 6)
      if (suggestion.kind !== 'capacity') expect(suggestion.gain).toBeGreaterThan(0)
    }
    expect(rulesBrokenFurther(compiled, roster, filled)).toEqual([])
  }
  expect(tried).toBeGreaterThan(20)
})
