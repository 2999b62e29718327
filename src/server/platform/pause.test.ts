/** All that works in pieces shares the time of a turn of the event loop. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pause } from './pause.ts'
import { steadyNow } from './steady-clock.ts'

function workFor(milliseconds: number): void {
  const until = steadyNow() + milliseconds
  while (steadyNow() < until);
}

it('lets others go after the time of one piece of work, however many work at once', async () => {
  const turns: number[] = []
  let turn = 0
  let isOver = false
  const countTurns = () => {
    turn++
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const workInPieces = async () => {
    await nextTurn()
    for (let piece = 0; piece < 6; piece++) {
      await pause()
      turns.push(turn)
      workFor(4)
    }
  }
  await Promise.all(Array.from({ length: 5 }, workInPieces))
  isOver = true
  expect(turns).toHaveLength(30)
  // None starts after ten milliseconds: pieces of four are at most three in a turn.
  for (const one of new Set(turns)) expect(turns.filter((other) => other === one).length).toBeLessThanOrEqual(3)
})
