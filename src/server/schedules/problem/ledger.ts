/** What each physician did before the month, which fair shares settle: it rolls, so no New Year wipes it out. */
import { addDays, isWeekend } from '../../../engine/calendar.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import type { Ledger, Role } from '../../../engine/model.ts'
import { addMonths, isSameMonth, spanOfMonth } from '../../../engine/month.ts'
import { type HeldShift, holidayMonths, type Inputs, ledgerMonths, type UserRow } from './read-inputs.ts'

export type LedgerOf = (person: UserRow) => Ledger

/** Days and holidays count only in months of which the shifts are known. Backup is no working day, and has its own line. */
export function openLedger(
  inputs: Inputs,
  roles: ReadonlyMap<string, Role>,
  holidays: readonly { date: string }[],
): LedgerOf {
  const { from } = spanOfMonth(inputs.month)
  const since = (months: number) => spanOfMonth(addMonths(inputs.month, -months)).from
  const isBetween = (start: string) => (shift: { date: string }) => start <= shift.date && shift.date < from
  const shifts = inputs.worked.filter(isBetween(since(ledgerMonths)))
  const kinds = new Map([...roles].map(([id, role]) => [Number(id), shiftKindOf(role)]))
  const isWork = ({ roleId }: HeldShift) => kinds.has(roleId) && kinds.get(roleId) !== 'backup'
  const knownMonths = inputs.publishedMonths.map(spanOfMonth)
  const knownDays = knownMonths
    .filter((span) => since(ledgerMonths) <= span.from && span.from < from)
    .flatMap((span) => Array.from({ length: span.days }, (_, day) => addDays(span.from, day)))
  const knownHolidays = holidays
    .filter(isBetween(since(holidayMonths)))
    .filter(({ date }) => knownMonths.some((span) => isSameMonth(span.from, date)))
  const holidayDates = new Set(knownHolidays.map(({ date }) => date))
  const onHolidays = [...inputs.holidayShifts, ...inputs.worked].filter(({ date }) => holidayDates.has(date))
  const weekends = new Set([...new Set(shifts.map(({ date }) => date))].filter(isWeekend))
  const shiftsOf = groupByPerson(shifts)
  const holidayShiftsOf = groupByPerson(onHolidays)
  return (person) => {
    const away = inputs.timeOff.filter(({ physicianId }) => physicianId === person.id)
    const isPresent = (date: string) =>
      date >= (person.startDateWithGroup ?? '') && !away.some((leave) => leave.from <= date && date <= leave.to)
    const own = shiftsOf.get(person.id) ?? []
    const work = own.filter(isWork)
    const hasNight = ({ roleId }: HeldShift) => ['night', 'twenty-four'].includes(kinds.get(roleId) ?? '')
    return {
      daysPresent: knownDays.filter(isPresent).length,
      shifts: work.length,
      nights: work.filter(hasNight).length,
      weekendDays: work.filter(({ date }) => weekends.has(date)).length,
      backups: own.filter(({ roleId }) => kinds.get(roleId) === 'backup').length,
      holidaysPresent: knownHolidays.filter(({ date }) => isPresent(date)).length,
      holidays: (holidayShiftsOf.get(person.id) ?? []).filter(isWork).length,
    }
  }
}

function groupByPerson(shifts: HeldShift[]): Map<number, HeldShift[]> {
  const byPerson = new Map<number, HeldShift[]>()
  for (const shift of shifts) {
    const own = byPerson.get(shift.physicianId)
    if (own) own.push(shift)
    else byPerson.set(shift.physicianId, [shift])
  }
  return byPerson
}
