/** Ends a membership, by a coordinator or the person: shifts after today become open, also in drafts, and requests are withdrawn. */
import { addDays } from '../../engine/calendar.ts'
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import { physiciansLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { withdrawRequests } from '../requests/withdraw-requests.ts'
import { changeShifts, type ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { changeOfMoves } from '../shift-changes/shift-change.ts'
import { leaveRow } from '../users/accounts.ts'
import { notifyCoordinators } from '../users/notify-people.ts'
import { findMember, lockAdmins, type UserRow } from '../users/users.store.ts'
import { updatePhysicianRow } from './physicians.store.ts'

export type OpenedShift = { id: number; date: string; role: string | null; isDraft: boolean }

/** The account stays: the person can sign in, sees that it ended, and can join another group. */
export function deactivatePhysician(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  make: MakeChange,
): Promise<OpenedShift[]> {
  const refuse = ({ role }: UserRow) => {
    if (role === 'admin')
      throw fail('conflict', { message: 'You can’t remove an administrator. Change their role to physician first.' })
  }
  return endMembership(deps, scope, { id, refuse }, make, async (change, before, opened) => {
    change.audit({
      action: 'physician.deactivate',
      thing: 'user',
      thingId: id,
      text: `removed ${fullName(before)}${describeOpened(opened)}`,
      before,
      after: { opened },
    })
  })
}

/** The account moves to its own row; the group's row stays for its history. */
export function leaveGroup(deps: ShiftChangeDeps, scope: Scope, make: MakeChange): Promise<OpenedShift[]> {
  return endMembership(deps, scope, { id: scope.userId }, make, async (change, before, opened) => {
    if (before.role === 'admin' && (await lockAdmins(change.tx, scope)).length === 0)
      throw fail('conflict', { message: 'A group needs an administrator. Make someone else one first.' })
    await notifyCoordinators(change, scope, {
      text: `${fullName(before)} left the group${describeOpened(opened)}.`,
      subject: 'A physician left your group',
      link: physiciansLink,
    })
    change.audit({
      action: 'physician.leave',
      thing: 'user',
      thingId: before.id,
      text: `left the group${describeOpened(opened)}`,
      before,
      after: { opened },
    })
    await leaveRow(change.tx, before)
  })
}

function describeOpened(opened: OpenedShift[]): string {
  const inDrafts = opened.filter(({ isDraft }) => isDraft).length
  const published = opened.length - inDrafts
  if (inDrafts === 0) return published === 0 ? '' : `; ${plural(published, 'shift')} opened`
  return published === 0
    ? `; ${plural(inDrafts, 'shift')} opened in drafts`
    : `; ${plural(published, 'shift')} opened, and ${inDrafts} in drafts`
}

function endMembership(
  deps: ShiftChangeDeps,
  scope: Scope,
  { id, refuse }: { id: number; refuse?: (before: UserRow) => void },
  make: MakeChange,
  record: (change: Change, before: UserRow, opened: OpenedShift[]) => Promise<void>,
): Promise<OpenedShift[]> {
  return changeShifts(
    deps,
    scope,
    {
      plan: async (orm) => {
        const before = await findMember(orm, scope, id)
        if (!before?.isActive) throw fail('not-found', { message: 'This person is no longer in your group.' })
        refuse?.(before)
        const from = addDays(await findToday(orm, scope, deps.now()), 1)
        return { ...changeOfMoves([], { physicianId: id, from, to: null }), before }
      },
      finish: async (change, { shifts, schedules }, { before }) => {
        await updatePhysicianRow(change.tx, scope, id, { isActive: false, role: 'physician' }, undefined)
        await withdrawRequests(change, scope, id)
        const drafts = new Set(schedules.filter(({ status }) => status === 'draft').map((schedule) => schedule.id))
        const opened = shifts.map(({ id: shiftId, date, role, scheduleId }) => ({
          ...{ id: shiftId, date, role, isDraft: drafts.has(scheduleId) },
        }))
        await record(change, before, opened)
        return opened
      },
    },
    make,
  )
}

async function findToday(orm: Orm, scope: Scope, now: Date): Promise<string> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw fail('not-found')
  return localMoment(now, settingsOf(group).timeZone).date
}
