/** Makes a repair plan cheaper without making it longer: gives its shifts to people they suit better. */
import { type Change, type Judge, judgeChanges } from '../explain/judge-change.ts'
import type { Roster } from '../shapes/limit.ts'

const passes = 2

export function findCheaperPlan(judge: Judge, roster: Roster, changes: Change[]): Change[] {
  // The search has already compared single changes.
  if (changes.length < 2) return changes
  let best = { changes, cost: judgeChanges(judge, roster, changes).cost }
  for (let pass = 0; pass < passes; pass++)
    for (const [index, { person, day, kind }] of changes.entries()) {
      if (roster[person]![day] !== 0 || kind === 0) continue
      for (const [other, row] of roster.entries()) {
        if (row[day] !== 0 || best.changes.some((change) => change.person === other && change.day === day)) continue
        const trial = best.changes.with(index, { person: other, day, kind })
        const { broken, cost } = judgeChanges(judge, roster, trial)
        if (broken.length === 0 && cost < best.cost - 1e-9) best = { changes: trial, cost }
      }
    }
  return best.changes
}
