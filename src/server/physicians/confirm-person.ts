/** Confirms someone who joined with the join code: from then on they can be scheduled, in the roles the coordinator chose. */
import type { RoleFields } from '../../contract/roles.ts'
import { displayName, fullName } from '../../engine/text/names.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import { dashboardLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { requireRoles } from '../roles/require-roles.ts'
import { listRoles, updateRole } from '../roles/roles.store.ts'
import { notifyPeople } from '../users/notify-people.ts'
import { findMember, showUser, type UserRow } from '../users/users.store.ts'
import { updatePhysicianRow } from './physicians.store.ts'

type Confirmation = {
  startDateWithGroup: string | null
  /** By default, every role that isn't limited to certain people. */
  roleIds?: number[] | undefined
  version?: number | undefined
}

export function confirmPerson(
  scope: Scope,
  id: number,
  { startDateWithGroup, roleIds, version }: Confirmation,
  make: MakeChange,
): Promise<UserRow> {
  return make(async (change) => {
    const before = await findMember(change.tx, scope, id)
    if (!before) throw fail('not-found')
    await requireRoles(change.tx, scope, roleIds ?? [])
    if (before.isConfirmed) {
      // Their start date and roles hold, so the ones chosen here would be lost without a word.
      if (version !== undefined && version !== before.version) {
        const message = `A colleague already confirmed ${displayName(before)}.`
        throw fail('stale', { message, current: showUser(before) })
      }
      change.nothingChanged()
      return before
    }
    const after = await updatePhysicianRow(change.tx, scope, id, { isConfirmed: true, startDateWithGroup }, version)
    if (!after) throw fail('stale', { current: showUser(before) })
    if (roleIds) await limitToRoles(change, scope, id, new Set(roleIds))
    await notifyPeople(change, scope, [id], {
      text: `${scope.name} confirmed you. You can be scheduled from now on.`,
      subject: 'You’re confirmed',
      link: dashboardLink,
    })
    change.audit({
      action: 'physician.confirm',
      thing: 'user',
      thingId: id,
      text: `confirmed ${fullName(after)}, who had joined with the join code`,
      before: { isConfirmed: false, startDateWithGroup: before.startDateWithGroup },
      after: { isConfirmed: true, startDateWithGroup },
    })
    return after
  })
}

async function limitToRoles({ tx }: Change, scope: Scope, id: number, chosen: ReadonlySet<number>): Promise<void> {
  for (const role of await listRoles(tx, scope)) {
    const restrictions = restrictedFor(role.restrictions, id, chosen.has(role.id))
    if (restrictions) await updateRole(tx, scope, role.id, { restrictions }, undefined)
  }
}

/** The restrictions of a role that someone may or may not work; undefined if nothing changes. */
function restrictedFor(
  restrictions: RoleFields['restrictions'],
  id: number,
  mayWork: boolean,
): RoleFields['restrictions'] | undefined {
  const { only, never = [] } = restrictions
  const isNamed = only?.includes(id) ?? false
  if (mayWork) return only && !isNamed ? { ...restrictions, only: [...only, id] } : undefined
  if (only) return undefined
  return never.includes(id) ? undefined : { ...restrictions, never: [...never, id] }
}
