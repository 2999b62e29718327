/** Reports the outcome of a request: its people get their own sentence, everyone whose shifts changed gets the changes, once each. */
import { and, eq } from 'drizzle-orm'
import { notificationSettings } from '../../../contract/fields/physician-work.ts'
import type { Change } from '../../platform/changes/change.ts'
import { users } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { attachCalendar, readCalendarSetting } from './attach-calendar.ts'
import { changedDaysOf, newsOf } from './changed-days.ts'
import { alertOf, describeDays, linkToDays, summarizeChanges, writeEmail } from './notify-changes.ts'

export type OwnSentence = { userId: number; sentence: string; subject: string; link: string }

export type Outcome = {
  /** By email if the person wants messages about requests. */
  own: OwnSentence[]
  /** For others whose shifts changed: by email if they want messages about the schedule. */
  others: Omit<OwnSentence, 'userId'>
  was: ShownShift[]
  is: ShownShift[]
}

/** The ids of those notified. */
export async function notifyOfOutcome(
  { tx, host, notify, mail }: Pick<Change, 'tx' | 'host' | 'notify' | 'mail'>,
  scope: Scope,
  { own, others, was, is }: Outcome,
): Promise<number[]> {
  const setting = await readCalendarSetting({ tx, host }, scope)
  const people = await tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true)))
  const notifiedIds: number[] = []
  for (const person of people) {
    const days = changedDaysOf(person.id, was, is)
    const changes = describeDays(days, person.clockFormat)
    const isChanged = days.length > 0
    const ownSentence = own.find(({ userId }) => userId === person.id)
    if (!ownSentence && !isChanged) continue
    const { sentence, subject, link } = ownSentence ?? others
    const wants = notificationSettings.parse(person.notificationSettings)
    notify(person.id, {
      text: [sentence, ...summarizeChanges(changes)].join(' '),
      link: linkToDays(link, days),
      // No one is asked whether their own change looks good.
      ...(person.id !== scope.userId && {
        ...newsOf(days, (is[0] ?? was[0])?.scheduleId),
        ...(((ownSentence && wants.pushRequests) || (isChanged && wants.pushSchedule)) && {
          alert: alertOf(subject, days),
        }),
      }),
    })
    notifiedIds.push(person.id)
    if (!(ownSentence && wants.emailRequests) && !(isChanged && wants.emailSchedule)) continue
    mail({
      userId: person.id,
      to: person.email,
      subject,
      body: isChanged
        ? writeEmail(person.firstName, sentence, changes)
        : `Hi ${person.firstName || 'there'},\n\n${sentence}`,
      link: linkToDays(link, days),
      attachments: attachCalendar(person.id, setting, was, is),
    })
  }
  return notifiedIds
}
