/** Scenarios as rows. */
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { type Orm, selectRows } from '../platform/db/database.ts'
import { type KeptResult, scenarios, schedules, users } from '../platform/db/schema/index.ts'
import { announceChange, announcing } from '../platform/events/push.ts'
import type { Scope } from '../platform/scope.ts'

export type ScenarioRow = typeof scenarios.$inferSelect

const unfinished = inArray(scenarios.state, ['queued', 'running'])
const ofGroup = (scope: Scope, id: number) => and(eq(scenarios.id, id), eq(scenarios.groupId, scope.groupId))

export function listScenarioRows(orm: Orm, scope: Scope, { month, year }: Month): Promise<ScenarioRow[]> {
  return orm
    .select()
    .from(scenarios)
    .where(
      and(
        eq(scenarios.groupId, scope.groupId),
        eq(scenarios.month, month),
        eq(scenarios.year, year),
        eq(scenarios.isBackTest, false),
      ),
    )
    .orderBy(desc(scenarios.id))
}

export async function findScenario(orm: Orm, scope: Scope, id: number): Promise<ScenarioRow | undefined> {
  const [row] = await orm.select().from(scenarios).where(ofGroup(scope, id))
  return row
}

export function countScenarios(orm: Orm, scope: Scope): Promise<number> {
  return orm.$count(scenarios, and(eq(scenarios.groupId, scope.groupId), eq(scenarios.isBackTest, false)))
}

type NewScenario = Month &
  Pick<ScenarioRow, 'name' | 'changes'> &
  Partial<Pick<ScenarioRow, 'offersAlternatives' | 'isBackTest'>>

export async function insertScenario(tx: Orm, scope: Scope, scenario: NewScenario): Promise<ScenarioRow> {
  const [row] = await tx
    .insert(scenarios)
    .values({ ...scenario, groupId: scope.groupId, createdBy: scope.userId })
    .returning()
  return row!
}

const ofBackTest = (scope: Scope) => and(eq(scenarios.groupId, scope.groupId), eq(scenarios.isBackTest, true))

export function listBackTest(orm: Orm, scope: Scope): Promise<ScenarioRow[]> {
  return orm.select().from(scenarios).where(ofBackTest(scope)).orderBy(desc(scenarios.year), desc(scenarios.month))
}

/** A job that computes one of them finds nothing to report to, and stops. */
export async function removeBackTest(tx: Orm, scope: Scope): Promise<void> {
  await tx.delete(scenarios).where(ofBackTest(scope))
}

/** The last published months that are over. */
export async function listPastMonths(orm: Orm, scope: Scope, today: string, most: number): Promise<Month[]> {
  const { month, year } = schedules
  const rows = await orm
    .select({ month, year })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')))
    .orderBy(desc(year), desc(month))
  return rows.filter((row) => spanOfMonth(row).to < today).slice(0, most)
}

/** Undefined if it is being computed. */
export async function requeueScenario(tx: Orm, scope: Scope, id: number): Promise<ScenarioRow | undefined> {
  const [row] = await tx
    .update(scenarios)
    .set({ state: 'queued', progress: 0, cancelRequested: false, error: null })
    .where(and(ofGroup(scope, id), inArray(scenarios.state, ['done', 'cancelled', 'failed'])))
    .returning()
  return row
}

export async function requestStop(tx: Orm, scope: Scope, id: number): Promise<ScenarioRow | undefined> {
  const [row] = await tx
    .update(scenarios)
    .set({ cancelRequested: true })
    .where(and(ofGroup(scope, id), unfinished))
    .returning()
  return row
}

export async function removeScenario(tx: Orm, scope: Scope, id: number): Promise<ScenarioRow | undefined> {
  const [row] = await tx.delete(scenarios).where(ofGroup(scope, id)).returning()
  return row
}

/** Minutes without progress after which no process is working on it. */
const abandonedAfter = 20

export async function endAbandonedScenarios(orm: Orm, scope: Scope): Promise<void> {
  await orm
    .update(scenarios)
    .set({ state: 'failed', error: 'The server stopped before this was done. Run it again.' })
    .where(
      and(
        eq(scenarios.groupId, scope.groupId),
        unfinished,
        lt(scenarios.updatedAt, sql`now() - make_interval(mins => ${abandonedAfter}::int)`),
      ),
    )
}

/** Claims it: on the first try, or after a process died. Undefined if it has ended or was deleted. */
export async function claimScenario(orm: Orm, id: number): Promise<ScenarioRow | undefined> {
  const [row] = await orm
    .update(scenarios)
    .set({ state: 'running' })
    .where(and(eq(scenarios.id, id), unfinished))
    .returning()
  return row
}

/** Saves the progress and pushes it in one statement. False if it has ended, was deleted, or someone wants it to stop. */
export async function reportScenario(
  orm: Orm,
  { id, groupId }: Pick<ScenarioRow, 'id' | 'groupId'>,
  progress: number,
): Promise<boolean> {
  const announced = announcing({ groupId, topics: ['scenarios'] })
  const [kept] = await selectRows<{ cancelRequested: boolean }>(
    orm,
    sql`with kept as (
        update ${scenarios} set progress = ${progress}, updated_at = now()
        where id = ${id} and state = 'running' returning cancel_requested
      )
      select cancel_requested as "cancelRequested", ${announced}, set_config('synchronous_commit', 'off', true) from kept`,
  )
  return kept?.cancelRequested === false
}

type Ending = Pick<ScenarioRow, 'state'> & { error?: string; result?: KeptResult; scheduleId?: number }

export async function endScenario(
  orm: Orm,
  { id, groupId }: Pick<ScenarioRow, 'id' | 'groupId'>,
  ending: Ending,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const computed = ending.result ? { computedAt: new Date(), progress: 100 } : {}
    await tx
      .update(scenarios)
      .set({ error: null, ...ending, ...computed })
      .where(and(eq(scenarios.id, id), unfinished))
    await announceChange(tx, { groupId, topics: ['scenarios'] })
  })
}

/** People's names for results, which have only ids; those who left included. */
export function listNames(orm: Orm, scope: Scope) {
  const { id, firstName, lastName, email, isActive } = users
  return orm
    .select({ id, firstName, lastName, email, isActive })
    .from(users)
    .where(eq(users.groupId, scope.groupId))
    .orderBy(asc(users.id))
}
