/** Each reason of a deal is a fact of the rows, each owed balance follows from them, and a trade does what the page says it does. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { HolidayDeal, YearPlan } from '../../contract/year.ts'
import {
  groups,
  holidayHistory,
  preferences,
  roles,
  schedules,
  shiftRequests,
  users,
} from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

const size = 14
const fteOf = (place: number) => (place % 5 === 2 ? 0.6 : 1)
const names = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving Day', 'Christmas Day']
const spoken = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving', 'Christmas']
const keys = ["new year's", 'memorial', 'independence', 'labor']
const dates = ['2027-01-01', '2027-05-31', '2027-07-04', '2027-09-06', '2027-11-25', '2027-12-25']
/** Uneven on purpose: some worked most of them, and some few. */
const worked = (place: number, holiday: number, year: number) =>
  (place * 7 + holiday * 5 + year * 3) % 9 < 3 + (place % 4)

/** November and December 2026 are published and empty: no one worked Thanksgiving and Christmas. */
beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-17T12:00:00Z'))
  const { orm } = test.services
  own = await addStaffedGroup(orm, size)
  const { groupId, physicians } = own
  await orm
    .update(groups)
    .set({ pattern: '7-on-7-off', settings: { timeZone: 'UTC', switchDays: ['tuesday'] } })
    .where(eq(groups.id, groupId))
  await orm.update(roles).set({ requiredCount: 4 }).where(eq(roles.id, own.day))
  for (const [place, id] of physicians.entries())
    await orm
      .update(users)
      .set({
        ...{ fte: fteOf(place), seniorityRank: place + 1, holidayAvailability: place !== 5 },
        track: place % 2 === 0 ? '2026-12-29' : '2027-01-05',
      })
      .where(eq(users.id, id))
  for (const month of [11, 12])
    await orm.insert(schedules).values({ groupId, name: `Month ${month}`, month, year: 2026, status: 'active' })
  await orm.insert(holidayHistory).values(
    physicians.flatMap((physicianId, place) =>
      [2024, 2025, 2026].flatMap((year) =>
        keys.map((holiday, at) => ({
          ...{ groupId, physicianId, holiday, year, source: 'typed' as const, worked: worked(place, at, year) },
        })),
      ),
    ),
  )
  await orm.insert(preferences).values([
    { physicianId: physicians[3]!, groupId, preferredShifts: [{ date: dates[2]!, wants: 'off' }] },
    { physicianId: physicians[6]!, groupId, preferredShifts: [{ date: dates[3]!, wants: 'work' }] },
  ])
  await orm.insert(shiftRequests).values({
    ...{ groupId, requestorId: physicians[4]!, requestType: 'timeoff' as const, status: 'approved' as const },
    ...{ reviewedBy: own.admin, reviewedAt: new Date(), requestedDate: '2027-05-29', endDate: '2027-06-02' },
  })
})
afterAll(() => test.close())

async function get<T>(path: string): Promise<T> {
  const answer = await test.call('GET', path, { as: own.admin })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const show = () => get<YearPlan>('/api/year?from=2027-01')

type Entry = { place: number; date: string; worked: boolean }
const known: Entry[] = Array.from({ length: size }, (_, place) => [
  ...[2024, 2025, 2026].flatMap((year) =>
    keys.map((key, at) => ({ place, date: `${key} ${year}`, worked: worked(place, at, year) })),
  ),
  ...['thanksgiving 2026', 'christmas 2026'].map((date) => ({ place, date, worked: false })),
]).flat()

/** Each holiday's workers, shared by FTE among those who have an entry. */
function countAgain(entries: Entry[], place: number) {
  const mine = entries.filter((one) => one.place === place)
  const fairShare = mine.reduce((sum, { date }) => {
    const all = entries.filter((one) => one.date === date)
    const fte = all.reduce((total, one) => total + fteOf(one.place), 0)
    return sum + (all.filter((one) => one.worked).length * fteOf(place)) / fte
  }, 0)
  return { worked: mine.filter((one) => one.worked).length, of: mine.length, fairShare }
}

it('says of each turn what the rows say', async () => {
  const { turns } = await get<HolidayDeal>('/api/year/holidays/proposal?from=2027-01')
  expect(turns.length).toBeGreaterThan(60)
  const worksOn = (id: number, date: string) =>
    turns.some((turn) => turn.physicianId === id && turn.date === date && turn.works)
  const seen = new Set<string>()
  for (const { physicianId, date, works, reason } of turns) {
    const [place, at] = [own.physicians.indexOf(physicianId), dates.indexOf(date)]
    const before = countAgain(known, place)
    const debt = before.worked - before.fairShare
    const count = `worked ${before.worked} of ${before.of} ${before.of === 1 ? 'holiday' : 'holidays'}, fair share ${Number(before.fairShare.toFixed(1))}`
    const lastYear = at < 4 && worked(place, at, 2026)
    const other = at === 4 ? 5 : at === 5 ? 4 : undefined
    const facts: Record<string, boolean> = {
      'Asked to work it.': works && place === 6 && at === 3,
      [`Worked ${spoken[at]} last year, too. Not enough others can work it.`]: works && lastYear,
      'Asked to be off, but too few others can work it, or they’re owed more.': works && place === 3 && at === 2,
      [`Owes a holiday: ${count}.`]: works && debt <= -0.5,
      [`It’s their turn: ${count}.`]: works && debt > -0.5,
      'In their week on.': works,
      [`Worked ${spoken[at]} last year.`]: !works && lastYear,
      [`Works ${spoken[other ?? 0]} this year.`]: !works && other !== undefined && worksOn(physicianId, dates[other]!),
      [`Is owed a holiday off: ${count}.`]: !works && debt >= 0.5,
      'Asked to be off.': !works && place === 3 && at === 2,
      'In their week off.': !works,
      'Others owe more, or are less senior.': !works && debt < 0.5 && !lastYear,
    }
    expect(facts[reason], `${names[at]}, ${place}: ${reason}`).toBe(true)
    seen.add(reason.replace(/:.*|(?<=Work(s|ed) ).*/, ''))
  }
  expect(seen.size).toBeGreaterThan(4)
  const away = turns.filter(({ physicianId, date }) => {
    const place = own.physicians.indexOf(physicianId)
    return place === 5 || (place === 4 && date === dates[1])
  })
  expect(away).toEqual([])
})

it('owes each what the rows say, before and after a trade, which moves one holiday and no fair share', async () => {
  await test.call('POST', '/api/year/holidays', { as: own.admin, body: { from: '2027-01' } })
  const expectBalances = (year: YearPlan) => {
    const dealt = year.people.flatMap(({ id, turns }) =>
      turns.flatMap(({ date, works }) =>
        works === null ? [] : { place: own.physicians.indexOf(id), date, worked: works },
      ),
    )
    for (const { id, balance } of year.people) {
      const place = own.physicians.indexOf(id)
      if (place === 5) expect(balance).toBeNull()
      else expect(balance).toEqual(roughly(countAgain([...known, ...dealt], place)))
    }
  }
  const before = await show()
  expectBalances(before)
  const [giver, taker] = [true, false].map((works) => before.people.find(({ turns }) => turns[2]!.works === works)!)
  const body = {
    turns: [
      { physicianId: giver!.id, date: dates[2], works: false },
      { physicianId: taker!.id, date: dates[2], works: true },
    ],
  }
  expect((await test.call('PUT', '/api/year/holidays', { as: own.admin, body })).statusCode).toBe(200)
  const after = await show()
  expectBalances(after)
  const balanceOf = (id: number) => after.people.find((person) => person.id === id)!.balance
  expect(balanceOf(giver!.id)).toEqual(roughly({ ...giver!.balance!, worked: giver!.balance!.worked - 1 }))
  expect(balanceOf(taker!.id)).toEqual(roughly({ ...taker!.balance!, worked: taker!.balance!.worked + 1 }))
})

function roughly({ fairShare, ...rest }: { worked: number; of: number; fairShare: number }) {
  return { ...rest, fairShare: expect.closeTo(fairShare, 6) }
}

it('deals a date once that has two names, and a year far ahead', async () => {
  const settings = { timeZone: 'UTC', holidays: [{ date: dates[5]!, name: 'Founders Day' }] }
  await test.services.orm
    .update(groups)
    .set({ settings: { ...settings, holidays: [...settings.holidays, { date: dates[5]!, name: 'Winter Day' }] } })
    .where(eq(groups.id, own.groupId))
  const year = await show()
  expect(year.holidays.filter(({ date }) => date === dates[5])).toHaveLength(1)
  const { turns } = await get<HolidayDeal>('/api/year/holidays/proposal?from=2027-01')
  const once = new Set(turns.map(({ physicianId, date }) => `${physicianId} ${date}`))
  expect(once.size).toBe(turns.length)
  for (const from of ['2035-01', '2099-12']) {
    const far = await get<YearPlan>(`/api/year?from=${from}`)
    expect(far.people).toHaveLength(size)
    expect(far.holidays.every(({ status }) => status === 'open')).toBe(true)
  }
})
