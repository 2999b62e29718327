/** A call-out as the people involved see it: the steps with their times, who has the shifts, and who to call. */
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { clockOf, momentsOf } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { listBackups } from '../requests/backups.store.ts'
import { readClock } from '../requests/request-clock.ts'
import { lookOf } from '../requests/requests.store.ts'
import { listRequestShifts } from '../schedules/schedules.store.ts'
import { findCallOut, listContacts, listOpenCallOuts, namesOf, type Reported } from './call-outs.store.ts'

/** The person, the coordinators, the backups who were asked, and whoever covers; for others the call-out doesn't exist. */
export async function requireCallOut(orm: Orm, scope: Scope, requestId: number): Promise<Reported> {
  const found = await findCallOut(orm, scope, requestId)
  if (!found || !(concerns(found, scope) || (await covers(orm, scope, found)))) throw fail('not-found')
  return found
}

async function covers(orm: Orm, scope: Scope, { callOut }: Reported): Promise<boolean> {
  if (callOut.coveredAt === null) return false
  const shifts = await listRequestShifts(orm, scope, callOut.shiftIds)
  return shifts.some(({ physicianId }) => physicianId === scope.userId)
}

function concerns({ callOut, request }: Reported, { userId, role }: Scope): boolean {
  return role === 'admin' || request.requestorId === userId || callOut.calledIds.includes(userId)
}

/** Those with a shift still to be worked. */
export async function listTimelines(orm: Orm, scope: Scope, now: Date) {
  const open = (await listOpenCallOuts(orm, scope)).filter((one) => concerns(one, scope))
  if (open.length === 0) return []
  const { settings } = await readClock(orm, scope, now)
  const momentOf = clockOf(settings.timeZone)
  const timelines = await Promise.all(open.map((one) => showTimeline(orm, scope, one)))
  return timelines.filter(({ shifts }) => shifts.some((shift) => momentsOf(shift, momentOf).end > now))
}

export async function showTimeline(orm: Orm, scope: Scope, { callOut, request }: Reported) {
  const shifts = (await listRequestShifts(orm, scope, callOut.shiftIds)).sort((one, other) =>
    `${one.date}${one.startTime}`.localeCompare(`${other.date}${other.startTime}`),
  )
  const backups = await listBackups(
    orm,
    scope,
    shifts.map(({ date }) => date),
  )
  const onBackup = [...new Set([...callOut.calledIds, ...backups.map(({ physicianId }) => physicianId)])]
  const people = await namesOf(orm, scope, [request.requestorId, callOut.seenBy ?? 0, ...callOut.calledIds])
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? null
  const seenBy = people.find((person) => person.id === callOut.seenBy)
  const others = shifts.filter(({ physicianId }) => physicianId !== request.requestorId)
  const isCalled = callOut.calledIds.includes(scope.userId)
  const isOpen = callOut.coveredAt === null && (request.status === 'pending' || request.status === 'approved')
  return {
    requestId: request.id,
    physicianId: request.requestorId,
    name: nameOf(request.requestorId) ?? '',
    isMine: request.requestorId === scope.userId,
    isOpen,
    mayTake: isOpen && isCalled,
    isUnseen:
      isOpen &&
      ((isCalled && lookOf(request, scope.userId) === null) ||
        (scope.role === 'admin' && request.requestorId !== scope.userId && callOut.seenAt === null)),
    status: request.status,
    shifts,
    sentAt: request.createdAt,
    seenAt: callOut.seenAt,
    seenByName: seenBy?.name ?? null,
    seenByPhoneNumber: seenBy?.phoneNumber ?? null,
    calledAt: callOut.calledAt,
    called: people
      .filter(({ id }) => callOut.calledIds.includes(id))
      .map((person) => ({ ...person, seenAt: lookOf(request, person.id) })),
    coveredAt: callOut.coveredAt,
    coveredByNames: callOut.coveredAt ? [...new Set(others.flatMap(({ physicianName }) => physicianName ?? []))] : [],
    handoffNote: callOut.handoffNote,
    contacts: (await listContacts(orm, scope, onBackup)).filter(({ userId }) => userId !== request.requestorId),
  }
}

export async function readContacts(orm: Orm, scope: Scope, date: string) {
  const backups = await listBackups(orm, scope, [date])
  return listContacts(
    orm,
    scope,
    backups.map(({ physicianId }) => physicianId),
  )
}
