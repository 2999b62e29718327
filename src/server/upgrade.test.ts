/** A backup of an early version, with the demo group in it: restored and migrated, nothing is lost and every read answers. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/server/test-app.ts'
import { api } from '../contract/api.ts'
import { type Route, type Thing, thingOf } from '../contract/route.ts'
import { type BackupHeader, readBackup } from './platform/db/backup/backup-format.ts'
import { restoreBackup } from './platform/db/backup/restore.ts'
import { openTestDatabase } from './platform/db/testing/test-database.ts'

const old = 'tests/server/after-five-migrations.ndjson.gz'
const tableOf: Record<Thing, string> = {
  user: 'users',
  group: 'groups',
  role: 'roles',
  schedule: 'schedules',
  shift: 'shifts',
  request: 'shift_requests',
  notification: 'notifications',
  analysis: 'schedule_analyses',
  device: 'devices',
  key: 'api_keys',
  link: 'switchboard_links',
  webhook: 'webhooks',
  delivery: 'outbox',
  scenario: 'scenarios',
}

let test: TestApp
let header: BackupHeader
let ids: Map<Thing, number>
let admin: number

async function readNumber(text: string): Promise<number> {
  return Number((await test.services.database.execute(text)).rows[0]?.number)
}

beforeAll(async () => {
  const database = await openTestDatabase()
  header = await readBackup(old)
  await restoreBackup(database, old)
  test = await openTestApp(() => new Date('2026-11-17T10:00:00Z'), { database })
  admin = await readNumber(`select min(id) as number from users where role = 'admin' and is_active`)
  ids = new Map()
  for (const [thing, table] of Object.entries(tableOf) as [Thing, string][]) {
    const among = table === 'schedules' ? ` where status = 'active'` : ''
    ids.set(thing, (await readNumber(`select min(id) as number from ${table}${among}`)) || 1)
  }
})
afterAll(() => test.close())

it('keeps every row of what people made', async () => {
  expect(header.migrations).toHaveLength(5)
  // What is now a part of others: preferences are fields of physicians.
  const kept = header.tables.filter(({ name }) => name !== 'preferences')
  for (const { name, rows } of kept)
    expect(await readNumber(`select count(*) as number from ${name}`), name).toBeGreaterThanOrEqual(rows)
  expect(await readNumber('select count(*) as number from shifts')).toBe(2332)
})

/** Reads that ask for more than an id of what there is. */
const special: Record<string, { query?: string; status?: number }> = {
  countTallies: { query: '?from=2026-08-01&to=2026-11-30' },
  beforeGenerating: { query: '?month=12&year=2026' },
  callOutContacts: { query: '?date=2026-11-20' },
  forecastRequest: { query: '?requestType=timeoff&startDate=2026-12-24&endDate=2026-12-24' },
  proposeLayout: { query: '?from=2026-12&months=3' },
  listScenarios: { query: '?month=2026-11' },
  versionShifts: { status: 404 },
  // Miriam Okafor coordinates and works no shifts.
  simulateMine: { query: '?month=2026-11&fte=0.8', status: 409 },
  planCallOut: { status: 400 },
  calendar: { status: 404 },
  callOutTimeline: { status: 404 },
  findAnalysis: { status: 404 },
  planImplementation: { status: 404 },
  // The first person is a coordinator who works no shifts.
  fhirPractitioner: { status: 404 },
  fhirPractitionerRole: { status: 404 },
  fhirSchedule: { status: 404 },
  apiKeyUses: { status: 404 },
  webhookSecret: { status: 404 },
  webhookDeliveries: { status: 404 },
  switchboard: { status: 404 },
  swapOptions: { status: 409 },
  tryFix: { status: 409 },
}
const reads = Object.entries<Route>(api).filter(([, { method }]) => method === 'GET')
it.each(reads)('answers %s', async (name, route) => {
  const address = route.path.replace(/:(\w+)/g, (_, field: string) => {
    const schema = route.params?.shape[field]
    return String((schema && ids.get(thingOf(schema) as Thing)) ?? 1)
  })
  const { query = '', status = 200 } = special[name] ?? {}
  const { statusCode, body } = await test.call('GET', address + query, { as: admin })
  expect(statusCode, body.slice(0, 300)).toBe(status)
})

it('goes on with it: a shift is given to somebody else, and a request is made', async () => {
  const scheduleId = ids.get('schedule')
  const shift = await test.services.database.execute(
    `select id, version, physician_id from shifts where schedule_id = ${scheduleId} and physician_id is not null order by date desc limit 1`,
  )
  const { id: shiftId, version } = shift.rows[0]!
  const edits = [{ do: 'change', shiftId, version, physicianId: null }]
  const edited = await test.call('POST', `/api/schedules/${scheduleId}/edits`, {
    as: admin,
    body: { edits, reason: 'Upgrade' },
  })
  expect(edited.statusCode, edited.body.slice(0, 300)).toBe(200)
  const asked = await test.call('POST', '/api/shift-requests', {
    as: admin,
    body: { requestType: 'timeoff', requestedDate: '2027-02-01' },
  })
  expect(asked.statusCode, asked.body).toBe(201)
})
