/** Searches one after the other on the same two threads. */
import { afterAll, expect, it } from 'vitest'
import { smallGroup } from '../../../engine/testing/small-group.ts'
import { steadyNow } from '../steady-clock.ts'
import { createCallers } from '../threads/callers.ts'
import { createSearcher, type SearchState } from './searcher.ts'

const searcher = createSearcher(createCallers())
afterAll(searcher.close)

function search(planned: number, physicians = 4) {
  const heard: SearchState[] = []
  const problem = smallGroup({ roles: 'DN', physicians, days: 14 })
  const deadline = steadyNow() + planned
  const run = searcher.search(problem, {
    deadline,
    planned,
    seed: 1,
    onProgress: (state) => void heard.push({ ...state }),
  })
  return { ...run, heard }
}

it('hears everything before it ends, and finds the same a second time', async () => {
  // Both end as soon as nothing can be better.
  const [first, second] = [search(30_000), search(30_000)]
  const [one, other] = [await first.result, await second.result]
  expect(one.roster).toBeDefined()
  expect(first.heard.at(-1)).toEqual(one)
  expect(other.cost).toBe(one.cost)
})

it('returns what was found when it is stopped, and searches again', async () => {
  const long = search(60_000, 40)
  await expect.poll(() => long.heard.some(({ roster }) => roster), { timeout: 20_000 }).toBe(true)
  long.stop()
  expect((await long.result).roster).toBeDefined()
  expect((await search(1000).result).roster).toBeDefined()
})
