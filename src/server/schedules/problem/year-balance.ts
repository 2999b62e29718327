/** What each physician did this year before the month: what the year's balance of burdens starts from. */
import { addDays, isWeekend } from '../../../engine/calendar.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import type { Role, YearBalance } from '../../../engine/model.ts'
import { spanOfMonth } from '../../../engine/month.ts'
import type { HeldShift, Inputs, UserRow } from './read-inputs.ts'

export type YearBook = (person: UserRow) => YearBalance

/** Backup duty is no working day, and is left out. Days count only in months of which the shifts are known. */
export function openYearBook(
  inputs: Inputs,
  roles: ReadonlyMap<string, Role>,
  holidays: ReadonlySet<string>,
): YearBook {
  const yearStart = `${inputs.month.year}-01-01`
  const { from } = spanOfMonth(inputs.month)
  const byPerson = new Map<number, HeldShift[]>()
  for (const shift of inputs.worked) {
    if (shift.date < yearStart || shift.date >= from) continue
    const own = byPerson.get(shift.physicianId)
    if (own) own.push(shift)
    else byPerson.set(shift.physicianId, [shift])
  }
  const knownDays = inputs.publishedMonths.flatMap((month) => {
    const span = spanOfMonth(month)
    return Array.from({ length: span.days }, (_, day) => addDays(span.from, day))
  })
  const kinds = new Map([...roles].map(([id, role]) => [Number(id), shiftKindOf(role)]))
  const weekends = new Set(inputs.worked.map(({ date }) => date))
  for (const date of weekends) if (!isWeekend(date)) weekends.delete(date)
  return (person) => {
    const away = inputs.timeOff.filter(({ physicianId }) => physicianId === person.id)
    const isPresent = (date: string) =>
      date >= (person.startDateWithGroup ?? '') && !away.some((leave) => leave.from <= date && date <= leave.to)
    const worked = (byPerson.get(person.id) ?? []).flatMap(({ roleId, date }) => {
      const kind = kinds.get(roleId)
      return kind === undefined || kind === 'backup' ? [] : [{ kind, date }]
    })
    return {
      daysPresent: knownDays.filter(isPresent).length,
      shifts: worked.length,
      nights: worked.filter(({ kind }) => kind === 'night' || kind === 'twenty-four').length,
      weekendDays: worked.filter(({ date }) => weekends.has(date)).length,
      holidays: worked.filter(({ date }) => holidays.has(date)).length,
    }
  }
}
