/** The one way to change data: a transaction that also writes the trail and the messages, and pushes what went stale. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hasNoAddress } from '../contract/no-address.ts'
import type { Topic } from '../contract/route.ts'
import type { Orm } from './db/database.ts'
import { auditEvents, type MailAttachment, notifications, outbox } from './db/schema/index.ts'
import { announceChange } from './http/push.ts'
import { sqlStateOf } from './http/refuse.ts'
import type { Person } from './http/scope.ts'
import type { Queue } from './jobs/queue.ts'

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

export type Mail = {
  userId?: number
  to: string
  replyTo?: string
  subject: string
  body: string
  attachments?: MailAttachment[]
}

/** What a change works with. Everything written through it is committed together, or not at all. */
export type Change = {
  tx: Orm
  audit(entry: AuditEntry): Promise<void>
  notify(userId: number, message: { text: string; link?: string }): Promise<void>
  mail(mail: Mail): Promise<void>
  /** The group that a change is in, when the actor had none before (creating, joining). */
  inGroup(groupId: number): void
  /** The change concerns nobody but the actor: nobody else hears of it. */
  concernsOnlyMe(): void
  /** Says that the call was allowed and changed nothing, so that no trail is due. */
  nothingChanged(): void
}

export type MakeChange = <T>(work: (change: Change) => Promise<T>) => Promise<T>

export type ChangeDeps = { orm: Orm; queue: Queue; mailDomain: string }

/** `actor` is null when the system itself acts. */
export function changeAs(deps: ChangeDeps, actor: Person | null, topics: readonly Topic[], group?: number): MakeChange {
  return (work) =>
    untilNoDeadlock(() =>
      deps.orm.transaction(async (tx) => {
        let groupId = group ?? actor?.groupId ?? null
        let audited = false
        let isPrivate = false
        const told = new Set<number>()
        const change: Change = {
          tx,
          inGroup: (id) => {
            groupId = id
          },
          concernsOnlyMe: () => {
            isPrivate = true
          },
          nothingChanged: () => {
            audited = true
          },
          audit: async (entry) => {
            audited = true
            const { before, after } = entry
            const states = { before: withoutSecrets(before), after: withoutSecrets(after) }
            await tx.insert(auditEvents).values({ groupId, actorId: actor?.userId ?? null, ...entry, ...states })
          },
          notify: async (userId, message) => {
            if (groupId === null) throw new Error('A notification needs a group.')
            told.add(userId)
            await tx.insert(notifications).values({ groupId, userId, ...message })
          },
          mail: async ({ to, ...mail }) => {
            if (hasNoAddress(to)) return
            const messageId = `<${randomUUID()}@${deps.mailDomain}>`
            await tx.insert(outbox).values({ groupId, toAddress: to, messageId, ...mail })
            await deps.queue.send('send-mail', {}, { tx })
          },
        }
        const result = await work(change)
        if (!audited) throw new Error('A change was made without an audit event.')
        const userId = actor?.userId ?? null
        await announceChange(tx, {
          groupId,
          userId,
          topics,
          ...(isPrivate && userId !== null ? { userIds: [userId] } : {}),
        })
        if (told.size > 0 && groupId !== null) {
          await announceChange(tx, { groupId, userIds: [...told], topics: ['notifications'] })
        }
        return result
      }),
    )
}

/** Two changes that waited for each other: the database ended one of them, which is made again. */
const deadlock = new Set(['40P01', '40001'])
const mostTries = 4

async function untilNoDeadlock<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact()
    } catch (error) {
      if (tries >= mostTries || !deadlock.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}

const secretFields = new Set(['signInSubject', 'calendarToken', 'joinCode'])

/** The trail is read and exported by people: what opens a door is not in it. */
function withoutSecrets(state: unknown): unknown {
  if (Array.isArray(state)) return state.map(withoutSecrets)
  if (state === null || typeof state !== 'object' || state instanceof Date) return state
  const open = Object.entries(state).filter(([name]) => !secretFields.has(name))
  return Object.fromEntries(open.map(([name, value]) => [name, withoutSecrets(value)]))
}

/** For `set` of an update that takes part in optimistic locking. */
export function nextVersion(column: unknown) {
  return sql<number>`${column} + 1`
}

/** For `where` of such an update; whoever saw no version overwrites any. */
export function isVersionSeen(column: PgColumn, seen: number | undefined) {
  return seen === undefined ? undefined : eq(column, seen)
}
