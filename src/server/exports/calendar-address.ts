/** The private calendar address of a person: a signed number, of which the number is kept with the person. */
import { and, eq, isNotNull } from 'drizzle-orm'
import { fullName } from '../../engine/text/names.ts'
import { makeNumber, readNumber, signNumber } from '../platform/auth/signed-number.ts'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import { isScope, type Scope, stampPerson } from '../platform/scope.ts'

async function pathOf(orm: Orm, number: string): Promise<string> {
  return `/api/calendar/${await signNumber(orm, 'calendar', number)}.ics`
}

/** Null while it is turned off. */
export async function readCalendarPath(orm: Orm, scope: Scope): Promise<string | null> {
  const [row] = await orm.select({ number: users.calendarToken }).from(users).where(ownRow(scope))
  return row?.number ? pathOf(orm, row.number) : null
}

export async function renewCalendarPath(tx: Orm, scope: Scope): Promise<string> {
  const number = makeNumber()
  await tx.update(users).set({ calendarToken: number }).where(ownRow(scope))
  return pathOf(tx, number)
}

export async function removeCalendarPath(tx: Orm, scope: Scope): Promise<void> {
  await tx.update(users).set({ calendarToken: null }).where(ownRow(scope))
}

function ownRow(scope: Scope) {
  return and(eq(users.id, scope.userId), eq(users.groupId, scope.groupId))
}

/** Whose address it is, with a physician's rights whatever the person's role; undefined if it is no one's. */
export async function findByCalendarToken(orm: Orm, token: string): Promise<Scope | undefined> {
  const number = await readNumber(orm, 'calendar', token)
  if (!number) return undefined
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.calendarToken, number), eq(users.isActive, true), isNotNull(users.groupId)))
  if (!row) return undefined
  const { id: userId, groupId, email } = row
  const person = stampPerson({ userId, role: 'physician', groupId, name: fullName(row), email, sid: '' })
  return isScope(person) ? person : undefined
}
