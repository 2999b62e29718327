/** Makes a draft of a scenario's version: by today's rules, with today's locked shifts, and only for people who are there. */
import type { VersionSense } from '../../contract/scenarios.ts'
import type { Assignment } from '../../engine/model.ts'
import { carriedAssignments } from '../../engine/supposition.ts'
import { detailsOf, suggestionsOf } from '../generation/describe-result.ts'
import { optionsOf, readKeptShifts } from '../generation/kept-shifts.ts'
import { saveSchedule } from '../generation/save-schedule.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'
import { untilUnchanged } from '../shift-changes/changed-meanwhile.ts'
import type { ScenarioRow } from './scenarios.store.ts'
import { requireVersion } from './version-shifts.ts'

type Deps = { orm: Orm; advisor: Advisor; now: () => Date }

/** Milliseconds for explaining open shifts. */
const explainFor = 1000

export async function makeDraft(
  deps: Deps,
  scope: Scope,
  asked: { id: number; sense: VersionSense },
  change: MakeChange,
): Promise<{ scheduleId: number; open: number }> {
  const { row, version } = await requireVersion(deps.orm, scope, asked)
  return untilUnchanged(async () => {
    const drafted = await prepare(deps, row, version.assignments)
    return saveSchedule(deps.orm, { ...drafted, generatedBy: scope.userId }, (save) =>
      change(async ({ tx, audit }) => {
        const schedule = await save(tx)
        audit({
          action: 'scenario.use',
          thing: 'schedule',
          thingId: schedule.id,
          text: `created the draft ${schedule.name} from the scenario “${row.name}”`,
        })
        const { openSlots } = drafted.concluded
        return { scheduleId: schedule.id, open: openSlots.reduce((sum, { missing }) => sum + missing, 0) }
      }),
    )
  })
}

async function prepare({ orm, advisor, now }: Deps, row: ScenarioRow, found: Assignment[]) {
  const { groupId } = row
  const month = { month: row.month, year: row.year }
  const inputs = await readInputs(orm, groupId, month)
  const today = localMoment(now(), inputs.settings.timeZone).date
  const kept = await readKeptShifts(orm, groupId, month, { today, keepEdited: true })
  const gathered = await gatherProblem(inputs, optionsOf(kept))
  const { problem } = gathered
  const assignments = await advisor.ask('keepLegal', problem, { assignments: carriedAssignments(found, problem) })
  const assessed = await advisor.ask('assess', problem, { assignments, milliseconds: explainFor })
  const concluded = { ...assessed, assignments, carelessCost: null }
  const unproven = {
    ...{ roster: undefined, cost: assessed.cost, isLegal: true, openShifts: 0 },
    ...{ bound: Number.NEGATIVE_INFINITY, scores: undefined },
  }
  return {
    ...{ groupId, month, concluded, kept },
    roles: problem.roles,
    newRoles: gathered.newRoles,
    people: inputs.people,
    suggestions: suggestionsOf(gathered, concluded),
    details: detailsOf({ gathered, kept, found: unproven, concluded }, { seconds: 0, wasCancelled: false }),
  }
}
