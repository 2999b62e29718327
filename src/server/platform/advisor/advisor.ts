/** Asks worker threads to check, score and explain rosters, so that the event loop never computes one. */
import type { Assignment, Problem } from '../../../engine/model.ts'
import { type Callers, createCallers } from '../threads/callers.ts'
import { type Lane, openLane } from './advisor-lane.ts'
import type { AnswerOf, QuestionName, QuestionOf } from './questions/answer.ts'

export type Advisor = {
  ask<Name extends QuestionName>(name: Name, problem: Problem, question: QuestionOf<Name>): Promise<AnswerOf<Name>>
  /** Reads a problem and its roster ahead of the edits that are likely to follow. Does nothing where that fails. */
  prepare(problem: Problem, assignments: Assignment[]): void
  /** Somebody is here who may edit soon. */
  wake(): void
  close(): Promise<void>
}

/** Somebody holds a shift in the hand and waits. What explains or searches for seconds has a thread of its own. */
const quick: ReadonlySet<QuestionName> = new Set<QuestionName>(['prepare', 'judgeEdit', 'scoreOnly', 'rankForShift'])

/** `callers`: what takes seconds makes room for them. */
export function createAdvisor(callers: Callers = createCallers()): Advisor {
  const lanes: Record<'quick' | 'patient', Lane> = {
    // Whoever edits comes back.
    quick: openLane({ idleSeconds: 600 }),
    patient: openLane({ idleSeconds: 120, stepsBackFor: callers.memory }),
  }
  return {
    // The answer's type follows from the name of the question.
    ask: (name, problem, question) =>
      lanes[quick.has(name) ? 'quick' : 'patient'].ask(name, JSON.stringify(problem), question) as Promise<never>,
    prepare: (problem, assignments) => {
      // An edit that needs the problem says what is wrong with it.
      lanes.quick.ask('prepare', JSON.stringify(problem), { assignments }).catch(() => {})
    },
    wake: () => lanes.quick.wake(),
    close: async () => {
      await Promise.all([lanes.quick.close(), lanes.patient.close()])
    },
  }
}
