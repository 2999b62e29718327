/** Messages to people: in the product at once, and by email and on their devices if they want it. */
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { notificationSettings } from '../../contract/fields/physician-work.ts'
import type { Change } from '../platform/changes/change.ts'
import { users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type Message = {
  text: string
  subject: string
  link: string
  /** Which of the person's choices it is sent by; requests by default. */
  wants?: 'Requests' | 'OpenShifts'
  /** A call-out: it reaches people on duty during quiet hours, too. */
  isUrgent?: boolean
  /** The day of the person's own shift it is about: by tomorrow it reaches them during quiet hours. */
  firstDate?: string | undefined
}

type Notifier = Pick<Change, 'tx' | 'notify' | 'mail'>
type Reader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'notificationSettings'>

export async function notifyPeople(notifier: Notifier, scope: Scope, ids: number[], message: Message): Promise<number> {
  const others = ids.filter((id) => id !== scope.userId)
  return others.length === 0 ? 0 : notifyEach(notifier, scope, inArray(users.id, others), message)
}

export function notifyCoordinators(notifier: Notifier, scope: Scope, message: Message): Promise<number> {
  return notifyEach(notifier, scope, eq(users.role, 'admin'), message)
}

/** No one is notified of their own actions. */
async function notifyEach(notifier: Notifier, scope: Scope, areMeant: SQL, message: Message): Promise<number> {
  const { id, email, firstName, notificationSettings } = users
  const isOther = and(eq(users.groupId, scope.groupId), eq(users.isActive, true), ne(id, scope.userId))
  const people = await notifier.tx
    .select({ id, email, firstName, notificationSettings })
    .from(users)
    .where(and(isOther, areMeant))
    .orderBy(asc(id))
  for (const person of people) notifyPerson(notifier, person, message)
  return people.length
}

function notifyPerson({ notify, mail }: Notifier, person: Reader, message: Message): void {
  const { text, subject, link, wants = 'Requests', isUrgent = false, firstDate } = message
  const choices = notificationSettings.parse(person.notificationSettings)
  const alert = isUrgent || choices[`push${wants}`] ? { title: subject, isUrgent, firstDate } : undefined
  notify(person.id, { text, link, ...(alert && { alert }) })
  if (!choices[`email${wants}`]) return
  mail({
    userId: person.id,
    to: person.email,
    subject,
    body: `Hi ${person.firstName || 'there'},\n\n${text}`,
    link,
  })
}
