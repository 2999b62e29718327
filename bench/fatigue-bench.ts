/** `npm run bench:fatigue`: months of 45 physicians searched with and without the rule that avoids sleepy shifts. */
import { assignmentsFrom, compileProblem } from '../src/engine/compile-problem.ts'
import { findSleepyByPerson } from '../src/engine/fatigue/sleepy-shifts.ts'
import type { Problem } from '../src/engine/model.ts'
import { runPart } from '../src/engine/search/run.ts'
import type { Roster } from '../src/engine/shapes/limit.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { measureRoster } from '../src/engine/versions/measure.ts'

/** Of processor time, so that a busy machine finds the same. */
const milliseconds = 10_000

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function search(problem: Problem): Roster {
  let best: Roster | undefined
  runPart(
    compileProblem(problem).board,
    { part: 'R', seed: 1, milliseconds },
    {
      now: processorTime,
      shouldStop: () => false,
      readBest: () => Number.POSITIVE_INFINITY,
      readBound: () => Number.NEGATIVE_INFINITY,
      onNews: (news) => {
        best = news.best ?? best
      },
    },
  )
  return best!
}

function describe(problem: Problem, roster: Roster): string {
  const compiled = compileProblem(problem)
  const roles = new Map(problem.roles.map((role) => [role.id, role]))
  const shifts = [...problem.before, ...assignmentsFrom(compiled, roster)].flatMap(({ physicianId, roleId, date }) => {
    const { category, startTime, endTime } = roles.get(roleId)!
    return category === 'backup'
      ? []
      : [{ physicianId: Number(physicianId.replace(/\D/g, '')), date, startTime, endTime }]
  })
  const sleepy = [...findSleepyByPerson(shifts).values()]
    .flat()
    .filter(({ shift }) => shift.date >= problem.from).length
  const { measures } = measureRoster(compiled, roster)
  const scores = [measures.coverage, measures.fairness, measures.preferences].map((score) => score.toFixed(1)).join(' ')
  return `${sleepy} sleepy shifts; coverage, fairness, preferences ${scores}; full weeks ${measures.whole} of ${measures.stretches}`
}

export async function run(): Promise<void> {
  const months = (['7-on-7-off', '12-hour-day-night'] as const).flatMap((pattern) =>
    [3, 7].map((seed) => ({ pattern, seed })),
  )
  for (const { pattern, seed } of months) {
    const month = realisticMonth({ physicians: 45, seed, pattern })
    const withRule: Problem = {
      ...month,
      group: { ...month.group, choices: { ...month.group.choices, 'sleepy-shifts': { on: true } } },
    }
    console.log(`${pattern} ${month.from} without: ${describe(month, search(month))}`)
    console.log(`${pattern} ${month.from} with:    ${describe(month, search(withRule))}`)
  }
}
