/** The demo group is alive whatever day it is: late in a month, few shifts are left to swap and to pick up. */
import { expect, it } from 'vitest'
import { addDays } from '../../engine/calendar.ts'
import { schedules, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'
import { openTestDatabase } from '../platform/db/testing/test-database.ts'
import { seedDemo } from './demo-group.ts'

// On the second day, the first physician works nearly every day to come.
it.each([
  ['2026-11-22', ['November 2026', 'December 2026']],
  ['2026-12-16', ['December 2026']],
])('on %s', async (today, months) => {
  const { orm, close } = await openTestDatabase()
  await seedDemo(orm, new Date(`${today}T15:00:00Z`))
  const published = await orm.select().from(schedules).orderBy(schedules.year, schedules.month)
  expect(published.slice(3).map(({ name }) => name)).toEqual(months)

  const all = await orm.select().from(shifts)
  const shiftOf = new Map(all.map((shift) => [shift.id, shift]))
  const isFreeAround = (physicianId: number, date: string) =>
    all.every(
      (shift) => shift.physicianId !== physicianId || shift.date < addDays(date, -1) || shift.date > addDays(date, 1),
    )
  const pending = (await orm.select().from(shiftRequests)).filter(({ status }) => status === 'pending')
  const swaps = pending.filter(({ requestType, targetId }) => requestType === 'swap' && targetId !== null)
  expect(swaps.map(({ targetResponse }) => targetResponse).sort()).toEqual(['accepted', 'pending'])
  for (const { requestorId, targetId, originalShiftId, targetShiftId } of swaps) {
    const [given, taken] = [shiftOf.get(originalShiftId!)!, shiftOf.get(targetShiftId!)!]
    expect([given.physicianId, taken.physicianId]).toEqual([requestorId, targetId])
    expect(given.date > today && taken.date > today).toBe(true)
    expect(isFreeAround(targetId!, given.date) && isFreeAround(requestorId, taken.date)).toBe(true)
  }

  const first = (await orm.select().from(users)).find(({ lastName }) => lastName === 'Nwosu')!
  const open = all.filter(({ physicianId, date }) => physicianId === null && date > today)
  expect(open.filter(({ date }) => isFreeAround(first.id, date)).length).toBeGreaterThan(0)
  expect(pending.filter(({ requestType }) => requestType === 'pickup')).toHaveLength(2)
  await close()
})
