/** Has worker threads check, score, and explain rosters, so the event loop never computes one. */
import type { Assignment, Problem } from '../../../engine/model.ts'
import { pause } from '../pause.ts'
import { openPool } from '../threads/open-pool.ts'
import type { AdvisorData, work } from './advisor-thread.ts'
import { writeProblem } from './problem-text.ts'
import type {
  AnswerOf,
  QuestionName,
  QuestionOf,
  YearAnswerOf,
  YearQuestionName,
  YearQuestionOf,
} from './questions/answer.ts'

export type Advisor = {
  ask<Name extends QuestionName>(name: Name, problem: Problem, question: QuestionOf<Name>): Promise<AnswerOf<Name>>
  askOfYear<Name extends YearQuestionName>(name: Name, question: YearQuestionOf<Name>): Promise<YearAnswerOf<Name>>
  /** Reads a problem and its roster ahead of likely edits. Does nothing on failure. */
  prepare(problem: Problem, assignments: Assignment[]): void
  close(): Promise<void>
}

/** Someone is dragging a shift and waiting. Questions that take seconds have their own thread. */
const quick: ReadonlySet<string> = new Set<QuestionName | YearQuestionName>([
  ...(['prepare', 'judgeEdit', 'stand', 'rankForShift', 'dealHolidays'] as const),
])

export function createAdvisor(): Advisor {
  const open = (idleSeconds: number, workerData: AdvisorData) =>
    openPool<typeof work>('advisor-thread', { idleSeconds, workerData })
  const threads = {
    // People who edit come back.
    quick: open(600, {}),
    patient: open(120, { stepsBack: true }),
  }
  const threadFor = (name: string) => threads[quick.has(name) ? 'quick' : 'patient']
  return {
    // The answer's type follows from the question's name.
    ask: async (name, problem, question) => {
      const task = { problem: writeProblem(problem), name, question }
      await pause()
      return (await threadFor(name).run(task)) as never
    },
    askOfYear: (name, question) => threadFor(name).run({ ofYear: name, question }) as Promise<never>,
    prepare: (problem, assignments) => {
      const task = { name: 'prepare', problem: writeProblem(problem), question: { assignments } } as const
      // An edit that needs the problem reports what is wrong with it.
      threads.quick.run(task).catch(() => {})
    },
    close: async () => {
      await Promise.all([threads.quick.close(), threads.patient.close()])
    },
  }
}
