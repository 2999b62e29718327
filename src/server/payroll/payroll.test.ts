/** Contract years and pay periods: every figure counted again by hand, and nothing of it for others. */
import { read as readWorkbook } from '@e965/xlsx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { OwnStatement, PayrollYear } from '../../contract/payroll.ts'
import { groups, roles, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let group: StaffedGroup

/** March 2027: the 6th and 7th are a weekend. Today is the 15th. */
const planned: Planned[] = [
  { date: '2027-03-05', role: 'night', place: 0 },
  { date: '2027-03-06', role: 'night', place: 0 },
  { date: '2027-03-10', role: 'day', place: 0 },
  { date: '2027-03-20', role: 'day', place: 0 },
  { date: '2027-03-05', role: 'day', place: 1 },
  { date: '2027-03-08', role: 'day', place: null },
]

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-15T12:00:00Z'))
  const { orm } = test.services
  group = await addStaffedGroup(orm, 3)
  const { schedule } = await addSchedule(orm, group, 'active', planned)
  await addSchedule(orm, group, 'draft', [{ date: '2027-03-25', role: 'day', place: 0 }], 'A draft')
  const [backup] = await orm
    .insert(roles)
    .values({ groupId: group.groupId, name: 'Backup', category: 'backup', requiredCount: 1, priority: 3 })
    .returning()
  await orm.insert(shifts).values({
    ...{ groupId: group.groupId, scheduleId: schedule.id, physicianId: group.physicians[0]!, roleId: backup!.id },
    ...{ date: '2027-03-12', startTime: '07:00', endTime: '19:00', shiftType: 'day' },
  })
  await orm.update(users).set({ fte: 0.5 }).where(eq(users.id, group.physicians[1]!))
  await orm.update(users).set({ startDateWithGroup: '2027-07-02' }).where(eq(users.id, group.physicians[2]!))
})
afterAll(() => test.close())

const read = async <Result>(path: string, as = group.admin): Promise<Result> => {
  const answer = await test.call('GET', path, { as })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const setPayroll = async (payroll: object) =>
  test.services.orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', payroll } as never })
    .where(eq(groups.id, group.groupId))

describe('a contract year', () => {
  it('counts what was worked and what is scheduled; open shifts, drafts and backup are no shifts', async () => {
    const { from, to, people } = await read<PayrollYear>('/api/payroll')
    expect({ from, to }).toEqual({ from: '2027-01-01', to: '2027-12-31' })
    const own = people.find(({ physicianId }) => physicianId === group.physicians[0])!
    expect(own.worked).toEqual({
      ...{ shifts: 3, hours: 36, nights: 2, weekendDays: 1, holidays: 0, backups: 1 },
      credits: 1.25 + 1.25 + 1 + 0,
    })
    expect(own.scheduled).toMatchObject({ shifts: 1, hours: 12, credits: 1 })
  })

  it('expects 182 shifts of full time, half of half time, and the rest of the year of whoever came during it', async () => {
    const { people } = await read<PayrollYear>('/api/payroll')
    expect(people.map(({ expected }) => expected)).toEqual([182, 91, Math.round(((182 * 183) / 365) * 10) / 10])
  })

  it('expects until today only what falls on published days', async () => {
    const { knownFrom, people } = await read<PayrollYear>('/api/payroll')
    expect(knownFrom).toBe('2027-03-01')
    expect(people.map(({ expectedToDate }) => expectedToDate)).toEqual([7, 3.5, 0])
  })

  it('begins in the month that the group chose, and can be any year', async () => {
    await setPayroll({ yearStart: 'July', shiftsPerYear: 170 })
    const { from, to, people } = await read<PayrollYear>('/api/payroll?month=2027-06')
    expect({ from, to, expected: people[0]!.expected }).toEqual({ from: '2026-07-01', to: '2027-06-30', expected: 170 })
    expect((await read<PayrollYear>('/api/payroll?month=2027-07')).people[0]!.worked.shifts).toBe(0)
    await setPayroll({})
  })

  it('is worth what the group says', async () => {
    await setPayroll({ credits: { day: 1, evening: 1, night: 2, 'twenty-four': 2, backup: 0.5 } })
    const { people } = await read<PayrollYear>('/api/payroll')
    expect(people[0]!.worked.credits).toBe(2 + 2 + 1 + 0.5)
    await setPayroll({})
  })

  it('refuses a setting out of range by its name', async () => {
    const [row] = await test.services.orm.select().from(groups).where(eq(groups.id, group.groupId))
    const answer = await test.call('PUT', `/api/groups/${group.groupId}`, {
      as: group.admin,
      body: { version: row!.version, settings: { payroll: { shiftsPerYear: 0 } } },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('shiftsPerYear')
  })
})

describe('pay periods', () => {
  it('of two weeks follow each other without a gap, and each begins in one year only', async () => {
    const years = await Promise.all(
      ['2027-01', '2028-01'].map((month) => read<PayrollYear>(`/api/payroll?month=${month}`)),
    )
    const periods = years.flatMap((year) => year.periods)
    for (const [index, { from }] of periods.entries())
      if (index > 0) expect(Date.parse(from) - Date.parse(periods[index - 1]!.to)).toBe(86_400_000)
    expect(periods[0]!.from).toBe('2027-01-03')
  })

  it('of half a month and of a month end with the month', async () => {
    await setPayroll({ payPeriod: 'half-month' })
    const halves = (await read<PayrollYear>('/api/payroll')).periods
    expect(halves.slice(2, 4).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2027-02-01 2027-02-15',
      '2027-02-16 2027-02-28',
    ])
    await setPayroll({ payPeriod: 'month' })
    expect((await read<PayrollYear>('/api/payroll')).periods).toHaveLength(12)
    await setPayroll({})
  })

  it('are what a physician sees of their own, the newest first', async () => {
    const { periods, worked, ...owed } = await read<OwnStatement>('/api/payroll/my', group.physicians[0]!)
    expect(owed).toMatchObject({ fte: 1, expected: 182, expectedToDate: 7, scheduled: { shifts: 1, credits: 1 } })
    expect(periods.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      '2027-03-14 2027-03-27 now',
      '2027-02-28 2027-03-13 over',
    ])
    expect(periods.map(({ work }) => [work.shifts, work.hours, work.credits])).toEqual([
      [1, 12, 1],
      [3, 36, 3.5],
    ])
    expect(periods.reduce((sum, { work }) => sum + work.shifts, 0)).toBe(worked.shifts + 1)
  })

  it('expect nothing of a coordinator who doesn’t work shifts', async () => {
    expect(await read<OwnStatement>('/api/payroll/my')).toMatchObject({ expected: 0, expectedToDate: 0 })
  })

  it('leave as a table and a workbook, one line for each person and period; the audit log has it', async () => {
    const answer = await test.call('GET', '/api/payroll/export?format=csv', { as: group.admin })
    const lines = answer.body.trim().split('\r\n')
    expect(lines[0]).toContain('Period start,Period end,Status,Physician')
    const people = await test.services.orm.select().from(users)
    const emailOf = (place: number) => people.find(({ id }) => id === group.physicians[place])!.email
    // By hand: shifts, hours, nights, weekend shifts, holidays, backup shifts, credits.
    expect(lines.slice(1)).toEqual([
      `2027-02-28,2027-03-13,Worked,First0 Last0,${emailOf(0)},1,3,36,2,1,0,1,3.5`,
      `2027-02-28,2027-03-13,Worked,First1 Last1,${emailOf(1)},0.5,1,12,0,0,0,0,1`,
      `2027-03-14,2027-03-27,In progress,First0 Last0,${emailOf(0)},1,1,12,0,1,0,0,1`,
    ])
    const workbook = await test.call('GET', '/api/payroll/export', { as: group.admin })
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const log = await read<{ events: { text: string }[] }>('/api/audit')
    expect(JSON.stringify(log)).toContain('exported pay periods, Jan 1, 2027 to Dec 31, 2027')
  })

  it('never run a name as a formula, in either file', async () => {
    const { orm } = test.services
    await orm.update(users).set({ firstName: '=HYPERLINK("http://evil")' }).where(eq(users.id, group.physicians[0]!))
    const { body } = await test.call('GET', '/api/payroll/export?format=csv', { as: group.admin })
    expect(body).toContain(`"'=HYPERLINK(""http://evil"") Last0"`)
    const workbook = await test.call('GET', '/api/payroll/export', { as: group.admin })
    const { Sheets, SheetNames } = readWorkbook(workbook.rawPayload)
    const cells = Object.values(Sheets[SheetNames[0]!]!).filter((cell) => typeof cell === 'object' && 't' in cell)
    const name = cells.find((cell) => String(cell.v).startsWith('=HYPERLINK'))
    expect([name!.t, name!.f]).toEqual(['s', undefined])
    await orm.update(users).set({ firstName: 'First0' }).where(eq(users.id, group.physicians[0]!))
  })

  it('count from any day, near or far, and no length but the three is known', async () => {
    for (const payPeriodStart of ['1999-12-31', '2199-01-01']) {
      await setPayroll({ payPeriodStart })
      const { periods } = await read<PayrollYear>('/api/payroll')
      expect(periods).toHaveLength(26)
      const apart = (Date.parse(periods[0]!.from) - Date.parse(payPeriodStart)) / 86_400_000
      expect(Math.abs(apart % 14), payPeriodStart).toBe(0)
    }
    await setPayroll({})
    const [row] = await test.services.orm.select().from(groups).where(eq(groups.id, group.groupId))
    for (const payPeriod of [0, '0', 'ten-years', null]) {
      const body = { version: row!.version, settings: { payroll: { payPeriod } } }
      const answer = await test.call('PUT', `/api/groups/${group.groupId}`, { as: group.admin, body })
      expect(answer.statusCode, String(payPeriod)).toBe(400)
    }
  })

  it('of colleagues are in no file of one’s own', async () => {
    const answer = await test.call('GET', '/api/payroll/my/export?format=csv', { as: group.physicians[0]! })
    expect(answer.body).toContain('Last0')
    expect(answer.body).not.toContain('Last1')
    for (const path of ['/api/payroll', '/api/payroll/export'])
      expect((await test.call('GET', path, { as: group.physicians[0]! })).statusCode).toBe(403)
  })
})
