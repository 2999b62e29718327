/** What physicians ask for in coming months. Blocked dates are kept on their own row, in one list only. */
import type { Preferences } from '../../contract/physicians.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { requireRoles } from '../roles/require-roles.ts'
import { findMember } from '../users/users.store.ts'
import { checkBlockedDays } from './blocked-days.ts'
import {
  findPreferences,
  type PreferencesChange,
  type PreferencesRow,
  updatePhysicianRow,
  writePreferences,
} from './physicians.store.ts'

const noPreferences = {
  preferredShifts: [],
  maxShiftsPerMonth: null,
  avoidConsecutive: false,
  preferWeekends: false,
  notes: null,
  version: 0,
  updatedAt: null,
}

export async function readPreferences(orm: Orm, scope: Scope) {
  const person = await findMember(orm, scope, scope.userId)
  return showPreferences(await findPreferences(orm, scope, scope.userId), person?.unavailableDates)
}

/** Coordinators read those of everyone in the group. */
export async function readPreferencesOf(orm: Orm, scope: Scope, physicianId: number) {
  const person = await findMember(orm, scope, physicianId)
  if (!person) throw fail('not-found')
  return showPreferences(await findPreferences(orm, scope, person.id), person.unavailableDates)
}

type Wanted = PreferencesChange & Partial<Pick<Preferences, 'unavailableDates' | 'version'>>

export function savePreferences(
  scope: Scope,
  { version, unavailableDates, ...wanted }: Wanted,
  now: Date,
  make: MakeChange,
) {
  return make(async ({ tx, audit }) => {
    await requireRoles(
      tx,
      scope,
      (wanted.preferredShifts ?? []).flatMap(({ roleId }) => roleId ?? []),
    )
    const person = await findMember(tx, scope, scope.userId)
    if (!person) throw fail('not-found')
    const blocked = unavailableDates ?? person.unavailableDates
    if (unavailableDates) {
      await checkBlockedDays(tx, scope, person, unavailableDates, now)
      await updatePhysicianRow(tx, scope, person.id, { unavailableDates }, undefined)
    }
    const before = await findPreferences(tx, scope, scope.userId)
    const after = await writePreferences(tx, scope, wanted, version)
    if (!after) throw fail('stale', { current: await readPreferences(tx, scope) })
    audit({
      action: 'preferences.save',
      thing: 'user',
      thingId: scope.userId,
      text: 'changed requests for coming months',
      before: showPreferences(before, person.unavailableDates),
      after: showPreferences(after, blocked),
    })
    return showPreferences(after, blocked)
  })
}

function showPreferences(row: PreferencesRow | undefined, unavailableDates: string[] = []) {
  return { ...(row ?? noPreferences), unavailableDates }
}
