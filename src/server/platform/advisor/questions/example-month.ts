/** A month of nobody, for a thread to practise on: the first judgement of a program takes ten times as long as the twentieth. */
import { addDays } from '../../../../engine/calendar.ts'
import { defaultPhysician } from '../../../../engine/default-physician.ts'
import { rolesInForce } from '../../../../engine/demand.ts'
import type { Assignment, Problem } from '../../../../engine/model.ts'

const size = 24

export function exampleMonth(): { problem: Problem; assignments: Assignment[] } {
  const problem: Problem = {
    from: '2026-06-01',
    days: 30,
    roles: [],
    physicians: Array.from({ length: size }, (_, person) =>
      defaultPhysician({
        id: String(person),
        name: `Example ${person}`,
        nightStance: person % 4 === 0 ? 'prefer' : 'avoid',
      }),
    ),
    group: {
      pattern: '7-on-7-off',
      coverageRequirement: 5,
      maxConsecutiveDays: 7,
      minRestHours: 12,
      choices: {},
      written: [],
    },
    holidays: [],
    before: [],
    after: [],
    locked: [],
  }
  const shifts = rolesInForce(problem).flatMap(({ id, requiredCount }) => new Array<string>(requiredCount).fill(id))
  // Week after week the other half, as in real months.
  const assignments = Array.from({ length: problem.days }, (_, day) =>
    shifts.slice(0, size / 2).map((roleId, place) => ({
      physicianId: String((Math.floor(day / 7) % 2) * (size / 2) + place),
      roleId,
      date: addDays(problem.from, day),
    })),
  ).flat()
  return { problem, assignments }
}
