/** Invites people a coordinator added: by email, or recorded as done if the coordinator copied the message. */
import { and, eq, inArray } from 'drizzle-orm'
import { hasNoAddress } from '../../contract/no-address.ts'
import { plural } from '../../engine/text/plural.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import { users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { requireMembers } from '../users/require-members.ts'

type Invitation = { ids: number[]; by: 'email' | 'copy'; groupName: string; url: string; now: Date }

/** How many were invited, without people who have signed in or have no email address. */
export function invitePeople(
  scope: Scope,
  { ids, by, groupName, url, now }: Invitation,
  make: MakeChange,
): Promise<{ invited: number }> {
  return make(async ({ tx, audit, mail, nothingChanged }) => {
    await requireMembers(tx, scope, ids, 'ids')
    const ofGroup = and(inArray(users.id, ids), eq(users.groupId, scope.groupId), eq(users.isActive, true))
    const named = await tx.select().from(users).where(ofGroup)
    const invited = named.filter(
      ({ signInSubject, email }) => signInSubject === null && (by === 'copy' || !hasNoAddress(email)),
    )
    if (invited.length === 0) {
      if (named.length === 0) throw fail('conflict', { message: 'These people are no longer active.' })
      nothingChanged()
      return { invited: 0 }
    }
    const invitedIds = invited.map(({ id }) => id)
    await tx
      .update(users)
      .set({ invitedAt: now })
      .where(and(inArray(users.id, invitedIds), eq(users.groupId, scope.groupId)))
    if (by === 'email')
      for (const { id, email, firstName } of invited) {
        mail({
          userId: id,
          to: email,
          subject: `Your schedule at ${groupName}`,
          body: writeInvitation(firstName, scope.name, groupName, email, url),
        })
      }
    audit({
      action: 'physician.invite',
      thing: 'user',
      text: `invited ${plural(invited.length, 'physician')} ${by === 'email' ? 'by email' : 'with a copied message'}`,
      after: { invited: invitedIds },
    })
    return { invited: invited.length }
  })
}

function writeInvitation(firstName: string, from: string, groupName: string, email: string, url: string): string {
  return [
    `Hi ${firstName || 'there'},`,
    '',
    `${from} invited you to Evenshift. See your shifts at ${groupName}, request time off, and set your preferences.`,
    '',
    `Sign in here with this email address (${email}):`,
    url,
  ].join('\n')
}
