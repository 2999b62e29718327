/** Repair after one absence: how long it takes to find the fewest changes, for every physician of a month in turn. */
import { compileProblem } from '../src/engine/compile-problem.ts'
import { planRepair } from '../src/engine/repair.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { runDuet } from './duet.ts'

export type RepairFigures = { cases: number; median: number; longest: number; solved: number }

export async function measureRepairs(workerFile: URL, seconds: number): Promise<RepairFigures> {
  const problem = realisticMonth({ physicians: 45, seed: 1 })
  const { board, view } = compileProblem(problem)
  const { roster } = await runDuet(workerFile, board, { seed: 1, seconds, moments: [seconds] })
  if (!roster) throw new Error(`No roster was found in ${seconds} s.`)
  const times: number[] = []
  let solved = 0
  for (const [person, physician] of problem.physicians.entries()) {
    const day = roster[person]!.findIndex((kind, index) => kind !== 0 && index >= 10)
    if (day < 0) continue
    const begin = performance.now()
    const { plans } = planRepair(problem, roster, { physicianId: physician.id, dates: [view.days[day]!.date] })
    times.push(performance.now() - begin)
    if (plans.length > 0) solved++
  }
  times.sort((one, other) => one - other)
  const figures = { cases: times.length, median: times[times.length >> 1]!, longest: times.at(-1)!, solved }
  console.log(
    `\nRepair of one absence, 45 physicians: ${figures.cases} cases, ${solved} with a plan, ` +
      `median ${figures.median.toFixed(0)} ms, longest ${figures.longest.toFixed(0)} ms`,
  )
  return figures
}
