/** A file that says how many are needed and names no one: it becomes roles, and has no score. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup } from '../../../tests/server/two-groups.ts'
import { understandSheets } from './understanding/understand-sheets.ts'

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
    explained: 'A staffing plan has no score: no one is scheduled in it.',
  })
  const made = await call('/api/schedule-analysis/implement', { id: analysis.id })
  expect(made.statusCode).toBe(200)
  const roles = (await test.call('GET', `/api/roles/group/${own.ids.group}`, { as: own.admin })).json()
  const shown = roles.map((role: Record<string, string | string[]>) =>
    [role.name, role.startTime, role.requiredCount, role.daysOfWeek!.length].join(' '),
  )
  // The test group already has a role, Rounder, which is changed.
  expect(shown.toSorted()).toEqual([
    'Night 19:00 3 7',
    'Rounder (weekdays) 07:00 2 5',
    'Rounder 07:00 7 7',
    'Swing 13:00 2 5',
  ])
})

it('is read by date, either way round', () => {
  const days = Array.from({ length: 14 }, (_, day) => `12/${day + 1}/2026`)
  const counts = [
    ['Rounder 7a-7p', (day: number) => (day % 7 === 4 || day % 7 === 5 ? '7' : '9')],
    ['Night 7p-7a', () => '3'],
  ] as const
  const across = [['Shift', ...days], ...counts.map(([shift, of]) => [shift, ...days.map((_, day) => of(day))])]
  const down = across[0]!.map((_, column) => across.map((row) => row[column]!))
  for (const rows of [across, down]) {
    const cells = rows.flatMap((texts, row) =>
      texts.map((text, column) => ({ row, column, text, rowSpan: 1, columnSpan: 1, place: `R${row}C${column}` })),
    )
    const { reading, people, roles } = understandSheets([{ name: '', cells }], '2026-11-15')
    expect([reading.isSure, people]).toEqual([true, []])
    expect(roles.map(({ required }) => [required.monday, required.saturday])).toEqual([
      [9, 7],
      [3, 3],
    ])
  }
})

it('refuses in words what is no schedule', async () => {
  const own = await addGroup(test.services.orm)
  const letter = 'Dear Dr. Smith,\nThank you for covering the night of Dec 4.\nBest regards'
  const answer = await test.call('POST', '/api/schedule-analysis', { as: own.admin, body: { scheduleText: letter } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().message).toMatch(/doesn’t look like a schedule/)
})
