/** A year of three physicians, for tests. */
import type { YearPerson, YearPlan, YearTurn } from '../../../contract/year.ts'
import type { Answers } from '../../testing/render-page.tsx'
import { sampleAdmin, sampleGroup } from '../../testing/samples.ts'

const turn = (date: string, works: boolean | null, more: Partial<YearTurn> = {}): YearTurn => ({
  ...{ date, works, lastYear: false, isSetByHand: false, reason: works === null ? null : 'In their week on.' },
  ...more,
})
export const person = (id: number, lastName: string, more: Partial<YearPerson>): YearPerson => ({
  ...{ id, firstName: 'Ada', lastName, fte: 1, week: 'A', isNocturnist: false, timeOff: [], weeks: [] },
  turns: [turn('2027-05-31', true), turn('2027-11-25', false), turn('2027-12-25', false)],
  balance: { worked: 3, of: 6, fairShare: 3 },
  ...more,
})
export const laidOut = (from: string, to: string, isNight = false) => ({
  from,
  to,
  isNight,
  source: 'laid-out' as const,
})
const holiday = (date: string, name: string) => ({ date, name, status: 'dealt' as const, need: 1, works: 1 })

export const year: YearPlan = {
  ...{ from: '2027-01-01', to: '2027-12-31', today: '2027-01-12', openFrom: '2027-02-01' },
  ...{ publishedThrough: '2027-01-31', plannedThrough: '2027-06-30', isByWeeks: true, switchDays: ['tuesday'] },
  holidays: [
    holiday('2027-05-31', 'Memorial Day'),
    holiday('2027-11-25', 'Thanksgiving Day'),
    holiday('2027-12-25', 'Christmas Day'),
  ],
  flips: [{ from: '2027-11-30', to: '2027-12-13', days: [4, 5, 5] }],
  schedules: [{ month: '2027-01', scheduleId: 7, isPublished: true }],
  people: [
    person(1, 'Jansen', {
      balance: { worked: 5, of: 6, fairShare: 3 },
      weeks: [laidOut('2027-02-02', '2027-02-08'), laidOut('2027-02-16', '2027-02-22')],
    }),
    person(2, 'Kapoor', {
      balance: { worked: 2, of: 6, fairShare: 3 },
      turns: [turn('2027-05-31', false), turn('2027-11-25', true), turn('2027-12-25', true)],
      weeks: [laidOut('2027-02-09', '2027-02-15')],
    }),
    person(3, 'Nguyen', { isNocturnist: true, weeks: [laidOut('2027-02-02', '2027-02-08', true)] }),
  ],
  weeks: [{ from: '2027-02-02', to: '2027-02-08', on: 2, need: 3 }],
}
export const answers: Answers = { currentUser: sampleAdmin(), myGroup: sampleGroup(), showYear: year }
