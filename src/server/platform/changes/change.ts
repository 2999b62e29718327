/** The one way to change data: a transaction that also writes the audit log and the messages, and pushes stale topics. */
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Topic } from '../../../contract/topics.ts'
import type { Orm } from '../db/database.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { announcing } from '../events/push.ts'
import type { Queue } from '../jobs/queue.ts'
import { actorIdOf, type Person } from '../scope.ts'
import { type AuditEntry, createChangeLog, type Mail, type Notice } from './change-log.ts'
import type { OutsideEvent } from './webhook-messages.ts'

/** What a change works with. Everything written through it is committed together, or not at all. */
export type Change = {
  tx: Orm
  /** The product's public host: part of the ids of calendar entries. */
  host: string
  /** This and the next two are written at the end of the change. */
  audit(entry: AuditEntry): void
  notify(userId: number, notice: Notice): void
  mail(mail: Mail): void
  /** Sends an event to the group's webhooks. */
  emit(event: OutsideEvent): void
  /** The group of a change if the actor had none before (creating, joining), and who the actor is there. */
  inGroup(groupId: number, actorId: number): void
  /** The change concerns only the actor, so no one else is notified. */
  concernsOnlyMe(): void
  /** The call was allowed and changed nothing, so no audit event is required. */
  nothingChanged(): void
}

export type MakeChange = <T>(work: (change: Change) => T | Promise<T>) => Promise<T>

export type ChangeDeps = { orm: Orm; queue: Queue; mailDomain: string; host: () => string; now: () => Date }

/** `actor` is null when the system itself acts. */
export function changeAs(deps: ChangeDeps, actor: Person | null, topics: readonly Topic[], group?: number): MakeChange {
  return async (work) => {
    const { result, hasMail, hasEvents } = await untilNoDeadlock(() =>
      deps.orm.transaction(async (tx) => {
        const changeLog = createChangeLog(deps.mailDomain, deps.now())
        let userId = actor ? actorIdOf(actor) : null
        let groupId = group ?? actor?.groupId ?? null
        const place = () => ({ groupId, actorId: userId, keyId: actor?.key?.id ?? null })
        let audited = false
        let isPrivate = false
        const result = await work({
          tx,
          host: deps.host(),
          inGroup: (id, actorId) => {
            groupId = id
            userId = actorId
          },
          concernsOnlyMe: () => {
            isPrivate = true
          },
          nothingChanged: () => {
            audited = true
          },
          audit: (entry) => {
            audited = true
            changeLog.audit(place(), entry)
          },
          notify: (toId, notice) => {
            if (groupId === null) throw new Error('A notification needs a group.')
            changeLog.notify({ ...place(), groupId }, toId, notice)
          },
          mail: (mail) => changeLog.mail(place(), mail),
          emit: (event) => changeLog.emit(place(), event),
        })
        if (!audited) throw new Error('A change was made without an audit event.')
        const hearers = isPrivate && userId !== null ? { userIds: [userId] } : {}
        const notifiedIds = changeLog.notifiedIds()
        await changeLog.write(tx, [
          ...(topics.length > 0 ? [announcing({ groupId, userId, topics, ...hearers })] : []),
          ...(notifiedIds.length > 0 ? [announcing({ groupId, userIds: notifiedIds, topics: ['notifications'] })] : []),
        ])
        return { result, hasMail: changeLog.hasMail(), hasEvents: changeLog.hasEvents() }
      }),
    )
    // The rows are what must not be lost: whatever happens here, a job finds them.
    if (hasMail) deps.queue.sendSoon('send-mail', {})
    if (hasEvents) deps.queue.sendSoon('send-webhooks', {})
    return result
  }
}

/** Two changes that deadlocked: the database ended one of them, and it is retried. */
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

/** For the `set` of an update with optimistic locking. */
export function nextVersion(column: unknown) {
  return sql<number>`${column} + 1`
}

/** For the `where` of such an update; without a version it overwrites any. */
export function isVersionSeen(column: PgColumn, seen: number | undefined) {
  return seen === undefined ? undefined : eq(column, seen)
}
