/** Ranked candidates: who may take a slot, who may not and by which rule, in words everyone may read. */
import { expect, test } from 'vitest'
import { randomProblem } from '../testing/random-problem.ts'
import { compileGroup, rosterOf } from '../testing/small-group.ts'
import { type Candidate, rankCandidates, rankForAll } from './candidates.ts'
import { applyChanges } from './judge-change.ts'
import { findSlot } from './slot.ts'
import { findRoster, rulesBrokenFurther } from './testing/found-roster.ts'
import { openSlots } from './why-open.ts'

test('names the rule that forbids, and what an allowed one would cost', () => {
  const compiled = compileGroup({
    roles: 'DN',
    physicians: [
      {},
      {},
      { absences: ['2026-06-03'] },
      {},
      { weekendAvailability: false, unavailableDates: ['2026-06-03'] },
    ],
    days: 5,
  })
  const roster = rosterOf(compiled, ['DDDDD', '.N...', '.....', '.....', '.....'])
  const ranked = rankCandidates(compiled, roster, { date: '2026-06-03', roleId: 'N' })
  const said = Object.fromEntries(
    ranked.map(({ name, isAllowed, blockedBy }) => [name, [isAllowed, blockedBy.map(({ ruleId }) => ruleId)]]),
  )
  expect(said).toEqual({
    Adams: [false, ['one-shift-at-a-time', 'minimum-rest', 'day-after-night']],
    Baker: [true, []],
    Chen: [false, ['not-available']],
    Diaz: [true, []],
    Evans: [false, ['not-available']],
  })
  expect(ranked.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false, false, false])
  expect(ranked[0]!.cost).toBeLessThan(-900)
  expect(ranked[0]!.scores!.coverage).toBeGreaterThan(0)
  const texts = ranked.map(({ says }) => says)
  expect(texts).toEqual(expect.arrayContaining(['Isn’t available on Wed, Jun 3.', 'Already works Rounder that day.']))
})

test('says that whoever has it can’t give it up, not that they aren’t available', () => {
  const compiled = compileGroup({ roles: 'D', physicians: [{ minRestDays: 2 }, {}], days: 3 })
  const roster = rosterOf(compiled, ['DDD', '...'])
  const [baker] = rankCandidates(compiled, roster, { date: '2026-06-02', roleId: 'D' }, { instead: 'p1' })
  expect(baker).toMatchObject({
    isAllowed: false,
    says: 'Adams can’t give it up: too few days off between stretches.',
    blockedBy: [{ title: 'Too few days off between stretches' }],
  })
})

test('several slots are judged together: who may take each of five days may not take all of them', () => {
  const compiled = compileGroup({
    roles: 'DE',
    physicians: [{}, {}, { maxConsecutiveDays: 4 }, { absences: ['2026-06-04'] }],
    days: 14,
  })
  const roster = rosterOf(compiled, ['DDDDD.........', '..............', '..............', '..............'])
  const slots = [2, 3, 4, 5, 6].map((day) => ({ date: `2026-06-0${day}`, roleId: 'E' }))
  const allowed = (candidates: Candidate[]) =>
    candidates.flatMap(({ name, isAllowed }) => (isAllowed ? name : [])).sort()
  const alone = slots.map((slot) => allowed(rankCandidates(compiled, roster, slot)))
  expect(alone.every((names) => names.includes('Chen'))).toBe(true)
  expect(allowed(rankForAll(compiled, roster, slots))).toEqual(['Baker'])
})

test('no one takes two shifts of one day', () => {
  const compiled = compileGroup({ roles: 'DE', physicians: [{}], days: 3 })
  const slots = ['D', 'E'].map((roleId) => ({ date: '2026-06-02', roleId }))
  expect(rankForAll(compiled, rosterOf(compiled, ['...']), slots)).toEqual([])
})

test('says once that someone isn’t available', () => {
  const compiled = compileGroup({
    roles: 'D',
    physicians: [{ unavailableDates: ['2026-06-02'], maxConsecutiveDays: 1 }],
    days: 3,
  })
  const [adams] = rankCandidates(compiled, rosterOf(compiled, ['D.D']), { date: '2026-06-02', roleId: 'D' })
  expect(adams!.says).toBe('Isn’t available on Tue, Jun 2.')
})

test('what is published after the month keeps people from its last night', () => {
  const compiled = compileGroup({ roles: 'DN', physicians: 3, days: 5, after: ['D', '.D', 'N'] })
  const roster = rosterOf(compiled, ['.....', '.....', '.....'])
  const ranked = rankCandidates(compiled, roster, { date: '2026-06-05', roleId: 'N' })
  expect(ranked.map(({ name, isAllowed }) => [name, isAllowed])).toEqual([
    ['Chen', true],
    ['Baker', true],
    ['Adams', false],
  ])
  expect(ranked[2]!.says).toContain('between Night on Fri, Jun 5 and Rounder on Sat, Jun 6')
})

test('whoever is on backup may be called away from it', () => {
  const compiled = compileGroup({ roles: 'DB', physicians: 2, days: 2 })
  const roster = rosterOf(compiled, ['BB', '.D'])
  const [first, second] = rankCandidates(compiled, roster, { date: '2026-06-01', roleId: 'D' })
  expect(first).toMatchObject({ name: 'Baker', isAllowed: true })
  expect(second).toMatchObject({ name: 'Adams', isAllowed: true, leaves: { roleId: 'B' } })
})

test('an allowed candidate breaks no hard rule, on random problems', () => {
  let allowed = 0
  for (let seed = 1; seed <= 60; seed++) {
    const { compiled, roster } = findRoster(randomProblem(seed), seed)
    for (const slot of openSlots(compiled, roster)) {
      const { day, kind } = findSlot(compiled, slot)
      for (const candidate of rankCandidates(compiled, roster, slot, { scored: 0 })) {
        const person = compiled.personOfPhysician.get(candidate.physicianId)!
        const after = applyChanges(roster, [{ person, day, kind }])
        const broken = rulesBrokenFurther(compiled, roster, after)
        if (candidate.isAllowed) allowed++
        if (candidate.isAllowed) expect(broken).toEqual([])
        else expect(candidate.blockedBy.length).toBeGreaterThan(0)
        expect(candidate.says).not.toBe('')
      }
    }
  }
  expect(allowed).toBeGreaterThan(5)
})
