/** `npm run admin -- <email>`: makes a member of a group its administrator. */
import { eq, sql } from 'drizzle-orm'
import { fullName } from '../../engine/text/names.ts'
import { nextVersion } from '../platform/changes/change.ts'
import { CommandRefused } from '../platform/control.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, users } from '../platform/db/schema/index.ts'
import { announceChange } from '../platform/events/push.ts'

/** Of the demo group, or added before invitations existed. */
function isUnusedMember({ isActive, membership }: typeof users.$inferSelect): boolean {
  return isActive && membership === 'joined'
}

export async function makeAdmin(orm: Orm, email: string): Promise<string> {
  if (!email.includes('@')) throw new CommandRefused('Usage: npm run admin -- <email>')
  return orm.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
      .orderBy(users.id)
      .for('update')
    // Several groups may have the address on their lists: the one its owner is in counts.
    const user = found.find(({ signInSubject }) => signInSubject !== null) ?? found.find(isUnusedMember)
    if (!user) throw new CommandRefused(`No one has signed in as ${email} yet. Sign in once, then run this again.`)
    if (user.groupId === null) {
      throw new CommandRefused(
        `${email} isn’t in a group yet. They can create one, which makes them its administrator, or join one first.`,
      )
    }
    if (user.role === 'admin') return `${email} is already an administrator.`
    await tx
      .update(users)
      .set({ role: 'admin', version: nextVersion(users.version) })
      .where(eq(users.id, user.id))
    await tx.insert(auditEvents).values({
      groupId: user.groupId,
      action: 'user.change-role',
      thing: 'user',
      thingId: user.id,
      text: `made ${fullName(user)} an administrator from the command line`,
      before: { role: user.role },
      after: { role: 'admin' },
    })
    await announceChange(tx, { groupId: user.groupId, userId: user.id, topics: ['session', 'users', 'activity'] })
    return `${email} is now an administrator.`
  })
}
