/** Queries over a small table of facts, each with the answer counted by hand. */
import { expect, it } from 'vitest'
import { type Count, type Form, formOf, plainCount } from '../question/form.ts'
import type { Facts, ShiftFact } from './facts.ts'
import { inCompanyOf, runQuery } from './run-query.ts'

const shift = (date: string, person: string | null, kind: ShiftFact['kind'] = 'day'): ShiftFact => ({
  id: 1,
  unit: 'shifts',
  date,
  startTime: kind === 'night' ? '19:00' : '07:00',
  endTime: kind === 'night' ? '07:00' : '19:00',
  times: kind === 'night' ? '7:00 PM–7:00 AM' : '7:00 AM–7:00 PM',
  hours: 12,
  person,
  role: kind === 'night' ? 'Night' : kind === 'backup' ? 'Backup' : 'Rounder',
  kind,
  isBackup: kind === 'backup',
  isWeekend: false,
  location: null,
  isHoliday: date === '2026-12-25',
})

/** A Monday to a Sunday, the week of Christmas. */
const days = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-12-${day}`)
const facts: Facts = {
  periods: [{ from: days[0]!, to: days[6]! }],
  shifts: [
    shift('2026-12-21', 'Chen'),
    shift('2026-12-22', 'Chen'),
    shift('2026-12-23', 'Chen'),
    shift('2026-12-25', 'Chen', 'night'),
    shift('2026-12-26', 'Raman', 'night'),
    shift('2026-12-27', 'Raman', 'backup'),
    shift('2026-12-24', null, 'night'),
  ],
  days,
  planned: ['December 2026'],
  plannedMonths: ['2026-12'],
  draftMonths: [],
  notPlannedMonths: [],
  notPlanned: [],
  people: ['Chen', 'Raman', 'Diallo'].map((name) => ({
    name,
    isActive: true,
    fte: name === 'Diallo' ? 0.5 : 1,
    level: 'senior',
  })),
}

const count = (more: Partial<Count> = {}): Count => ({ ...plainCount, ...more })

function run(given: Partial<Form>) {
  const { rows, total } = runQuery(formOf(given), facts)
  return { rows: rows.map(({ name, values }) => [name, ...values]), total: total.values }
}

const night = count({ kinds: ['night'] })
const none = { than: 'exactly', number: 0 } as const

it('counts a role on a kind of shift where both are named', () => {
  const ofBoth = count({ kinds: ['night'], roles: ['Rounder'] })
  expect(run({ counts: [ofBoth] }).total).toEqual([0])
  expect(run({ counts: [{ ...ofBoth, kinds: ['day'] }], people: ['Chen'] }).total).toEqual([3])
  const { kinds, roles, weekdays, onHolidays } = ofBoth
  expect(run({ counts: [count({ without: { kinds, roles, weekdays, onHolidays } })] }).total).toEqual([0])
})

it('counts a weekend once, whether one of its days is worked or both', () => {
  const weekends = count({ unit: 'weekends', weekdays: ['saturday', 'sunday'] })
  const worked = [shift('2026-12-26', 'Chen'), shift('2026-12-27', 'Chen'), shift('2026-12-27', 'Raman')]
  const { rows, total } = runQuery(formOf({ counts: [weekends], by: 'physician' }), { ...facts, shifts: worked })
  expect(rows.map(({ name, values }) => [name, ...values])).toEqual([
    ['Chen', 1],
    ['Raman', 1],
    ['Diallo', 0],
  ])
  expect(total.values).toEqual([2])
})

it('counts what passes every filter, and backup only where it is asked for', () => {
  expect(run({}).total).toEqual([5])
  expect(run({ counts: [night, count({ unit: 'hours' })] }).total).toEqual([2, 60])
  expect(run({ counts: [count({ kinds: ['night'], onHolidays: true })] }).total).toEqual([1])
  expect(run({ counts: [count({ roles: ['Backup'] })] }).total).toEqual([1])
  expect(run({ counts: [count({ weekdays: ['saturday', 'sunday'] })] }).total).toEqual([1])
  expect(run({ counts: [count({ isOpen: true })] }).total).toEqual([1])
})

it('says who has none, also of those without any shift', () => {
  expect(run({ ask: 'who', counts: [night], having: none }).rows).toEqual([['Diallo', 0]])
  expect(run({ ask: 'who', having: none }).rows).toEqual([['Diallo', 0]])
  expect(run({ ask: 'who', counts: [night], except: ['Chen'], having: none }).rows).toEqual([['Diallo', 0]])
})

it('orders, cuts and bounds', () => {
  expect(run({ ask: 'most' }).rows).toEqual([
    ['Chen', 4],
    ['Raman', 1],
    ['Diallo', 0],
  ])
  expect(run({ ask: 'least', limit: 1 }).rows).toEqual([['Diallo', 0]])
  expect(run({ ask: 'who', having: { than: 'at-least', number: 1 } }).rows).toEqual([
    ['Chen', 4],
    ['Raman', 1],
  ])
  expect(run({ ask: 'compare', people: ['Raman', 'Chen'] }).rows).toEqual([
    ['Raman', 1],
    ['Chen', 4],
  ])
})

it('measures stretches, rest and days off', () => {
  const ofChen = (unit: Count['unit']) => run({ people: ['Chen'], counts: [count({ unit })] }).rows
  expect(ofChen('stretch')).toEqual([['Chen', 3]])
  expect(ofChen('rest')).toEqual([['Chen', 12]])
  expect(ofChen('days-off')).toEqual([['Chen', 3]])
})

it('keeps each count to its own bound and its own days', () => {
  const some = { than: 'at-least', number: 1 } as const
  const day = (date: string) => ({ from: date, to: date })
  const weekend = count({ weekdays: ['saturday', 'sunday'], having: none })
  expect(run({ ask: 'who', counts: [{ ...night, having: some }, weekend] }).rows).toEqual([['Chen', 1, 0]])
  const christmas = count({ period: day('2026-12-25'), having: some })
  const eve = count({ period: day('2026-12-23'), having: some })
  expect(run({ ask: 'who', counts: [christmas, eve] }).rows).toEqual([['Chen', 1, 1]])
  expect(run({ ask: 'who', counts: [christmas, { ...eve, having: none }] }).rows).toEqual([])
})

it('counts weekends off as both of their days', () => {
  const counts = [count({ unit: 'weekends-off' })]
  expect(run({ people: ['Chen', 'Raman'], counts }).rows).toEqual([
    ['Chen', 1],
    ['Raman', 0],
  ])
})

it('keeps the shifts at the same time as those of the company', () => {
  const more = [shift('2026-12-21', 'Raman'), shift('2026-12-21', 'Diallo', 'night'), shift('2026-12-22', 'Diallo')]
  const shared = inCompanyOf(['Chen'], { ...facts, shifts: [...facts.shifts, ...more] })
  expect(shared.shifts.map(({ date, person }) => `${date} ${person}`)).toEqual([
    '2026-12-21 Raman',
    '2026-12-22 Diallo',
  ])
})

it('leaves things out, finds the busiest week, and divides by FTE', () => {
  const without = { kinds: [], roles: ['Night'], weekdays: [], onHolidays: false }
  expect(run({ counts: [count({ without })] }).total).toEqual([3])
  expect(run({ people: ['Chen'], counts: [count({ unit: 'hours', within: 'day' })] }).rows).toEqual([['Chen', 12]])
  expect(run({ people: ['Chen'], counts: [count({ unit: 'hours', within: 'week' })] }).rows).toEqual([['Chen', 48]])
  // 48 and 12 hours over 2.5 FTE.
  expect(run({ counts: [count({ unit: 'hours' })], isPerFte: true }).total).toEqual([24])
})

it('compares two counts of each person', () => {
  const form = { ask: 'who' as const, counts: [night, count({ roles: ['Rounder'] })], isOfEach: true }
  expect(run({ ...form, claim: 'less' }).rows).toEqual([['Chen', 1, 3]])
  expect(run({ ...form, claim: 'more' }).rows).toEqual([['Raman', 1, 0]])
})

it('keeps to a unit, and counts weekends in a row', () => {
  const onUnit = {
    ...facts,
    shifts: facts.shifts.map((one, place) => ({ ...one, location: place % 2 ? '4 East' : null })),
  }
  const ofPlace = runQuery(formOf({ counts: [count({ places: ['4 East'] })] }), onUnit)
  expect(ofPlace.total.values).toEqual([2])
  const weekends = ['2026-12-05', '2026-12-13', '2026-12-19', '2026-12-27'].map((date) => shift(date, 'Chen'))
  const unbroken = count({ unit: 'stretch', weekdays: ['saturday', 'sunday'] })
  const { rows } = runQuery(formOf({ people: ['Chen'], counts: [unbroken] }), { ...facts, shifts: weekends })
  expect(rows[0]!.values).toEqual([4])
})

it('groups by day, week and weekday over every planned day', () => {
  expect(run({ ask: 'list', by: 'day', counts: [count({ roles: ['Rounder'] })], having: none }).rows).toHaveLength(4)
  expect(run({ by: 'week', counts: [night] }).rows).toEqual([['Week of Mon, Dec 21', 2]])
  // Only the days that are asked about.
  expect(run({ by: 'day', counts: [count({ weekdays: ['saturday'] })] }).rows).toHaveLength(1)
  // The second ties with the first, so it isn't cut off.
  expect(run({ ask: 'most', by: 'weekday', limit: 1, counts: [night] }).rows).toEqual([
    ['Friday', 1],
    ['Saturday', 1],
  ])
})
