import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { emptyLedger } from '../default-physician.ts'
import { realisticMonth } from '../testing/realistic-month.ts'
import { type SmallGroup, smallGroup } from '../testing/small-group.ts'
import { type FairClass, fairClasses } from './fair-class.ts'
import { dealOut } from './fair-share.ts'
import type { ShareClaim } from './share-claims.ts'

function claim(weight: number, change: Partial<ShareClaim> = {}): ShareClaim {
  return { weight, carry: 0, most: 99, volunteer: false, ...change }
}

function shares(group: SmallGroup, fairClass: FairClass): number[] {
  const { targets } = compileProblem(smallGroup(group)).view.shares[fairClass]
  return targets.map((target) => Math.round(target * 100) / 100)
}

describe('dealing out', () => {
  it.each<[string, number, ShareClaim[], number[]]>([
    ['by weight', 12, [claim(1), claim(2), claim(3)], [2, 4, 6]],
    ['what one cannot take goes to the others', 12, [claim(1, { most: 1 }), claim(1), claim(1)], [1, 5.5, 5.5]],
    ['with what is owed', 10, [claim(1, { carry: 2 }), claim(1)], [6, 4]],
    ['never below nothing', 2, [claim(1, { carry: -5 }), claim(1)], [0, 2]],
    ['nothing to those without weight', 4, [claim(0), claim(1)], [0, 4]],
    ['no more than all can take', 9, [claim(1, { most: 2 }), claim(1, { most: 3 })], [2, 3]],
  ])('%s', (_, amount, claims, expected) => {
    for (const [person, part] of dealOut(amount, claims).entries()) expect(part).toBeCloseTo(expected[person]!, 6)
  })
})

describe('fair shares', () => {
  it('add up to what is needed on realistic months', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { view } = compileProblem(realisticMonth({ physicians: 45, seed }))
      for (const fairClass of fairClasses) {
        const { amount, targets } = view.shares[fairClass]
        expect(targets.reduce((sum, target) => sum + target, 0)).toBeCloseTo(amount, 6)
      }
    }
  })

  it('follow contract and leave, not blocked dates', () => {
    const physicians = [
      {},
      { fte: 0.5 },
      { absences: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'] },
      { unavailableDates: ['2026-06-01', '2026-06-02'] },
    ]
    expect(shares({ roles: 'D', physicians, days: 10 }, 'total')).toEqual([3.33, 1.67, 1.67, 3.33])
  })

  it('of weekends go only to those who work weekends', () => {
    expect(shares({ roles: 'D', physicians: [{}, { weekendAvailability: false }, {}], days: 14 }, 'weekend')).toEqual([
      2, 0, 2,
    ])
  })

  it('settle what the ledger has left, a run of nights at most', () => {
    const done = (nights: number) => ({ ledger: { ...emptyLedger, daysPresent: 90, nights } })
    const group = { roles: 'DN', physicians: [done(20), done(2), done(11)], days: 30 }
    expect(shares(group, 'night')).toEqual([7, 13, 10])
  })

  it('settle backup from the ledger, a block at most', () => {
    const done = (backups: number) => ({ ledger: { ...emptyLedger, daysPresent: 360, backups } })
    expect(shares({ roles: 'DB', physicians: [done(21), done(0)], days: 28 }, 'backup')).toEqual([7, 21])
  })

  it('settle holidays by the holidays that somebody was there for, whatever the days', () => {
    const done = (holidays: number, holidaysPresent: number) => ({
      ledger: { ...emptyLedger, daysPresent: 90, holidays, holidaysPresent },
    })
    const group = { roles: 'D', days: 7, holidays: ['2026-06-02', '2026-06-04'] }
    expect(shares({ ...group, physicians: [done(9, 18), done(1, 2)] }, 'holiday')).toEqual([1, 1])
    expect(shares({ ...group, physicians: [done(6, 18), done(4, 18)] }, 'holiday')).toEqual([0, 2])
  })

  it('settle between those who take turns, whatever volunteers have done', () => {
    const done = (nights: number) => ({ ledger: { ...emptyLedger, daysPresent: 90, nights } })
    const nocturnist = { nightShiftPreference: 'prefer' as const, ...done(45) }
    const [, more, less] = shares({ roles: 'DN', physicians: [nocturnist, done(4), done(2)], days: 30 }, 'night')
    expect(less! - more!).toBeCloseTo(2, 2)
  })

  it('leave nights to those who prefer them or can have nothing else', () => {
    const needs = { D: { restrictions: { never: ['p1'] } } }
    expect(shares({ roles: 'DN', needs, physicians: 3, days: 9 }, 'night')).toEqual([6, 1.5, 1.5])
    expect(shares({ roles: 'DN', physicians: [{ nightShiftPreference: 'prefer' }, {}, {}], days: 9 }, 'night')).toEqual(
      [6, 1.5, 1.5],
    )
  })
})
