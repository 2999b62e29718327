/** A person's shifts as a calendar: the file, the private address, and the hours around both clock changes. */
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { addMonths, monthOf } from '../../engine/month.ts'
import { auditEvents, groups, schedules, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let group: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  group = await addGroup(test.services.orm)
  // Time off is in the calendar, too, and has its own test.
  await test.services.orm.update(shiftRequests).set({ status: 'cancelled' })
})
afterAll(() => test.close())

/** The same whichever row the shift is. */
const uidOn = (date: string) => `shift-${group.physician}-${date}-${group.ids.role}@localhost`

function eventsIn(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  })
}

async function makeAddress(as = group.physician): Promise<string> {
  const answer = await test.call('POST', '/api/calendar', { as, body: {} })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().path
}

describe('nights over the changes of the clocks', () => {
  // Saturday nights, and when they start and end.
  it.each([
    ['America/New_York', '2026-03-07', '2026-03-08T00:00:00.000Z', '2026-03-08T11:00:00.000Z'],
    ['America/New_York', '2026-10-31', '2026-10-31T23:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    ['Europe/London', '2026-03-28', '2026-03-28T19:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/London', '2026-10-24', '2026-10-24T18:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['Australia/Sydney', '2026-04-04', '2026-04-04T08:00:00.000Z', '2026-04-04T21:00:00.000Z'],
    ['Australia/Sydney', '2026-10-03', '2026-10-03T09:00:00.000Z', '2026-10-03T20:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-04', '2026-04-04T08:00:00.000Z', '2026-04-04T20:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-03T08:30:00.000Z', '2026-10-03T20:00:00.000Z'],
    ['America/Phoenix', '2026-03-07', '2026-03-08T02:00:00.000Z', '2026-03-08T14:00:00.000Z'],
    ['UTC', '2026-10-31', '2026-10-31T19:00:00.000Z', '2026-11-01T07:00:00.000Z'],
  ])('%s, the night of %s', async (timeZone, date, start, end) => {
    const { orm } = test.services
    const night = { date, startTime: '19:00', endTime: '07:00' }
    await orm.update(groups).set({ settings: { timeZone } }).where(eq(groups.id, group.ids.group))
    await orm.update(shifts).set(night).where(eq(shifts.id, group.ids.shift))
    const answer = await test.call('GET', '/api/shifts/my.ics', { as: group.physician })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(eventsIn(answer.body)).toMatchObject([{ uid: uidOn(date), start, end }])
  })
})

describe('the private address', () => {
  it('shows the shifts to whoever knows it, without a session, as something to subscribe to', async () => {
    expect((await test.call('GET', '/api/calendar', { as: group.physician })).json()).toEqual({ path: null })
    const path = await makeAddress()
    expect(path).toMatch(/^\/api\/calendar\/[0-9a-f]{64}\.ics$/)
    expect((await test.call('GET', '/api/calendar', { as: group.physician })).json()).toEqual({ path })
    const answer = await test.call('GET', path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('inline')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    for (const line of ['METHOD:PUBLISH', 'X-WR-CALNAME:My shifts', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']) {
      expect(answer.body).toContain(line)
    }
    expect(eventsIn(answer.body)).toHaveLength(1)
  })

  it('answers 304 until something changes; then the entry keeps its name and counts up', async () => {
    const { orm } = test.services
    const path = await makeAddress()
    const first = await test.call('GET', path)
    const known = { 'if-none-match': String(first.headers.etag) }
    const again = await test.call('GET', path, { headers: known })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await orm.update(shifts).set({ startTime: '20:00', version: 7 }).where(eq(shifts.id, group.ids.shift))
    const changed = await test.call('GET', path, { headers: known })
    expect(changed.statusCode).toBe(200)
    const [before, after] = [eventsIn(first.body)[0]!, eventsIn(changed.body)[0]!]
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    await orm.update(shifts).set({ status: 'cancelled' }).where(eq(shifts.id, group.ids.shift))
    expect(eventsIn((await test.call('GET', path)).body)).toEqual([])
    await orm.update(shifts).set({ status: 'scheduled' }).where(eq(shifts.id, group.ids.shift))
    await orm.update(schedules).set({ status: 'draft' }).where(eq(schedules.id, group.ids.schedule))
    expect(eventsIn((await test.call('GET', path)).body)).toEqual([])
    await orm.update(schedules).set({ status: 'active' }).where(eq(schedules.id, group.ids.schedule))
  })

  it('stops with a reset, when it is switched off, and when the person is deactivated', async () => {
    const { orm } = test.services
    const [old, path] = [await makeAddress(), await makeAddress()]
    expect((await test.call('GET', old)).statusCode).toBe(404)
    expect((await test.call('GET', path)).statusCode).toBe(200)
    await orm.update(users).set({ isActive: false }).where(eq(users.id, group.physician))
    expect((await test.call('GET', path)).statusCode).toBe(404)
    await orm.update(users).set({ isActive: true }).where(eq(users.id, group.physician))
    expect((await test.call('DELETE', '/api/calendar', { as: group.physician })).json()).toEqual({ ok: true })
    expect((await test.call('GET', path)).statusCode).toBe(404)
    expect((await test.call('DELETE', '/api/calendar', { as: group.physician })).json()).toEqual({ ok: true })
    const auditLog = await orm.select().from(auditEvents).where(eq(auditEvents.groupId, group.ids.group))
    expect(auditLog.map(({ action }) => action)).toContain('calendar.renew')
    expect(auditLog.filter(({ action }) => action === 'calendar.remove')).toHaveLength(1)
  })

  it('cannot be guessed, nor made from what the table of people holds', async () => {
    const path = await makeAddress()
    const [row] = await test.services.orm.select().from(users).where(eq(users.id, group.physician))
    const number = row!.calendarToken!
    expect(path).not.toContain(`/${number}.ics`)
    const wrong = [number, `${number}${number}`, `${number}${'0'.repeat(32)}`, '', 'x', `${'é'.repeat(64)}`, '%00']
    for (const token of wrong) {
      const answer = await test.call('GET', `/api/calendar/${encodeURIComponent(token)}.ics`)
      expect(answer.statusCode, token).toBe(404)
    }
    const auditLog = JSON.stringify(await test.services.orm.select().from(auditEvents))
    expect(auditLog).not.toContain(number)
  })

  it("shows an admin's own shifts only, not what admins may see", async () => {
    const path = await makeAddress(group.admin)
    expect(eventsIn((await test.call('GET', path)).body)).toEqual([])
  })
})

/** The lines of a calendar, unfolded; rejects what RFC 5545 doesn't allow. */
function linesOf(content: Buffer): string[] {
  expect(content.subarray(-2).toString(), 'the last line ends, too').toBe('\r\n')
  const folded = content.toString('latin1').split('\r\n').slice(0, -1)
  for (const line of folded) {
    expect(line.length, `octets of ${line}`).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]|^$/)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow()
  }
  return content.toString().replaceAll('\r\n ', '').trimEnd().split('\r\n')
}

describe('what Outlook, Google and Apple ask of a calendar', () => {
  const name = `Ward; 東京, "West" \\ ${'Ünïversity'.repeat(8)}`

  beforeAll(async () => {
    await test.services.orm
      .update(groups)
      .set({ name, settings: { timeZone: 'Europe/London' } })
      .where(eq(groups.id, group.ids.group))
    await test.services.orm
      .update(shifts)
      .set({ location: 'Floor 3, east; behind the\nstairs '.repeat(4) })
      .where(eq(shifts.id, group.ids.shift))
  })

  it('has short lines with CRLF, whole letters, UTC, and all that a subscription needs', async () => {
    const answer = await test.call('GET', await makeAddress())
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = linesOf(answer.rawPayload)
    const shown = `My shifts · ${name.replace(/[\\;,]/g, '\\$&')}`
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Evenshift//Shifts//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${shown}`,
      `X-WR-CALNAME:${shown}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      `UID:${uidOn('2026-10-31')}`,
      expect.stringMatching(/^SEQUENCE:\d+$/),
      expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
      expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/),
      expect.stringMatching(/^DTEND:\d{8}T\d{6}Z$/),
      expect.stringMatching(/^SUMMARY:/),
      'TRANSP:OPAQUE',
      expect.stringMatching(/^LOCATION:Floor 3\\, east\\; behind the\\nstairs/),
      expect.stringMatching(/^DESCRIPTION:/),
      'STATUS:CONFIRMED',
      expect.stringMatching(/^LAST-MODIFIED:\d{8}T\d{6}Z$/),
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('is a whole calendar where there are no shifts, and answers those who only look whether it is there', async () => {
    const path = await makeAddress(group.admin)
    const answer = await test.call('GET', path)
    expect(linesOf(answer.rawPayload)).toContain('BEGIN:VTIMEZONE')
    expect(new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents()).toHaveLength(1)
    const head = await test.call('HEAD', path)
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('has the same entry in the file, the address and the schedule of the group', async () => {
    const own = await test.call('GET', '/api/shifts/my.ics', { as: group.physician })
    const all = await test.call('GET', `/api/schedules/${group.ids.schedule}/export?format=ics`, { as: group.admin })
    const entry = (body: string) => eventsIn(body).map(({ summary, ...rest }) => rest)
    expect(entry(all.body)).toEqual(entry(own.body))
    linesOf(all.rawPayload)
  })
})

describe('after a new publication', () => {
  const statusOf = (body: string) =>
    new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((entry) => [entry.getFirstPropertyValue('uid'), entry.getFirstPropertyValue('status')])
  const uid = (person: number, date: string, role: number) => `shift-${person}-${date}-${role}@localhost`

  it('a shift that stayed keeps its entry, one that is gone is canceled, and time off is a whole day', async () => {
    const { orm } = test.services
    const own = await addStaffedGroup(orm, 2)
    const me = own.physicians[0]!
    const planned = (...dates: string[]) => dates.map((date) => ({ date, role: 'day' as const, place: 0 }))
    const [stays, goes] = [soon(3), soon(5)]
    const month = { month: Number(stays.slice(5, 7)), year: Number(stays.slice(0, 4)) }
    const publish = async (dates: string[]) => {
      const { schedule } = await addSchedule(orm, own, 'draft', planned(...dates))
      await orm.update(schedules).set(month).where(eq(schedules.id, schedule.id))
      const answer = await test.call('POST', `/api/schedules/${schedule.id}/publish`, { as: own.admin, body: {} })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await publish([stays, goes])
    const feed = async () => (await test.call('GET', '/api/shifts/my.ics', { as: me })).body
    const before = eventsIn(await feed()).find((event) => event.uid === uid(me, stays, own.day))!
    await publish([stays])
    await orm.insert(shiftRequests).values({
      groupId: own.groupId,
      requestorId: me,
      requestType: 'timeoff',
      requestedDate: soon(8),
      endDate: soon(9),
    })
    const body = await feed()
    expect(statusOf(body)).toEqual([
      [uid(me, stays, own.day), 'CONFIRMED'],
      [expect.stringMatching(/^time-off-\d+@localhost$/), 'TENTATIVE'],
      [uid(me, goes, own.day), 'CANCELLED'],
    ])
    expect(eventsIn(body)[0]!.sequence).toBeGreaterThanOrEqual(before.sequence)
    expect(body).toContain('SUMMARY:Time off (pending)')
    expect(body).toContain(`DTSTART;VALUE=DATE:${soon(8).replaceAll('-', '')}`)
    expect(body).toContain(`DTEND;VALUE=DATE:${soon(10).replaceAll('-', '')}`)
  })
})

/** A day of next month. */
function soon(day: number): string {
  const today = new Date().toISOString().slice(0, 10)
  const { year, month } = addMonths(monthOf(today), 1)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
