/** Messages about requests: to the admins, to a colleague, to those who look for shifts. */
import { and, eq } from 'drizzle-orm'
import { type NotificationSettings, notificationSettings } from '../../contract/fields/physician-work.ts'
import type { Change } from '../platform/changes/change.ts'
import { users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type Message = {
  text: string
  subject: string
  link: string
  /** Which of the person's choices it is sent by; requests unless said. */
  wants?: keyof NotificationSettings
}

export const inboxLink = '/admin/requests'
export const dashboardLink = '/physician/dashboard'
export const timeOffLink = '/vacation-requests'
export const openShiftsLink = '/open-shifts'

type Teller = Pick<Change, 'tx' | 'notify' | 'mail'>
type UserRow = typeof users.$inferSelect

async function listActive({ tx }: Teller, scope: Scope): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true)))
}

/** Each of them in the product, and by e-mail where the person wants it. Nobody hears of the own doing. */
export async function tellPeople(teller: Teller, scope: Scope, ids: number[], message: Message): Promise<number> {
  const named = (await listActive(teller, scope)).filter(({ id }) => ids.includes(id) && id !== scope.userId)
  for (const person of named) await tellPerson(teller, person, message)
  return named.length
}

export async function tellAdmins(teller: Teller, scope: Scope, message: Message): Promise<number> {
  const admins = (await listActive(teller, scope)).filter(({ role }) => role === 'admin')
  return tellPeople(
    teller,
    scope,
    admins.map(({ id }) => id),
    message,
  )
}

/** Those who asked to hear of open shifts. */
export async function tellSeekers(teller: Teller, scope: Scope, except: number[], message: Message): Promise<number> {
  const seekers = (await listActive(teller, scope)).filter(
    ({ id, role, notificationSettings: chosen }) =>
      role === 'physician' && !except.includes(id) && notificationSettings.parse(chosen).emailOpenShifts,
  )
  const ids = seekers.map(({ id }) => id)
  return tellPeople(teller, scope, ids, { ...message, wants: 'emailOpenShifts' })
}

async function tellPerson({ notify, mail }: Teller, person: UserRow, message: Message): Promise<void> {
  notify(person.id, { text: message.text, link: message.link })
  if (!notificationSettings.parse(person.notificationSettings)[message.wants ?? 'emailRequests']) return
  mail({
    userId: person.id,
    to: person.email,
    subject: message.subject,
    body: [
      `Hello ${person.firstName || 'colleague'},`,
      '',
      message.text,
      '',
      'You can see it, and answer where an answer is due, in Evenshift.',
    ].join('\n'),
  })
}
