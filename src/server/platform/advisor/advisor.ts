/** Asks worker threads to check, score and explain rosters, so that the event loop never computes one. */
import type { Assignment, Problem } from '../../../engine/model.ts'
import { openPool } from '../threads/open-pool.ts'
import type { AdvisorData, work } from './advisor-thread.ts'
import type { AnswerOf, QuestionName, QuestionOf } from './questions/answer.ts'

export type Advisor = {
  ask<Name extends QuestionName>(name: Name, problem: Problem, question: QuestionOf<Name>): Promise<AnswerOf<Name>>
  /** Reads a problem and its roster ahead of the edits that are likely to follow. Does nothing where that fails. */
  prepare(problem: Problem, assignments: Assignment[]): void
  close(): Promise<void>
}

/** Somebody holds a shift in the hand and waits. What explains or searches for seconds has a thread of its own. */
const quick: ReadonlySet<QuestionName> = new Set<QuestionName>(['prepare', 'judgeEdit', 'stand', 'rankForShift'])

export function createAdvisor(): Advisor {
  const open = (idleSeconds: number, workerData: AdvisorData) =>
    openPool<typeof work>('advisor-thread', { idleSeconds, workerData })
  const threads = {
    // Whoever edits comes back.
    quick: open(600, {}),
    patient: open(120, { stepsBack: true }),
  }
  return {
    // The answer's type follows from the name of the question.
    ask: (name, problem, question) =>
      threads[quick.has(name) ? 'quick' : 'patient'].run({
        problem: JSON.stringify(problem),
        name,
        question,
      }) as Promise<never>,
    prepare: (problem, assignments) => {
      const task = { name: 'prepare', problem: JSON.stringify(problem), question: { assignments } } as const
      // An edit that needs the problem says what is wrong with it.
      threads.quick.run(task).catch(() => {})
    },
    close: async () => {
      await Promise.all([threads.quick.close(), threads.patient.close()])
    },
  }
}
