/** A worker thread that checks, scores, and explains rosters, one question at a time. */
import { workerData } from 'node:worker_threads'
import { createRoomMaker } from '../threads/callers.ts'
import { stepBack } from '../threads/step-back.ts'
import { createAnswerer, type QuestionName } from './questions/answer.ts'

export type AdvisorTask = { problem: string; name: QuestionName; question: unknown }
/** `stepsBackFor`: it handles slow questions and lets calls and edits go first; this is the callers' memory. */
export type AdvisorData = { stepsBackFor?: SharedArrayBuffer }

// Thread data is untyped; both ends are written against AdvisorData.
const { stepsBackFor } = workerData as AdvisorData
if (stepsBackFor) stepBack()
const makeRoom = stepsBackFor ? createRoomMaker(stepsBackFor) : () => {}
const answer = createAnswerer()

export function work({ problem, name, question }: AdvisorTask): unknown {
  makeRoom()
  return answer(problem, name, question)
}
