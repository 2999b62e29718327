/** The steps that alternatives are searched in: one thread each, from the best total and from now, and more of them where it takes more. */
import { expect, it } from 'vitest'
import { realisticMonth } from '../../engine/testing/realistic-month.ts'
import { sensesOf } from '../../engine/versions/lean.ts'
import type { Searcher, SearchRun } from '../platform/search/searcher.ts'
import { searchVersions } from './search-versions.ts'

const supposed = realisticMonth({ physicians: 6, seed: 1 })
const senses = sensesOf(supposed)

/** Finds the same roster each time, and keeps what it was asked. */
async function searchWith(isEnough: boolean, isLegal = true) {
  const runs: SearchRun[] = []
  const state = { roster: [[0]], cost: 1, isLegal, openShifts: 0, bound: 0, scores: undefined }
  const searcher: Pick<Searcher, 'search'> = {
    search: (_, run) => {
      runs.push(run)
      run.onProgress(state)
      return { result: Promise.resolve(state), stop: () => {} }
    },
  }
  const watch = {
    ...{ isCanceled: () => false, throwIfAborted: () => {}, expect: () => {}, stop: () => {} },
    whileRunning: async <Result>(_: () => void, result: Promise<Result>) => result,
  }
  const work = { supposed, senses, seed: 1, first: 10, step: 5, start: [], isEnough: async () => isEnough }
  const found = await searchVersions({ ...searcher, close: async () => {} }, watch, work)
  return { runs, found }
}

it('leans to each sense from both starts, one thread a step', async () => {
  const { runs, found } = await searchWith(true)
  const [first, ...steps] = runs
  expect(first!.thread).toBeUndefined()
  expect(senses).toHaveLength(6)
  expect(steps).toHaveLength(12)
  expect(steps.filter(({ startRoster }) => startRoster)).toHaveLength(6)
  expect(new Set(steps.map(({ thread }) => thread))).toEqual(new Set(['R', 'D']))
  expect(found).toHaveLength(13)
})

it('goes on from other starts where too few versions are found', async () => {
  const { runs } = await searchWith(false)
  expect(runs).toHaveLength(1 + 24)
})

it('keeps what it finds also where a fixed shift breaks a rule, so that none can be legal', async () => {
  const { found } = await searchWith(true, false)
  expect(found).toHaveLength(13)
})
