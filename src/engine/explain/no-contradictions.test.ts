/** Property tests over random groups and weights: findings, scores, reasons, and candidates agree about a new month. */
import { expect, test } from 'vitest'
import { checkRoster } from '../check-roster.ts'
import { compileProblem } from '../compile-problem.ts'
import { scoreRoster } from '../score/score.ts'
import { recount } from '../shapes/check.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { settledRoster, withRandomWeights } from '../testing/settled-roster.ts'
import { rankCandidates } from './candidates.ts'
import { applyChanges } from './judge-change.ts'
import { findSlot, slotOf } from './slot.ts'
import { explainOpen, openSlots } from './why-open.ts'

const problems = Number(process.env.PROBLEMS ?? 25)

function* settled() {
  for (let seed = 1; seed <= problems; seed++) {
    const compiled = compileProblem(withRandomWeights(randomProblem(seed), seed))
    yield { seed, compiled, roster: settledRoster(compiled.board, seed) }
  }
}

test('findings, costs and the coverage score are of the same month', () => {
  for (const { seed, compiled, roster } of settled()) {
    const { cost, hard, open } = recount(compiled.board, roster)
    const checked = checkRoster(compiled, roster)
    const byRule = Object.values(checked.costByRule).reduce((sum, points) => sum + points, 0)
    expect([checked.cost, byRule], `seed ${seed}`).toEqual([expect.closeTo(cost, 4), expect.closeTo(cost, 4)])
    expect(checked.findings.filter((finding) => finding.hard).length).toBe(hard.length)
    const { coverage } = scoreRoster(compiled.view, roster)
    const missing = (slots: { missing: number }[]) => slots.reduce((sum, slot) => sum + slot.missing, 0)
    expect([missing(coverage.open), coverage.required - coverage.filled]).toEqual([missing(open), missing(open)])
    expect(missing(openSlots(compiled, roster))).toBe(missing(open))
    expect(coverage.score === 100).toBe(open.length === 0)
  }
})

test('why a shift is open and who could take it agree, and nobody free could', () => {
  for (const { seed, compiled, roster } of settled())
    for (const slot of openSlots(compiled, roster).slice(0, 3)) {
      const { physicians } = explainOpen(compiled, roster, slot)
      const candidates = rankCandidates(compiled, roster, slot, { scored: 0 })
      const allowed = candidates.filter(({ isAllowed }) => isAllowed).map(({ physicianId }) => physicianId)
      const free = physicians.filter(({ rules }) => rules.length === 0).map(({ physicianId }) => physicianId)
      expect(allowed.sort(), `seed ${seed}`).toEqual(free.sort())
      const { day } = findSlot(compiled, slot)
      // Taking someone off backup leaves the backup shift open.
      const isOff = (id: string) => roster[compiled.personOfPhysician.get(id)!]![day] === 0
      expect(allowed.filter(isOff), `seed ${seed}, ${slot.roleId} on ${slot.date}`).toEqual([])
    }
})

test('nobody who is off would be better, and what a candidate costs is what the month would cost more', () => {
  for (const { seed, compiled, roster } of settled()) {
    const { cost } = recount(compiled.board, roster)
    for (const [person, row] of roster.entries()) {
      const day = row.findIndex((kind, index) => kind !== 0 && compiled.board.locked[person]?.[index] === undefined)
      if (day < 0) continue
      const instead = compiled.view.physicians[person]!.id
      const slot = slotOf(compiled, { day, kind: row[day]! })
      for (const candidate of rankCandidates(compiled, roster, slot, { instead, scored: 0 })) {
        const other = compiled.personOfPhysician.get(candidate.physicianId)!
        const changed = applyChanges(roster, [
          { person, day, kind: 0 },
          { person: other, day, kind: row[day]! },
        ])
        const after = recount(compiled.board, changed)
        expect(after.cost - cost, `seed ${seed}`).toBeCloseTo(candidate.cost, 4)
        if (candidate.isAllowed && !candidate.leaves) expect(candidate.cost, `seed ${seed}`).toBeGreaterThan(-1e-6)
      }
    }
  }
})
