/** Reminds physicians before the requests of a month close, and coordinators of what is pending once they are closed. */
import { and, count, eq, gte, lte, sql } from 'drizzle-orm'
import { type Closing, findNextClosing } from '../../contract/request-window.ts'
import { addDays } from '../../engine/calendar.ts'
import { addMonths, monthKey, spanOfMonth } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { type GroupRow, settingsOf } from '../groups/groups.store.ts'
import { type Change, type ChangeDeps, changeAs } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, groups, shiftRequests, users } from '../platform/db/schema/index.ts'
import { localMoment } from '../platform/group-time.ts'
import { inboxLink, timeOffLink } from '../platform/links.ts'
import { systemScope } from '../platform/scope.ts'
import { notifyCoordinators, notifyPeople } from '../users/notify-people.ts'
import { isStaffOf } from '../users/users.store.ts'

/** Nobody is woken by it. */
const earliest = '09:00'

export async function remindOfClosing(deps: ChangeDeps): Promise<void> {
  const closesAtAll = sql`(${groups.settings} ->> 'requestsCloseDays')::int > 0`
  const rows = await deps.orm
    .select()
    .from(groups)
    .where(and(eq(groups.isActive, true), closesAtAll))
  for (const group of rows) {
    const settings = settingsOf(group)
    const { date, time } = localMoment(deps.now(), settings.timeZone)
    if (time < earliest) continue
    const next = findNextClosing(settings, date)!
    const isNear = settings.requestReminderDays > 0 && addDays(next.lastDay, -settings.requestReminderDays) <= date
    if (isNear) await remindOnce(deps, group, next, 'before', remindPhysicians)
    // The month before that one closed last.
    const last = { ...next, month: addMonths(next.month, -1) }
    if (settings.requestReminderDays > 0) await remindOnce(deps, group, last, 'after', remindCoordinators)
  }
}

type Remind = (change: Change, group: GroupRow, closing: Closing) => Promise<string | undefined>

/** The audit log says what was sent, so that nobody is reminded twice. */
async function remindOnce(
  deps: ChangeDeps,
  group: GroupRow,
  closing: Closing,
  when: 'before' | 'after',
  remind: Remind,
): Promise<void> {
  const month = `${monthKey(closing.month)} ${when}`
  if (await wasReminded(deps.orm, group.id, month)) return
  await changeAs(
    deps,
    null,
    ['activity'],
    group.id,
  )(async (change) => {
    const text = (await wasReminded(change.tx, group.id, month)) ? undefined : await remind(change, group, closing)
    if (!text) return change.nothingChanged()
    change.audit({ action: 'request.remind', thing: 'group', thingId: group.id, text, after: { month } })
  })
}

async function wasReminded(orm: Orm, groupId: number, month: string): Promise<boolean> {
  const [known] = await orm
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.groupId, groupId),
        eq(auditEvents.action, 'request.remind'),
        sql`${auditEvents.after} ->> 'month' = ${month}`,
      ),
    )
    .limit(1)
  return known !== undefined
}

async function remindPhysicians(
  change: Change,
  group: GroupRow,
  { says, month }: Closing,
): Promise<string | undefined> {
  const scope = systemScope(group.id)
  const staff = await change.tx.select({ id: users.id }).from(users).where(isStaffOf(scope))
  const notified = await notifyPeople(
    change,
    scope,
    staff.map(({ id }) => id),
    {
      text: `${says} Request any days off by then.`,
      subject: `${formatMonth(month)} requests close soon`,
      link: timeOffLink,
    },
  )
  return notified === 0 ? undefined : `reminded ${plural(notified, 'physician')}: ${says}`
}

async function remindCoordinators(change: Change, group: GroupRow, { month }: Closing): Promise<string | undefined> {
  const scope = systemScope(group.id)
  const { from, to } = spanOfMonth(month)
  const last = sql`coalesce(${shiftRequests.endDate}, ${shiftRequests.requestedDate})`
  const [pending] = await change.tx
    .select({ number: count() })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, group.id),
        eq(shiftRequests.status, 'pending'),
        eq(shiftRequests.requestType, 'timeoff'),
        lte(shiftRequests.requestedDate, to),
        gte(last, from),
      ),
    )
  const number = pending?.number ?? 0
  if (number === 0) return undefined
  const text = `${formatMonth(month)} requests are closed, and ${plural(number, 'is', 'are')} still pending.`
  await notifyCoordinators(change, scope, {
    text,
    subject: `${formatMonth(month)} requests are closed`,
    link: inboxLink,
  })
  return `reminded coordinators: ${text}`
}
