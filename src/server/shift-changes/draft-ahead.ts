/**
 * Writes a draft's shifts before the transaction that makes it a draft (decision 31). In one transaction, they would keep everyone
 * waiting on the embedded database; a few at a time, others' calls come in between. Until then nobody sees any of it.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Month } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import { insertUnseenShifts } from '../schedules/insert-shifts.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { type DraftShift, lockTakers, type NewDraft, placeShifts, type SeenPerson } from './new-draft.ts'

/** Shifts per statement, which takes about as long as an edit. */
const atOnce = 40

type DraftAhead = Month & { groupId: number; shifts: DraftShift[] }

/** Makes it a draft. `seen` as for `insertDraft`. */
export type FinishDraft = (
  tx: Orm,
  fields: Omit<NewDraft, 'groupId' | 'month' | 'year' | 'shifts'>,
  seen: SeenPerson[],
) => Promise<ScheduleRow>

/** What `work` didn't finish is deleted; if the process dies meanwhile, housekeeping does it. */
export async function withDraftAhead<Result>(
  orm: Orm,
  { shifts, ...draft }: DraftAhead,
  work: (finish: FinishDraft) => Promise<Result>,
): Promise<Result> {
  const { groupId } = draft
  const [ahead] = await orm
    .insert(schedules)
    .values({
      ...draft,
      name: formatMonth(draft),
      status: 'archived',
      deletedAt: sql`now()`,
      isUnfinished: true,
    })
    .returning({ id: schedules.id })
  const isAhead = and(eq(schedules.id, ahead!.id), eq(schedules.isUnfinished, true))
  try {
    const rows = (await placeShifts(orm, draft, shifts)).map((shift) => ({ ...shift, groupId, scheduleId: ahead!.id }))
    for (let from = 0; from < rows.length; from += atOnce)
      await insertUnseenShifts(orm, rows.slice(from, from + atOnce))
    return await work(async (tx, fields, seen) => {
      await lockTakers(tx, groupId, shifts, seen)
      const now = sql`now()`
      const finished = { status: 'draft', deletedAt: null, isUnfinished: false, createdAt: now, chosenAt: now } as const
      const [row] = await tx
        .update(schedules)
        .set({ ...fields, ...finished })
        .where(isAhead)
        .returning()
      if (!row) throw new ChangedMeanwhile()
      return row
    })
  } finally {
    // After an error, that error is the one to report.
    await orm
      .delete(schedules)
      .where(isAhead)
      .catch(() => {})
  }
}
