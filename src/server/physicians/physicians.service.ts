/** Adding, changing, and reactivating physicians: who may change which field, and what makes an invitation. */
import { entryOf, type PhysicianField } from '../../contract/fields/physician.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { adminFields } from '../../contract/users.ts'
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { requirePreferredRoles } from '../roles/require-roles.ts'
import { lockPeople } from '../shift-changes/stamps.ts'
import { findMember, showUser, type UserRow } from '../users/users.store.ts'
import { checkBlockedDays } from './blocked-days.ts'
import { findTakenExternalIds } from './external-ids.ts'
import { findTakenEmails, insertPhysicians, updatePhysicianRow } from './physicians.store.ts'

const emailTaken = 'This email address is already taken.'
const ownEmail = 'Your email address comes from your sign-in. Change it there.'

export function addPhysician(scope: Scope, fields: PhysicianFields, make: MakeChange): Promise<UserRow> {
  return make(async ({ tx, audit }) => {
    const isTaken = (await findTakenEmails(tx, scope, [fields.email])).length > 0
    refuseTaken([
      ...(isTaken ? [{ field: 'email', message: emailTaken }] : []),
      ...(await externalIdProblems(tx, scope, fields)),
    ])
    await requirePreferredRoles(tx, scope, [{ field: 'preferredRoles', ids: fields.preferredRoles }])
    const [after] = await insertPhysicians(tx, scope, [fields])
    audit({
      action: 'physician.create',
      thing: 'user',
      thingId: after!.id,
      text: `added ${fullName(after!)}`,
      after,
    })
    return after!
  })
}

/** All or none; every conflicting address and external ID is reported by its row. */
export function addPhysicians(scope: Scope, list: PhysicianFields[], make: MakeChange): Promise<UserRow[]> {
  return make(async ({ tx, audit }) => {
    const emails = list.map((fields) => fields.email)
    const taken = new Set(await findTakenEmails(tx, scope, emails))
    const problems = emails.flatMap((email, row) => {
      const field = `physicians.${row}.email`
      if (emails.indexOf(email) < row) return [{ field, message: `Same email as row ${emails.indexOf(email) + 1}.` }]
      return taken.has(email) ? [{ field, message: emailTaken }] : []
    })
    const sameIds = await findTakenExternalIds(tx, scope, list)
    refuseTaken([
      ...problems,
      ...sameIds.map(({ place, message }) => ({ field: `physicians.${place}.externalId`, message })),
    ])
    await requirePreferredRoles(
      tx,
      scope,
      list.map(({ preferredRoles: ids }, row) => ({ field: `physicians.${row}.preferredRoles`, ids })),
    )
    const added = await insertPhysicians(tx, scope, list)
    audit({
      action: 'physician.create-many',
      thing: 'user',
      text: `added ${plural(added.length, 'physician')}`,
      after: added.map(({ id, email }) => ({ id, email })),
    })
    return added
  })
}

type FieldProblem = { field: string; message: string }

function refuseTaken(problems: FieldProblem[]): void {
  const [first] = problems
  if (first) throw fail('conflict', { ...first, problems })
}

async function externalIdProblems(
  tx: Orm,
  scope: Scope,
  wanted: { id?: number; externalId?: string | null | undefined },
): Promise<FieldProblem[]> {
  const taken = await findTakenExternalIds(tx, scope, [wanted])
  return taken.map(({ message }) => ({ field: 'externalId', message }))
}

type Wanted = Partial<PhysicianFields> & { version?: number }

export function changePhysician(
  scope: Scope,
  id: number,
  { version, ...wanted }: Wanted,
  now: Date,
  make: MakeChange,
): Promise<UserRow> {
  return make(async ({ tx, audit }) => {
    const before = await findMember(tx, scope, id)
    if (!before) throw fail('not-found')
    if (scope.role !== 'admin') requireOwn(scope, before, wanted)
    if (wanted.unavailableDates) await checkBlockedDays(tx, scope, before, wanted.unavailableDates, now)
    const hasNewEmail = wanted.email !== undefined && wanted.email !== before.email.toLowerCase()
    if (hasNewEmail) await checkNewEmail(tx, scope, before, wanted.email!)
    refuseTaken(await externalIdProblems(tx, scope, { id, externalId: wanted.externalId }))
    // A form sends back what it got, including roles deleted since.
    const chosen = (wanted.preferredRoles ?? []).filter((role) => !before.preferredRoles.includes(role))
    await requirePreferredRoles(tx, scope, [{ field: 'preferredRoles', ids: chosen }])
    // A new address has another owner, who gets an invitation.
    const isInvited = hasNewEmail && id !== scope.userId
    const change = isInvited ? { ...wanted, membership: 'added' as const } : wanted
    const after = await updatePhysicianRow(tx, scope, id, change, version)
    if (!after) throw fail('stale', { current: showUser((await findMember(tx, scope, id)) ?? before) })
    const whose = id === scope.userId ? 'personal preferences' : fullName(after)
    audit({ action: 'physician.update', thing: 'user', thingId: id, text: `changed ${whose}`, before, after })
    return after
  })
}

/** An account's address follows its sign-in, so no one can claim or transfer another person's. */
async function checkNewEmail(tx: Orm, scope: Scope, before: UserRow, email: string): Promise<void> {
  const refuse = (code: 'forbidden' | 'conflict', message: string) =>
    fail(code, { message, field: 'email', problems: [{ field: 'email', message }] })
  if (before.id === scope.userId) {
    if (email !== scope.provenEmail?.toLowerCase()) throw refuse('forbidden', ownEmail)
  } else if (before.signInSubject !== null) {
    throw refuse('forbidden', `${fullName(before)} signs in with this email address. Only they can change it.`)
  }
  if ((await findTakenEmails(tx, scope, [email])).length > 0) throw refuse('conflict', emailTaken)
}

/** Physicians only change their own row, and never what the group decides about them. */
function requireOwn(scope: Scope, before: UserRow, wanted: Wanted): void {
  if (before.id !== scope.userId) throw fail('forbidden', { message: 'You can only change your own preferences.' })
  const shown: Record<string, unknown> = before
  for (const [field, value] of Object.entries(wanted)) {
    if (field in adminFields.shape && value !== shown[field]) {
      throw fail('forbidden', {
        message: `Only administrators can change “${entryOf(field as PhysicianField).label}.”`,
        field,
      })
    }
  }
}

export function reactivatePhysician(scope: Scope, id: number, make: MakeChange): Promise<UserRow> {
  return make(async ({ tx, audit, nothingChanged }) => {
    // Whoever comes back by themselves at this moment is not brought back.
    const [before] = await lockPeople(tx, scope.groupId, [id])
    if (!before) throw fail('not-found')
    if (before.isActive) {
      nothingChanged()
      return before
    }
    // People who left, or joined another group since, are asked again: leaving turned the row into an invitation.
    const after = await updatePhysicianRow(tx, scope, id, { isActive: true }, undefined)
    if (!after) throw fail('not-found')
    audit({ action: 'physician.reactivate', thing: 'user', thingId: id, text: `reactivated ${fullName(after)}` })
    return after
  })
}
