/** Tells each physician what changed for them: in the product, and by e-mail where they want it. */
import { and, eq, inArray } from 'drizzle-orm'
import { notificationSettings } from '../../contract/users.ts'
import { sayDate } from '../../engine/calendar.ts'
import type { Change } from '../change.ts'
import { users } from '../db/schema/index.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Scope } from '../http/scope.ts'
import { attachCalendar } from './attach-calendar.ts'
import type { ShownShift } from './schedules.store.ts'

export type ToldShift = {
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
export function changesFor(physicianId: number, before: ToldShift[], after: ToldShift[]): OwnChanges {
  const [was, is] = [byDate(physicianId, before), byDate(physicianId, after)]
  const changes: OwnChanges = { added: [], removed: [], changed: [] }
  for (const date of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const gone = (was.get(date) ?? []).filter((shift) => !(is.get(date) ?? []).includes(shift))
    const come = (is.get(date) ?? []).filter((shift) => !(was.get(date) ?? []).includes(shift))
    for (const [index, shift] of come.entries()) {
      if (gone[index]) changes.changed.push(`${sayDate(date)}: ${shift} instead of ${gone[index]}`)
      else changes.added.push(`${sayDate(date)}: ${shift}`)
    }
    changes.removed.push(...gone.slice(come.length).map((shift) => `${sayDate(date)}: ${shift}`))
  }
  return changes
}

function byDate(physicianId: number, shifts: ToldShift[]): Map<string, string[]> {
  const dates = new Map<string, string[]>()
  for (const shift of shifts) {
    if (shift.physicianId !== physicianId || shift.status === 'cancelled') continue
    const place = shift.location ? `, ${shift.location}` : ''
    const words = `${shift.role ?? 'Shift'} ${shift.startTime}-${shift.endTime}${place}`
    dates.set(shift.date, [...(dates.get(shift.date) ?? []), words])
  }
  return dates
}

export type Occasion = {
  /** "December 2026 is published." */
  sentence: string
  subject: string
  link: string
  /** Also those for whom nothing changed. */
  tellsEverybody?: boolean
  /** The lists hold all shifts of the month, so that it can be said how many somebody has. */
  isWholeMonth?: boolean
}

/** How many people were told. */
export async function tellChanges(
  { tx, notify, mail }: Pick<Change, 'tx' | 'notify' | 'mail'>,
  scope: Scope,
  occasion: Occasion,
  before: ShownShift[],
  after: ShownShift[],
): Promise<number> {
  const named = [...before, ...after].flatMap(({ physicianId }) => physicianId ?? [])
  const isMeant = occasion.tellsEverybody ? undefined : inArray(users.id, [...new Set(named)])
  const [timeZone, people] = await Promise.all([
    timeZoneOf(tx, scope),
    tx
      .select()
      .from(users)
      .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true), isMeant)),
  ])
  let told = 0
  for (const person of people) {
    const changes = changesFor(person.id, before, after)
    const isConcerned = Object.values(changes).some((list) => list.length > 0)
    if (!isConcerned && !(occasion.tellsEverybody && person.role === 'physician')) continue
    told++
    const own = occasion.isWholeMonth ? after.filter(({ physicianId }) => physicianId === person.id).length : undefined
    notify(person.id, { text: `${occasion.sentence} ${sayShortly(changes, own)}`, link: occasion.link })
    if (!notificationSettings.parse(person.notificationSettings).emailSchedule) continue
    mail({
      userId: person.id,
      to: person.email,
      subject: occasion.subject,
      body: sayAtLength(person.firstName, occasion.sentence, changes),
      attachments: attachCalendar(person.id, timeZone, before, after),
    })
  }
  return told
}

export async function timeZoneOf(tx: Change['tx'], scope: Scope): Promise<string> {
  const group = await findOwnGroup(tx, scope)
  return settingsOf(group ?? { settings: {} }).timeZone
}

function sayShortly({ added, removed, changed }: OwnChanges, own: number | undefined): string {
  const parts = [
    ...(added.length > 0 ? [`${added.length} added`] : []),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
  ]
  const all = [...added, ...removed, ...changed]
  const have = own === undefined ? '' : `; you have ${own} ${own === 1 ? 'shift' : 'shifts'}`
  if (all.length === 0) return `Nothing changed for you${have}.`
  const which = all.length <= 2 ? ` (${all.join('; ')})` : ''
  return `For you: ${parts.join(', ')}${which}${have}.`
}

export function sayAtLength(name: string, sentence: string, { added, removed, changed }: OwnChanges): string {
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
