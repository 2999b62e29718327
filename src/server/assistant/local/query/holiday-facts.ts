/** Holidays of months before the first schedule: who worked them, from the holiday history. Which shift isn't known. */
import { monthKey, monthOf } from '../../../../engine/month.ts'
import { holidayKey } from '../../../../engine/rules/parts/holiday-history.ts'
import { listEntered } from '../../../holidays/holidays.store.ts'
import type { Records } from '../../tools/records.ts'
import type { Form } from '../question/form.ts'
import type { Facts } from './facts.ts'
import { emptyFact } from './request-facts.ts'

export async function addHolidayFacts(facts: Facts, { counts, people }: Form, records: Records): Promise<Facts> {
  const missing = new Set(facts.notPlannedMonths)
  const days = facts.periods
    .flatMap(({ from, to }) => records.holidaysBetween(from, to))
    .filter(({ date }) => missing.has(monthKey(monthOf(date))) && date < records.now.date)
  const isOnDays = facts.periods.every(({ from, to }) => from === to)
  const isCounted = counts.every(
    ({ unit, kinds, roles, places, onHolidays, period, isOpen }) =>
      ['shifts', 'physicians'].includes(unit) &&
      !isOpen &&
      kinds.length + roles.length + places.length === 0 &&
      (onHolidays || isOnDays || (period !== null && period.from === period.to)),
  )
  // Colleagues' turns are for administrators.
  const isAllowed = records.scope.role === 'admin' || people.join() === records.self?.name
  if (days.length === 0 || !isCounted || !isAllowed) return facts
  const nameOf = new Map(records.people.map(({ id, name }) => [id, name]))
  const entries = await listEntered(records.orm, records.scope, [...nameOf.keys()])
  const entriesOf = ({ date, name }: { date: string; name: string }) =>
    entries.filter(({ holiday, year }) => holiday === holidayKey(name) && date.startsWith(String(year)))
  const known = days.filter((day) => entriesOf(day).length > 0)
  if (known.length === 0) return facts
  const added = known.flatMap((day) =>
    entriesOf(day)
      .filter(({ worked }) => worked)
      .map(({ physicianId }) => ({
        ...{ ...emptyFact, unit: 'shifts' as const, date: day.date, isHoliday: true, role: 'Holiday history' },
        person: nameOf.get(physicianId)!,
      })),
  )
  const listed = new Set(entries.map(({ physicianId }) => nameOf.get(physicianId)))
  const told = new Set(known.map(({ date }) => monthKey(monthOf(date))))
  return {
    ...facts,
    shifts: [...facts.shifts, ...added],
    // Who isn't on record may have worked.
    people: facts.planned.length > 0 ? facts.people : facts.people.filter(({ name }) => listed.has(name)),
    fromHistory: known.map(({ date, name }) => `${name} ${date.slice(0, 4)}`),
    notPlannedMonths: facts.notPlannedMonths.filter((month) => !told.has(month)),
  }
}
