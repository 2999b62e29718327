/** A file that says how many are needed and names no one: it becomes roles, and has no score. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup } from '../../../tests/server/two-groups.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const plan = [
  ['Shift', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ['Rounder 7a-7p', '9', '9', '9', '9', '9', '7', '7'],
  ['Swing 1p-11p', '2', '2', '2', '2', '2', '-', '-'],
  ['Night 7p-7a', '3', '3', '3', '3', '3', '3', '3'],
  ['Total', '14', '14', '14', '14', '14', '10', '10'],
]

it('is read as roles with their counts, and sets them up', async () => {
  const own = await addGroup(test.services.orm)
  const text = plan.map((row) => row.join('\t')).join('\n')
  const call = (path: string, body: object) => test.call('POST', path, { as: own.admin, body })
  const analysis = (await call('/api/schedule-analysis', { scheduleText: text })).json()
  expect(analysis.reading.isSure).toBe(true)
  expect(analysis.people).toEqual([])
  expect(analysis.efficiency).toMatchObject({
    score: null,
    explained: 'A staffing plan has no score: nobody is scheduled in it.',
  })
  const made = await call('/api/schedule-analysis/implement', { id: analysis.id })
  expect(made.statusCode).toBe(200)
  const roles = (await test.call('GET', `/api/roles/group/${own.ids.group}`, { as: own.admin })).json()
  const shown = roles.map((role: Record<string, string | string[]>) =>
    [role.name, role.startTime, role.requiredCount, role.daysOfWeek!.length].join(' '),
  )
  // The test group has a role of its own, Rounder, which is changed.
  expect(shown.toSorted()).toEqual([
    'Night 19:00 3 7',
    'Rounder (weekdays) 07:00 2 5',
    'Rounder 07:00 7 7',
    'Swing 13:00 2 5',
  ])
})
