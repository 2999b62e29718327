/** Marks while dragging: what fits, what bends, and what breaks, each with its reason. */
import { expect, test } from 'vitest'
import type { YearPerson, YearPlan, YearTurn, YearWeek } from '../../contract/year.ts'
import { weighTurn, weighWeek } from './weigh-moves.ts'

const week = (from: string, to: string, source: YearWeek['source'] = 'laid-out'): YearWeek => ({
  ...{ from, to, source, isNight: false },
})
const turn = (date: string, works: boolean | null, lastYear = false): YearTurn => ({
  ...{ date, works, lastYear, isSetByHand: false, reason: null },
})
const person = (id: number, lastName: string, more: Partial<YearPerson>): YearPerson => ({
  ...{ id, firstName: 'Ada', lastName, fte: 1, week: 'A', isNocturnist: false, timeOff: [], weeks: [] },
  turns: [turn('2027-05-31', false), turn('2027-11-25', false), turn('2027-12-25', false)],
  balance: null,
  ...more,
})
const holiday = (date: string, name: string) => ({ date, name, status: 'dealt' as const, need: 1, works: 1 })

const jansen = person(1, 'Jansen', {
  weeks: [week('2027-05-04', '2027-05-10'), week('2027-05-25', '2027-05-31')],
  turns: [turn('2027-05-31', true), turn('2027-11-25', true), turn('2027-12-25', false)],
})
const kapoor = person(2, 'Kapoor', {
  weeks: [week('2027-05-11', '2027-05-17')],
  timeOff: [{ from: '2027-06-08', to: '2027-06-14' }],
})
const nguyen = person(3, 'Nguyen', {
  turns: [turn('2027-05-31', null), turn('2027-11-25', false, true), turn('2027-12-25', true)],
})
const year: YearPlan = {
  ...{ from: '2027-04-01', to: '2028-03-31', today: '2027-04-02', openFrom: '2027-05-01' },
  ...{ publishedThrough: '2027-04-30', plannedThrough: '2027-06-30', isByWeeks: true, switchDays: ['tuesday'] },
  holidays: [
    holiday('2027-05-31', 'Memorial Day'),
    holiday('2027-11-25', 'Thanksgiving Day'),
    holiday('2027-12-25', 'Christmas Day'),
  ],
  ...{ flips: [], schedules: [], people: [jansen, kapoor, nguyen] },
  weeks: [
    { from: '2027-05-04', to: '2027-05-10', on: 3, need: 3 },
    { from: '2027-05-11', to: '2027-05-17', on: 4, need: 3 },
  ],
}
const move = (of: YearPerson, place: number, days: number, receiver = of) =>
  weighWeek(year, { person: of, week: of.weeks[place]!, days, receiver })

test.each([
  ['a week later, where there are enough', move(kapoor, 0, 7), 'fits', 'Fits.'],
  ['before the first open day', move(jansen, 0, -7), 'breaks', 'This month is published or over.'],
  ['onto time off', move(kapoor, 0, 28), 'breaks', 'Kapoor has time off Jun 8–14.'],
  ['onto another week', move(jansen, 0, 21), 'breaks', 'Jansen is already on that week.'],
  ['away from a dealt holiday', move(jansen, 1, 7), 'bends', 'Jansen works Memorial Day that week.'],
  ['onto a holiday off', move(kapoor, 0, 14), 'bends', 'Kapoor is off on Memorial Day.'],
  ['next to another week', move(jansen, 0, 14), 'bends', 'Jansen would work 14 days in a row.'],
  ['out of a week that needs it', move(jansen, 0, 7), 'bends', 'May 4–10 would have 2 on, 3 needed.'],
  ['to somebody who is free', move(jansen, 0, 0, nguyen), 'fits', 'Fits.'],
  ['to somebody in trade', move(kapoor, 0, -7, jansen), 'fits', 'Trades weeks with Jansen.'],
])('a week %s', (_, verdict, mark, says) => expect(verdict).toEqual({ mark, says }))

test('a trade leaves the number of people on as it is', () => {
  const short = { ...year, weeks: year.weeks.map((one) => ({ ...one, on: 2 })) }
  const trade = { person: kapoor, week: kapoor.weeks[0]!, days: -7, receiver: jansen }
  expect(weighWeek(short, trade).mark).toBe('fits')
})

test.each([
  ['to somebody who can', weighTurn(year, nguyen, 2, kapoor), 'fits', 'Fits.'],
  ['to somebody away', weighTurn(year, jansen, 0, nguyen), 'breaks', 'Nguyen isn’t available that day.'],
  [
    'to somebody in their week off',
    weighTurn(year, jansen, 0, kapoor),
    'bends',
    'Memorial Day falls in Kapoor’s week off.',
  ],
  ['to somebody who is off, too', weighTurn(year, kapoor, 1, nguyen), 'breaks', 'Nguyen is off on Thanksgiving, too.'],
  ['to who worked it last year', weighTurn(year, jansen, 1, nguyen), 'bends', 'Nguyen worked Thanksgiving last year.'],
  ['to who works the other', weighTurn(year, nguyen, 2, jansen), 'bends', 'Jansen works Thanksgiving.'],
])('a holiday %s', (_, verdict, mark, says) => expect(verdict).toEqual({ mark, says }))

test('a holiday that is published or not dealt can’t be traded', () => {
  const as = (status: 'published' | 'open') => ({
    ...year,
    holidays: year.holidays.map((one) => ({ ...one, status })),
  })
  expect(weighTurn(as('published'), jansen, 0, kapoor)).toEqual({
    mark: 'breaks',
    says: 'This month is published or over.',
  })
  expect(weighTurn(as('open'), jansen, 0, kapoor)).toEqual({ mark: 'breaks', says: 'Memorial Day isn’t dealt yet.' })
})
