import { describe, expect, it } from 'vitest'
import { createRandom, drawIndex } from '../random.ts'
import { fewestHandoffs, type RoleDays } from './fewest-handoffs.ts'

describe('the fewest handoffs', () => {
  it('is a seventh of a handoff a day for each position that is staffed every day', () => {
    expect(fewestHandoffs({ filled: new Array(28).fill(9), longest: 7, begun: new Array(9).fill(7) })).toBe(36)
  })

  it('lets stretches of before the month go on for the days they have left', () => {
    expect(fewestHandoffs({ filled: new Array(14).fill(1), longest: 7, begun: [7] })).toBe(2)
    expect(fewestHandoffs({ filled: new Array(14).fill(1), longest: 7, begun: [3] })).toBe(2)
    expect(fewestHandoffs({ filled: new Array(11).fill(1), longest: 7, begun: [3] })).toBe(1)
  })

  it('counts nobody on the first day when the day before is not known', () => {
    expect(fewestHandoffs({ filled: new Array(7).fill(3), longest: 7, begun: undefined })).toBe(0)
    expect(fewestHandoffs({ filled: new Array(7).fill(3), longest: 7, begun: [] })).toBe(3)
  })

  it('begins stretches on the weekdays that need more, and again after a day without any', () => {
    const week = [3, 3, 3, 3, 3, 2, 2]
    expect(fewestHandoffs({ filled: [...week, ...week], longest: 7, begun: [] })).toBe(6)
    expect(fewestHandoffs({ filled: [1, 0, 1], longest: 7, begun: [1] })).toBe(1)
  })

  it('is what trying every roster finds', () => {
    const random = createRandom(18)
    for (let round = 0; round < 300; round++) {
      const longest = 1 + drawIndex(random, 4)
      const role: RoleDays = {
        filled: Array.from({ length: 1 + drawIndex(random, 7) }, () => drawIndex(random, 4)),
        longest,
        begun:
          drawIndex(random, 4) === 0
            ? undefined
            : Array.from({ length: drawIndex(random, 4) }, () => 1 + drawIndex(random, longest + 1)),
      }
      expect([role, fewestHandoffs(role)]).toEqual([role, fewestByTrying(role)])
    }
  })
})

/** Every way of choosing who works: people by the days in a row behind them, and as many fresh ones as a day can need. */
function fewestByTrying({ filled, longest, begun }: RoleDays): number {
  const known = new Map<string, number>()
  const from = (day: number, behind: number[]): number => {
    if (day === filled.length) return 0
    const key = `${day}:${behind.join()}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    let fewest = Number.POSITIVE_INFINITY
    for (let chosen = 0; chosen < 2 ** behind.length; chosen++) {
      const going = behind.filter((days, person) => (chosen >> person) % 2 === 1 && days < longest)
      const fresh = filled[day]! - going.length
      if (fresh < 0) continue
      const today = [...going.map((days) => days + 1), ...new Array<number>(fresh).fill(1)]
      fewest = Math.min(fewest, (day > 0 || begun ? fresh : 0) + from(day + 1, today))
    }
    known.set(key, fewest)
    return fewest
  }
  return from(0, [...(begun ?? [])])
}
