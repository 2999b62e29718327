/** A worker thread that checks, scores and explains rosters, one question after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { createAnswerer } from '../generation/advice/answer.ts'
import { exampleMonth } from '../generation/advice/example-month.ts'
import type { AdvisorAnswer, AdvisorQuestion, ThreadSettings } from './advisor-lane.ts'
import { createRoomMaker } from './callers.ts'
import { stepBack } from './step-back.ts'

// What a thread is given has no type; both ends are written against ThreadSettings.
const { stepsBackFor, practises } = workerData as ThreadSettings
if (stepsBackFor) stepBack()
const makeRoom = stepsBackFor ? createRoomMaker(stepsBackFor) : () => {}
const answer = createAnswerer()

parentPort?.on('message', ({ id, problem, name, question }: AdvisorQuestion) => {
  const reply = (message: AdvisorAnswer) => parentPort?.postMessage(message)
  try {
    makeRoom()
    reply({ id, answer: answer(problem, name, question) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
if (practises) practise(12)

/** One round at a time: a question that comes meanwhile waits for one, not for all. */
function practise(rounds: number): void {
  const { problem, assignments } = exampleMonth()
  // A problem of its own each time, so that it is compiled each time.
  const text = JSON.stringify({ ...problem, holidays: [{ date: problem.from, name: `Round ${rounds}` }] })
  createAnswerer()(text, 'judgeEdit', { before: assignments, after: assignments.slice(rounds) })
  if (rounds > 1) setImmediate(() => practise(rounds - 1))
}
