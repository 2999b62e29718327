/** Answers to invitations: the owner of an address joins, or says the group isn't theirs. */
import { fullName } from '../../engine/text/names.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import { physiciansLink } from '../platform/links.ts'
import type { Person } from '../platform/scope.ts'
import { standFree, takeRow } from '../users/accounts.ts'
import { notifyCoordinators } from '../users/notify-people.ts'
import { findInvitation, markDeclined } from './memberships.store.ts'

export function acceptInvitation(person: Person, id: number, make: MakeChange): Promise<{ ok: true }> {
  return make(async (change) => {
    const invitation = await findInvitation(change.tx, person, id)
    if (!invitation) throw fail('not-found')
    const { own } = await standFree(change.tx, person)
    const joined = await takeRow(change.tx, own, invitation.row)
    const { groupId, groupName } = invitation
    change.inGroup(groupId, joined.id)
    await notifyCoordinators(
      change,
      { ...person, userId: joined.id, groupId },
      { text: `${fullName(joined)} joined ${groupName}.`, subject: 'A physician joined', link: physiciansLink },
    )
    change.audit({
      action: 'membership.accept',
      thing: 'user',
      thingId: joined.id,
      text: `accepted the invitation to ${groupName}`,
    })
    return { ok: true as const }
  })
}

/** The group only learns that the address isn't the physician's: the row acts, not its owner's account. */
export function declineInvitation(person: Person, id: number, make: MakeChange): Promise<{ ok: true }> {
  return make(async (change) => {
    const invitation = await findInvitation(change.tx, person, id)
    if (!invitation) throw fail('not-found')
    const { row, groupId, groupName } = invitation
    await markDeclined(change.tx, row)
    change.inGroup(groupId, row.id)
    await notifyCoordinators(
      change,
      { ...person, userId: row.id, groupId },
      {
        text: `Whoever uses ${row.email} says ${groupName} isn’t their group. Check ${fullName(row)}’s email address.`,
        subject: 'An invitation was declined',
        link: physiciansLink,
      },
    )
    change.audit({
      action: 'membership.decline',
      thing: 'user',
      thingId: row.id,
      text: `declined the invitation to ${groupName}`,
    })
    return { ok: true as const }
  })
}
