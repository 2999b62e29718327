/** A laid-out month starts with everyone's weeks, one role a week, and no more people than needed. */
import { expect, it } from 'vitest'
import { smallGroup } from '../testing/small-group.ts'
import { startFromWeeks } from './start-from-weeks.ts'

const day = (number: number) => `2026-06-0${number}`
const week = (from: number, to: number, isNight = false) => ({ from: day(from), to: day(to), isNight })

it('has each week in one role, nights apart, and leaves out those who are not needed', () => {
  const problem = smallGroup({
    roles: 'DAN',
    days: 4,
    physicians: [
      { weeksOn: [week(1, 3)] },
      { weeksOn: [week(2, 4)], absences: [day(3)] },
      { weeksOn: [week(1, 4, true)] },
      { weeksOn: [week(2, 2)] },
      { weeksOn: [] },
    ],
  })
  const start = startFromWeeks(problem)!
  const picture = (id: string) =>
    [1, 2, 3, 4]
      .map((date) => start.find((one) => one.physicianId === id && one.date === day(date))?.roleId ?? '.')
      .join('')
  expect(['p1', 'p2', 'p3', 'p4', 'p5'].map(picture)).toEqual(['DDD.', '.A.A', 'NNNN', '....', '....'])
})

it('keeps the role of the week that goes on, and what is fixed', () => {
  const locked = [{ physicianId: 'p2', roleId: 'D', date: day(1) }]
  const problem = smallGroup({
    ...{ roles: 'DA', days: 3, before: ['A', '.'], locked },
    physicians: [{ weeksOn: [week(1, 3)] }, { weeksOn: [week(1, 3)] }],
  })
  expect(
    startFromWeeks(problem)!
      .filter(({ physicianId }) => physicianId === 'p1')
      .map(({ roleId }) => roleId),
  ).toEqual(['A', 'A', 'A'])
  expect(startFromWeeks(smallGroup({ roles: 'D', physicians: 1 }))).toBeUndefined()
})
