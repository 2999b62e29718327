/** What a change records besides its own tables: the audit log, notifications, and mail, buffered and written at its end. */
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { ChangedDay } from '../../../contract/news.ts'
import { hasNoAddress } from '../../../contract/no-address.ts'
import type { Orm } from '../db/database.ts'
import { auditEvents, type MailAttachment, notifications, outbox } from '../db/schema/index.ts'
import { type Alert, alertsOf, type PersonAlert } from './alerts.ts'
import { type OutsideEvent, webhookMessagesOf } from './webhook-messages.ts'

export type AuditEntry = {
  /** noun.verb, such as role.create */
  action: string
  thing: string
  thingId?: number | null
  /** The rest of a sentence that starts with the actor's name: "added the role Rounder". */
  text: string
  before?: unknown
  after?: unknown
  reason?: string
  onBehalfOfId?: number
}

export type Notice = {
  text: string
  link?: string
  /** The days of the person's own shifts that changed, and their schedule. */
  changedDays?: ChangedDay[]
  scheduleId?: number
  /** Also for the person's devices, and by text if urgent; missing if the person wants neither. */
  alert?: Alert
}

export type Mail = {
  userId?: number
  to: string
  replyTo?: string
  subject: string
  body: string
  /** A path of the product, shown at the end as an address. */
  link?: string
  attachments?: MailAttachment[]
}

/** In which group, and which person or key acts there. */
type Place = { groupId: number | null; actorId: number | null; keyId: number | null }

/** Rows of one change, in order. */
export function createChangeLog(mailDomain: string, now: Date) {
  const auditLog: (typeof auditEvents.$inferInsert)[] = []
  const notices: (typeof notifications.$inferInsert)[] = []
  const mails: (typeof outbox.$inferInsert)[] = []
  const alerts: PersonAlert[] = []
  const events: (OutsideEvent & { groupId: number })[] = []
  return {
    audit({ groupId, actorId, keyId }: Place, entry: AuditEntry) {
      const states = { before: withoutSecrets(entry.before), after: withoutSecrets(entry.after) }
      auditLog.push({ groupId, actorId, keyId, ...entry, ...states })
    },
    notify({ groupId, actorId }: Place & { groupId: number }, userId: number, { alert, ...message }: Notice) {
      // People know what they did to their own shifts: it's listed, and no news to them.
      const isKnown = userId === actorId && message.changedDays !== undefined
      notices.push({ groupId, userId, actorId, ...message, ...(isKnown && { readAt: now }) })
      if (alert) alerts.push({ userId, text: message.text, link: message.link ?? null, ...alert })
    },
    mail({ groupId }: Place, { to, ...mail }: Mail) {
      if (hasNoAddress(to)) return
      mails.push({ groupId, toAddress: to, messageId: `<${randomUUID()}@${mailDomain}>`, ...mail })
    },
    emit({ groupId }: Place, event: OutsideEvent) {
      if (groupId !== null) events.push({ groupId, ...event })
    },
    notifiedIds: () => [...new Set(notices.map(({ userId }) => userId))],
    hasMail: () => mails.length + alerts.length > 0,
    hasEvents: () => events.length > 0,
    /** Everything and the announcements in one statement: on the embedded database everyone waits for each one in a transaction. */
    async write(tx: Orm, announcements: SQL[]) {
      const parts = [
        ...(auditLog.length > 0 ? [sql`audited as ${tx.insert(auditEvents).values(auditLog)}`] : []),
        ...(notices.length > 0 ? [sql`notices as ${tx.insert(notifications).values(notices)}`] : []),
        ...(mails.length > 0 ? [sql`mails as ${tx.insert(outbox).values(mails)}`] : []),
        ...(alerts.length > 0 ? alertsOf(alerts, mailDomain, now) : []),
        ...(events.length > 0 ? [webhookMessagesOf(events, now)] : []),
      ]
      if (parts.length + announcements.length === 0) return
      const words = parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)} ` : sql``
      await tx.execute(sql`${words}select ${sql.join([sql`1`, ...announcements], sql`, `)}`)
    },
  }
}

const secretFields = new Set([
  'signInSubject',
  'calendarToken',
  'joinCode',
  'keyHash',
  'linkToken',
  'secretToken',
  'oldSecretToken',
])

/** People read and export the audit log, so it contains no secrets. */
function withoutSecrets(state: unknown): unknown {
  if (Array.isArray(state)) return state.map(withoutSecrets)
  if (state === null || typeof state !== 'object' || state instanceof Date) return state
  const open = Object.entries(state).filter(([name]) => !secretFields.has(name))
  return Object.fromEntries(open.map(([name, value]) => [name, withoutSecrets(value)]))
}
