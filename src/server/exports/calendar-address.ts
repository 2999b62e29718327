/**
 * A person's private calendar address. Its secret is a random number plus our signature of it. Only the number is
 * stored, so reading the table opens no calendar, and the address can still be shown again.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { fullName } from '../../engine/text/names.ts'
import { keepSecret } from '../platform/auth/kept-secret.ts'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import { isScope, type Scope, stampPerson } from '../platform/scope.ts'

/** Bytes of the number, and of the signature: 128 bits each. */
const half = 16

async function sign(orm: Orm, number: string): Promise<string> {
  const secret = await keepSecret(orm, 'calendar-key', z.string(), () => randomBytes(32).toString('base64'))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(number).digest()
  return signature.subarray(0, half).toString('hex')
}

async function pathOf(orm: Orm, number: string): Promise<string> {
  return `/api/calendar/${number}${await sign(orm, number)}.ics`
}

/** Null while it is turned off. */
export async function readCalendarPath(orm: Orm, scope: Scope): Promise<string | null> {
  const [row] = await orm.select({ number: users.calendarToken }).from(users).where(ownRow(scope))
  return row?.number ? pathOf(orm, row.number) : null
}

export async function renewCalendarPath(tx: Orm, scope: Scope): Promise<string> {
  const number = randomBytes(half).toString('hex')
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
  const [, number, signature] = /^([0-9a-f]{32})([0-9a-f]{32})$/.exec(token) ?? []
  if (!number || !signature) return undefined
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(orm, number)))) return undefined
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.calendarToken, number), eq(users.isActive, true), isNotNull(users.groupId)))
  if (!row) return undefined
  const { id: userId, groupId, email } = row
  const person = stampPerson({ userId, role: 'physician', groupId, name: fullName(row), email, sid: '' })
  return isScope(person) ? person : undefined
}
