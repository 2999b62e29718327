/** A month as a scenario starts from it: its schedule in use, the problem, and what is supposed. */
import type { WhatIf } from '../../contract/what-if.ts'
import type { Assignment, CustomRule, Problem } from '../../engine/model.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { applySuppositions } from '../../engine/supposition.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { optionsOf, readKeptShifts } from '../generation/kept-shifts.ts'
import type { Orm } from '../platform/db/database.ts'
import { localMoment } from '../platform/group-time.ts'
import { pause } from '../platform/pause.ts'
import { assignmentsOf, heldOf, readRows, viewOptions } from '../schedules/look-at-schedule.ts'
import { type Gathered, type GatherOptions, gatherProblem } from '../schedules/problem/gather-problem.ts'
import { type Inputs, readInputs } from '../schedules/problem/read-inputs.ts'
import { findNewest, type Newest, type ShiftRow } from '../schedules/schedules.store.ts'
import { readRule } from '../what-if/read-rule.ts'
import { CannotSuppose, suppositionsOf } from '../what-if/suppositions.ts'
import { readApproved } from './approved-requests.ts'

type MonthAsked = { options: GatherOptions; gathered: Gathered }

type MonthLook = {
  schedule: Newest
  inputs: Inputs
  rows: ShiftRow[]
  /** As the roster judges it. */
  judged: MonthAsked
  /** As it is searched: locked, hand-set, and worked shifts stay, as in a new draft, and days that are over are closed. */
  searched: MonthAsked
  assignments: Assignment[]
  workedBefore: string | undefined
  now: Date
}

export async function lookAtMonth(orm: Orm, groupId: number, month: Month, now: Date): Promise<MonthLook> {
  const schedule = await findNewest(orm, groupId, month, ['active', 'draft'])
  if (!schedule) throw new CannotSuppose(`${formatMonth(month)} has no schedule to compare with. Generate it first.`)
  const [inputs, rows] = await Promise.all([
    readInputs(orm, groupId, month),
    readRows(orm, { id: schedule.id, groupId }),
  ])
  const today = localMoment(now, inputs.settings.timeZone).date
  const kept = await readKeptShifts(orm, groupId, month, { today, keepEdited: true, continues: schedule.id })
  const ask = async (options: GatherOptions) => ({ options, gathered: await gatherProblem(inputs, options) })
  return {
    ...{ schedule, inputs, rows, now },
    judged: await ask(viewOptions(rows)),
    searched: await ask({ ...optionsOf(kept), held: heldOf(rows) }),
    assignments: assignmentsOf(rows),
    workedBefore: kept.workedBefore,
  }
}

/** What a result keeps of the schedule it was compared with. */
export function describeSchedule({ schedule, rows }: MonthLook) {
  const saved = [schedule.createdAt, ...rows.map(({ updatedAt }) => updatedAt)].map((at) => at.getTime())
  return {
    scheduleName: schedule.name,
    scheduleStatus: schedule.status,
    scheduleSavedAt: new Date(Math.max(...saved)).toISOString(),
  }
}

/** Both problems with everything supposed at once; throws `CannotSuppose` if something can't be. */
export async function supposeAll(
  orm: Orm,
  groupId: number,
  look: MonthLook,
  changes: WhatIf[],
): Promise<{ judged: Problem; searched: Problem }> {
  const approved = await readApproved(orm, groupId, look, changes)
  const read = await readSentences(look, changes)
  const suppose = async (asked: MonthAsked) => {
    const { problem } = await gatherWithout(look, asked, changes)
    const suppositions = suppositionsOf(changes, {
      problem,
      workedBefore: look.workedBefore,
      request: (requestId) => approved.get(requestId),
      readSentence: (text) => read.get(text),
    })
    return applySuppositions(problem, suppositions)
  }
  return { judged: await suppose(look.judged), searched: await suppose(look.searched) }
}

/** The problem without the lines of the custom rules that are supposed not to be there. */
async function gatherWithout(
  { inputs }: MonthLook,
  { options, gathered }: MonthAsked,
  changes: WhatIf[],
): Promise<Gathered> {
  const removed = changes.flatMap((change) => (change.what === 'without' ? change.text.trim() : []))
  if (removed.length === 0) return gathered
  const lines = (inputs.group.additionalRules ?? '').split('\n').map((line) => line.trim())
  const unknown = removed.find((line) => !lines.includes(line))
  if (unknown) throw new CannotSuppose(`“${unknown}” isn’t one of your custom rules.`)
  const additionalRules = lines.filter((line) => !removed.includes(line)).join('\n')
  return gatherProblem({ ...inputs, group: { ...inputs.group, additionalRules } }, options)
}

/** One at a time, so that a long list of rules holds up no one else. */
async function readSentences({ inputs, judged }: MonthLook, changes: WhatIf[]) {
  const { holidays, roles } = judged.gathered.problem
  const { from, days } = spanOfMonth(inputs.month)
  const physicians = inputs.people
    .filter(({ isActive }) => isActive)
    .map((person) => ({ ...person, id: String(person.id), name: displayName(person) }))
  const read = new Map<string, CustomRule[] | undefined>()
  for (const change of changes) {
    if (change.what !== 'sentence') continue
    read.set(change.text, readRule(change.text, { from, days, holidays, roles, physicians })?.rules)
    await pause()
  }
  return read
}
