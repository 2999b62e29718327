/** A worker thread that checks, scores and explains rosters, one question after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { createAnswerer } from '../generation/advice/answer.ts'
import type { AdvisorAnswer, AdvisorQuestion, LaneSettings } from './advisor-lane.ts'
import { stepBack } from './step-back.ts'

// What a thread is given has no type; both ends are written against LaneSettings.
if ((workerData as Pick<LaneSettings, 'stepsBack'>).stepsBack) stepBack()
const answer = createAnswerer()

parentPort?.on('message', ({ id, problem, name, question }: AdvisorQuestion) => {
  const reply = (message: AdvisorAnswer) => parentPort?.postMessage(message)
  try {
    reply({ id, answer: answer(problem, name, question) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
