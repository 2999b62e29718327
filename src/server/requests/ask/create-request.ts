/** Requests time off, a swap, or a pickup; a pickup that breaks no rule is approved right away if the group allows it. */

import type { ReadRequestFields } from '../../../contract/requests.ts'
import { isStaff } from '../../../contract/staff.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import { fail } from '../../platform/fail.ts'
import { dashboardLink, inboxLink, openShiftsLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { listShiftsById } from '../../schedules/schedules.store.ts'
import { changeShifts, type ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { linkToShift } from '../../shift-changes/notify/notify-changes.ts'
import { shiftsNamedIn } from '../../shift-changes/shift-change.ts'
import { lockPeople } from '../../shift-changes/stamps.ts'
import { notifyCoordinators, notifyPeople } from '../../users/notify-people.ts'
import { findMember, type UserRow } from '../../users/users.store.ts'
import { planApproval } from '../decide/approval.ts'
import { settleApproved } from '../decide/settle-approved.ts'
import { describeRequest, describeShift, describeShortNotice, formatLeave, isGiveaway } from '../describe-request.ts'
import { findTakers, type Takers } from '../outlook/find-takers.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { isOpenOffer } from '../request-states.ts'
import { insertRequest, lockPendingAbout, type RequestRow } from '../requests.store.ts'
import { daysOf } from '../short-notice.ts'
import { type ShownRequest, showRequest } from '../show-request.ts'
import { composeRequest, requireAble, requireMayAskFor } from './new-request.ts'

type Saying = {
  /** Someone can't make their shifts. */
  isCallOut?: boolean
  /** Where they find it; the inbox by default. */
  linkOf?: (requestId: number) => string
  /** What belongs to the same change. */
  alsoDo?: (change: Change, shown: ShownRequest, clock: GroupClock) => Promise<void>
}

export async function createRequest(
  deps: ShiftChangeDeps,
  scope: Scope,
  fields: ReadRequestFields,
  make: MakeChange,
  saying: Saying = {},
): Promise<ShownRequest> {
  if (scope.key && fields.requestorId === undefined)
    throw fail('invalid', { message: 'requestorId: choose the physician this request is for', field: 'requestorId' })
  const requestorId = fields.requestorId ?? scope.userId
  requireMayAskFor(scope, requestorId)
  const [person, clock] = await Promise.all([
    findMember(deps.orm, scope, requestorId),
    readClock(deps.orm, scope, deps.now()),
  ])
  const requestor = requireAble(scope, person)
  if (mayTakeAtOnce(scope, clock, requestor, fields)) {
    try {
      return await takeAtOnce(deps, scope, clock, requestor, fields, make)
    } catch (error) {
      // If something is in the way, it is a request like any other.
      if (!(error instanceof NotAtOnce)) throw error
    }
  }
  const takers = isOffer(fields)
    ? await findTakers(deps, scope, await listShiftsById(deps.orm, scope, [fields.originalShiftId]))
    : undefined
  return make(async (change) => {
    const { tx } = change
    // Two requests of one person wait for each other, so the second sees the first; whoever has left meanwhile asks for nothing.
    const [locked] = await lockPeople(tx, scope.groupId, [requestor.id])
    requireAble(scope, locked)
    const composed = await composeRequest(tx, scope, clock, requestor.id, fields)
    const row = await insertRequest(tx, scope, { ...composed, createdAt: clock.now })
    const shown = await announce(change, scope, clock, requestor, row, saying)
    await saying.alsoDo?.(change, shown, clock)
    if (takers && isOpenOffer(shown)) await notifyOffer(change, scope, displayName(requestor), shown, takers)
    return shown
  })
}

/** A shift for anyone who can take it. */
function isOffer(fields: ReadRequestFields): fields is ReadRequestFields & { originalShiftId: number } {
  const { requestType, originalShiftId, targetShiftId, cycleShiftIds } = fields
  return requestType === 'swap' && typeof originalShiftId === 'number' && !targetShiftId && !cycleShiftIds
}

async function notifyOffer(change: Change, scope: Scope, name: string, shown: ShownRequest, takers: Takers) {
  const shift = shown.originalShift
  if (!shift) return
  await notifyPeople(change, scope, takers.get(shift.id) ?? [], {
    text: `${name} is offering ${describeShift(shift)}.`,
    subject: 'A colleague is offering a shift',
    link: linkToShift(openShiftsLink, [shift]),
    wants: 'OpenShifts',
  })
}

/** Only for the taker's own action: an admin who asks for a colleague also approves it. */
function mayTakeAtOnce(
  scope: Scope,
  { settings }: GroupClock,
  requestor: UserRow,
  { requestType }: ReadRequestFields,
): boolean {
  const isOwn = requestor.id === scope.userId && isStaff(requestor)
  return requestType === 'pickup' && settings.instantPickup && isOwn
}

/** A pickup that needs a review. */
class NotAtOnce extends Error {}

function takeAtOnce(
  deps: ShiftChangeDeps,
  scope: Scope,
  clock: GroupClock,
  requestor: UserRow,
  fields: ReadRequestFields,
  make: MakeChange,
): Promise<ShownRequest> {
  return changeShifts(
    deps,
    scope,
    {
      plan: async (orm) => {
        const composed = await composeRequest(orm, scope, clock, requestor.id, fields)
        const row = {
          cycle: null,
          targetId: null,
          originalShiftId: null,
          targetShiftId: null,
          ...composed,
        } as RequestRow
        const { planned, blocked } = await planApproval(orm, scope, clock, row)
        if (blocked !== null) throw new NotAtOnce()
        return { ...planned, composed }
      },
      check: ({ findings }) => {
        if (findings.some(({ hard }) => hard)) throw new NotAtOnce()
      },
      lock: async ({ tx }, { edits }) => {
        await lockPendingAbout(tx, scope, shiftsNamedIn({ edits }))
        // An offer may have been canceled since.
        await composeRequest(tx, scope, clock, requestor.id, fields)
      },
      finish: async (change, done, { composed }) => {
        const row = await insertRequest(change.tx, scope, { ...composed, createdAt: clock.now })
        auditCreation(change, scope, requestor, row, await showRequest(change.tx, scope, row))
        return settleApproved(change, scope, clock, row, done, {
          notes: 'It meets every rule, so it took effect right away.',
        })
      },
    },
    make,
  )
}

async function announce(
  change: Change,
  scope: Scope,
  { settings, local }: GroupClock,
  requestor: UserRow,
  row: RequestRow,
  { isCallOut = false, linkOf = () => inboxLink }: Saying,
): Promise<ShownRequest> {
  const shown = await showRequest(change.tx, scope, row)
  const name = displayName(requestor)
  const said = describeRequest(shown)
  auditCreation(change, scope, requestor, row, shown)
  // An emergency is always short notice.
  const notice =
    row.requestType === 'timeoff' && !row.isEmergency
      ? describeShortNotice(settings, local.date, { from: row.requestedDate!, days: daysOf(row) })
      : null
  const urgent = row.isEmergency && !isCallOut ? 'Emergency: ' : ''
  const did = `${name} ${isCallOut ? 'called out' : verbOf(shown)}`
  const toCoordinators = notifyCoordinators(change, scope, {
    text: isCallOut ? `${did} (${formatLeave(shown)}).` : `${urgent}${did} ${said}.${notice ? ` ${notice}` : ''}`,
    subject: isCallOut ? did : `${urgent}${did} ${row.requestType === 'timeoff' ? 'time off' : said}`,
    link: linkOf(row.id),
    isUrgent: row.isEmergency,
  })
  const toRequestor = notifyPeople(change, scope, [requestor.id], {
    text: `${scope.name} ${verbOf(shown)} ${said} for you.`,
    subject: 'A coordinator made a request for you',
    link: dashboardLink,
  })
  await Promise.all([toCoordinators, toRequestor, notifyColleagues(change, scope, name, shown)])
  return shown
}

/** "requested time off", but "asked for someone to take Night on Fri, Dec 4" */
function verbOf(shown: ShownRequest): string {
  return isGiveaway(shown) ? 'asked for' : 'requested'
}

async function notifyColleagues(change: Change, scope: Scope, name: string, shown: ShownRequest): Promise<void> {
  const { originalShift, targetShift, targetId, cycle } = shown
  if (shown.requestType !== 'swap' || !originalShift) return
  if (targetId !== null && targetShift)
    await notifyPeople(change, scope, [targetId], {
      text: `${name} wants to swap: you’d give up ${describeShift(targetShift)} and take ${describeShift(originalShift)}.`,
      subject: `${name} wants to swap with you`,
      link: dashboardLink,
    })
  for (const step of cycle ?? []) {
    if (step.giverId === shown.requestorId) continue
    const takes = cycle!.find(({ takerId }) => takerId === step.giverId)!
    await notifyPeople(change, scope, [step.giverId], {
      text: `${name} wants a three-way swap: you’d give up ${describeShift(step.shift)} and take ${describeShift(takes.shift)}.`,
      subject: `${name} wants to swap with you`,
      link: dashboardLink,
    })
  }
}

function auditCreation(change: Change, scope: Scope, requestor: UserRow, row: RequestRow, shown: ShownRequest): void {
  const said = describeRequest(shown)
  const isForOther = requestor.id !== scope.userId
  change.audit({
    action: 'request.create',
    thing: 'request',
    thingId: row.id,
    text: `${verbOf(shown)} ${said}${isForOther ? ` for ${displayName(requestor)}` : ''}`,
    after: row,
    ...(isForOther ? { onBehalfOfId: requestor.id } : {}),
  })
}
