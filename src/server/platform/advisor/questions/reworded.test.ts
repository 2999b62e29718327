/** With every sentence of every rule reworded, findings, rankings, and suggestions stay the same. */
import { afterEach, expect, it, vi } from 'vitest'
import { assignmentsFrom } from '../../../../engine/compile-problem.ts'
import { suggest } from '../../../../engine/explain/suggestions.ts'
import { findRoster } from '../../../../engine/explain/testing/found-roster.ts'
import { explainOpen, openSlots } from '../../../../engine/explain/why-open.ts'
import type { Assignment, Problem } from '../../../../engine/model.ts'
import { rules } from '../../../../engine/rules/list.ts'
import { randomProblem } from '../../../../engine/testing/random-problem.ts'
import { assessAssignments } from './assess.ts'
import { explainShift, rankForShift } from './explain-shift.ts'
import { findSwaps } from './find-swaps.ts'
import { fitShifts } from './fit-shifts.ts'
import { judgeEdit } from './judge-edit.ts'
import { weighChange } from './weigh-change.ts'

afterEach(() => vi.restoreAllMocks())

function rewordEveryRule(): void {
  for (const rule of rules) {
    vi.spyOn(rule, 'says').mockReturnValue('The same to everybody: nothing, 1 to 2.')
    const { relaxation } = rule
    if (relaxation)
      vi.spyOn(rule, 'relaxation').mockImplementation((limit, view) => {
        const looser = relaxation.call(rule, limit, view)
        return looser && { ...looser, says: 'Do something.' }
      })
  }
}

/** Without the text that people read. */
function dataOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.length : value.map(dataOf)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !['says', 'saysToThem', 'worth', 'effect'].includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, name === 'dates' ? field : dataOf(field)]))
}

/** Each shift of the second physician goes to the first, one after the other. */
function editsOf(assignments: Assignment[]): Assignment[][] {
  const [first, second] = [...new Set(assignments.map(({ physicianId }) => physicianId))]
  const isBusy = new Set(assignments.filter(({ physicianId }) => physicianId === first).map(({ date }) => date))
  return assignments.flatMap((shift, place) => {
    if (shift.physicianId !== second || isBusy.has(shift.date)) return []
    return [assignments.with(place, { ...shift, physicianId: first! })]
  })
}

function everythingAbout(problem: Problem, seed: number) {
  const { compiled, roster } = findRoster(problem, seed)
  const before = assignmentsFrom(compiled, roster)
  const physicianId = problem.physicians[0]!.id
  const dates = before.slice(0, 3).map(({ date }) => date)
  const open = openSlots(compiled, roster).slice(0, 3)
  const held = before.find((shift) => shift.physicianId === physicianId)
  return dataOf({
    assessed: assessAssignments(compiled, { assignments: before }),
    edits: editsOf(before)
      .slice(0, 4)
      .map((after) => ({
        judged: judgeEdit(compiled, { before, after }),
        weighed: weighChange(compiled, { before, after, dates, slots: [] }),
        seen: weighChange(compiled, { before, after, dates, slots: [], viewerId: physicianId }),
      })),
    open: open.map((slot) => ({
      why: explainOpen(compiled, roster, slot),
      shown: explainShift(compiled, { assignments: before, ...slot }),
      ranked: rankForShift(compiled, { assignments: before, ...slot }),
      fit: fitShifts(compiled, { assignments: before, physicianId, slots: [slot] }),
    })),
    swaps: held && findSwaps(compiled, { assignments: before, physicianId, date: held.date, from: problem.from }),
    suggestions: suggest(compiled, roster),
  })
}

it('finds, ranks and suggests the same in other words, on random problems', () => {
  let findings = 0
  for (let seed = 1; seed <= 12; seed++) {
    const problem = randomProblem(seed)
    const said = everythingAbout(problem, seed)
    rewordEveryRule()
    expect(everythingAbout(problem, seed), `seed ${seed}`).toEqual(said)
    vi.restoreAllMocks()
    findings += JSON.stringify(said).split('"ruleId"').length - 1
  }
  expect(findings).toBeGreaterThan(1000)
})
