/** The reviewer's inbox: what can't wait comes first. */
import type { RequestStatus } from '../../../contract/request-states.ts'
import { daysBetween } from '../../../engine/calendar.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { listGroupRequests, type RequestRow } from '../requests.store.ts'
import { shortNoticeOf } from '../short-notice.ts'
import { showRequests } from '../show-request.ts'
import { listUndoable } from './decisions.store.ts'

type Urgency = 'now' | 'soon' | 'later'

/** Days until the first requested day. */
const veryNear = 3
const near = 14

export async function listInbox(orm: Orm, scope: Scope, now: Date, status: RequestStatus | undefined) {
  const clock = await readClock(orm, scope, now)
  const rows = await listGroupRequests(orm, scope, status)
  const ordered = [
    ...rows.filter((row) => row.status === 'pending').sort((one, other) => compare(clock, one, other)),
    ...rows.filter((row) => row.status !== 'pending'),
  ]
  const shown = await showRequests(orm, scope, ordered)
  const undoable = await listUndoable(orm, scope)
  return shown.map((request, place) => ({
    ...request,
    urgency: urgencyOf(clock, ordered[place]!),
    shortNotice: shortNoticeOf(clock.settings, ordered[place]!),
    canUndo: request.status !== 'pending' && undoable.has(request.id),
  }))
}

/** A request that waits for a colleague isn't the reviewer's turn, however close it is. */
function urgencyOf({ local }: GroupClock, row: RequestRow): Urgency {
  if (row.status !== 'pending' || isWaiting(row)) return 'later'
  const days = daysBetween(local.date, row.requestedDate ?? local.date)
  if (row.isEmergency || days <= veryNear) return 'now'
  return days <= near ? 'soon' : 'later'
}

function isWaiting(row: RequestRow): boolean {
  if (row.requestType !== 'swap') return false
  if (row.cycle) return row.cycle.some(({ response }) => response !== 'accepted')
  return row.targetResponse !== 'accepted'
}

const order: Urgency[] = ['now', 'soon', 'later']

function compare(clock: GroupClock, one: RequestRow, other: RequestRow): number {
  const rank = (row: RequestRow) => order.indexOf(urgencyOf(clock, row))
  const day = (row: RequestRow) => row.requestedDate ?? ''
  return (
    rank(one) - rank(other) ||
    Number(isWaiting(one)) - Number(isWaiting(other)) ||
    Number(other.isEmergency) - Number(one.isEmergency) ||
    day(one).localeCompare(day(other)) ||
    one.id - other.id
  )
}
