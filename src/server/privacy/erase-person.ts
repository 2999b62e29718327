/**
 * Erases a deactivated person. Shifts, counts, and the audit log stay, since they are the group's history; the name in
 * them becomes "Former physician 12", and everything else about the person is deleted.
 */
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  entryOf,
  type PhysicianField,
  physicianDefaults,
  physicianFieldNames,
} from '../../contract/fields/physician.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { erasedAddressOf } from '../../contract/privacy.ts'
import { fullName, listedName } from '../../engine/text/names.ts'
import { destroyAllSessionsOf } from '../platform/auth/sessions.ts'
import { type MakeChange, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import {
  auditEvents,
  callOuts,
  devices,
  feedback,
  groups,
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  notifications,
  outbox,
  overrides,
  preferences,
  providerEntries,
  requestDecisions,
  roles,
  scenarios,
  scheduleAnalyses,
  schedules,
  shiftRequests,
  undoSteps,
  users,
} from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { findMember, type UserRow } from '../users/users.store.ts'

export function erasePerson(scope: Scope, id: number, make: MakeChange): Promise<UserRow> {
  return make(async ({ tx, audit }) => {
    const before = await findMember(tx, scope, id)
    if (!before) throw fail('not-found')
    if (before.isActive)
      throw fail('conflict', {
        message: 'Deactivate the physician first. Then you can erase their data.',
      })
    const after = await emptyRow(tx, before)
    await deleteOwnRows(tx, scope, before)
    await renameEverywhere(tx, scope, before, after)
    audit({
      action: 'physician.erase',
      thing: 'user',
      thingId: id,
      text: `erased the personal data of ${fullName(after)}`,
    })
    return after
  })
}

async function emptyRow(tx: Orm, { id }: UserRow): Promise<UserRow> {
  const [after] = await tx
    .update(users)
    .set({
      ...erasedFields(),
      email: erasedAddressOf(id),
      firstName: 'Former',
      lastName: `physician ${id}`,
      profileImageUrl: null,
      calendarToken: null,
      signInSubject: null,
      version: nextVersion(users.version),
    })
    .where(eq(users.id, id))
    .returning()
  return after!
}

/** Fields that aren't explicitly kept get the default value. */
function erasedFields(): Partial<PhysicianFields> {
  const defaults: Partial<PhysicianFields> = physicianDefaults
  return Object.fromEntries(
    physicianFieldNames.flatMap((name) => {
      const { onErasure } = entryOf(name)
      if (onErasure === 'keep') return []
      return [[name, onErasure ? onErasure.set : defaults[name]]]
    }),
  )
}

async function deleteOwnRows(tx: Orm, { groupId }: Scope, { id, email, signInSubject }: UserRow): Promise<void> {
  await destroyAllSessionsOf(tx, id)
  await tx.delete(preferences).where(eq(preferences.physicianId, id))
  await tx.delete(holidayHistory).where(eq(holidayHistory.physicianId, id))
  await tx.delete(holidayDeals).where(eq(holidayDeals.physicianId, id))
  await tx.delete(laidOutWeeks).where(eq(laidOutWeeks.physicianId, id))
  await tx.delete(devices).where(eq(devices.userId, id))
  await tx.delete(notifications).where(eq(notifications.userId, id))
  // Mail of other groups to the same address isn't this group's to delete.
  const toAddress = and(eq(outbox.groupId, groupId), eq(sql`lower(${outbox.toAddress})`, email.toLowerCase()))
  await tx.delete(outbox).where(or(eq(outbox.userId, id), toAddress))
  await tx.update(shiftRequests).set({ reason: null, notes: null }).where(eq(shiftRequests.requestorId, id))
  await tx
    .update(callOuts)
    .set({ handoffNote: null })
    .where(
      inArray(
        callOuts.requestId,
        tx.select({ id: shiftRequests.id }).from(shiftRequests).where(eq(shiftRequests.requestorId, id)),
      ),
    )
  // They keep what people wrote to each other, and a former physician can't be asked again.
  await tx.delete(requestDecisions).where(eq(requestDecisions.groupId, groupId))
  await tx
    .update(feedback)
    .set({ physicianId: null, isAnonymous: true, comments: null })
    .where(eq(feedback.physicianId, id))
  if (signInSubject === null) return
  // What the embedded provider and the sign-in keep by address or subject. A row without an account has none.
  const account = sql`lower(${providerEntries.payload} ->> 'email')`
  await tx.delete(providerEntries).where(or(eq(account, email.toLowerCase()), eq(providerEntries.id, signInSubject)))
}

/** Sentences and documents of the group that name the person. */
async function renameEverywhere(tx: Orm, { groupId }: Scope, before: UserRow, after: UserRow): Promise<void> {
  const pairs = namesOf(before, after)
  const inText = (column: PgColumn) => replaceAll(sql`${column}`, pairs)
  const inDocument = <T>(column: PgColumn) => sql<T>`(${replaceAll(sql`${column}::text`, pairs.map(escaped))})::jsonb`
  await tx
    .update(auditEvents)
    .set({
      text: inText(auditEvents.text),
      reason: inText(auditEvents.reason),
      before: inDocument(auditEvents.before),
      after: inDocument(auditEvents.after),
    })
    .where(eq(auditEvents.groupId, groupId))
  // Stored states of the person's own row and requests have names and reasons in their own fields.
  const requests = tx
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .where(eq(shiftRequests.requestorId, before.id))
  const ofPerson = or(
    and(eq(auditEvents.thing, 'user'), eq(auditEvents.thingId, before.id)),
    and(eq(auditEvents.thing, 'request'), inArray(auditEvents.thingId, requests)),
  )
  await tx.update(auditEvents).set({ before: null, after: null }).where(ofPerson)
  await tx
    .update(notifications)
    .set({ text: inText(notifications.text) })
    .where(eq(notifications.groupId, groupId))
  await tx
    .update(outbox)
    .set({ subject: inText(outbox.subject), body: inText(outbox.body) })
    .where(eq(outbox.groupId, groupId))
  await tx
    .update(overrides)
    .set({ reason: inText(overrides.reason) })
    .where(eq(overrides.groupId, groupId))
  await tx
    .update(undoSteps)
    .set({ turn: inDocument(undoSteps.turn) })
    .where(eq(undoSteps.groupId, groupId))
  await tx
    .update(schedules)
    .set({ aiSuggestions: inDocument(schedules.aiSuggestions), details: inDocument(schedules.details) })
    .where(eq(schedules.groupId, groupId))
  await tx
    .update(scheduleAnalyses)
    .set({ analysisData: inDocument(scheduleAnalyses.analysisData) })
    .where(eq(scheduleAnalyses.groupId, groupId))
  await tx
    .update(scenarios)
    .set({ name: inText(scenarios.name), changes: inDocument(scenarios.changes) })
    .where(eq(scenarios.groupId, groupId))
  await tx
    .update(groups)
    .set({ additionalRules: inText(groups.additionalRules) })
    .where(eq(groups.id, groupId))
  await tx
    .update(roles)
    .set({ aiRules: inText(roles.aiRules) })
    .where(eq(roles.groupId, groupId))
}

type Pair = [from: string, to: string]

function namesOf(before: UserRow, after: UserRow): Pair[] {
  const pairs: Pair[] = [
    [fullName(before), fullName(after)],
    [listedName(before), listedName(after)],
    [before.email, after.email],
    ...physicianFieldNames.filter(isContact).map((name): Pair => [String(before[name] ?? ''), '']),
  ]
  return pairs.filter(([from]) => from.length > 3)
}

/** A number or name to reach someone by, which others may have copied elsewhere. */
function isContact(name: PhysicianField): boolean {
  return entryOf(name).control.kind === 'text' && name in physicianDefaults
}

function replaceAll(start: SQL, pairs: Pair[]): SQL<string> {
  return pairs.reduce((value, [from, to]) => sql<string>`replace(${value}, ${from}, ${to})`, sql<string>`${start}`)
}

/** As it appears within a JSON text. */
function escaped([from, to]: Pair): Pair {
  return [JSON.stringify(from).slice(1, -1), JSON.stringify(to).slice(1, -1)]
}
