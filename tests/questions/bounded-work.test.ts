/** The longest question and thread that are accepted cost a bounded number of steps, however they are made up. No clock is read. */
import { expect, it, vi } from 'vitest'
import type { ChatMessage } from '../../src/contract/assistant.ts'
import {
  longestRead,
  understandConversation,
} from '../../src/server/assistant/local/question/understand-conversation.ts'
import { sampleBook } from './sample-book.ts'

/** Comparisons of letters and looks at a place in the text: what the time goes into. */
const steps = vi.hoisted(() => ({ taken: 0 }))
vi.mock('../../src/engine/language/edit-distance.ts', async (original) => {
  const { distanceWithin } = await original<typeof import('../../src/engine/language/edit-distance.ts')>()
  return {
    distanceWithin: (one: string, other: string, limit: number) => {
      if (Math.abs(one.length - other.length) <= limit) steps.taken += one.length * other.length
      return distanceWithin(one, other, limit)
    },
  }
})
vi.mock('../../src/engine/language/recognize/people.ts', async (original) => {
  const module = await original<typeof import('../../src/engine/language/recognize/people.ts')>()
  const matchPerson: typeof module.matchPerson = (...given) => {
    steps.taken += 1
    return module.matchPerson(...given)
  }
  return { ...module, matchPerson }
})

function stepsOf(text: string, turns: number): number {
  const book = sampleBook()
  const content = text.repeat(Math.ceil(longestRead / text.length)).slice(0, longestRead)
  const history: ChatMessage[] = Array.from({ length: turns }, () => ({ role: 'user', content }))
  steps.taken = 0
  understandConversation(content, history, book)
  return steps.taken
}

const worst = [
  'nights of Grace Oyelaran and Wei Chen on December 24 and ',
  'nihgst wekends shfits whcih physcian ',
  'Dec 24, Dec 25, Dec 26, ',
  'more than 5 nights and ',
  'a b c d e f ',
  'xyzzy ',
]

/** A modern processor does a thousand times as many in a second. */
const mostSteps = 2_000_000

it.each(worst)('reads "%s" over and over in bounded steps', (text) => {
  const one = stepsOf(text, 0)
  expect(one).toBeLessThan(mostSteps / 10)
  expect(stepsOf(text, 40)).toBeLessThan(mostSteps)
  // Turns further back than a follow-up can point at are not read.
  expect(stepsOf(text, 40)).toBe(stepsOf(text, 20))
})
