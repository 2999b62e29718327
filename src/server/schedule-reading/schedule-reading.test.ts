/** The upload call: what it reads and returns, and its messages for what it can't read. */
import type { AddressInfo } from 'node:net'
import { utils, write } from '@e965/xlsx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { scheduleAnalysis } from '../../contract/schedule-reading.ts'
import { sessionCookieName } from '../platform/auth/session-cookie.ts'
import { createSession } from '../platform/auth/sessions.ts'
import { auditEvents, scheduleAnalyses } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-20T12:00:00Z'))
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const send = (body: unknown, as = own.admin) => test.call('POST', '/api/schedule-analysis', { as, body })

const days = Array.from({ length: 31 }, (_, index) => index + 1)
const weeks = (person: number, day: number) => Math.floor((day - 1) / 7) % 2 === person % 2
const names = ['Abel, Ada', 'Brook, Ben', 'Chu, Cleo', 'Dahl, Dov', 'North, Nia', 'Nash, Noor']
const rows = [
  ['Physician', ...days.map((day) => `12/${day}/2026`)],
  ...names.map((name, person) => [name, ...days.map((day) => (weeks(person, day) ? (person < 4 ? 'D' : 'N') : ''))]),
  [],
  ['D = 7a-7p'],
  ['N = 7p-7a'],
]

function workbook(): string {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'December')
  return write(book, { type: 'base64', bookType: 'xlsx' })
}

it('reads a workbook behind its prefix and answers in the shape of the product', async () => {
  const answer = await send({ fileContent: `EXCEL_FILE:${workbook()}`, fileName: 'december.xlsx' })
  expect(answer.statusCode, answer.body).toBe(201)
  const analysis = scheduleAnalysis.parse(answer.json())
  expect(analysis).toMatchObject({ fileName: 'december.xlsx', implemented: false })
  expect(analysis.people.map(({ name }) => name).sort()).toEqual(
    ['Ada Abel', 'Ben Brook', 'Cleo Chu', 'Dov Dahl', 'Nia North', 'Noor Nash'].sort(),
  )
  expect(analysis.months).toMatchObject([{ month: 12, year: 2026, shifts: 93 }])
  expect(
    analysis.shiftTypes.map(({ startTime, endTime, duration, type }) => [startTime, endTime, duration, type]).sort(),
  ).toEqual([
    ['07:00', '19:00', 12, 'day'],
    ['19:00', '07:00', 12, 'night'],
  ])
  expect(analysis.roles).toHaveLength(2)
  expect(analysis.roles.every(({ cells }) => cells.length > 0)).toBe(true)
  expect(analysis.efficiency.score).toBeGreaterThan(0)
  expect(analysis.pattern?.kind).toBe('7-on-7-off')
  const [row] = await test.services.orm.select().from(scheduleAnalyses).where(eq(scheduleAnalyses.id, analysis.id))
  expect(row).toMatchObject({ groupId: own.ids.group, uploadedBy: own.admin, implemented: false })
  expect(row!.analysisData).toMatchObject({ efficiency: analysis.efficiency, roles: analysis.roles })
  const again = await test.call('GET', `/api/schedule-analysis/${analysis.id}`, { as: own.admin })
  expect(again.json()).toEqual(answer.json())
})

it('reads the same from text, pasted or as a file, and changes nothing of the group', async () => {
  const text = rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\n')
  const before = (await test.call('GET', `/api/roles/group/${own.ids.group}`, { as: own.admin })).json()
  for (const body of [{ scheduleText: text }, { fileContent: text, fileName: 'december.csv' }]) {
    const analysis = (await send(body)).json()
    expect(analysis.months).toMatchObject([{ month: 12, year: 2026, shifts: 93 }])
  }
  expect((await test.call('GET', `/api/roles/group/${own.ids.group}`, { as: own.admin })).json()).toEqual(before)
})

it('stores what a file says even where it holds what the database cannot', async () => {
  const text = `Physician,12/1/2026,12/2/2026\nAda\u0000 Abel,D,D\nBen Brook,D\ud800,D\nD = 7a-7p`
  const answer = await send({ scheduleText: text })
  expect(answer.statusCode, answer.body).toBe(201)
})

it.each([
  [{}, 400, 'scheduleText', 'There’s nothing to analyze. Choose a file or paste a schedule.'],
  [{ scheduleText: '  \n\t ' }, 400, 'scheduleText', 'There’s nothing to analyze. Choose a file or paste a schedule.'],
  [{ fileContent: '' }, 400, 'fileContent', 'There’s nothing to analyze. Choose a file or paste a schedule.'],
  [
    { fileContent: 'a', scheduleText: 'b' },
    400,
    'fileContent',
    'Send either a file or text, not both: fileContent or scheduleText.',
  ],
  [{ scheduleText: 7 }, 400, 'scheduleText', expect.stringContaining('scheduleText: ')],
])('refuses %j with a sentence beside the field', async (body, status, field, message) => {
  const refused = await send(body)
  expect([refused.statusCode, refused.json().field]).toEqual([status, field])
  expect(refused.json().message).toEqual(message)
})

const noSchedule = 'The quick brown fox jumps over the lazy dog.'

it.each([
  [`EXCEL_FILE:${Buffer.from('PK\u0003\u0004 damaged').toString('base64')}`, 'unreadable-file'],
  [noSchedule, 'no-schedule'],
])('says of %s that it cannot be read', async (fileContent, code) => {
  const refused = await send({ fileContent })
  expect(refused.json()).toMatchObject({ code, field: 'fileContent' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().message).toMatch(/^[A-Z].{20,}\.$/)
})

it('shows what looks like no schedule to whoever points at it', async () => {
  const shown = await send({ fileContent: noSchedule, constraints: [] })
  expect(shown.statusCode, shown.body).toBe(201)
  expect(shown.json()).toMatchObject({ people: [], roles: [], efficiency: { score: null } })
  expect(shown.json().sheets[0].rows[0].cells[0].text).toBe(noSchedule)
})

it('keeps nothing of a reading whose reader left', async () => {
  const count = () => test.services.orm.$count(scheduleAnalyses)
  const before = await count()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const cookie = await createSession(test.services.orm, {
    userId: own.admin,
    hours: 1,
    now: new Date('2026-11-20T12:00:00Z'),
  })
  const { port } = test.app.server.address() as AddressInfo
  const body = { fileContent: `EXCEL_FILE:${workbook()}`, fileName: 'left.xlsx' }
  const left = fetch(`http://127.0.0.1:${port}/api/schedule-analysis`, {
    method: 'POST',
    headers: { cookie: `${sessionCookieName}=${cookie}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(150),
  })
  await expect(left).rejects.toThrow()
  // Read after the one that was left, it is done after it, too.
  expect((await send({ ...body, fileName: 'stayed.xlsx' })).statusCode).toBe(201)
  expect(await count()).toBe(before + 1)
})

it('refuses more than ten megabytes', async () => {
  const refused = await send({ scheduleText: 'x'.repeat(14_100_000) })
  expect([400, 413, 422]).toContain(refused.statusCode)
  expect(refused.json().message).toMatch(/large|MB/)
})

it('refuses physicians in the words of the product, for every call', async () => {
  const denied = await send({ scheduleText: 'x' }, own.physician)
  expect(denied.statusCode).toBe(403)
  expect(denied.json().message).toBe('Only administrators can access schedule upload and analysis.')
})

it('writes the upload into the audit log, without anything of its content', async () => {
  const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.action, 'analysis.create'))
  expect(auditLog.map(({ text }) => text)).toContain('analyzed december.xlsx')
  expect(JSON.stringify(auditLog)).not.toContain('Abel')
})
