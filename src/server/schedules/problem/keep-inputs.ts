/** What a month is planned from is kept in memory, part by part, each by the tables it was read from. */
import { addMonths, type Month, monthNumber } from '../../../engine/month.ts'
import type { Orm } from '../../platform/db/database.ts'
import { keptRead } from '../../platform/db/kept-reads.ts'

/** As the triggers of migration 0036 name them. */
type Table = 'group' | 'roles' | 'users' | 'preferences' | 'holiday-history' | 'year' | 'time-off'

/** Months of schedules and their shifts, both included. */
type Months = { first: Month; last: Month }

/** `what` says which part, with everything but the group that decides what is read. */
export type KeepPart = <T>(what: string, about: Table[], read: () => Promise<T>, months?: Months) => Promise<T>

export function keepPartsOf(orm: Orm, groupId: number): KeepPart {
  return (what, about, read, months) => {
    const names = () => [
      ...about.map((table) => `${table} ${groupId}`),
      ...(months
        ? listMonths(months).flatMap((month) => [`schedules ${groupId} ${month}`, `shifts ${groupId} ${month}`])
        : []),
    ]
    return keptRead(orm, `${what} of ${groupId}`, names, read)
  }
}

/** "2027-03" */
function listMonths({ first, last }: Months): string[] {
  return Array.from({ length: monthNumber(last) - monthNumber(first) + 1 }, (_, count) => {
    const { year, month } = addMonths(first, count)
    return `${year}-${String(month).padStart(2, '0')}`
  })
}
