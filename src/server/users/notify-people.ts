/** Messages to people: in the product at once, and by email and on their devices if they want it. */
import { and, eq } from 'drizzle-orm'
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
type UserRow = typeof users.$inferSelect

async function listActive({ tx }: Notifier, scope: Scope): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true)))
}

/** No one is notified of their own actions. */
export async function notifyPeople(notifier: Notifier, scope: Scope, ids: number[], message: Message): Promise<number> {
  const named = (await listActive(notifier, scope)).filter(({ id }) => ids.includes(id) && id !== scope.userId)
  for (const person of named) await notifyPerson(notifier, person, message)
  return named.length
}

export async function notifyCoordinators(notifier: Notifier, scope: Scope, message: Message): Promise<number> {
  const admins = (await listActive(notifier, scope)).filter(({ role }) => role === 'admin')
  return notifyPeople(
    notifier,
    scope,
    admins.map(({ id }) => id),
    message,
  )
}

async function notifyPerson({ notify, mail }: Notifier, person: UserRow, message: Message): Promise<void> {
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
