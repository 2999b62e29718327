/** Writes the demo's requests with their shifts, decisions, and audit log. */
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import { addDays, daysBetween } from '../../engine/calendar.ts'
import { formatDate, formatDateRange } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, notifications, shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { type Demo, demoPhysicians } from './demo-people.ts'
import { type DemoRequest, demoRequests } from './demo-requests.ts'

type Dated = { id: number; date: string }
type About = {
  own?: Dated | undefined
  other?: Dated | undefined
  /** Whose the other one is. */
  colleague?: number
  first: string
  last: string
}

export async function writeRequests(tx: Orm, demo: Demo & { now: Date }, requests: DemoRequest[]): Promise<void> {
  const ago = (days: number) => new Date(demo.now.getTime() - days * 86_400_000)
  for (const request of requests) {
    const requestorId = demo.physicianIds[request.by]!
    const about = await chooseShifts(tx, demo, request)
    // Near the end of the published period there may be no such shift.
    const isMissing = request.type === 'pickup' ? !about.other : request.type === 'swap' && !about.own
    if (isMissing || (request.with !== undefined && !about.other)) continue
    const isReviewed = request.status === 'approved' || request.status === 'denied'
    const reviewed = isReviewed ? ago(Math.max(request.asked - 2, 0)) : null
    const isAnswered = request.status !== 'pending' || request.accepted
    const [row] = await tx
      .insert(shiftRequests)
      .values({
        groupId: demo.groupId,
        requestorId,
        targetId: about.colleague ?? null,
        requestType: request.type,
        originalShiftId: about.own?.id ?? null,
        targetShiftId: about.other?.id ?? null,
        requestedDate: about.first,
        endDate: request.type === 'timeoff' ? about.last : null,
        reason: request.reason,
        isEmergency: request.emergency ?? false,
        targetResponse: request.with === undefined ? null : isAnswered ? 'accepted' : 'pending',
        status: request.status,
        reviewedBy: isReviewed ? demo.adminId : null,
        reviewedAt: reviewed,
        notes: request.notes ?? null,
        createdAt: ago(request.asked),
      })
      .returning({ id: shiftRequests.id })
    const days = request.type === 'timeoff' ? formatDateRange(about.first, about.last) : formatDate(about.first)
    await writeAuditEvents(tx, demo, request, { id: row!.id, days, asked: ago(request.asked), reviewed })
  }
}

/** Days from today on that someone may be out, the usual ones first. */
const sickDays = [6, 7, 8, 9, 10, 5, 4, 3, 2]

/** Someone who rounds next week called out yesterday: their two shifts are open, for the demo's first physician, too. */
export async function findSickCall(tx: Orm, demo: Demo): Promise<DemoRequest> {
  const own = new Set((await listShifts(tx, demo.physicianIds[0]!, demo.today)).map(({ date }) => date))
  const isFree = (from: number) => [-1, 0, 1, 2].every((by) => !own.has(addDays(demo.today, from + by)))
  for (const from of [...sickDays.filter(isFree), ...sickDays]) {
    const by = await findRounder(tx, demo, from)
    if (by !== undefined)
      return {
        by,
        type: 'timeoff',
        status: 'approved',
        from,
        to: from + 1,
        asked: 1,
        reason: 'Broken wrist',
        emergency: true,
      }
  }
  throw new Error('No one in the demo group rounds next week.')
}

async function findRounder(tx: Orm, { physicianIds, roleIds, today }: Demo, from: number): Promise<number | undefined> {
  const onDuty = await tx
    .select({ physicianId: shifts.physicianId })
    .from(shifts)
    .where(and(eq(shifts.roleId, roleIds.get('Rounder')!), eq(shifts.date, addDays(today, from))))
    .orderBy(asc(shifts.physicianId))
  const busy = new Set([0, ...demoRequests.flatMap((request) => [request.by, request.with])])
  return onDuty.map(({ physicianId }) => physicianIds.indexOf(physicianId!)).find((place) => !busy.has(place))
}

async function writeAuditEvents(
  tx: Orm,
  demo: Demo,
  request: DemoRequest,
  { id, days, asked, reviewed }: { id: number; days: string; asked: Date; reviewed: Date | null },
): Promise<void> {
  const requestorId = demo.physicianIds[request.by]!
  const wanted = { timeoff: 'time off', swap: 'a swap', pickup: 'an open shift' }[request.type]
  const auditLog = { groupId: demo.groupId, thing: 'request', thingId: id }
  await tx.insert(auditEvents).values({
    ...auditLog,
    actorId: requestorId,
    at: asked,
    action: 'request.create',
    text: `requested ${wanted} on ${days}`,
  })
  if (!reviewed) return
  const person = demoPhysicians[request.by]!
  const verb = request.status === 'approved' ? 'approved' : 'denied'
  await tx.insert(auditEvents).values({
    ...auditLog,
    actorId: demo.adminId,
    at: reviewed,
    action: `request.${request.status === 'approved' ? 'approve' : 'deny'}`,
    text: `${verb} ${wanted} for ${fullName(person)} on ${days}`,
  })
  await tx.insert(notifications).values({
    groupId: demo.groupId,
    userId: requestorId,
    at: reviewed,
    text: `Your request for ${wanted} on ${days} was ${verb}.`,
    link: '/vacation-requests',
  })
}

/** An approved swap or pickup has happened: the shifts belong to those who took them. */
async function chooseShifts(tx: Orm, demo: Demo, request: DemoRequest): Promise<About> {
  const first = addDays(demo.today, request.from)
  const last = addDays(demo.today, request.to)
  const requestorId = demo.physicianIds[request.by]!
  const isDone = request.status === 'approved'
  if (request.type === 'timeoff') {
    if (request.emergency && isDone) {
      await openShifts(tx, requestorId, first, last)
      return { first, last }
    }
    // Someone who is out has a shift on that day.
    const [missed] = request.emergency ? await listShifts(tx, requestorId, first) : []
    return missed ? { first: missed.date, last: missed.date } : { first, last }
  }
  if (request.type === 'pickup') {
    const [open] = await listShifts(tx, isDone ? requestorId : null, first)
    return { other: open, first: open?.date ?? first, last }
  }
  if (request.with === undefined) {
    const [own] = [...(await listShifts(tx, requestorId, first)), ...(await listShifts(tx, requestorId, soon(demo)))]
    return { own, first: own?.date ?? first, last }
  }
  const { colleague, own, other } = await findColleague(tx, demo, request.with, { requestorId, first, isDone })
  return isDone
    ? { own: other, other: own, colleague, first: other?.date ?? first, last }
    : { own, other, colleague, first: own?.date ?? first, last }
}

/** People sign in as this one to answer a swap. */
const answering = 12

const soon = ({ today }: Demo) => addDays(today, 2)

type Swapper = { requestorId: number; first: string; isDone: boolean }

/** The one who is meant, or the first one whom the rotation lets swap a shift that is still to come. */
async function findColleague(tx: Orm, demo: Demo, meant: number, { requestorId, first, isDone }: Swapper) {
  const { physicianIds, today } = demo
  const from = isDone ? first : addDays(today, 1)
  const mine = await listShifts(tx, requestorId, from)
  const busy = new Set(demoRequests.flatMap((request) => [request.by, request.with]))
  const others = meant === answering ? [] : physicianIds.filter((_, place) => place !== meant && !busy.has(place))
  // Late in the month, the day that is meant may have no shift left.
  for (const earliest of isDone ? [first] : [first, soon(demo)])
    for (const colleague of [physicianIds[meant]!, ...others]) {
      const exchange = findExchange(mine, await listShifts(tx, colleague, from), earliest)
      if (exchange) return { colleague, ...exchange }
    }
  const [other] = await listShifts(tx, physicianIds[meant]!, first)
  return { colleague: physicianIds[meant]!, own: mine.find(({ date }) => date >= first), other }
}

async function openShifts(tx: Orm, physicianId: number, first: string, last: string): Promise<void> {
  await tx
    .update(shifts)
    .set({ physicianId: null })
    .where(and(eq(shifts.physicianId, physicianId), gte(shifts.date, first), lte(shifts.date, last)))
}

/** The first two shifts the two could swap: each is free on the other's day and the days around it, and the own one isn't too early. */
function findExchange(mine: Dated[], theirs: Dated[], first: string): { own: Dated; other: Dated } | undefined {
  const isFree = (held: Dated[], { date }: Dated) => held.every((shift) => Math.abs(daysBetween(shift.date, date)) > 1)
  for (const own of mine.filter(({ date }) => date >= first))
    for (const other of theirs) if (isFree(theirs, own) && isFree(mine, other)) return { own, other }
  return undefined
}

/** Shifts from a day on: a physician's, or open ones. */
async function listShifts(tx: Orm, physicianId: number | null, from: string): Promise<Dated[]> {
  return tx
    .select({ id: shifts.id, date: shifts.date })
    .from(shifts)
    .where(
      and(
        physicianId === null ? isNull(shifts.physicianId) : eq(shifts.physicianId, physicianId),
        gte(shifts.date, from),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.id))
}
