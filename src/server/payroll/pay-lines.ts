/** Pay periods as lines of a file: one for each person and period with work in it. */
import type { PayPeriod, Work } from '../../contract/payroll.ts'
import { groupBy } from '../../engine/group-by.ts'
import { fullName } from '../../engine/text/names.ts'
import type { PrintedTable } from '../platform/files/write/write-table.ts'
import type { UserRow } from '../users/users.store.ts'
import { countWork } from './count-work.ts'
import { isWork, shiftsIn, type Year } from './payroll.service.ts'
import type { HeldShift } from './payroll.store.ts'

const columns = [
  { label: 'Period start', width: 13 },
  { label: 'Period end', width: 13 },
  { label: 'Status', width: 12 },
  { label: 'Physician', width: 26 },
  { label: 'Email', width: 30 },
  { label: 'FTE', width: 7 },
  { label: 'Shifts', width: 8 },
  { label: 'Hours', width: 8 },
  { label: 'Nights', width: 8 },
  { label: 'Weekend shifts', width: 14 },
  { label: 'Holidays', width: 10 },
  { label: 'Backup shifts', width: 14 },
  { label: 'Credits', width: 9 },
] as const

const statusLabels: Record<PayPeriod['status'], string> = { over: 'Worked', now: 'In progress', ahead: 'Scheduled' }

type Payee = Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'fte'>

export function payTable(year: Year, people: readonly Payee[], held: readonly HeldShift[]): PrintedTable {
  const rows = year.periods.flatMap((period) => {
    const byPerson = groupBy(shiftsIn(held, period), ({ physicianId }) => physicianId)
    return people.flatMap((person) => {
      const work = countWork(byPerson.get(person.id) ?? [], year.counting)
      return isWork(work) ? [lineOf(period, person, work)] : []
    })
  })
  return { name: 'Pay periods', columns, rows }
}

function lineOf({ from, to, status }: PayPeriod, person: Payee, work: Work): (string | number)[] {
  const { shifts, hours, nights, weekendDays, holidays, backups, credits } = work
  const who = [fullName(person), person.email, person.fte]
  return [from, to, statusLabels[status], ...who, shifts, hours, nights, weekendDays, holidays, backups, credits]
}
