/** Stretches and switch days, from pictures of someone's days. */
import { expect, it } from 'vitest'
import { addDays } from '../../engine/calendar.ts'
import { measureContinuity } from './continuity.ts'

/** 'X' is a working day; the first character is the first date. Monday 2027-03-01 begins the month. */
function days(picture: string, first: string, physicianId = 1) {
  return [...picture].flatMap((mark, index) => (mark === 'X' ? [{ physicianId, date: addDays(first, index) }] : []))
}

const march = ['2027-03-01', '2027-03-31'] as const
const daysOf = ({ runs }: ReturnType<typeof measureContinuity>) => runs.map(({ days: count }) => count)

it('counts working days by the length of their run', () => {
  const worked = days('X..XX..XXXX..XXXXX..XXXXXXXX', '2027-03-01')
  expect(daysOf(measureContinuity(worked, ...march))).toEqual([1, 2, 4, 5, 8])
})

it('takes a run whole where it crosses into the month, and counts only the days inside', () => {
  const worked = days('XXXXXXX', '2027-02-25')
  expect(daysOf(measureContinuity(worked, ...march))).toEqual([0, 0, 0, 0, 3])
})

it('does not join the days of two people', () => {
  const worked = [...days('XX', '2027-03-01'), ...days('..XX', '2027-03-01', 2)]
  expect(daysOf(measureContinuity(worked, ...march))).toEqual([0, 4, 0, 0, 0])
})

it('says on which days of the week people come and go', () => {
  const worked = [...days('.XXXXXXX', '2027-03-01'), ...days('.XXX', '2027-03-01', 2), ...days('X', '2027-02-28', 3)]
  const { switchDays } = measureContinuity(worked, ...march)
  expect(switchDays.filter(({ starts, ends }) => starts + ends > 0)).toEqual([
    { weekday: 'monday', starts: 0, ends: 1 },
    { weekday: 'tuesday', starts: 2, ends: 0 },
    { weekday: 'thursday', starts: 0, ends: 1 },
  ])
})
