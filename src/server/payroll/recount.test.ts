/** Two months of shifts of every kind: each line of both files is counted again from the rows, and every shift is in one line. */
import { read as readWorkbook, utils } from '@e965/xlsx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { groups, roles, schedules, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let group: StaffedGroup

const size = 5
/** Start, end, hours, credits, and whether it counts as a night; by hand. */
const kinds = [
  { start: '07:00', end: '19:00', type: 'day', hours: 12, credits: 1, night: 0, backup: 0 },
  { start: '16:00', end: '02:00', type: 'evening', hours: 10, credits: 1.1, night: 0, backup: 0 },
  { start: '19:00', end: '07:00', type: 'night', hours: 12, credits: 1.25, night: 1, backup: 0 },
  { start: '07:30', end: '16:15', type: 'day', hours: 8.75, credits: 1, night: 0, backup: 0 },
  { start: '07:00', end: '07:00', type: 'custom', hours: 24, credits: 2, night: 1, backup: 0 },
  { start: '07:00', end: '19:00', type: 'day', hours: 0, credits: 0.3, night: 0, backup: 1 },
] as const
const credits = { day: 1, evening: 1.1, night: 1.25, 'twenty-four': 2, backup: 0.3 }
/** New Year's Day, Martin Luther King Jr. Day, and Washington's Birthday of 2027. */
const holidays = ['2027-01-01', '2027-01-18', '2027-02-15']

type Made = { place: number; date: string; kind: (typeof kinds)[number] }
const made: Made[] = []
for (let day = 1; day <= 59; day++) {
  const date = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10)
  for (let place = 0; place < size; place++)
    if ((day * 3 + place * 5) % 7 < 4) made.push({ place, date, kind: kinds[(day + 2 * place) % kinds.length]! })
}

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-02-10T12:00:00Z'))
  const { orm } = test.services
  group = await addStaffedGroup(orm, size)
  const { groupId } = group
  const [backup] = await orm
    .insert(roles)
    .values({ groupId, name: 'Backup', category: 'backup', requiredCount: 1, priority: 3 })
    .returning()
  for (const month of [1, 2]) {
    const [schedule] = await orm
      .insert(schedules)
      .values({ groupId, name: `Month ${month}`, month, year: 2027, status: 'active' })
      .returning()
    await orm.insert(shifts).values(
      made
        .filter(({ date }) => Number(date.slice(5, 7)) === month)
        .map(({ place, date, kind }) => ({
          ...{ groupId, scheduleId: schedule!.id, physicianId: group.physicians[place]!, date },
          ...{ startTime: kind.start, endTime: kind.end, shiftType: kind.type },
          roleId: kind.backup ? backup!.id : kind.night ? group.night : group.day,
        })),
    )
  }
})
afterAll(() => test.close())

const setPayroll = (payPeriod: string) =>
  test.services.orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', payroll: { payPeriod, payPeriodStart: '2027-01-04', credits } } as never })
    .where(eq(groups.id, group.groupId))

/** [shifts, hours, nights, weekend shifts, holidays, backup shifts, credits] */
function countAgain(own: Made[]): number[] {
  const sum = (of: (one: Made) => number) => own.reduce((total, one) => total + of(one), 0)
  const work = own.filter(({ kind }) => !kind.backup)
  return [
    work.length,
    sum(({ kind }) => kind.hours),
    sum(({ kind }) => kind.night),
    work.filter(({ date }) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())).length,
    work.filter(({ date }) => holidays.includes(date)).length,
    sum(({ kind }) => kind.backup),
    Math.round(100 * sum(({ kind }) => kind.credits)) / 100,
  ]
}

it.each(['two-weeks', 'half-month', 'month'])(
  'both files have each shift once and count it right: %s',
  async (period) => {
    await setPayroll(period)
    const csv = await test.call('GET', '/api/payroll/export?format=csv&month=2027-01', { as: group.admin })
    expect(csv.statusCode, csv.body).toBe(200)
    const lines = csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
    const emails = new Map((await test.services.orm.select().from(users)).map(({ id, email }) => [email, id]))
    const inLines = new Set<Made>()
    for (const [from, to, status, , email, , ...numbers] of lines) {
      const place = group.physicians.indexOf(emails.get(email!)!)
      const own = made.filter((one) => one.place === place && from! <= one.date && one.date <= to!)
      expect(numbers.map(Number), `${from} ${email}`).toEqual(countAgain(own))
      expect(status).toBe(to! < '2027-02-10' ? 'Worked' : from! > '2027-02-10' ? 'Scheduled' : 'In progress')
      for (const one of own) {
        expect(inLines.has(one)).toBe(false)
        inLines.add(one)
      }
    }
    // What falls before the year's first period belongs to the year before.
    const first = lines[0]![0]!
    expect(inLines.size).toBe(made.filter(({ date }) => date >= first).length)
    const book = await test.call('GET', '/api/payroll/export?format=xlsx&month=2027-01', { as: group.admin })
    const { Sheets, SheetNames } = readWorkbook(book.rawPayload)
    const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: true })
    const head = rows.findIndex((row) => row[0] === 'Period start')
    const cells = rows.slice(head + 1).filter((row) => row.length > 0)
    expect(cells.map((row) => row.map(String))).toEqual(lines)
    expect(cells.every((row) => row.slice(5).every((cell) => typeof cell === 'number'))).toBe(true)
  },
)

it('says what is wrong with a month or a format, and has no lines for a year without shifts', async () => {
  const ask = (query: string) => test.call('GET', `/api/payroll/export?${query}`, { as: group.admin })
  for (const query of ['month=2027-13', 'month=soon', 'format=pdf']) {
    const refused = await ask(query)
    expect(refused.statusCode, query).toBe(400)
    expect(refused.json().message).toContain(query.split('=')[0])
  }
  const empty = await ask('format=csv&month=2031-05')
  expect(empty.body.trim().split('\r\n')).toHaveLength(1)
})
