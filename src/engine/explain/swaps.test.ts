/** Swaps: exchanges of two that break no rule, cycles of three where no two can, and every one checked. */
import { expect, test } from 'vitest'
import type { Compiled } from '../compile-problem.ts'
import type { Roster } from '../shapes/limit.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { compileGroup, picturesOf, rosterOf } from '../testing/small-group.ts'
import { applyChanges } from './judge-change.ts'
import { findDay, findPerson } from './slot.ts'
import { rankSwaps, type Swap } from './swaps.ts'
import { findRoster, rulesBrokenFurther } from './testing/found-roster.ts'

function swapped(compiled: Compiled, roster: Roster, { steps }: Swap): Roster {
  const at = ({ date, roleId }: { date: string; roleId: string }) => ({
    day: findDay(compiled, date),
    kind: compiled.kindOfRole.get(roleId)!,
  })
  const given = steps.map(({ physicianId, gives }) => ({
    person: findPerson(compiled, physicianId),
    day: at(gives).day,
    kind: 0,
  }))
  const taken = steps.map(({ physicianId, takes }) => ({ person: findPerson(compiled, physicianId), ...at(takes) }))
  return applyChanges(applyChanges(roster, given), taken)
}

test('two exchange shifts', () => {
  const compiled = compileGroup({ roles: 'D', physicians: [{}, { absences: ['2026-06-01'] }, {}], days: 4 })
  const roster = rosterOf(compiled, ['D...', '.D..', '..DD'])
  const swaps = rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-01' })
  const pictures = swaps.map((swap) => picturesOf(compiled, swapped(compiled, roster, swap)).join(' '))
  expect(pictures.sort()).toEqual(['...D .D.. D.D.', '..D. .D.. D..D'])
  expect(swaps[0]!.says).toContain('Adams gives Rounder on Mon, Jun 1 and takes Rounder on')
})

test('three go round where no two can exchange', () => {
  const away = (...dates: string[]) => ({ absences: dates.map((date) => `2026-06-0${date}`) })
  const compiled = compileGroup({ roles: 'D', physicians: [away('2'), away('3'), away('1')], days: 3 })
  const roster = rosterOf(compiled, ['D..', '.D.', '..D'])
  const swaps = rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-01' })
  expect(swaps.map((swap) => picturesOf(compiled, swapped(compiled, roster, swap)))).toEqual([['..D', 'D..', '.D.']])
})

test('shifts before the given date stay', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 3 })
  const roster = rosterOf(compiled, ['..D', 'DD.'])
  const swaps = rankSwaps(compiled, roster, { physicianId: 'p1', date: '2026-06-03' }, { from: '2026-06-02' })
  expect(swaps.map(({ steps }) => steps[0]!.takes.date)).toEqual(['2026-06-02'])
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
