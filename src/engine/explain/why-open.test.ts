/** Open slots are explained for every physician, and the proposed fixes really fill them. */
import { describe, expect, test } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { compileGroup, rosterOf } from '../testing/small-group.ts'
import { matchDay } from './day-flow.ts'
import { applyChanges } from './judge-change.ts'
import { findSlot } from './slot.ts'
import { findRoster, rulesBrokenFurther } from './testing/found-roster.ts'
import { explainOpen, openSlots } from './why-open.ts'

describe('the reason', () => {
  test('counts physicians by rule and says that the day has too few', () => {
    const compiled = compileGroup({
      roles: 'DN',
      needs: { N: { requiredCount: 2, restrictions: { never: ['p1', 'p2'] } } },
      physicians: [{}, {}, {}, { absences: ['2026-06-02'] }],
      days: 3,
    })
    const roster = rosterOf(compiled, ['DDD', '...', 'NNN', 'N.N'])
    const reason = explainOpen(compiled, roster, { date: '2026-06-02', roleId: 'N' })
    expect(reason.missing).toBe(1)
    expect(reason.excluded).toEqual([
      { reason: 'role-restrictions', title: 'Can’t work this role', physicians: 2 },
      { reason: 'not-available', title: 'Not available', physicians: 1 },
    ])
    expect(reason.shortage).toMatchObject({ roleIds: ['N'], need: 2, may: 1, fixed: false })
    expect(reason.says[1]).toBe('Night on Tue, Jun 2 requires 2 people, but only 1 can work it.')
    expect(reason.relaxations.map(({ says }) => says)).toContainEqual(['Let Baker work Night.'])
  })

  test('tells two roles that are short together', () => {
    const compiled = compileGroup({ roles: 'DA', physicians: [{}, { absences: ['2026-06-01'] }], days: 1 })
    const reason = explainOpen(compiled, rosterOf(compiled, ['D', '.']), { date: '2026-06-01', roleId: 'A' })
    expect(reason.shortage?.says).toBe(
      'Rounder and Admitter on Mon, Jun 1 together require 2 people, but only 1 can work either.',
    )
  })

  test('finds the moves on one day that fill it', () => {
    const compiled = compileGroup({
      roles: 'DA',
      needs: { A: { restrictions: { only: ['p1'] } } },
      physicians: 2,
      days: 1,
    })
    const reason = explainOpen(compiled, rosterOf(compiled, ['D', '.']), { date: '2026-06-01', roleId: 'A' })
    expect(reason.shortage).toBeUndefined()
    expect(reason.rearrangement).toEqual([
      { person: 0, day: 0, kind: 2 },
      { person: 1, day: 0, kind: 1 },
    ])
  })

  test('proposes no looser rule while someone can take it', () => {
    const compiled = compileGroup({ roles: 'D', physicians: [{}, { absences: ['2026-06-01'] }], days: 1 })
    const reason = explainOpen(compiled, rosterOf(compiled, ['.', '.']), { date: '2026-06-01', roleId: 'D' })
    expect(reason.says).toEqual(['Rounder on Mon, Jun 1: 1 physician could take it.'])
    expect(reason.fixes).toEqual([])
  })

  test('offers a rule that is relaxed twice once, as it ends up', () => {
    const compiled = compileGroup({
      roles: 'D',
      physicians: 1,
      days: 2,
      group: { minRestBetweenShifts: 16 },
    })
    const reason = explainOpen(compiled, rosterOf(compiled, ['D.']), { date: '2026-06-02', roleId: 'D' })
    expect(reason.fixes).toEqual(['Require 12 hours of rest instead of 16. Then Adams can take it.'])
  })

  test('names whoever is asked once, and has no reasons where everyone is already there', () => {
    const blocked = compileGroup({ roles: 'D', physicians: [{ unavailableDates: ['2026-06-01'] }], days: 1 })
    const asked = explainOpen(blocked, rosterOf(blocked, ['.']), { date: '2026-06-01', roleId: 'D' })
    expect(asked.fixes).toEqual(['Ask Adams to unblock Mon, Jun 1. Then they can take it.'])
    const small = compileGroup({ roles: 'D', needs: { D: { requiredCount: 2 } }, physicians: 1, days: 1 })
    const there = explainOpen(small, rosterOf(small, ['D']), { date: '2026-06-01', roleId: 'D' })
    expect(there.says[0]).toBe('Rounder on Mon, Jun 1: no one can take it.')
  })

  test('is only given for open slots', () => {
    const compiled = compileGroup({ roles: 'D', physicians: 1, days: 1 })
    expect(() => explainOpen(compiled, rosterOf(compiled, ['D']), { date: '2026-06-01', roleId: 'D' })).toThrow(
      'isn’t open',
    )
    expect(() => explainOpen(compiled, rosterOf(compiled, ['.']), { date: '2026-07-01', roleId: 'D' })).toThrow(
      '2026-07-01',
    )
  })
})

test('on random problems every physician is accounted for, and every relaxation fills the slot', () => {
  let relaxed = 0
  for (let seed = 1; seed <= 12; seed++) {
    const { compiled, roster } = findRoster(randomProblem(seed), seed)
    for (const slot of openSlots(compiled, roster)) {
      const { day, kind } = findSlot(compiled, slot)
      const reason = explainOpen(compiled, roster, slot)
      const there = roster.filter((row) => row[day] === kind).length
      expect(reason.physicians.length).toBe(compiled.board.people.length - there)
      expect(reason.excluded.reduce((sum, { physicians }) => sum + physicians, 0)).toBe(reason.physicians.length)
      for (const exclusion of reason.physicians) {
        const person = compiled.personOfPhysician.get(exclusion.physicianId)!
        const broken = rulesBrokenFurther(compiled, roster, applyChanges(roster, [{ person, day, kind }]))
        const named = new Set(exclusion.exactly.map(({ ruleId }) => ruleId))
        for (const rule of broken) expect(named).toContain(rule.split(':')[0])
        if (exclusion.rules.length === 0) expect(broken).toEqual([])
      }
      if (reason.rearrangement)
        expect(rulesBrokenFurther(compiled, roster, applyChanges(roster, reason.rearrangement))).toEqual([])
      for (const { problem, physicianId, says } of reason.relaxations) {
        relaxed++
        const looser = compileProblem(problem)
        const person = physicianId === undefined ? undefined : looser.personOfPhysician.get(physicianId)!
        const after = person === undefined ? roster : applyChanges(roster, [{ person, day, kind }])
        expect(rulesBrokenFurther(looser, roster, after), says.join(' ')).toEqual([])
        const present = after.filter((row) => row[day] === kind).length
        expect(present).toBeGreaterThanOrEqual(Math.min(looser.view.need[day]![kind]!, there + 1))
      }
    }
  }
  expect(relaxed).toBeGreaterThan(20)
})

test('a matching is as large as the largest of all, and a shortage is one', () => {
  for (let mask = 0; mask < 4096; mask += 7) {
    const may = (person: number, kind: number) => ((mask >> (person * 3 + kind - 1)) & 1) === 1
    const need = [0, 1, 2, 1]
    const { kindOf, shortage } = matchDay(need, [0, 1, 2, 3], may)
    for (const [person, kind] of kindOf) expect(may(person, kind)).toBe(true)
    const largest = largestByForce([0, 1, 2, 3], need, may)
    expect(kindOf.size).toBe(largest)
    expect(shortage !== undefined).toBe(largest < 4)
    if (shortage) expect(shortage.people.length).toBeLessThan(shortage.need)
  }
})

function largestByForce(people: number[], need: number[], may: (person: number, kind: number) => boolean): number {
  const [person, ...rest] = people
  if (person === undefined) return 0
  const skipped = largestByForce(rest, need, may)
  const taken = need.flatMap((count, kind) =>
    count > 0 && may(person, kind) ? [1 + largestByForce(rest, need.with(kind, count - 1), may)] : [],
  )
  return Math.max(skipped, ...taken)
}
