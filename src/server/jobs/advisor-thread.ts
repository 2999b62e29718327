/** A worker thread that checks, scores and explains rosters, one question after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { createAnswerer, exampleOf, type Prepared } from '../generation/advice/answer.ts'
import type { AdvisorAnswer, AdvisorQuestion, LaneSettings } from './advisor-lane.ts'
import { stepBack } from './step-back.ts'

// What a thread is given has no type; both ends are written against LaneSettings.
if ((workerData as Pick<LaneSettings, 'stepsBack'>).stepsBack) stepBack()
const answer = createAnswerer()

/** Judgements that a new thread makes for practice: the first takes ten times as long as the twentieth. */
let practice = 8

parentPort?.on('message', ({ id, problem, name, question }: AdvisorQuestion) => {
  const reply = (message: AdvisorAnswer) => parentPort?.postMessage(message)
  try {
    reply({ id, answer: answer(problem, name, question) })
    // Advisor.prepare asks with a roster.
    if (name === 'prepare') practise(problem, question as Prepared)
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})

/** One at a time: a question that comes meanwhile waits for one judgement, not for all. */
function practise(problem: string, prepared: Prepared): void {
  if (practice === 0) return
  practice -= 1
  setImmediate(() => {
    try {
      answer(problem, 'judgeEdit', exampleOf(prepared))
    } catch {
      // An edit that meets the same trouble says what it is.
      return
    }
    practise(problem, prepared)
  })
}
