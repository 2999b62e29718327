/** An edit is checked against leave that was approved a minute ago; so is taking one back. */
import { formatDate } from '../../../engine/text/dates.ts'
import { fullName } from '../../../engine/text/names.ts'
import type { Orm } from '../../platform/db/database.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { findMember } from '../../users/users.store.ts'
import { listLeaveSince } from './undo-steps.store.ts'

type Held = { physicianId: number | null; date: string }

export async function refuseLeaveSince(tx: Orm, scope: Scope, since: Date, shifts: readonly Held[]): Promise<void> {
  const leave = await listLeaveSince(tx, scope, since)
  for (const { physicianId, date } of shifts) {
    const away = leave.find((one) => one.physicianId === physicianId && one.from <= date && date <= one.to)
    if (!away) continue
    const person = await findMember(tx, scope, away.physicianId)
    throw fail('conflict', {
      message: `${person ? fullName(person) : 'A physician'} now has approved time off on ${formatDate(date)}.`,
    })
  }
}
