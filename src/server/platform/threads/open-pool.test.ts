/** Tasks get their answer or an error, whatever happens to their thread. */
import { afterEach, expect, it } from 'vitest'
import { smallGroup } from '../../../engine/testing/small-group.ts'
import type { AdvisorTask, work } from '../advisor/advisor-thread.ts'
import { writeProblem } from '../advisor/problem-text.ts'
import { openPool, type Pool, type PoolOptions } from './open-pool.ts'

let pool: Pool<typeof work> | undefined
afterEach(() => pool?.close())

function open(options?: PoolOptions): Pool<typeof work> {
  pool = openPool('advisor-thread', { workerData: {}, ...options })
  return pool
}

const question: AdvisorTask = {
  name: 'prepare',
  problem: writeProblem(smallGroup({ roles: 'D', physicians: 2, days: 3 })),
  question: { assignments: [] },
}
const broken: AdvisorTask = { ...question, problem: '{' }

it('does the tasks behind one that fails', async () => {
  const { run } = open()
  const answers = await Promise.allSettled([run(broken), run(question)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

it('does the tasks behind one that was aborted', async () => {
  const { run } = open({ idleSeconds: 60 })
  await run(question)
  const controller = new AbortController()
  const runs = [run(question, controller.signal), run(question), run(question)]
  controller.abort()
  const answers = await Promise.allSettled(runs)
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

it('fails all tasks of a thread that cannot start', async () => {
  const { run } = open({ heap: 2 })
  const answers = await Promise.allSettled([run(question), run(question), run(question)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

it.each([0, 60])('starts anew after it has ended, %i idle seconds given', async (idleSeconds) => {
  const { run, close } = open({ idleSeconds })
  await run(question)
  await close()
  await run(question)
})
