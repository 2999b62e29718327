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
  /** Whose the own one is, as an index in demoPhysicians, if not of the one who is meant. */
  by?: number
  /** Whose the other one is. */
  colleague?: number
  first: string
  last: string
}

export async function writeRequests(tx: Orm, demo: Demo & { now: Date }, requests: DemoRequest[]): Promise<void> {
  const ago = (days: number) => new Date(demo.now.getTime() - days * 86_400_000)
  for (const meant of requests) {
    const about = await chooseShifts(tx, demo, meant)
    const request = { ...meant, by: about.by ?? meant.by }
    // Someone may have no shift in the rest of the published period.
    const isMissing = request.type === 'pickup' ? !about.other : request.type === 'swap' && !about.own
    if (isMissing) continue
    const isReviewed = request.status === 'approved' || request.status === 'denied'
    const reviewed = isReviewed ? ago(Math.max(request.asked - 2, 0)) : null
    const isAnswered = request.status !== 'pending' || request.accepted
    const [row] = await tx
      .insert(shiftRequests)
      .values({
        groupId: demo.groupId,
        requestorId: demo.physicianIds[request.by]!,
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
const sickDays = [6, 7, 8, 9, 10, 11, 12, 13, 5, 4, 3, 2, ...Array.from({ length: 21 }, (_, more) => 14 + more)]

/** Someone who rounds next week called out yesterday: two of their shifts are open, for the demo's first physician, too. */
export async function findSickCall(tx: Orm, demo: Demo): Promise<DemoRequest> {
  const own = new Set((await listShifts(tx, demo.physicianIds[0]!, demo.today)).map(({ date }) => date))
  const isFree = (day: number) => !own.has(addDays(demo.today, day))
  const areFree = (from: number) => [from - 1, from, from + 1, from + 2].every(isFree)
  const call = { type: 'timeoff', status: 'approved', asked: 1, reason: 'Broken wrist', emergency: true } as const
  for (const days of [sickDays.filter(areFree), sickDays.filter(isFree), sickDays])
    for (const fits of [endsStretch, leavesNoLoneDay])
      for (const from of days) {
        const by = await findRounder(tx, demo, from, fits)
        if (by !== undefined) return { ...call, by, from, to: from + 1 }
      }
  throw new Error('No one in the demo group rounds next week.')
}

/** Whether someone works this many days after the first of the two. */
type IsOn = (step: number) => boolean

/** The two days are a stretch's last. */
const endsStretch = (isOn: IsOn) => isOn(1) && !isOn(2) && leavesNoLoneDay(isOn)

/** A single day that remained beside them would be a fault of the month. */
const leavesNoLoneDay = (isOn: IsOn) => isOn(1) && (!isOn(2) || isOn(3)) && (!isOn(-1) || isOn(-2))

async function findRounder(
  tx: Orm,
  { physicianIds, roleIds, today }: Demo,
  from: number,
  fits: (isOn: IsOn) => boolean,
): Promise<number | undefined> {
  const onDuty = await tx
    .select({ physicianId: shifts.physicianId })
    .from(shifts)
    .where(and(eq(shifts.roleId, roleIds.get('Rounder')!), eq(shifts.date, addDays(today, from))))
    .orderBy(asc(shifts.physicianId))
  const others = listOthers()
  for (const { physicianId } of onDuty) {
    const place = physicianIds.indexOf(physicianId!)
    if (!others.includes(place)) continue
    const held = new Set((await listShifts(tx, physicianId, addDays(today, from - 2))).map(({ date }) => date))
    if (fits((step) => held.has(addDays(today, from + step)))) return place
  }
  return undefined
}

async function writeAuditEvents(
  tx: Orm,
  demo: Demo,
  request: DemoRequest,
  { id, days, asked, reviewed }: { id: number; days: string; asked: Date; reviewed: Date | null },
): Promise<void> {
  const requestorId = demo.physicianIds[request.by]!
  const said = { timeoff: `time off (${days})`, swap: `a swap on ${days}`, pickup: `an open shift on ${days}` }[
    request.type
  ]
  const auditLog = { groupId: demo.groupId, thing: 'request', thingId: id }
  await tx.insert(auditEvents).values({
    ...auditLog,
    actorId: requestorId,
    at: asked,
    action: 'request.create',
    text: `requested ${said}`,
  })
  if (!reviewed) return
  const person = demoPhysicians[request.by]!
  const verb = request.status === 'approved' ? 'approved' : 'denied'
  await tx.insert(auditEvents).values({
    ...auditLog,
    actorId: demo.adminId,
    at: reviewed,
    action: `request.${request.status === 'approved' ? 'approve' : 'deny'}`,
    text: `${verb} ${fullName(person)}’s request for ${said}`,
  })
  await tx.insert(notifications).values({
    groupId: demo.groupId,
    userId: requestorId,
    at: reviewed,
    text: `Your request for ${said} was ${verb}.`,
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
    const about = { other: open, first: open?.date ?? first, last }
    return open && !isDone ? { ...about, by: await findTaker(tx, demo, request.by, open) } : about
  }
  if (request.with === undefined) {
    const [own] = [...(await listShifts(tx, requestorId, first)), ...(await listShifts(tx, requestorId, soon(demo)))]
    return { own, first: own?.date ?? first, last }
  }
  const { by, colleague, own, other } = await findSwap(tx, demo, request, isDone ? first : addDays(demo.today, 1))
  return isDone
    ? { own: other, other: own, by, colleague, first: other.date, last }
    : { own, other, by, colleague, first: own.date, last }
}

/** The one who is meant, or the next after them who is in no other request and free on that day and the days around it. */
async function findTaker(tx: Orm, demo: Demo, meant: number, open: Dated): Promise<number> {
  const places = demo.physicianIds.map((_, place) => (meant + place) % demo.physicianIds.length)
  const others = listOthers()
  for (const place of places.filter((one) => one === meant || others.includes(one))) {
    const held = await listShifts(tx, demo.physicianIds[place]!, addDays(open.date, -7))
    if (isFreeFor(held, open)) return place
  }
  return meant
}

/** Those who are in no request. */
function listOthers(): number[] {
  const busy = new Set(demoRequests.flatMap(({ by, with: colleague }) => [by, colleague]))
  return [...demoPhysicians.keys()].filter((place) => !busy.has(place))
}

/** People sign in as this one to answer a swap. */
const answering = 12

const soon = ({ today }: Demo) => addDays(today, 2)

/** Between those who are meant, or the first two who are in no other request and whom the rotation lets swap shifts still to come. */
async function findSwap(tx: Orm, demo: Demo, request: DemoRequest, from: string) {
  const others = listOthers().map((place) => demo.physicianIds[place]!)
  const requestors = [demo.physicianIds[request.by]!, ...others]
  const colleagues = [demo.physicianIds[request.with!]!, ...(request.with === answering ? [] : others)]
  const shiftsOf = new Map<number, Dated[]>()
  // The shift of the day before counts for who is free.
  for (const id of new Set([...requestors, ...colleagues]))
    shiftsOf.set(id, await listShifts(tx, id, addDays(from, -1)))
  // Late in the published period, the day that is meant may have no shift left.
  for (const earliest of new Set([addDays(demo.today, request.from), from]))
    for (const requestor of requestors)
      for (const colleague of colleagues) {
        const exchange =
          requestor !== colleague &&
          findExchange(shiftsOf.get(requestor)!, shiftsOf.get(colleague)!, { earliest, from })
        if (exchange) return { by: demo.physicianIds.indexOf(requestor), colleague, ...exchange }
      }
  throw new Error(`No one in the demo group can swap shifts from ${from} on.`)
}

async function openShifts(tx: Orm, physicianId: number, first: string, last: string): Promise<void> {
  await tx
    .update(shifts)
    .set({ physicianId: null })
    .where(and(eq(shifts.physicianId, physicianId), gte(shifts.date, first), lte(shifts.date, last)))
}

type Since = { earliest: string; from: string }

/** The first two shifts the two could swap: each is free on the other's day and the days around it, and the own one isn't too early. */
function findExchange(
  mine: Dated[],
  theirs: Dated[],
  { earliest, from }: Since,
): { own: Dated; other: Dated } | undefined {
  const offered = theirs.filter(({ date }) => date >= from)
  for (const own of mine.filter(({ date }) => date >= earliest && date >= from))
    for (const other of offered) if (isFreeFor(theirs, own) && isFreeFor(mine, other)) return { own, other }
  return undefined
}

function isFreeFor(held: Dated[], { date }: Dated): boolean {
  return held.every((shift) => Math.abs(daysBetween(shift.date, date)) > 1)
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
