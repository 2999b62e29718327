import { expect, it } from 'vitest'
import { createRandom, drawIndex } from '../random.ts'
import type { Kind } from '../shapes/limit.ts'
import { type Bounds, unavoidablyMisplaced } from './unavoidable.ts'

const off = 0

/** Every way to give the shifts of a day to eligible people, one each. */
function waysOf(row: Kind[], mayHave: (person: number, kind: Kind) => boolean): Kind[][] {
  const place = (shifts: Kind[], given: Kind[]): Kind[][] => {
    const [kind, ...rest] = shifts
    if (kind === undefined) return [given]
    return given.flatMap((has, person) =>
      has === off && mayHave(person, kind) ? place(rest, given.with(person, kind)) : [],
    )
  }
  return place(
    row.filter((kind) => kind !== off),
    row.map(() => off),
  )
}

it('counts what no other distribution of the same shifts avoids, on all of them for small rosters', () => {
  const random = createRandom(5)
  const seen = new Set<number>()
  for (let trial = 0; trial < 300; trial++) {
    const [people, days, kinds] = [2 + drawIndex(random, 3), 1 + drawIndex(random, 3), 1 + drawIndex(random, 2)]
    const each = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
    const roster = each(people, () => each(days, () => drawIndex(random, kinds + 1)))
    const allowed = each(people, () => each(days, () => each(kinds + 1, () => drawIndex(random, 3) > 0)))
    const bounds = roster.map((_, person): Bounds => {
      const low = drawIndex(random, 3)
      return { person, low, high: low + drawIndex(random, 2) }
    })
    let ways = [bounds.map(() => 0)]
    for (let day = 0; day < days; day++) {
      const row = roster.map((own) => own[day]!)
      const given = waysOf(row, (person, kind) => allowed[person]![day]![kind]! || row[person] === kind)
      ways = ways.flatMap((counts) =>
        given.map((kinds) => counts.map((count, who) => count + Number(kinds[who]! > off))),
      )
    }
    const fewest = (misplaced: (count: number, bounds: Bounds) => number) =>
      Math.min(
        ...ways.map((counts) => counts.reduce((sum, n, who) => sum + Math.max(0, misplaced(n, bounds[who]!)), 0)),
      )
    const expected = fewest((count, { high }) => count - high) + fewest((count, { low }) => low - count)
    const cells = {
      days: each(days, () => 0).map((_, day) => day),
      kinds: each(kinds, () => 0).map((_, kind) => kind + 1),
    }
    expect(unavoidablyMisplaced({ allowed }, roster, cells, bounds), `trial ${trial}`).toBe(expected)
    seen.add(expected)
  }
  expect(seen.size).toBeGreaterThan(3)
})
