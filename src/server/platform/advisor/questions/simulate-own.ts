/** What a month would have been for one person: their own counts and shares before and after, found by a short search. */
import {
  type SimulatedClass,
  type SimulatedFigures,
  simulatedClasses,
  simulationSeconds,
} from '../../../../contract/simulator.ts'
import { type Compiled, compileProblem, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment, Problem } from '../../../../engine/model.ts'
import { round } from '../../../../engine/text/round.ts'
import { supposeThat } from '../../../../engine/what-if.ts'
import { steadyNow } from '../../steady-clock.ts'
import { burdensOf } from './score-month.ts'

export type SimulateRequest = {
  assignments: Assignment[]
  supposed: Problem
  physicianId: string
  dates: string[]
  /** One number that others write and the thread reads: above 0, no one is waiting for the answer. */
  stop?: SharedArrayBuffer
}

export type Simulated = {
  before: SimulatedFigures
  after: SimulatedFigures
  /** Of the dates, those without a shift. */
  free: number
  uncovered: number
}

/** Points for a shift that differs: low, since the question is what would be redistributed. */
const changePrice = 2

export function simulateOwn(
  compiled: Compiled,
  { assignments, supposed, physicianId, dates, stop }: SimulateRequest,
): Simulated {
  const until = steadyNow() + simulationSeconds * 1000
  const isStopped = stop && new Int32Array(stop)
  const found = supposeThat(
    compiled.view.problem,
    rosterFrom(compiled, assignments),
    { suppose: 'loosened', problem: supposed },
    { changePrice, goOn: () => steadyNow() < until && !(isStopped && Atomics.load(isStopped, 0) > 0) },
  )
  const works = new Set(found.assignments.filter((one) => one.physicianId === physicianId).map(({ date }) => date))
  return {
    before: figuresOf(compiled, assignments, physicianId),
    after: figuresOf(compileProblem(supposed), found.assignments, physicianId),
    free: dates.filter((date) => !works.has(date)).length,
    uncovered: Math.max(0, found.difference.open),
  }
}

/** Shares of this month alone, like those that My Stats shows above it. */
function figuresOf(compiled: Compiled, assignments: Assignment[], physicianId: string): SimulatedFigures {
  const own = burdensOf(compiled, rosterFrom(compiled, assignments))[compiled.personOfPhysician.get(physicianId)!]!
  const of = (name: SimulatedClass) => {
    const { has, share } = own[name]
    return { has, share: share === null ? null : round(share, 1) }
  }
  return Object.fromEntries(simulatedClasses.map((name) => [name, of(name)])) as SimulatedFigures
}
