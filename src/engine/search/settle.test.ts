/** Property tests: after a search nothing small is left to improve, and no soft weight keeps a shift open. */
import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { recount } from '../shapes/check.ts'
import type { Roster } from '../shapes/limit.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { settledRoster, withRandomWeights } from '../testing/settled-roster.ts'

const problems = Number(process.env.PROBLEMS ?? 60)

function withCell(roster: Roster, person: number, day: number, kind: number): Roster {
  return roster.map((row, index) => (index === person ? row.with(day, kind) : row))
}

describe('a settled roster', () => {
  it('leaves no shift open that somebody free could take, whatever the weights', () => {
    let open = 0
    for (let seed = 1; seed <= problems; seed++) {
      const { board, view } = compileProblem(withRandomWeights(randomProblem(seed), seed))
      const roster = settledRoster(board, seed)
      const found = recount(board, roster)
      for (const { day, kind } of found.open) {
        open++
        for (const person of view.physicians.keys()) {
          if (roster[person]![day] !== 0) continue
          const filled = recount(board, withCell(roster, person, day, kind))
          expect(filled.hard.length, `seed ${seed}, day ${day}, person ${person}`).toBeGreaterThan(found.hard.length)
        }
      }
    }
    expect(open).toBeGreaterThan(problems)
  })

  it('cannot be improved by one exchange of a day or a stretch', () => {
    for (let seed = 1; seed <= problems; seed++) {
      const { board } = compileProblem(withRandomWeights(randomProblem(seed), seed))
      const roster = settledRoster(board, seed)
      const { cost, hard } = recount(board, roster)
      for (const exchanged of exchangesOf(roster)) {
        const other = recount(board, exchanged)
        if (other.hard.length <= hard.length) expect(other.cost, `seed ${seed}`).toBeGreaterThan(cost - 1e-6)
      }
    }
  })
})

/** Every day that two people could exchange, and every stretch that one could give to the other. */
function* exchangesOf(roster: Roster): Generator<Roster> {
  for (const [one, row] of roster.entries())
    for (const [other, others] of roster.entries()) {
      if (one === other) continue
      for (const { from, to } of [...row.map((_, day) => ({ from: day, to: day })), ...stretchesOf(row)]) {
        if (row.slice(from, to + 1).every((kind, index) => kind === others[from + index])) continue
        const mine = row.map((kind, day) => (day >= from && day <= to ? others[day]! : kind))
        const theirs = others.map((kind, day) => (day >= from && day <= to ? row[day]! : kind))
        yield roster.map((kept, person) => (person === one ? mine : person === other ? theirs : kept))
      }
    }
}

function stretchesOf(row: Roster[number]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const [day, kind] of row.entries()) {
    const last = stretches.at(-1)
    if (kind === 0) continue
    if (last?.to === day - 1) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
