import { expect, it } from 'vitest'
import { steadyNow } from '../steady-clock.ts'
import { createCallers, createRoomMaker, parseCores } from './callers.ts'

function watch(cores: number[]) {
  const callers = createCallers()
  const moves: number[][] = []
  let later = 0
  const now = () => steadyNow() + later
  const readUse = () => ({ others: 0, all: 0 })
  const makeRoom = createRoomMaker(callers.memory, { cores, now, readUse, moveTo: (to) => moves.push(to) })
  const after = (milliseconds: number) => {
    later += milliseconds
    makeRoom()
    return moves
  }
  return { note: callers.note, after }
}

it('moves a search aside while people call, and back when they are gone', () => {
  const { note, after } = watch([0, 1])
  expect(after(200)).toEqual([])
  note()
  expect(after(200)).toEqual([[1]])
  expect(after(200)).toEqual([[1]])
  expect(after(5000)).toEqual([[1], [0, 1]])
})

it('stays where there is room, or nowhere to go', () => {
  for (const cores of [[], [3], [0, 1, 2, 3]]) {
    const { note, after } = watch(cores)
    note()
    expect(after(200)).toEqual([])
  }
})

it('becomes idle work when others leave time over, and not on a machine that is full', () => {
  let [others, later, times] = [0, 0, 0]
  const makeRoom = createRoomMaker(createCallers().memory, {
    cores: [0, 1, 2, 3],
    now: () => later,
    readUse: () => ({ others, all: later }),
    giveWay: () => times++,
  })
  const pass = (milliseconds: number, share: number) => {
    later += milliseconds
    others += milliseconds * share
    makeRoom()
    return times
  }
  expect([pass(300, 1), pass(300, 0.95), pass(300, 0.4), pass(300, 0.4)]).toEqual([0, 0, 1, 1])
})

it('reads lists of cores', () => {
  expect(['0-1', '2', '0-2,5', ''].map(parseCores)).toEqual([[0, 1], [2], [0, 1, 2, 5], []])
})
