/** A worker thread that checks, scores, and explains rosters, one question at a time. */
import { workerData } from 'node:worker_threads'
import { stepBack } from '../threads/step-back.ts'
import { answerOfYear, createAnswerer, type QuestionName, type YearQuestionName } from './questions/answer.ts'

export type AdvisorTask =
  | { problem: string; name: QuestionName; question: unknown }
  | { ofYear: YearQuestionName; question: unknown }
/** `stepsBack`: it answers what takes seconds anyway, and lets calls and edits go first. */
export type AdvisorData = { stepsBack?: boolean }

// What a thread is given has no type; both ends are written against AdvisorData.
const { stepsBack } = workerData as AdvisorData
if (stepsBack) stepBack()
const answer = createAnswerer()

export function work(task: AdvisorTask): unknown {
  return 'ofYear' in task ? answerOfYear(task.ofYear, task.question) : answer(task.problem, task.name, task.question)
}
