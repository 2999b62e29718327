import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { createCallers, createRoomMaker } from './callers.ts'

function watch() {
  const callers = createCallers()
  let time = 0
  let pauses = 0
  const pause = (_: Int32Array, __: number, milliseconds: number) => {
    pauses += 1
    time += milliseconds
  }
  const makeRoom = createRoomMaker(callers.memory, { now: () => time, pause })
  const workFor = (milliseconds: number) => {
    const before = { time, pauses }
    for (let done = 0; done < milliseconds; done++) {
      time += 1
      makeRoom()
    }
    return { pauses: pauses - before.pauses, took: time - before.time }
  }
  return { begin: callers.begin, workFor }
}

it('pauses while a call waits, and works on when the last one is answered', () => {
  const { begin, workFor } = watch()
  expect(workFor(50)).toEqual({ pauses: 0, took: 50 })
  const [first, second] = [begin(), begin()]
  expect(workFor(1).pauses).toBe(1)
  first()
  first()
  expect(workFor(5).pauses).toBe(1)
  second()
  expect(workFor(50).pauses).toBe(0)
})

it('works a fifth of the time however many wait', () => {
  const { begin, workFor } = watch()
  for (let people = 0; people < 60; people++) begin()
  expect(workFor(500)).toEqual({ pauses: 100, took: 2500 })
})

it('forgets a call that waits for the search itself', () => {
  vi.useFakeTimers()
  try {
    const { begin, workFor } = watch()
    const end = begin()
    vi.advanceTimersByTime(1000)
    expect(workFor(50).pauses).toBe(0)
    end()
    const count = begin()
    expect(workFor(1).pauses).toBe(1)
    count()
  } finally {
    vi.useRealTimers()
  }
})

it('wakes a thread as soon as nobody waits', async () => {
  const { begin, memory } = createCallers()
  const end = begin()
  // A thread that would wait for a minute.
  const program = `const { parentPort, workerData } = require('node:worker_threads')
    parentPort.postMessage('ready')
    parentPort.postMessage(Atomics.wait(new Int32Array(workerData), 0, 1, 60_000))`
  const thread = new Worker(program, { eval: true, workerData: memory })
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    thread.on('message', (word: string) => {
      heard.push(word)
      if (word === 'ready') end()
      else resolve()
    })
  })
  await thread.terminate()
  expect(heard[1]).not.toBe('timed-out')
})
