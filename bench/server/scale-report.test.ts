/** The table, the plan, and the plot of the scale benchmark, from rows whose numbers are known. */
import { expect, test } from 'vitest'
import { chooseActing, type ScaleRow } from './scale.ts'
import { planOf, plotOf, tableOf } from './scale-report.ts'

const row = (groups: number, changes: Partial<ScaleRow> = {}): ScaleRow => ({
  ...{ groups, acting: 2000, seconds: 60, calls: 6000, errors: 0, serverMs: 4, databaseMs: 2, databaseMb: 10 * groups },
  ...{ reads: { p50: 5, p95: 40, p99: 120.4 }, edits: { p50: 80, p95: 200 }, residentMb: 300, loopP99Ms: 20 },
  ...{ fillSeconds: 1, startedBefore: 0, load: 2, ...changes },
})

test('has a column for each size', () => {
  const lines = tableOf([row(1), row(1000, { errors: 3 })]).split('\n')
  expect(lines[0]).toBe('| groups of 45 | 1 | 1,000 |')
  expect(lines).toContain('| calls a second, errors | 100, none | 100, 3 |')
  expect(lines).toContain('| reads, p50 / p95 / p99, ms | 5.0 / 40 / 120 | 5.0 / 40 / 120 |')
  expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1)
})

test('plans 10,000 groups by the unit costs of the largest size', () => {
  const plan = planOf([row(1), row(1000)])
  expect(plan).toContain('450,000, 202,500')
  // 202,500 steps a minute with 3 calls each.
  expect(plan).toContain('| calls a second (3.0 a step) | 10,125 |')
  expect(plan).toContain('| cores of servers, half used (4.0 ms a call) | 81 |')
  expect(plan).toContain('| cores of PostgreSQL, half used (2.0 ms a call) | 41 |')
  expect(plan).toContain('| database, from 10.0 MB a group | 100 GB |')
  expect(planOf([row(100)])).toContain('from 10.0 MB a group')
  expect(planOf([])).toBe('Nothing has been measured yet.')
})

test('draws sizes on a logarithmic axis, also a single one', () => {
  const plot = plotOf([row(1), row(10), row(100)])
  for (const label of ['>1<', '>10<', '>100<']) expect(plot).toContain(label)
  for (const rows of [[row(1)], [row(1), row(1000)]]) expect(plotOf(rows)).not.toContain('NaN')
})

test('lets one in 45 be a coordinator, however few of a group act', () => {
  const gathered = Array.from({ length: 1000 }, (_, groupId) =>
    [true, false, false].map((isAdmin) => ({ person: { groupId, isAdmin } })),
  ).flat()
  const acting = chooseActing(gathered, 2, 45)
  expect(acting).toHaveLength(2000)
  expect(acting.filter(({ person }) => person.isAdmin)).toHaveLength(44)
  const all = chooseActing(gathered.slice(0, 6), 3, 3)
  expect(all).toHaveLength(6)
})
