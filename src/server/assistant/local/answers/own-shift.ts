/** The shift that a physician means by "my shift on Friday", and where it opens. */
import { formatDate } from '../../../../engine/text/dates.ts'
import { type Asking, fromNowOn, isOnDays, rangeOf, rolesMeant } from '../asking.ts'
import { formatList, formatWhen } from '../format.ts'
import { readFacts, type ShiftFact } from '../query/facts.ts'

/** The first own shift on those days, otherwise the next one. */
export async function findOwnShift(asking: Asking): Promise<ShiftFact | string> {
  const range = rangeOf(asking, fromNowOn(asking))
  const roles = rolesMeant(asking)
  const { shifts } = await readFacts(asking.records, [range])
  const own = shifts.find(
    ({ person, role, date }) =>
      person === asking.records.self!.name && (roles.length === 0 || roles.includes(role)) && isOnDays(asking, date),
  )
  return own ?? `You don’t have a ${roles.length > 0 ? `${formatList(roles)} ` : ''}shift ${formatWhen(range)}.`
}

export const shiftLink = ({ id, date, role }: Pick<ShiftFact, 'id' | 'date' | 'role'>) => ({
  title: `${role} on ${formatDate(date)}`,
  link: `/schedule?date=${date}&shift=${id}`,
})
