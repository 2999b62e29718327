/** Adding, changing and deactivating physicians: who may change which field, and what happens to their shifts. */
import type { PhysicianFields } from '../../contract/physicians.ts'
import { adminFields } from '../../contract/users.ts'
import { addDays } from '../../engine/calendar.ts'
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { withdrawRequests } from '../requests/withdraw-requests.ts'
import { requirePreferredRoles } from '../roles/require-roles.ts'
import { changeShifts, type ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { changeOfMoves } from '../shift-changes/shift-change.ts'
import { findMember, showUser, type UserRow } from '../users/users.store.ts'
import { findTakenEmails, insertPhysicians, updatePhysicianRow } from './physicians.store.ts'

const emailTaken = 'This email address is already taken.'

export function addPhysician(scope: Scope, fields: PhysicianFields, make: MakeChange): Promise<UserRow> {
  return make(async ({ tx, audit }) => {
    if ((await findTakenEmails(tx, [fields.email])).length > 0) {
      throw fail('conflict', {
        message: emailTaken,
        field: 'email',
        problems: [{ field: 'email', message: emailTaken }],
      })
    }
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

/** All or none; every address that is in the way is named by its row. */
export function addPhysicians(scope: Scope, list: PhysicianFields[], make: MakeChange): Promise<UserRow[]> {
  return make(async ({ tx, audit }) => {
    const emails = list.map((fields) => fields.email)
    const taken = new Set(await findTakenEmails(tx, emails))
    const problems = emails.flatMap((email, row) => {
      const field = `physicians.${row}.email`
      if (emails.indexOf(email) < row) return [{ field, message: `Same email as row ${emails.indexOf(email) + 1}.` }]
      return taken.has(email) ? [{ field, message: emailTaken }] : []
    })
    if (problems.length > 0)
      throw fail('conflict', { message: problems[0]!.message, field: problems[0]!.field, problems })
    await requirePreferredRoles(
      tx,
      scope,
      list.map(({ preferredRoles: ids }, row) => ({ field: `physicians.${row}.preferredRoles`, ids })),
    )
    const added = await insertPhysicians(tx, scope, list)
    audit({
      action: 'physician.create-many',
      thing: 'user',
      text: `added ${added.length} physicians`,
      after: added.map(({ id, email }) => ({ id, email })),
    })
    return added
  })
}

type Wanted = Partial<PhysicianFields> & { version?: number }

export function changePhysician(
  scope: Scope,
  id: number,
  { version, ...wanted }: Wanted,
  make: MakeChange,
): Promise<UserRow> {
  return make(async ({ tx, audit }) => {
    const before = await findMember(tx, scope, id)
    if (!before) throw fail('not-found')
    if (scope.role !== 'admin') requireOwn(scope, before, wanted)
    if (wanted.email !== undefined && wanted.email !== before.email.toLowerCase()) {
      const taken = (await findTakenEmails(tx, [wanted.email])).length > 0
      if (taken)
        throw fail('conflict', {
          message: emailTaken,
          field: 'email',
          problems: [{ field: 'email', message: emailTaken }],
        })
    }
    // A form sends back what it was given, also roles that were deleted since.
    const chosen = (wanted.preferredRoles ?? []).filter((role) => !before.preferredRoles.includes(role))
    await requirePreferredRoles(tx, scope, [{ field: 'preferredRoles', ids: chosen }])
    const after = await updatePhysicianRow(tx, scope, id, wanted, version)
    if (!after) throw fail('stale', { current: showUser((await findMember(tx, scope, id)) ?? before) })
    const whose = id === scope.userId ? 'own preferences' : fullName(after)
    audit({ action: 'physician.update', thing: 'user', thingId: id, text: `changed ${whose}`, before, after })
    return after
  })
}

/** Physicians change themselves only, and never what the group decides about them. */
function requireOwn(scope: Scope, before: UserRow, wanted: Wanted): void {
  if (before.id !== scope.userId) throw fail('forbidden', { message: 'You can only change your own preferences.' })
  const shown: Record<string, unknown> = before
  for (const [field, value] of Object.entries(wanted)) {
    if (field in adminFields.shape && value !== shown[field]) {
      throw fail('forbidden', { message: `Only administrators can change ${field}.`, field })
    }
  }
}

/** Their shifts after today open up, in drafts too; what they asked for is withdrawn. */
export function deactivatePhysician(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  today: string,
  make: MakeChange,
): Promise<OpenedShift[]> {
  return changeShifts(
    deps,
    scope,
    {
      plan: async (orm) => {
        const before = await findMember(orm, scope, id)
        if (!before?.isActive) throw fail('not-found')
        if (before.role === 'admin')
          throw fail('conflict', {
            message: 'You can’t remove an administrator. Change their role to physician first.',
          })
        return { ...changeOfMoves([], { physicianId: id, from: addDays(today, 1), to: null }), before }
      },
      finish: async (change, { shifts }, { before }) => {
        await updatePhysicianRow(change.tx, scope, id, { isActive: false }, undefined)
        await withdrawRequests(change, scope, id)
        const opened = shifts.map(({ id: shiftId, date, role }) => ({ id: shiftId, date, role }))
        const effect = opened.length === 0 ? '' : `; ${plural(opened.length, 'shift')} opened`
        change.audit({
          action: 'physician.deactivate',
          thing: 'user',
          thingId: id,
          text: `removed ${fullName(before)}${effect}`,
          before,
          after: { opened },
        })
        return opened
      },
    },
    make,
  )
}

type OpenedShift = { id: number; date: string; role: string | null }

export function reactivatePhysician(scope: Scope, id: number, make: MakeChange): Promise<UserRow> {
  return make(async ({ tx, audit, nothingChanged }) => {
    const before = await findMember(tx, scope, id)
    if (!before) throw fail('not-found')
    if (before.isActive) {
      nothingChanged()
      return before
    }
    const after = await updatePhysicianRow(tx, scope, id, { isActive: true }, undefined)
    if (!after) throw fail('not-found')
    audit({ action: 'physician.reactivate', thing: 'user', thingId: id, text: `brought ${fullName(after)} back` })
    return after
  })
}
