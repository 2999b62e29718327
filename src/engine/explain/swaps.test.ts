/** Swaps: exchanges of two that break no rule, cycles of three where no two can, and every one checked. */
import { expect, test } from 'vitest'
import type { Compiled } from '../compile-problem.ts'
import type { Roster } from '../shapes/limit.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { compileGroup, picturesOf, rosterOf } from '../testing/small-group.ts'
import { applyChanges } from './judge-change.ts'
import { findDay, findPerson } from './slot.ts'
import type { SwapKind } from './swap-kinds.ts'
import { rankSwaps, type Swap } from './swaps.ts'
import { findRoster, rulesBrokenFurther } from './testing/found-roster.ts'

function swapped(compiled: Compiled, roster: Roster, { steps }: Swap): Roster {
  const at = ({ date, roleId }: { date: string; roleId: string }) => ({
    day: findDay(compiled, date),
    kind: compiled.kindOfRole.get(roleId)!,
  })
  const given = steps.flatMap(({ physicianId, gives }) =>
    gives.map((slot) => ({ person: findPerson(compiled, physicianId), day: at(slot).day, kind: 0 })),
  )
  const taken = steps.flatMap(({ physicianId, takes }) =>
    takes.map((slot) => ({ person: findPerson(compiled, physicianId), ...at(slot) })),
  )
  return applyChanges(applyChanges(roster, given), taken)
}

const ofKind = (kind: SwapKind, swaps: Swap[]) => swaps.filter((swap) => swap.kind === kind)

test('two exchange shifts', () => {
  const compiled = compileGroup({ roles: 'D', physicians: [{}, { absences: ['2026-06-01'] }, {}], days: 4 })
  const roster = rosterOf(compiled, ['D...', '.D..', '..DD'])
  const swaps = ofKind('alike', rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-01' }))
  const pictures = swaps.map((swap) => picturesOf(compiled, swapped(compiled, roster, swap)).join(' '))
  expect(pictures.sort()).toEqual(['...D .D.. D.D.', '..D. .D.. D..D'])
})

test('three go round where no two can exchange', () => {
  const away = (...dates: string[]) => ({ absences: dates.map((date) => `2026-06-0${date}`) })
  const compiled = compileGroup({ roles: 'D', physicians: [away('2'), away('3'), away('1')], days: 3 })
  const roster = rosterOf(compiled, ['D..', '.D.', '..D'])
  const swaps = rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-01' })
  expect(ofKind('alike', swaps)).toEqual([])
  const cycles = ofKind('three-way', swaps)
  expect(cycles.map((swap) => picturesOf(compiled, swapped(compiled, roster, swap)))).toEqual([['..D', 'D..', '.D.']])
})

test('shifts before the given date stay', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 3 })
  const roster = rosterOf(compiled, ['..D', 'DD.'])
  const swaps = rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-03' }, { from: '2026-06-02' })
  expect(ofKind('alike', swaps).map(({ steps }) => steps[0]!.takes[0]!.date)).toEqual(['2026-06-02'])
})

test('whole stretches change hands, and each physician reads what it leaves them with', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 8 })
  const roster = rosterOf(compiled, ['DDD.....', '.....DDD'])
  const asks = { physicianId: 'p1', date: '2026-06-02' }
  const [week] = ofKind('week', rankSwaps(compiled, roster, asks))
  expect(picturesOf(compiled, swapped(compiled, roster, week!))).toEqual(['.....DDD', 'DDD.....'])
  expect(week!.steps.map(({ effect }) => effect)).toEqual([
    'On Jun 6–8. 1 weekend shift over fair share.',
    'On Jun 1–3. 1 weekend shift under fair share.',
  ])
})

test('an effect is about the month, not the stretch that goes on in the next', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 3, after: ['DD', '..'] })
  const roster = rosterOf(compiled, ['..D', 'DD.'])
  const [swap] = ofKind('alike', rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-03' }))
  expect(swap!.steps[0]!.effect).not.toContain('Jun 4')
})

test('a shift is given away to a colleague without one in return, and only the chosen colleague is looked at', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 3, days: 4 })
  const roster = rosterOf(compiled, ['DD..', '..D.', '...D'])
  const asks = { physicianId: 'p1', date: '2026-06-02' }
  const gifts = ofKind('give-away', rankSwaps(compiled, roster, asks))
  expect(gifts.map(({ steps }) => steps[1]!.physicianId).sort()).toEqual(['p2', 'p3'])
  expect(gifts[0]!.steps.map(({ gives, takes }) => [gives.length, takes.length])).toEqual([
    [1, 0],
    [0, 1],
  ])
  const chosen = rankSwaps(compiled, roster, asks, { colleagueId: 'p3' })
  expect(chosen.length).toBeGreaterThan(0)
  expect(chosen.every(({ steps }) => steps.some(({ physicianId }) => physicianId === 'p3'))).toBe(true)
})

test('no swap breaks a rule or opens a slot, on random problems', () => {
  let found = 0
  for (let seed = 1; seed <= 40; seed++) {
    const { compiled, roster } = findRoster({ ...randomProblem(seed), locked: [] }, seed)
    for (const [person, row] of roster.entries()) {
      const day = row.findIndex((kind) => kind !== 0)
      if (day < 0) continue
      const asks = { physicianId: compiled.view.physicians[person]!.id, date: compiled.view.days[day]!.date }
      for (const swap of rankSwaps(compiled, roster, asks)) {
        found++
        const after = swapped(compiled, roster, swap)
        expect(rulesBrokenFurther(compiled, roster, after)).toEqual([])
        expect(after[person]![day]).toBe(0)
        if (swap.kind === 'different' || swap.kind === 'alike') expect(swap.steps).toHaveLength(2)
        const present = (one: Roster) =>
          compiled.view.days.map(({ index }) =>
            one
              .map((cells) => cells[index])
              .sort()
              .join(),
          )
        expect(present(after)).toEqual(present(roster))
      }
    }
  }
  expect(found).toBeGreaterThan(50)
})
