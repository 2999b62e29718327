import { expect, test } from 'vitest'
import { sampleSchedule } from '../testing/samples.ts'
import { chooseSchedule } from './use-schedule-address.ts'

const january = sampleSchedule({ id: 9, month: 1, year: 2027, status: 'draft' })
const december = sampleSchedule({ id: 3 })
const older = sampleSchedule({ id: 2, status: 'archived' })
const schedules = [january, older, december]
const today = '2026-12-08'

test.each([
  ['nothing said: for coordinators the newest, from its first day', {}, 9, '2027-01-01'],
  ['a schedule of this month: today', { scheduleId: 3 }, 3, today],
  ['an archived schedule: that one', { scheduleId: 2, date: '2026-12-20' }, 2, '2026-12-20'],
  ['only a date: the active schedule of its month', { date: '2026-12-20' }, 3, '2026-12-20'],
  ['a date outside of the schedule: the one in force there', { scheduleId: 3, date: '2027-01-05' }, 9, '2027-01-05'],
  ['a month without a schedule', { date: '2027-06-01' }, undefined, '2027-06-01'],
])('%s', (_, address, id, date) => {
  const choice = chooseSchedule(schedules, { date: undefined, scheduleId: undefined, ...address }, today, true)
  expect([choice.schedule?.id, choice.date]).toEqual([id, date])
})

test('physicians start with today, where a schedule has it', () => {
  const nothing = { date: undefined, scheduleId: undefined }
  expect(chooseSchedule(schedules, nothing, today, false)).toEqual({ schedule: december, date: today })
  expect(chooseSchedule([january], nothing, today, false).schedule).toBe(january)
})
