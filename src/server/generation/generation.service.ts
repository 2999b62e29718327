/** Asking for a schedule, joining one that is being made, waiting for it, and ending it early. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, count, eq } from 'drizzle-orm'
import type { Month } from '../../engine/month.ts'
import { sayMonth } from '../../engine/text/dates.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import type { Scope } from '../platform/scope.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import {
  endAbandoned,
  findEnding,
  findUnfinished,
  type GenerationRow,
  insertGeneration,
  requestCancel,
} from './generations.store.ts'

type Asked = Month & { keepEdited: boolean }

/** Starts one, or finds the one that is under way for this month. */
export async function askForSchedule(
  deps: { orm: Orm; queue: Queue },
  scope: Scope,
  asked: Asked,
  change: MakeChange,
): Promise<GenerationRow> {
  await requirePhysicians(deps.orm, scope)
  await endAbandoned(deps.orm, scope)
  return change(async ({ tx, audit, nothingChanged }) => {
    const started = await insertGeneration(tx, scope, asked)
    if (!started) {
      nothingChanged()
      const running = await findUnfinished(tx, scope, asked)
      // It ended between the two statements.
      if (!running)
        throw fail('conflict', { message: 'A schedule for this month was just finished. Look at it first.' })
      return running
    }
    await deps.queue.send('generate-schedule', { generationId: started.id }, { tx })
    audit({
      action: 'schedule.ask',
      thing: 'generation',
      thingId: started.id,
      text: `asked for a schedule for ${sayMonth(asked)}`,
    })
    return started
  })
}

async function requirePhysicians(orm: Orm, scope: Scope): Promise<void> {
  const [row] = await orm
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.role, 'physician'), eq(users.isActive, true)))
  if (Number(row?.number ?? 0) === 0)
    throw fail('cannot-generate', { message: 'The group has no active physicians yet. Add physicians first.' })
}

/** Milliseconds between two looks; the progress itself is pushed. */
const lookEvery = 300
/** Minutes that a caller is kept waiting; the job goes on without. */
const longestWait = 15

/** The id of the draft that came of it. Any server can wait for a job of any process. */
export async function waitForSchedule(orm: Orm, id: number, isGone: () => boolean): Promise<number> {
  const until = steadyNow() + longestWait * 60_000
  for (;;) {
    const generation = await findEnding(orm, id)
    if (generation?.state === 'failed') {
      throw fail('cannot-generate', { message: generation.error ?? undefined })
    }
    if (generation?.state === 'done' || generation?.state === 'cancelled') {
      if (generation.scheduleId === null) throw fail('not-found', { message: 'The draft was deleted meanwhile.' })
      return generation.scheduleId
    }
    if (isGone() || steadyNow() > until) throw fail('not-ready', { message: 'The schedule is still being made.' })
    await wait(lookEvery)
  }
}

export function cancelSchedule(scope: Scope, month: Month, change: MakeChange): Promise<GenerationRow> {
  return change(async ({ tx, audit }) => {
    const running = await findUnfinished(tx, scope, month)
    const row = running && (await requestCancel(tx, running.id))
    if (!row) {
      throw fail('conflict', { message: `No schedule is being made for ${sayMonth(month)}.` })
    }
    audit({
      action: 'schedule.cancel',
      thing: 'generation',
      thingId: row.id,
      text: `ended the search for ${sayMonth(month)}; the best found is kept`,
    })
    return row
  })
}
