/** Asks for time off, a swap or a pickup; a pickup that breaks no rule is approved at once where the group says so. */
import type { ReadRequestFields } from '../../contract/requests.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { nameOfPerson } from '../schedules/problem/physician-of.ts'
import { ChangedMeanwhile } from '../schedules/unchanged-meanwhile.ts'
import { lockTakers } from '../schedules/write-plan.ts'
import { findMember, type UserRow } from '../users/users.store.ts'
import { planApproval } from './approval.ts'
import { carryOut, lockFor, tryUntilCurrent } from './carry-out.ts'
import { composeRequest } from './new-request.ts'
import { type GroupClock, readClock } from './request-clock.ts'
import { isOpenOffer } from './request-states.ts'
import { insertRequest, lockPendingAbout, type RequestRow } from './requests.store.ts'
import type { ReviewDeps } from './review-request.ts'
import { sayRequest, sayShift, sayShortNotice } from './say-request.ts'
import { settleApproved } from './settle-approved.ts'
import { daysOf } from './short-notice.ts'
import { type ShownRequest, showRequest } from './show-request.ts'
import { dashboardLink, inboxLink, openShiftsLink, tellAdmins, tellPeople, tellSeekers } from './tell-requests.ts'
import { movedIn, type Undertaking, type Weighed, weighUndertaking } from './undertaking.ts'

export async function createRequest(
  deps: ReviewDeps,
  scope: Scope,
  fields: ReadRequestFields,
  make: MakeChange,
  /** What the admins are told beside "asks for". */
  verb = 'asks for',
): Promise<ShownRequest> {
  return tryUntilCurrent(async (isLast) => {
    const requestor = await requireRequestor(deps, scope, fields.requestorId ?? scope.userId)
    const clock = await readClock(deps.orm, scope, deps.now())
    const instant = await weighInstant(deps, scope, clock, requestor, fields)
    return make(async (change) => {
      const { tx } = change
      if (instant) {
        await lockFor(tx, scope, instant.undertaking, instant.weighed)
        await lockPendingAbout(tx, scope, movedIn(instant.undertaking))
      } else {
        // Two requests of one person wait for each other, so that the second sees what the first asked for.
        await lockTakers(tx, scope, [requestor.id])
      }
      const composed = await composeRequest(tx, scope, clock, requestor.id, fields)
      const row = await insertRequest(tx, scope, { ...composed, createdAt: clock.now })
      if (!instant) return announce(change, scope, clock, requestor, row, verb)
      const done = await carryOut(change, deps.advisor, scope, instant.undertaking, {
        weighed: instant.weighed,
        isLast,
        // With a rule in the way it is a request like any other: it is weighed again and found so.
        check: ({ findings }) => {
          if (findings.some(({ hard }) => hard)) throw new ChangedMeanwhile()
        },
      })
      await auditCreation(change, scope, requestor, row)
      return settleApproved(change, scope, clock, row, done, { notes: 'Taken at once: no rule is broken.' })
    })
  })
}

async function requireRequestor({ orm }: ReviewDeps, scope: Scope, id: number): Promise<UserRow> {
  if (id !== scope.userId && scope.role !== 'admin')
    throw fail('forbidden', { message: 'You can ask for yourself only.', field: 'requestorId' })
  const person = await findMember(orm, scope, id)
  if (!person) throw fail('not-found', { message: `There is no physician ${id} in this group.`, field: 'requestorId' })
  if (!person.isActive)
    throw fail('conflict', { message: `${nameOfPerson(person)} is not active any more.`, field: 'requestorId' })
  return person
}

type Instant = { undertaking: Undertaking; weighed: Weighed }

/** Only for the taker's own doing: an admin who asks for a colleague approves it as well. */
async function weighInstant(
  deps: ReviewDeps,
  scope: Scope,
  clock: GroupClock,
  requestor: UserRow,
  fields: ReadRequestFields,
): Promise<Instant | undefined> {
  if (fields.requestType !== 'pickup' || !clock.settings.instantPickup || requestor.id !== scope.userId)
    return undefined
  if (requestor.role !== 'physician') return undefined
  const composed = await composeRequest(deps.orm, scope, clock, requestor.id, fields)
  const row = { cycle: null, targetId: null, originalShiftId: null, targetShiftId: null, ...composed } as RequestRow
  const { undertaking, blocked } = await planApproval(deps.orm, scope, clock, row)
  if (blocked !== null) return undefined
  const weighed = await weighUndertaking(deps, scope, undertaking)
  return weighed.findings.some(({ hard }) => hard) ? undefined : { undertaking, weighed }
}

async function announce(
  change: Change,
  scope: Scope,
  { settings, local }: GroupClock,
  requestor: UserRow,
  row: RequestRow,
  verb: string,
): Promise<ShownRequest> {
  const shown = await showRequest(change.tx, scope, row)
  const name = nameOfPerson(requestor)
  const said = sayRequest(shown)
  await auditCreation(change, scope, requestor, row)
  const notice =
    row.requestType === 'timeoff'
      ? sayShortNotice(settings, local.date, { from: row.requestedDate!, days: daysOf(row) })
      : null
  const urgent = row.isEmergency ? 'Emergency: ' : ''
  await tellAdmins(change, scope, {
    text: `${urgent}${name} ${verb} ${said}.${notice ? ` ${notice}` : ''}`,
    subject: `${urgent}${name} ${verb} ${row.requestType === 'timeoff' ? 'time off' : said}`,
    link: inboxLink,
  })
  await tellPeople(change, scope, [requestor.id], {
    text: `${scope.name} asked for ${said} for you.`,
    subject: 'A request was made for you',
    link: dashboardLink,
  })
  await tellColleagues(change, scope, name, shown)
  return shown
}

async function tellColleagues(change: Change, scope: Scope, name: string, shown: ShownRequest): Promise<void> {
  const { originalShift, targetShift, targetId, cycle } = shown
  if (shown.requestType !== 'swap' || !originalShift) return
  if (isOpenOffer(shown)) {
    await tellSeekers(change, scope, [shown.requestorId], {
      text: `${name} offers ${sayShift(originalShift)}.`,
      subject: 'A shift is on offer',
      link: openShiftsLink,
    })
    return
  }
  if (targetId !== null && targetShift)
    await tellPeople(change, scope, [targetId], {
      text: `${name} asks you to swap: you would give ${sayShift(targetShift)} and take ${sayShift(originalShift)}.`,
      subject: `${name} asks you to swap`,
      link: dashboardLink,
    })
  for (const step of cycle ?? []) {
    if (step.giverId === shown.requestorId) continue
    const takes = cycle!.find(({ takerId }) => takerId === step.giverId)!
    await tellPeople(change, scope, [step.giverId], {
      text: `${name} asks you for a three-way swap: you would give ${sayShift(step.shift)} and take ${sayShift(takes.shift)}.`,
      subject: `${name} asks you to swap`,
      link: dashboardLink,
    })
  }
}

async function auditCreation(change: Change, scope: Scope, requestor: UserRow, row: RequestRow): Promise<void> {
  const said = sayRequest(await showRequest(change.tx, scope, row))
  const isForOther = requestor.id !== scope.userId
  change.audit({
    action: 'request.create',
    thing: 'request',
    thingId: row.id,
    text: `asked for ${said}${isForOther ? ` for ${nameOfPerson(requestor)}` : ''}`,
    after: row,
    ...(isForOther ? { onBehalfOfId: requestor.id } : {}),
  })
}
