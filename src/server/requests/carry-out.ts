/** Carries out what was weighed, inside the transaction: locks, the check on the data of the moment, the shifts, the scores. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Finding } from '../../contract/shifts.ts'
import { roundedScores } from '../generation/save-schedule.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Change } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listScheduleShifts, type ShownShift, updateSchedule } from '../schedules/schedules.store.ts'
import { ChangedMeanwhile } from '../schedules/unchanged-meanwhile.ts'
import { lockTakers, writePlan } from '../schedules/write-plan.ts'
import { isHeldDuring, type Undertaking, type Weighed, weighAgain } from './undertaking.ts'

/** The second and third check from outside, the fourth inside of the transaction. */
const mostTries = 4

/** Tries again when something that was weighed changed before it was written. */
export async function tryUntilCurrent<T>(work: (isLast: boolean) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work(tries >= mostTries)
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error
      if (tries > mostTries) throw fail('stale')
    }
  }
}

/** People first, then schedules: everybody who changes shifts takes the locks in this order. */
export async function lockFor(tx: Orm, scope: Scope, { moves, absence }: Undertaking, weighed: Weighed): Promise<void> {
  await lockTakers(tx, scope, [...moves.map(({ physicianId }) => physicianId), absence?.physicianId ?? null])
  const ids = weighed.looks.map(({ schedule }) => schedule.id)
  if (ids.length === 0) return
  await tx
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), inArray(schedules.id, ids)))
    .orderBy(asc(schedules.id))
    .for('no key update')
}

export type CarriedOut = {
  findings: Finding[]
  /** Shifts that have another physician now, or none. */
  changedIds: number[]
  /** The published shifts before and after. */
  was: ShownShift[]
  is: ShownShift[]
}

/** The locks are held already. `check` refuses what the verdict does not allow. */
export async function carryOut(
  { tx }: Pick<Change, 'tx'>,
  advisor: Advisor,
  scope: Scope,
  undertaking: Undertaking,
  { weighed, isLast, check }: { weighed: Weighed; isLast: boolean; check: (now: Weighed) => void },
): Promise<CarriedOut> {
  const now = await weighAgain(tx, advisor, scope, undertaking, weighed, isLast)
  check(now)
  const done: CarriedOut = { findings: now.findings, changedIds: [], was: [], is: [] }
  for (const [index, { schedule, plan }] of now.looks.entries()) {
    const isPublished = schedule.status === 'active'
    if (isPublished) done.was.push(...(await listScheduleShifts(tx, scope, schedule.id)))
    const { scores } = now.judged[index]!
    // A new version also where no shift changes: whoever weighed the month without the absence weighs it again.
    await updateSchedule(tx, scope, schedule.id, roundedScores(scores), undefined)
    done.changedIds.push(...(await writePlan(tx, scope, schedule, plan)))
    if (isPublished) done.is.push(...(await listScheduleShifts(tx, scope, schedule.id)))
  }
  return done
}

/** Replacements are for shifts that the absence opens. */
export function requireOwnShifts({ looks }: Pick<Weighed, 'looks'>, { moves, absence }: Undertaking): void {
  if (!absence) return
  const rows = looks.flatMap((look) => look.rows)
  const other = moves.find(({ shiftId }) => {
    const row = rows.find(({ id }) => id === shiftId)
    return !row || !isHeldDuring(row, absence)
  })
  if (other)
    throw fail('conflict', {
      message: `Shift ${other.shiftId} is not one that this absence opens: choose the replacements again.`,
      field: 'replacements',
    })
}
