/** Rehearsed edits go all the way to the last step, and leave nothing behind. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { auditEvents, notifications, outbox, schedules, shifts, undoSteps } from '../platform/db/schema/index.ts'
import { rehearseEdits } from './rehearse-edits.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

function rehearse(signal = new AbortController().signal) {
  const { orm, advisor, queue, now } = test.services
  const settleRequests = vi.fn(async () => ({ closed: [], made: [], asks: [] }))
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const changes = { orm, queue, now, mailDomain: 'evenshift.example', host: () => 'evenshift.example' }
  const done = rehearseEdits({ orm, advisor, now, settleRequests, changes, log, signal })
  return { done, settleRequests, log }
}

const everything = () =>
  Promise.all(
    [shifts, schedules, auditEvents, notifications, outbox, undoSteps].map((table) =>
      test.services.orm.select().from(table).orderBy(table.id),
    ),
  )

it('has nothing to rehearse where nothing is published', async () => {
  const { done, settleRequests, log } = rehearse()
  await done
  expect(settleRequests).not.toHaveBeenCalled()
  expect(log.info).not.toHaveBeenCalled()
})

it('plays edits of the published schedule and takes them back', async () => {
  const own = await addStaffedGroup(test.services.orm, 4)
  const planned = [3, 4].map((day) => ({ date: `2027-03-0${day}`, role: 'day' as const, place: 0 }))
  await addSchedule(test.services.orm, own, 'active', planned)
  const before = await everything()
  const { done, settleRequests, log } = rehearse()
  await done
  expect(settleRequests).toHaveBeenCalledTimes(2)
  expect(log.info).not.toHaveBeenCalled()
  expect(await everything()).toEqual(before)
})

it('ends between two edits when the server stops', async () => {
  const ending = new AbortController()
  const { done, settleRequests, log } = rehearse(ending.signal)
  ending.abort()
  await done
  expect(settleRequests).toHaveBeenCalledTimes(1)
  expect(log.info).not.toHaveBeenCalled()
})
