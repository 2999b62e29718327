/** Requesting a schedule, joining one in progress, waiting for it, and stopping it early. */

import { setTimeout as wait } from 'node:timers/promises'
import { type BeforeGenerating, lastYear } from '../../contract/generation.ts'
import { addMonths, type Month, spanOfMonth } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import type { Scope } from '../platform/scope.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { readTimeOff } from '../schedules/problem/read-inputs.ts'
import { findSchedule } from '../schedules/schedules.store.ts'
import {
  type Choices,
  endAbandoned,
  findChoices,
  findEnding,
  findUnfinished,
  type GenerationRow,
  insertGeneration,
  requestCancel,
  turnOf,
  type Wanted,
} from './generations.store.ts'
import { countKeptShifts } from './kept-shifts.ts'
import { requirePlannable } from './require-plannable.ts'

/** Starts one, or finds the one in progress for this month. */
export async function askForSchedule(
  deps: { orm: Orm; queue: Queue },
  scope: Scope,
  asked: Wanted,
  change: MakeChange,
): Promise<GenerationRow> {
  await requirePlannable(deps.orm, scope, [asked])
  await endAbandoned(deps.orm, scope)
  const wanted = await withChoicesOfDraft(deps.orm, scope, asked)
  return change(async ({ tx, audit, nothingChanged }) => {
    const started = await insertGeneration(tx, scope, wanted)
    if (!started) {
      nothingChanged()
      const running = await findUnfinished(tx, scope, asked)
      // It finished between the two statements.
      if (!running) throw fail('conflict', { message: 'A schedule for this month just finished. Review it first.' })
      requireSameChoices(running, wanted)
      return running
    }
    await deps.queue.send(
      'generate-schedule',
      { generationId: started.id },
      { tx, priority: await turnOf(tx, started) },
    )
    audit({
      action: 'schedule.ask',
      thing: 'generation',
      thingId: started.id,
      text: describeAsked(wanted),
    })
    return started
  })
}

function describeAsked(wanted: Wanted): string {
  const what = wanted.continues === undefined ? 'a schedule' : 'a longer search'
  const how = wanted.pendingTimeOff === 'as-approved' ? ', with pending time off as if approved' : ''
  return `requested ${what} for ${formatMonth(wanted)}${how}`
}

/** A longer search keeps what was decided in its draft, and uses the same time off. */
async function withChoicesOfDraft(orm: Orm, scope: Scope, asked: Wanted): Promise<Wanted> {
  if (asked.continues === undefined) return asked
  const draft = await findSchedule(orm, scope, asked.continues)
  if (!draft) throw fail('not-found')
  if (draft.status !== 'draft')
    throw fail('invalid', {
      field: 'continues',
      message: 'You can only search longer on a draft. Regenerate the month instead.',
    })
  if (draft.month !== asked.month || draft.year !== asked.year)
    throw fail('invalid', { field: 'continues', message: `This draft is for ${formatMonth(draft)}.` })
  const { pendingTimeOff } = (await findChoices(orm, scope, draft.id)) ?? asked
  return { ...asked, pendingTimeOff, keepEdited: true }
}

/** Requests several months in a row; each starts when the one before it has a draft. */
export async function askForMonths(
  deps: { orm: Orm; queue: Queue },
  scope: Scope,
  { month, year, months, ...choices }: Month & Choices & { months: number },
  change: MakeChange,
): Promise<GenerationRow[]> {
  const span = Array.from({ length: months }, (_, index) => addMonths({ month, year }, index))
  const last = span.at(-1)!
  if (last.year > lastYear)
    throw fail('invalid', { field: 'months', message: `You can generate schedules up to December ${lastYear}.` })
  await requirePlannable(deps.orm, scope, span)
  await endAbandoned(deps.orm, scope)
  return change(async ({ tx, audit }) => {
    const asked: GenerationRow[] = []
    for (const one of span) {
      const row = await insertGeneration(tx, scope, { ...one, ...choices, follows: asked.at(-1)?.id })
      if (!row)
        throw fail('conflict', {
          message: `${formatMonth(one)} is already being generated. Wait for it to finish, or stop it first.`,
        })
      asked.push(row)
    }
    await deps.queue.send(
      'generate-schedule',
      { generationId: asked[0]!.id },
      { tx, priority: await turnOf(tx, asked[0]!) },
    )
    audit({
      action: 'schedule.ask',
      thing: 'generation',
      thingId: asked[0]!.id,
      text: `requested schedules from ${formatMonth(span[0]!)} to ${formatMonth(last)}`,
    })
    return asked
  })
}

/** Callers with other choices must not get this one. */
function requireSameChoices(running: GenerationRow, asked: Wanted): void {
  const choices = ['keepEdited', 'pendingTimeOff', 'continues'] as const
  const field = choices.find((choice) => running[choice] !== (asked[choice] ?? null))
  if (field)
    throw fail('conflict', {
      message: 'This month is being generated with other settings. Wait for it to finish, or stop it first.',
      field,
    })
}

/** What the coordinator should know before generating. */
export async function lookBefore(
  { orm, now }: { orm: Orm; now: () => Date },
  scope: Scope,
  { months, ...first }: Month & { months: number },
): Promise<BeforeGenerating> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw fail('not-found')
  const today = localMoment(now(), settingsOf(group).timeZone).date
  const span = Array.from({ length: months }, (_, index) => addMonths(first, index))
  const { from } = spanOfMonth(first)
  const { to } = spanOfMonth(span.at(-1)!)
  const [kept, pending] = await Promise.all([
    Promise.all(span.map((month) => countKeptShifts(orm, scope.groupId, month, today))),
    readTimeOff(orm, scope.groupId, 'pending', { from, to }),
  ])
  return {
    newest: kept.find(({ locked, handSet }) => locked + handSet > 0)?.newest ?? kept[0]?.newest ?? null,
    locked: kept.reduce((sum, { locked }) => sum + locked, 0),
    handSet: kept.reduce((sum, { handSet }) => sum + handSet, 0),
    pendingTimeOff: pending.length,
  }
}

/** Milliseconds between polls; the progress itself is pushed. */
const lookEvery = 300
/** Minutes a caller is kept waiting; the job continues without them. */
const longestWait = 15

/** The id of the resulting draft. Any server can wait for a job of any process. */
export async function waitForSchedule(orm: Orm, id: number, isGone: () => boolean): Promise<number> {
  const until = steadyNow() + longestWait * 60_000
  for (;;) {
    const generation = await findEnding(orm, id)
    if (generation?.state === 'failed') {
      throw fail('cannot-generate', { message: generation.error ?? undefined })
    }
    if (generation?.state === 'done' || generation?.state === 'cancelled') {
      if (generation.scheduleId !== null) return generation.scheduleId
      if (generation.state === 'cancelled')
        throw fail('cannot-generate', { message: 'Stopped before we found a schedule.' })
      throw fail('not-found', { message: 'The draft was deleted.' })
    }
    if (isGone() || steadyNow() > until) throw fail('not-ready', { message: 'The schedule is still being generated.' })
    await wait(lookEvery)
  }
}

export function cancelSchedule(scope: Scope, month: Month, change: MakeChange): Promise<GenerationRow> {
  return change(async ({ tx, audit }) => {
    const running = await findUnfinished(tx, scope, month)
    const row = running && (await requestCancel(tx, running.id))
    if (!row) {
      throw fail('conflict', { message: `No schedule is being generated for ${formatMonth(month)}.` })
    }
    audit({
      action: 'schedule.cancel',
      thing: 'generation',
      thingId: row.id,
      text: `stopped the search for ${formatMonth(month)} and kept the best schedule found`,
    })
    return row
  })
}
