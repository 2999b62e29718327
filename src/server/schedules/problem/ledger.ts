/** What each physician worked before the month, which fair shares even out. It rolls, so nothing resets on January 1. */
import { addDays, isWeekend } from '../../../engine/calendar.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import { groupBy } from '../../../engine/group-by.ts'
import type { Ledger, Role } from '../../../engine/model.ts'
import { addMonths, spanOfMonth } from '../../../engine/month.ts'
import type { HeldShift } from './held-shifts.ts'
import { type HolidayTurn, openPresence } from './holiday-history.ts'
import { holidayMonths, type Inputs, ledgerMonths, type UserRow } from './read-inputs.ts'

export type LedgerOf = (person: UserRow, turns: readonly HolidayTurn[]) => Ledger

/** Days only count in months whose shifts are known. Backup isn't a working day, and is counted separately. */
export function openLedger(inputs: Inputs, roles: ReadonlyMap<string, Role>): LedgerOf {
  const { from } = spanOfMonth(inputs.month)
  const since = (months: number) => spanOfMonth(addMonths(inputs.month, -months)).from
  const isBetween = (start: string) => (one: { date: string }) => start <= one.date && one.date < from
  const kinds = new Map([...roles].map(([id, role]) => [Number(id), shiftKindOf(role)]))
  const isWork = ({ roleId }: HeldShift) => kinds.has(roleId) && kinds.get(roleId) !== 'backup'
  const hasNight = ({ roleId }: HeldShift) => ['night', 'twenty-four'].includes(kinds.get(roleId) ?? '')
  const knownDays = inputs.publishedMonths
    .map(spanOfMonth)
    .filter((span) => since(ledgerMonths) <= span.from && span.from < from)
    .flatMap((span) => Array.from({ length: span.days }, (_, day) => addDays(span.from, day)))
  const shiftsOf = groupBy(inputs.worked.filter(isBetween(since(ledgerMonths))), ({ physicianId }) => physicianId)
  const presenceOf = openPresence(inputs)
  const isHolidayInTime = isBetween(since(holidayMonths))
  return (person, turns) => {
    const isPresent = presenceOf(person)
    const own = shiftsOf.get(person.id) ?? []
    const work = own.filter(isWork)
    const known = turns.filter((turn) => turn.source !== 'planned' && isHolidayInTime(turn))
    return {
      daysPresent: knownDays.filter(isPresent).length,
      shifts: work.length,
      nights: work.filter(hasNight).length,
      weekendDays: work.filter(({ date }) => isWeekend(date)).length,
      backups: own.filter(({ roleId }) => kinds.get(roleId) === 'backup').length,
      holidaysPresent: known.filter(({ worked, date }) => worked || isPresent(date)).length,
      holidays: known.filter(({ worked }) => worked).length,
    }
  }
}
