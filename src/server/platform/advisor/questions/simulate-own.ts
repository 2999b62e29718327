/** What a month would have been for one person: their own counts and shares before and after, found by a short search. */
import {
  type SimulatedClass,
  type SimulatedFigures,
  simulatedClasses,
  simulationSeconds,
} from '../../../../contract/simulator.ts'
import { type Compiled, compileProblem, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment, Problem } from '../../../../engine/model.ts'
import type { Scores } from '../../../../engine/score/score.ts'
import { round } from '../../../../engine/text/round.ts'
import { supposeThat } from '../../../../engine/what-if.ts'
import { steadyNow } from '../../steady-clock.ts'

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
  const personThen = compileProblem(supposed).personOfPhysician.get(physicianId)!
  return {
    before: figuresOf(found.before.scores, compiled.personOfPhysician.get(physicianId)!),
    after: figuresOf(found.after.scores, personThen),
    free: dates.filter((date) => !works.has(date)).length,
    uncovered: Math.max(0, found.difference.open),
  }
}

/** A class without shifts isn't scored: nobody has one. */
function figuresOf({ fairness }: Scores, person: number): SimulatedFigures {
  const of = (name: SimulatedClass) => {
    const own = fairness.classes.find(({ fairClass }) => fairClass === name)?.people[person]
    return { has: own?.has ?? 0, share: own?.share === undefined ? null : round(own.share, 1) }
  }
  return Object.fromEntries(simulatedClasses.map((name) => [name, of(name)])) as SimulatedFigures
}
