/** Publishing: physicians follow the draft from now on, instead of the month's previous schedule. */
import { formatMonth } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import { actorIdOf, type Scope } from '../platform/scope.ts'
import { linkTo, requireSchedule } from '../schedules/schedules.service.ts'
import { listScheduleShifts, type ScheduleRow, selectActive, updateSchedule } from '../schedules/schedules.store.ts'
import { findMember } from '../users/users.store.ts'
import { changeShifts, type ShiftChangeDeps } from './change-shifts.ts'
import { findLeavers } from './leavers.ts'
import { emitSchedule } from './notify/emit-events.ts'
import { notifyOfChanges } from './notify/notify-changes.ts'
import { refuseOverlaps } from './refuse-overlaps.ts'

/** `message` is the coordinator's text to the group, instead of the sentence that says what was published. */
type Publication = { version?: number | undefined; message?: string | undefined }

/** Upcoming shifts of people who left since the draft was made become open. */
export async function publishSchedule(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  { version, message }: Publication,
  make: MakeChange,
) {
  await refusePublished(deps, scope, id)
  return changeShifts(
    deps,
    scope,
    {
      plan: () => ({
        edits: [],
        within: { scheduleId: id, action: 'publish', version },
        opens: (row, inputs) => findLeavers(inputs, deps.now())(row),
      }),
      finish: (change, { schedules, shifts }) =>
        publish(deps, change, scope, { draft: schedules[0]!, opened: shifts.length, message }),
    },
    make,
  )
}

/** Of two coordinators who publish at once, the second one reads who was faster. */
async function refusePublished({ orm }: ShiftChangeDeps, scope: Scope, id: number): Promise<void> {
  const { status, publishedBy } = await requireSchedule(orm, scope, id)
  if (status !== 'active' || publishedBy === null || publishedBy === scope.userId) return
  const person = await findMember(orm, scope, publishedBy)
  if (person) throw fail('conflict', { message: `${displayName(person)} already published this schedule.` })
}

type Published = { draft: ScheduleRow; opened: number; message: string | undefined }

async function publish(deps: ShiftChangeDeps, change: Change, scope: Scope, { draft, opened, message }: Published) {
  const { tx, audit } = change
  const verb = draft.status === 'archived' ? 'restored' : 'published'
  const month = formatMonth(draft)
  // One that is withdrawn at this moment is not replaced.
  const [older] = await selectActive(tx, scope, draft).for('no key update')
  if (older) await updateSchedule(tx, scope, older.id, { status: 'archived' }, undefined)
  const published = { status: 'active' as const, publishedAt: deps.now(), publishedBy: actorIdOf(scope) }
  const after = (await updateSchedule(tx, scope, draft.id, published, undefined))!
  await refuseOverlaps(tx, after)
  const was = older ? await listScheduleShifts(tx, scope, older.id) : []
  const is = await listScheduleShifts(tx, scope, draft.id)
  await deps.settleRequests(
    change,
    scope,
    was.map((shift) => shift.id),
    { at: deps.now(), gone: `the schedule for ${month} was replaced. Request it again if you still need it` },
  )
  const notified = await notifyOfChanges(
    change,
    scope,
    {
      sentence:
        message ?? (older ? `The schedule for ${month} was replaced.` : `The schedule for ${month} is published.`),
      subject: older ? `Your shifts in ${month} changed` : `Your shifts in ${month}`,
      link: linkTo(after),
      notifiesEveryone: !older,
      isWholeMonth: true,
    },
    was,
    is,
  )
  emitSchedule(change, 'schedule.published', after)
  const instead = older ? ` instead of ${older.name}` : ''
  const effect = opened === 0 ? '' : `; ${plural(opened, 'shift')} opened because people left`
  audit({
    action: 'schedule.publish',
    thing: 'schedule',
    thingId: draft.id,
    text: `${verb} ${after.name}${instead}${effect}`,
    after: { archivedId: older?.id ?? null, notified },
  })
  return { schedule: after, archivedId: older?.id ?? null, notified }
}
