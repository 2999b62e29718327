/** Saves a generated roster as a draft: the roles it needs, the schedule, its shifts, and the open ones. */

import { and, count, eq } from 'drizzle-orm'
import type { ScheduleDetails } from '../../contract/schedules.ts'
import type { Role } from '../../engine/model.ts'
import type { Month } from '../../engine/month.ts'
import { plainScoresOf } from '../../engine/score/score.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Concluded } from '../platform/advisor/questions/assess.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, roles, schedules } from '../platform/db/schema/index.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import { shiftTypeOf } from '../schedules/problem/role-of.ts'
import { roundedScores } from '../schedules/rounded-scores.ts'
import { findNewest, type ScheduleRow } from '../schedules/schedules.store.ts'
import { withDraftAhead } from '../shift-changes/draft-ahead.ts'
import { type DraftShift, insertDraft } from '../shift-changes/new-draft.ts'
import { recordDraftStep } from '../shift-changes/undo/undo-steps.store.ts'
import type { KeptShift, KeptShifts } from './kept-shifts.ts'

export type ScheduleToSave = {
  groupId: number
  month: Month
  generatedBy: number | null
  concluded: Concluded
  /** All roles of the problem. */
  roles: Role[]
  /** Those the group doesn't have yet. */
  newRoles: Role[]
  kept: KeptShifts
  /** Everyone in the group at the time of the search. */
  people: Inputs['people']
  suggestions: string[]
  details: Omit<ScheduleDetails, 'openSlots'>
}

/** `work` is a transaction that calls `save`. All shifts are written before it, except those of roles that come with the draft. */
export function saveSchedule<Result>(
  orm: Orm,
  saved: ScheduleToSave,
  work: (save: (tx: Orm) => Promise<ScheduleRow>) => Promise<Result>,
): Promise<Result> {
  const { groupId, month, people } = saved
  if (saved.newRoles.length > 0)
    return work((tx) =>
      replaceNewest(tx, saved, async () => {
        const idOfRole = await idsOfRoles(tx, saved)
        const fields = await fieldsOf(tx, saved, idOfRole)
        return insertDraft(tx, { groupId, ...month, ...fields, shifts: shiftsOf(saved, idOfRole) }, people)
      }),
    )
  return withDraftAhead(orm, { groupId, ...month, shifts: shiftsOf(saved, Number) }, (finish) =>
    work((tx) => replaceNewest(tx, saved, async () => finish(tx, await fieldsOf(tx, saved, Number), people))),
  )
}

/** Undo goes back to the draft before it. */
async function replaceNewest(
  tx: Orm,
  { groupId, month, generatedBy: userId }: ScheduleToSave,
  save: () => Promise<ScheduleRow>,
): Promise<ScheduleRow> {
  const former = await findNewest(tx, groupId, month, ['draft'])
  const draft = await save()
  if (former && userId !== null)
    await recordDraftStep(tx, { kind: 'regenerate', groupId, userId, scheduleId: draft.id, formerId: former.id })
  return draft
}

type IdOfRole = (roleId: string) => number

function shiftsOf({ concluded, roles, kept }: ScheduleToSave, idOfRole: IdOfRole): DraftShift[] {
  const roleById = new Map(roles.map((role) => [role.id, role]))
  const keptAt = new Map(kept.shifts.map((shift) => [cellOf(shift), shift]))
  const place = (roleId: string, date: string) => {
    const { startTime, endTime } = roleById.get(roleId)!
    const shiftType = shiftTypeOf({ startTime, endTime })
    return { roleId: idOfRole(roleId), date, startTime, endTime, shiftType }
  }
  return [
    ...concluded.assignments.map(({ physicianId, roleId, date }) => ({
      ...place(roleId, date),
      physicianId: Number(physicianId),
      ...decidedFor(keptAt.get(cellOf({ physicianId, roleId, date }))),
    })),
    ...concluded.openSlots.flatMap(({ roleId, date, missing }) =>
      Array.from({ length: missing }, () => ({ ...place(roleId, date), physicianId: null })),
    ),
    ...kept.closed.flatMap(({ roleId, date }) =>
      roleById.has(String(roleId))
        ? { ...place(String(roleId), date), physicianId: null, status: 'cancelled' as const }
        : [],
    ),
  ]
}

async function fieldsOf(tx: Orm, saved: ScheduleToSave, idOfRole: IdOfRole) {
  const { groupId, month, concluded, generatedBy, suggestions, details } = saved
  const nameById = new Map(saved.roles.map(({ id, name }) => [id, name]))
  const openSlots = concluded.openSlots.map(({ roleId, ...slot }) => ({
    ...slot,
    roleId: idOfRole(roleId),
    role: nameById.get(roleId)!,
  }))
  return {
    name: await freshName(tx, groupId, month),
    generatedBy,
    ...roundedScores(plainScoresOf(concluded.scores)),
    aiSuggestions: suggestions,
    details: { ...details, openSlots },
  }
}

function cellOf({
  physicianId,
  roleId,
  date,
}: {
  physicianId: string | number
  roleId: string | number
  date: string
}) {
  return `${physicianId} ${roleId} ${date}`
}

/** A kept shift has its own position, hours, and location, and stays locked or hand-set. */
function decidedFor(kept: KeptShift | undefined): Partial<DraftShift> {
  if (!kept) return {}
  const { position = null, startTime, endTime, location, isLocked, editedBy } = kept
  return { position, startTime, endTime, location, isLocked, editedBy, shiftType: shiftTypeOf(kept) }
}

/** "December 2026", then "December 2026 (2)": two drafts of a month need different names. */
async function freshName(tx: Orm, groupId: number, month: Month): Promise<string> {
  const ofMonth = and(
    eq(schedules.groupId, groupId),
    eq(schedules.month, month.month),
    eq(schedules.year, month.year),
    eq(schedules.isUnfinished, false),
  )
  const [found] = await tx.select({ number: count() }).from(schedules).where(ofMonth)
  const number = Number(found?.number ?? 0)
  return number === 0 ? formatMonth(month) : `${formatMonth(month)} (${number + 1})`
}

/** Creates missing roles; of two generations at once, only the first one does. */
async function idsOfRoles(tx: Orm, { groupId, newRoles }: ScheduleToSave): Promise<IdOfRole> {
  const made = new Map<string, number>()
  if (newRoles.length > 0) {
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('update')
    const existing = await tx
      .select()
      .from(roles)
      .where(and(eq(roles.groupId, groupId), eq(roles.isActive, true)))
    for (const role of newRoles) {
      const same = existing.find(({ name, startTime }) => name === role.name && startTime === role.startTime)
      made.set(role.id, same?.id ?? (await insertRole(tx, groupId, role)))
    }
  }
  return (roleId) => made.get(roleId) ?? Number(roleId)
}

async function insertRole(tx: Orm, groupId: number, role: Role): Promise<number> {
  const { name, category, startTime, endTime, daysOfWeek: days, requiredCount, priority } = role
  const [row] = await tx
    .insert(roles)
    .values({ groupId, name, category, startTime, endTime, daysOfWeek: days, requiredCount, priority })
    .returning({ id: roles.id })
  return row!.id
}
