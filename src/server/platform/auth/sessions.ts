/** Sessions in the database, shared by any number of servers. The cookie's value itself is never stored. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { defaultsOf } from '../../../contract/fields/field.ts'
import { settingsTable } from '../../../contract/fields/group-settings.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { Orm } from '../db/database.ts'
import { groups, sessions, users } from '../db/schema/index.ts'
import { type Guess, type Person, stampPerson } from '../scope.ts'
import type { AccessMemory } from './access-memory.ts'

const minute = 60_000
/** For groups without a setting, and for people without a group. */
const usualIdleMinutes = defaultsOf(settingsTable).signOutAfterMinutes

/** Returns the value of the new session's cookie. */
export async function createSession(
  orm: Orm,
  session: { userId: number; idToken?: string; provenEmail?: string; hours: number; now: Date },
): Promise<string> {
  const cookieValue = randomBytes(32).toString('base64url')
  const moment = session.now.toISOString()
  const { userId, idToken, provenEmail } = session
  await orm.insert(sessions).values({
    sid: hash(cookieValue),
    sess: { userId, signedInAt: moment, lastSeenAt: moment, idToken, provenEmail },
    expire: new Date(session.now.getTime() + session.hours * 60 * minute),
  })
  return cookieValue
}

export type FindSignedIn = (
  cookieValue: string,
  use: { now: Date; countsAsUse: boolean },
) => Promise<Person | undefined>

/**
 * Whose cookie it is: no one's if the session has ended or was idle for too long.
 * `countsAsUse`: the person did something, so the idle time restarts. Every change runs it, so the statement is built once.
 */
export function prepareFindSignedIn(orm: Orm, memory?: AccessMemory): FindSignedIn {
  const look = orm
    .select({
      userId: users.id,
      role: users.role,
      groupId: users.groupId,
      isActive: users.isActive,
      membership: users.membership,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sess: sessions.sess,
      expire: sessions.expire,
      settings: groups.settings,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${sessions.sess} ->> 'userId')::int`))
    .leftJoin(groups, eq(groups.id, users.groupId))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now'))))
    // Unnamed: poolers in front of PostgreSQL don't keep named statements.
    .prepare('')
  return async (cookieValue, use) => {
    const sid = hash(cookieValue)
    const moment = memory?.moment() ?? 0
    const [found] = await look.execute({ sid, now: use.now.toISOString() })
    const admitted = found && (await admit(orm, { ...found, sid }, use))
    if (!admitted) return undefined
    const { person, until } = admitted
    const about = [`session ${sid}`, `user ${person.userId}`, `group ${found.groupId}`]
    memory?.keep(`session ${sid}`, { person, about, until }, moment)
    return person
  }
}

/** The same from memory, while neither the session's end nor its next use has to be written. */
export function guessSignedIn(memory: AccessMemory, cookieValue: string, now: Date): Guess | undefined {
  return memory.guess(`session ${hash(cookieValue)}`, now)
}

type Found = Pick<
  typeof users.$inferSelect,
  'role' | 'groupId' | 'isActive' | 'membership' | 'firstName' | 'lastName' | 'email'
> &
  Pick<typeof sessions.$inferSelect, 'sid' | 'sess' | 'expire'> & {
    userId: number
    settings: (typeof groups.$inferSelect)['settings'] | null
  }

/** `until`: when it ends, or when its use has to be noted again. */
async function admit(
  orm: Orm,
  found: Found,
  { now, countsAsUse }: Parameters<FindSignedIn>[1],
): Promise<{ person: Person; until: number } | undefined> {
  const { sid } = found
  let seenAt = Date.parse(found.sess.lastSeenAt)
  const idleMs = now.getTime() - seenAt
  const limitMs = (found.settings?.signOutAfterMinutes ?? usualIdleMinutes) * minute
  if (limitMs > 0 && idleMs > limitMs) {
    await orm.update(sessions).set({ expire: now }).where(eq(sessions.sid, sid))
    return undefined
  }
  // A tenth of the limit, so short limits don't end the session of someone who is working.
  const notedEvery = limitMs > 0 ? Math.min(minute, limitMs / 10) : minute
  if (countsAsUse && idleMs >= notedEvery) {
    await touch(orm, sid, now)
    seenAt = now.getTime()
  }

  const { userId, email } = found
  const isMember = found.isActive && found.membership === 'joined'
  const person = stampPerson({
    userId,
    role: isMember ? found.role : 'physician',
    groupId: isMember ? found.groupId : null,
    name: displayName(found),
    email,
    provenEmail: found.sess.provenEmail,
    sid,
  })
  return { person, until: Math.min(found.expire.getTime(), seenAt + notedEvery) }
}

/** Losing the last-seen time in a crash is harmless, so no one waits for the disk. */
async function touch(orm: Orm, sid: string, now: Date): Promise<void> {
  await orm.execute(sql`with touched as (
      update ${sessions} set sess = jsonb_set(sess, '{lastSeenAt}', to_jsonb(${now.toISOString()}::text))
      where sid = ${sid} returning sid
    )
    select set_config('synchronous_commit', 'off', true) from touched`)
}

/** The account moves to another row; the person stays signed in. */
export async function moveSessions(tx: Orm, fromId: number, toId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ sess: sql`jsonb_set(${sessions.sess}, '{userId}', to_jsonb(${toId}::int))` })
    .where(eq(sql`(${sessions.sess} ->> 'userId')::int`, fromId))
}

/** Returns the provider's ID token, which its sign-out requires. */
export async function destroySession(orm: Orm, cookieValue: string): Promise<string | undefined> {
  const [gone] = await orm
    .delete(sessions)
    .where(eq(sessions.sid, hash(cookieValue)))
    .returning({ sess: sessions.sess })
  return gone?.sess.idToken
}

/** Signs a person out everywhere; returns how many sessions ended. */
export async function destroyAllSessionsOf(orm: Orm, userId: number): Promise<number> {
  const gone = await orm
    .delete(sessions)
    .where(eq(sql`(${sessions.sess} ->> 'userId')::int`, userId))
    .returning({ sid: sessions.sid })
  return gone.length
}

/**
 * Tells whether a cookie's session is over although no one signed out: the person has to sign in again. The
 * housekeeping keeps ended sessions for a day for this.
 */
export async function hasRunOut(orm: Orm, cookieValue: string, now: Date): Promise<boolean> {
  const [found] = await orm
    .select({ expire: sessions.expire })
    .from(sessions)
    .where(eq(sessions.sid, hash(cookieValue)))
  return found !== undefined && found.expire <= now
}

function hash(cookieValue: string): string {
  return createHash('sha256').update(cookieValue).digest('hex')
}
