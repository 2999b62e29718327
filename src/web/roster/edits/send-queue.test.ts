import { afterEach, expect, test, vi } from 'vitest'
import type { Shift } from '../../../contract/schedules.ts'
import { sampleSchedule, sampleShift } from '../../testing/samples.ts'
import { createSendQueue } from './send-queue.ts'

afterEach(() => void vi.unstubAllGlobals())

const shift = sampleShift('2026-12-08', { version: 3 })
const seen = new Map([[shift.id, shift]])

/** A server that answers with these shifts, one call after the other, and keeps what it was sent. */
function serve(...answers: (Shift[] | 409)[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { edits, ...turned } = JSON.parse(body)
    sent.push(edits ?? turned)
    const answer = answers[sent.length - 1]!
    return answer === 409
      ? Response.json({ code: 'stale', message: 'Changed by someone else.' }, { status: 409 })
      : Response.json({ schedule: sampleSchedule(), shifts: answer, removed: [], findings: [], stepId: 40 })
  })
  return sent
}
const give = (physicianId: number | null) => ({ do: 'change', shiftId: shift.id, physicianId }) as const

test('an edit made before the answer of another one carries the version that the answer brings', async () => {
  const sent = serve([{ ...shift, version: 4 }], [{ ...shift, version: 5 }])
  const queue = createSendQueue(3)
  const both = [queue.send({ edits: [give(null)], reason: undefined, seen })]
  both.push(queue.send({ edits: [give(7)], reason: undefined, seen }))
  await Promise.all(both)
  expect(sent).toEqual([[{ ...give(null), version: 3 }], [{ ...give(7), version: 4 }]])
})

test("a colleague's change between is not overwritten: the version stays the one that was seen", async () => {
  const sent = serve([{ ...shift, version: 4 }], 409)
  const queue = createSendQueue(3)
  await queue.send({ edits: [give(null)], reason: undefined, seen })
  const later = new Map([[shift.id, { ...shift, version: 9 }]])
  await expect(queue.send({ edits: [give(7)], reason: undefined, seen: later })).rejects.toThrow('409')
  expect(sent[1]).toEqual([{ ...give(7), version: 9 }])
})

test('a shift that was added here is known to the server by the id that it gave', async () => {
  const added = sampleShift('2026-12-20', { id: 501, version: 1 })
  const sent = serve([added], [])
  const queue = createSendQueue(3)
  const local = { ...added, id: -1 }
  const add = { do: 'add', localId: -1, roleId: 1, date: '2026-12-20', physicianId: 7 } as const
  void queue.send({ edits: [add], reason: undefined, seen })
  await queue.send({ edits: [{ do: 'remove', shiftId: -1 }], reason: undefined, seen: new Map([[-1, local]]) })
  expect(sent[1]).toEqual([{ do: 'remove', shiftId: 501, version: 1 }])
})

test('a refusal does not hold up what comes after it', async () => {
  const sent = serve(409, [{ ...shift, version: 4 }])
  const queue = createSendQueue(3)
  const first = queue.send({ edits: [give(null)], reason: undefined, seen })
  const second = queue.send({ edits: [give(7)], reason: 'Agreed', seen })
  await expect(first).rejects.toThrow('409')
  await second
  expect(sent).toHaveLength(2)
})

test('an undo waits for what it undoes, and the next edit carries the version that it made', async () => {
  const sent = serve([{ ...shift, version: 4 }], [{ ...shift, version: 5 }], [{ ...shift, version: 6 }])
  const queue = createSendQueue(3)
  let stepId: number | undefined
  void queue.send({ edits: [give(null)], reason: undefined, seen }).then((answer) => {
    stepId = answer.stepId ?? undefined
  })
  void queue.turn(() => stepId, true)
  await queue.send({ edits: [give(8)], reason: undefined, seen })
  expect(sent.slice(1)).toEqual([{ stepId: 40, isUndone: true }, [{ ...give(8), version: 5 }]])
})
