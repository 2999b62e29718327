/** Slow answers report progress; fast ones come whole. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'

let test: TestApp
let group: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-02T10:00:00Z'))
  group = await addStaffedGroup(test.services.orm, 4)
  await addSchedule(test.services.orm, group, 'active', [{ date: '2027-03-03', role: 'day', place: 0 }])
})
afterAll(() => test.close())

it('tells how far a what-if is, and answers plain questions whole', async () => {
  const stream = (message: string) =>
    test.call('POST', '/api/schedule-chat', {
      as: group.admin,
      body: { message },
      headers: { accept: 'text/event-stream' },
    })
  const { headers, body } = await stream('What if the limit of days in a row were 4?')
  expect(headers['content-type']).toBe('text/event-stream')
  const events = body.split('\n\n').flatMap((event) => (event ? [JSON.parse(event.slice('data: '.length))] : []))
  expect(events[0]).toEqual({ event: 'looking', says: 'Trying it out' })
  expect(events.at(-1)).toMatchObject({
    event: 'answer',
    answer: { response: expect.stringContaining('at most 4 days in a row') },
  })
  const plain = await stream('How many physicians do we have?')
  expect(plain.json().response).toContain('4 active physicians')
})
