/** Every input counts: changing one changes the finished schedule in the expected direction. */
import { describe, expect, it } from 'vitest'
import { efforts, type Finished, finish, type Sweeps } from './testing/finished-schedule.ts'
import type { Case } from './testing/input-case.ts'
import { cases } from './testing/input-cases.ts'
import { plainMonth, type Step } from './testing/month-in-memory.ts'

/** What a case counts before and after its change, over more schedules until the two differ. */
type Counted = { was: number[]; is: number[] }

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function isToldApart({ was, is }: Counted, to: Case[3]): boolean {
  if (to === 'less') return sum(is) < sum(was)
  if (to === 'more') return sum(is) > sum(was)
  return is.every((count) => count === to) && was.some((count) => count !== to)
}

describe('changes the finished schedule', () => {
  const asItIs: Step = (month) => month
  /** Several cases start from the same month. */
  const finished = new Map<Step, Map<string, Promise<Finished>>>()
  const finishBefore = (prepare: Step, seed: number, sweeps: Sweeps) => {
    const key = `${seed} ${sweeps}`
    const known = finished.get(prepare) ?? new Map<string, Promise<Finished>>()
    finished.set(prepare, known)
    if (!known.has(key)) known.set(key, finish(prepare(plainMonth()), seed, sweeps))
    return known.get(key)!
  }
  it.each(cases)('%s', async (_, change, measure, to, prepare = asItIs) => {
    let counted: Counted
    for (const { sweeps, seeds } of efforts) {
      counted = { was: [], is: [] }
      for (const seed of seeds) {
        counted.was.push(measure(await finishBefore(prepare, seed, sweeps)))
        counted.is.push(measure(await finish(change(prepare(plainMonth())), seed, sweeps)))
        if (isToldApart(counted, to)) return
      }
    }
    expect.fail(`${counted!.was} became ${counted!.is}, and not ${to}.`)
  })
})

it('makes the same schedule from the same input', async () => {
  expect(await finish(plainMonth(), 1, 40)).toEqual(await finish(plainMonth(), 1, 40))
})
