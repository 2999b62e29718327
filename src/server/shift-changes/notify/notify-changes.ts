/** Notifies each physician of what changed for them: in the product, and by email if they want it. */
import type { ChangedDay, DayShift } from '../../../contract/news.ts'
import { formatDate, formatMonth } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { type ClockFormat, formatTimes } from '../../../engine/text/times.ts'
import type { Alert } from '../../platform/changes/alerts.ts'
import type { Change } from '../../platform/changes/change.ts'
import { pause } from '../../platform/pause.ts'
import type { Scope } from '../../platform/scope.ts'
import { linkTo } from '../../schedules/schedules.service.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import type { ChangedShifts } from '../change-shifts.ts'
import { attachCalendar, readCalendarSetting } from './attach-calendar.ts'
import { differenceOf, newsOf } from './changed-days.ts'
import { listConcerned } from './list-concerned.ts'

export type OwnChanges = { added: string[]; removed: string[]; changed: string[] }

/** What a person's shifts lost, gained, and changed, in words. */
export function describeDays(days: ChangedDay[], clock?: ClockFormat): OwnChanges {
  const describeShift = ({ role, location, ...times }: DayShift) =>
    `${role ?? 'Shift'} ${formatTimes(times, clock)}${location ? `, ${location}` : ''}`
  const changes: OwnChanges = { added: [], removed: [], changed: [] }
  for (const { date, was, is } of days) {
    const [gone, come] = differenceOf(was, is)
    for (const [index, shift] of come.entries()) {
      const before = gone[index]
      if (before)
        changes.changed.push(`${formatDate(date)}, ${describeShift(shift)} instead of ${describeShift(before)}`)
      else changes.added.push(`${formatDate(date)}, ${describeShift(shift)}`)
    }
    changes.removed.push(...gone.slice(come.length).map((shift) => `${formatDate(date)}, ${describeShift(shift)}`))
  }
  return changes
}

/** Up to three of each: the message is short, and the schedule has the rest. */
export function summarizeChanges({ added, removed, changed }: OwnChanges): string[] {
  const describeList = (title: string, lines: string[]) => {
    if (lines.length === 0) return []
    const rest = lines.length > 3 ? `; and ${lines.length - 3} more` : ''
    return [`${title} ${lines.slice(0, 3).join('; ')}${rest}.`]
  }
  return [...describeList('Added:', added), ...describeList('Removed:', removed), ...describeList('Changed:', changed)]
}

/** Links to the shift if there is only one. */
export function linkToDays(link: string, days: ChangedDay[]): string {
  return linkToShift(
    link,
    days.flatMap(({ is }) => is),
  )
}

export function linkToShift(link: string, [only, ...more]: { id: number }[]): string {
  if (!only || more.length > 0) return link
  return `${link}${link.includes('?') ? '&' : '?'}shift=${only.id}`
}

/** Urgent if the first of the days is near. */
export function alertOf(title: string, days: ChangedDay[]): Alert {
  return { title, firstDate: days.map(({ date }) => date).sort()[0] }
}

export type Occasion = {
  /** "December 2026 is published." */
  sentence: string
  subject: string
  link: string
  /** Including people for whom nothing changed. */
  notifiesEveryone?: boolean
  /** The lists have all shifts of the month, to count how many someone has. */
  isWholeMonth?: boolean
}

/** For changes to single shifts of a published month. */
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

/** How many people were notified. */
export async function notifyOfChanges(
  { tx, host, notify, mail }: Pick<Change, 'tx' | 'host' | 'notify' | 'mail'>,
  scope: Scope,
  occasion: Occasion,
  before: ShownShift[],
  after: ShownShift[],
): Promise<number> {
  const [setting, concerned] = await Promise.all([
    readCalendarSetting({ tx, host }, scope),
    listConcerned(tx, scope, occasion, before, after),
  ])
  const isFirst = occasion.isWholeMonth === true && before.length === 0
  for (const { person, days: changed, choices } of concerned) {
    await pause()
    const days = changed.map((day) => (isFirst ? { ...day, isFirst } : day))
    const changes = describeDays(days, person.clockFormat)
    const own = occasion.isWholeMonth ? after.filter(({ physicianId }) => physicianId === person.id).length : undefined
    const said = days.length === 0 ? ['Nothing changed for you.'] : summarizeChanges(changes)
    notify(person.id, {
      text: [occasion.sentence, ...describeCount(own), ...said].join(' '),
      link: linkToDays(occasion.link, days),
      ...newsOf(days, (after[0] ?? before[0])?.scheduleId),
      ...(choices.pushSchedule && { alert: alertOf(occasion.subject, days) }),
    })
    if (!choices.emailSchedule) continue
    mail({
      userId: person.id,
      to: person.email,
      subject: occasion.subject,
      body: writeEmail(person.firstName, occasion.sentence, changes),
      link: linkToDays(occasion.link, days),
      attachments: attachCalendar(person.id, setting, before, after),
    })
  }
  return concerned.length
}

function describeCount(own: number | undefined): string[] {
  return own === undefined ? [] : [own === 0 ? 'You have no shifts.' : `You have ${plural(own, 'shift')}.`]
}

export function writeEmail(name: string, sentence: string, { added, removed, changed }: OwnChanges): string {
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`), ''] : []
  const nothing = added.length + removed.length + changed.length === 0 ? ['Nothing changed for you.', ''] : []
  return [
    `Hi ${name || 'there'},`,
    '',
    sentence,
    '',
    ...nothing,
    ...list('Added', added),
    ...list('Removed', removed),
    ...list('Changed', changed),
  ]
    .join('\n')
    .trimEnd()
}
