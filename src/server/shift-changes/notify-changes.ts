/** Notifies each physician of what changed for them: in the product, and by email where they want it. */

import { and, eq, inArray } from 'drizzle-orm'
import { notificationSettings } from '../../contract/fields/physician-work.ts'
import { formatDate, formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { type ClockFormat, formatTimes } from '../../engine/text/times.ts'
import type { Change } from '../platform/changes/change.ts'
import { users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import { linkTo } from '../schedules/schedules.service.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'
import { attachCalendar, readCalendarSetting } from './attach-calendar.ts'
import type { ChangedShifts } from './change-shifts.ts'

export type ShiftFacts = {
  physicianId: number | null
  role: string | null
  date: string
  startTime: string
  endTime: string
  location: string | null
  status: string
}

export type OwnChanges = { added: string[]; removed: string[]; changed: string[] }

/** What a person's shifts lost, gained and changed, day by day. */
export function changesFor(
  physicianId: number,
  before: ShiftFacts[],
  after: ShiftFacts[],
  clock?: ClockFormat,
): OwnChanges {
  const describeShift = ({ role, location, ...times }: ShiftFacts) =>
    `${role ?? 'Shift'} ${formatTimes(times, clock)}${location ? `, ${location}` : ''}`
  const [was, is] = [byDate(physicianId, before), byDate(physicianId, after)]
  const changes: OwnChanges = { added: [], removed: [], changed: [] }
  for (const date of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const gone = without(was.get(date), is.get(date))
    const come = without(is.get(date), was.get(date))
    for (const [index, shift] of come.entries()) {
      const before = gone[index]
      if (before)
        changes.changed.push(`${formatDate(date)}: ${describeShift(shift)} instead of ${describeShift(before)}`)
      else changes.added.push(`${formatDate(date)}: ${describeShift(shift)}`)
    }
    changes.removed.push(...gone.slice(come.length).map((shift) => `${formatDate(date)}: ${describeShift(shift)}`))
  }
  return changes
}

function byDate(physicianId: number, shifts: ShiftFacts[]): Map<string, ShiftFacts[]> {
  const dates = new Map<string, ShiftFacts[]>()
  for (const shift of shifts) {
    if (shift.physicianId !== physicianId || shift.status === 'cancelled') continue
    dates.set(shift.date, [...(dates.get(shift.date) ?? []), shift])
  }
  return dates
}

/** What makes a shift another one to the person who works it. */
const comparedFields = ['role', 'startTime', 'endTime', 'location'] as const

function without(shifts: ShiftFacts[] = [], others: ShiftFacts[] = []): ShiftFacts[] {
  const isSame = (one: ShiftFacts, other: ShiftFacts) =>
    comparedFields.every((field) => (one[field] || null) === (other[field] || null))
  return shifts.filter((shift) => !others.some((other) => isSame(shift, other)))
}

export type Occasion = {
  /** "December 2026 is published." */
  sentence: string
  subject: string
  link: string
  /** Also those for whom nothing changed. */
  notifiesEveryone?: boolean
  /** The lists hold all shifts of the month, so that it can be said how many somebody has. */
  isWholeMonth?: boolean
}

/** For changes of single shifts of a published month. */
export async function notifyMonthChanged(
  change: Change,
  scope: Scope,
  { schedules: [schedule], was, is }: Pick<ChangedShifts, 'schedules' | 'was' | 'is'>,
): Promise<void> {
  if (schedule?.status !== 'active') return
  const month = formatMonth(schedule)
  const occasion = {
    sentence: `The schedule for ${month} changed.`,
    subject: `Your shifts in ${month} changed`,
    link: linkTo(schedule),
  }
  await notifyOfChanges(change, scope, occasion, was, is)
}

/** How many people were told. */
export async function notifyOfChanges(
  { tx, notify, mail }: Pick<Change, 'tx' | 'notify' | 'mail'>,
  scope: Scope,
  occasion: Occasion,
  before: ShownShift[],
  after: ShownShift[],
): Promise<number> {
  const named = [...before, ...after].flatMap(({ physicianId }) => physicianId ?? [])
  const isMeant = occasion.notifiesEveryone ? undefined : inArray(users.id, [...new Set(named)])
  const [setting, people] = await Promise.all([
    readCalendarSetting(tx, scope),
    tx
      .select()
      .from(users)
      .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true), isMeant)),
  ])
  let told = 0
  for (const person of people) {
    const changes = changesFor(person.id, before, after, person.clockFormat)
    const isConcerned = Object.values(changes).some((list) => list.length > 0)
    if (!isConcerned && !(occasion.notifiesEveryone && person.role === 'physician')) continue
    told++
    const own = occasion.isWholeMonth ? after.filter(({ physicianId }) => physicianId === person.id).length : undefined
    notify(person.id, { text: `${occasion.sentence} ${summarizeChanges(changes, own)}`, link: occasion.link })
    if (!notificationSettings.parse(person.notificationSettings).emailSchedule) continue
    mail({
      userId: person.id,
      to: person.email,
      subject: occasion.subject,
      body: writeEmail(person.firstName, occasion.sentence, changes),
      attachments: attachCalendar(person.id, setting, before, after),
    })
  }
  return told
}

function summarizeChanges({ added, removed, changed }: OwnChanges, own: number | undefined): string {
  const parts = [
    ...(added.length > 0 ? [`${added.length} added`] : []),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
  ]
  const all = [...added, ...removed, ...changed]
  const have = own === undefined ? '' : `; you have ${plural(own, 'shift')}`
  if (all.length === 0) return `Nothing changed for you${have}.`
  const which = all.length <= 2 ? ` (${all.join('; ')})` : ''
  return `For you: ${parts.join(', ')}${which}${have}.`
}

export function writeEmail(name: string, sentence: string, { added, removed, changed }: OwnChanges): string {
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`), ''] : []
  const nothing = added.length + removed.length + changed.length === 0 ? ['Nothing changed for you.', ''] : []
  return [
    `Hello ${name || 'colleague'},`,
    '',
    sentence,
    '',
    ...nothing,
    ...list('Added', added),
    ...list('Removed', removed),
    ...list('Changed', changed),
    'Your schedule in Evenshift is always up to date.',
  ].join('\n')
}
