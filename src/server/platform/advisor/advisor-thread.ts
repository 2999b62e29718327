/** A worker thread that checks, scores and explains rosters, one question after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { createRoomMaker } from '../threads/callers.ts'
import { stepBack } from '../threads/step-back.ts'
import type { AdvisorAnswer, AdvisorQuestion, ThreadSettings } from './advisor-lane.ts'
import { createAnswerer, type Prepared } from './questions/answer.ts'
import { exampleMonth } from './questions/example-month.ts'

// What a thread is given has no type; both ends are written against ThreadSettings.
const { stepsBackFor, practises } = workerData as ThreadSettings
if (stepsBackFor) stepBack()
const makeRoom = stepsBackFor ? createRoomMaker(stepsBackFor) : () => {}
const answer = createAnswerer()

/** Rounds on a month of nobody, and then on the first real one: each group uses other rules, which are new to the program. */
const rounds = { example: 12, real: 10 }
let isSkilled = !practises

parentPort?.on('message', ({ id, problem, name, question }: AdvisorQuestion) => {
  const reply = (message: AdvisorAnswer) => parentPort?.postMessage(message)
  try {
    makeRoom()
    reply({ id, answer: answer(problem, name, question) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
    return
  }
  if (isSkilled || name !== 'prepare') return
  isSkilled = true
  // Advisor.prepare asks with a roster.
  practise(problem, question as Prepared, rounds.real)
})

if (practises) {
  const { problem, assignments } = exampleMonth()
  practise(JSON.stringify(problem), { assignments }, rounds.example)
}

/** One round at a time: a question that comes meanwhile waits for one, not for all. */
function practise(problem: string, { assignments }: Prepared, left: number): void {
  setImmediate(() => {
    try {
      // One of its own, which compiles the problem anew.
      createAnswerer()(problem, 'judgeEdit', { before: assignments, after: assignments.slice(left) })
    } catch {
      // It would end the thread, with the questions that wait. An edit that meets the same trouble says what it is.
      return
    }
    if (left > 1) practise(problem, { assignments }, left - 1)
  })
}
