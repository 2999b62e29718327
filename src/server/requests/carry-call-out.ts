/** When a month is published again, an open call-out continues with the shifts that replaced its own. */
import { eq } from 'drizzle-orm'
import { monthOf } from '../../engine/month.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import type { Change } from '../platform/changes/change.ts'
import { callOuts } from '../platform/db/schema/index.ts'
import { callOutLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { findActive, listPublishedOn, listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import { notifyCoordinators, notifyPeople } from '../users/notify-people.ts'
import { listBackups } from './backups.store.ts'
import { describeShift } from './describe-request.ts'
import type { RequestRow } from './requests.store.ts'
import { namesOf } from './show-request.ts'

type CallOutRow = typeof callOuts.$inferSelect

/** Its current shifts; none if its month has no published schedule, or they are gone for good. */
export async function carryCallOut(
  change: Change,
  scope: Scope,
  callOut: CallOutRow,
  { requestorId, status }: RequestRow,
  at: Date,
): Promise<ShownShift[]> {
  if (status !== 'pending' && status !== 'approved') return []
  const { tx } = change
  const { requestId } = callOut
  const before = await listRequestShifts(tx, scope, callOut.shiftIds)
  // A withdrawn month may be published again.
  for (const { date } of before) if (!(await findActive(tx, scope, monthOf(date)))) return []
  const dates = before.map(({ date }) => date)
  const shifts = replace(before, await listPublishedOn(tx, scope, dates), requestorId)
  const name = (await namesOf(tx, scope, [requestorId])).get(requestorId) ?? 'A colleague'
  const link = callOutLink(requestId)
  if (shifts.length === 0) {
    await tx.update(callOuts).set({ coveredAt: at }).where(eq(callOuts.requestId, requestId))
    const gone = joinWords(before.map(describeShift), 'and')
    const text = `The new schedule no longer has ${gone}, so no coverage is needed for ${name}.`
    const message = { text, subject: 'No coverage needed', link, isUrgent: true }
    await notifyPeople(change, scope, [requestorId, ...callOut.calledIds], message)
    await notifyCoordinators(change, scope, message)
    return []
  }
  const calledIds = await callBackups(change, scope, callOut, requestorId, shifts)
  await tx
    .update(callOuts)
    .set({ shiftIds: shifts.map(({ id }) => id), calledIds })
    .where(eq(callOuts.requestId, requestId))
  const uncovered = shifts.filter(({ physicianId }) => physicianId === null || physicianId === requestorId)
  if (uncovered.length > 0)
    await notifyCoordinators(change, scope, {
      text: `${name} called out, and the new schedule still needs coverage for ${joinWords(uncovered.map(describeShift), 'and')}.`,
      subject: 'A call-out still needs coverage',
      link,
      isUrgent: true,
    })
  return shifts
}

/** The person's own shift that day comes first, then an open one in the role, then whoever has the same position. */
function replace(before: ShownShift[], published: ShownShift[], requestorId: number): ShownShift[] {
  const found: ShownShift[] = []
  for (const shift of before) {
    const left = published.filter((one) => one.date === shift.date && !found.includes(one))
    const alike = left.filter(({ roleId }) => roleId === shift.roleId)
    const next =
      left.find(({ id }) => id === shift.id) ??
      left.find(({ physicianId }) => physicianId === requestorId) ??
      alike.find(({ physicianId }) => physicianId === null) ??
      alike.find(({ position }) => position === shift.position) ??
      alike[0]
    if (next) found.push(next)
  }
  return found
}

/** If the backup who was called is no longer on backup, whoever is gets the call. */
async function callBackups(
  change: Change,
  scope: Scope,
  { requestId, calledAt, calledIds }: CallOutRow,
  requestorId: number,
  shifts: ShownShift[],
): Promise<number[]> {
  if (calledAt === null) return calledIds
  const backups = await listBackups(
    change.tx,
    scope,
    shifts.map(({ date }) => date),
  )
  const onBackup = [...new Set(backups.map(({ physicianId }) => physicianId))].filter((id) => id !== requestorId)
  const added = onBackup.filter((id) => !calledIds.includes(id))
  await notifyPeople(change, scope, added, {
    text: `You’re on backup: can you take ${joinWords(shifts.map(describeShift), 'and')}?`,
    subject: 'Can you take a shift?',
    link: callOutLink(requestId),
    isUrgent: true,
  })
  return [...new Set([...calledIds, ...onBackup])]
}
