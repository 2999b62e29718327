/** Calls about scenarios: asked for, computed by a job, compared, and turned into a draft. */
import { mostScenarios, type Scenario, type scenariosApi, type VersionMeasures } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import { type Month, monthOf } from '../../engine/month.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { requirePlannable } from '../generation/require-plannable.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import type { KeptMeasures } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { CannotSuppose } from '../what-if/suppositions.ts'
import { lookAtMonth, supposeAll } from './look-at-month.ts'
import {
  countScenarios,
  endAbandonedScenarios,
  findScenario,
  insertScenario,
  listBackTest,
  listNames,
  listPastMonths,
  listScenarioRows,
  removeBackTest,
  removeScenario,
  requestStop,
  requeueScenario,
  type ScenarioRow,
} from './scenarios.store.ts'
import { makeDraft } from './use-scenario.ts'
import { listVersionShifts } from './version-shifts.ts'

/** How many months a back-test looks at. */
const backTested = 3

export function scenariosHandlers({ orm, queue, advisor, now }: Services): HandlersOf<typeof scenariosApi> {
  /** Refuses at once what the job would refuse. */
  async function requireSupposable(scope: Scope, month: Month, changes: WhatIf[]): Promise<void> {
    await requirePlannable(orm, scope, [month])
    try {
      await supposeAll(orm, scope.groupId, await lookAtMonth(orm, scope.groupId, month, now()), changes)
    } catch (error) {
      if (error instanceof CannotSuppose) throw fail('invalid', { message: error.message, field: 'changes' })
      throw error
    }
  }
  async function show(scope: Scope, rows: ScenarioRow[]): Promise<Scenario[]> {
    const names = new Map((await listNames(orm, scope)).map((person) => [String(person.id), displayName(person)]))
    return rows.map((row) => showScenario(row, names))
  }
  const start = (tx: Orm, { id }: ScenarioRow) => queue.send('compute-scenario', { scenarioId: id }, { tx })

  return {
    listScenarios: async ({ scope, query }) => {
      await endAbandonedScenarios(orm, scope)
      return show(scope, await listScenarioRows(orm, scope, monthOf(query.month)))
    },

    createScenario: async ({ scope, body, change }) => {
      const { month, year, name, changes, offersAlternatives } = body
      await requireSupposable(scope, { month, year }, changes)
      return change(async ({ tx, audit }) => {
        if ((await countScenarios(tx, scope)) >= mostScenarios)
          throw fail('conflict', { message: `Your group has ${mostScenarios} scenarios. Delete one first.` })
        const row = await insertScenario(tx, scope, { month, year, name, changes, offersAlternatives })
        await start(tx, row)
        audit({ action: 'scenario.create', thing: 'scenario', thingId: row.id, text: `tried the scenario “${name}”` })
        return { id: row.id }
      })
    },

    computeScenario: async ({ scope, params, change }) => {
      const known = await findScenario(orm, scope, params.id)
      if (!known) throw fail('not-found')
      await requireSupposable(scope, known, known.changes)
      return change(async ({ tx, audit }) => {
        const row = await requeueScenario(tx, scope, params.id)
        if (!row) throw fail('conflict', { message: 'This scenario is already running.' })
        await start(tx, row)
        audit({
          action: 'scenario.compute',
          thing: 'scenario',
          thingId: row.id,
          text: `ran the scenario “${row.name}” again`,
        })
        return { ok: true }
      })
    },

    cancelScenario: ({ scope, params, change }) =>
      change(async ({ tx, audit }) => {
        if (!(await findScenario(tx, scope, params.id))) throw fail('not-found')
        const row = await requestStop(tx, scope, params.id)
        if (!row) throw fail('conflict', { message: 'This scenario isn’t running.' })
        audit({
          action: 'scenario.cancel',
          thing: 'scenario',
          thingId: row.id,
          text: `stopped the scenario “${row.name}”`,
        })
        return { ok: true }
      }),

    deleteScenario: ({ scope, params, change }) =>
      change(async ({ tx, audit }) => {
        const row = await removeScenario(tx, scope, params.id)
        if (!row) throw fail('not-found')
        audit({
          action: 'scenario.delete',
          thing: 'scenario',
          thingId: row.id,
          text: `deleted the scenario “${row.name}”`,
        })
        return { ok: true }
      }),

    startBackTest: async ({ scope, body: { changes }, change }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const today = localMoment(now(), settingsOf(group).timeZone).date
      const months = await listPastMonths(orm, scope, today, backTested)
      if (months.length === 0)
        throw fail('conflict', { message: 'No published month is over yet. Back-tests start with the first one.' })
      for (const month of months) await requireSupposable(scope, month, changes)
      return change(async ({ tx, audit }) => {
        await removeBackTest(tx, scope)
        for (const month of months)
          await start(tx, await insertScenario(tx, scope, { ...month, name: 'Back-test', changes, isBackTest: true }))
        audit({
          action: 'scenario.back-test',
          thing: 'group',
          thingId: scope.groupId,
          text: `back-tested changed rules on ${plural(months.length, 'month')}`,
        })
        return { ok: true }
      })
    },

    currentBackTest: async ({ scope }) => {
      await endAbandonedScenarios(orm, scope)
      return show(scope, await listBackTest(orm, scope))
    },

    versionShifts: ({ scope, params, query }) => listVersionShifts(orm, scope, { id: params.id, sense: query.sense }),

    useScenario: ({ scope, params, body, change }) =>
      makeDraft({ orm, advisor, now }, scope, { id: params.id, sense: body.sense }, change),
  }
}

/** Results from before these were counted have none. */
function showMeasures(measures: KeptMeasures): VersionMeasures {
  const { dayStaffNights = null, weekendsOver = null, nightsOver = null } = measures
  return { ...measures, dayStaffNights, weekendsOver, nightsOver }
}

function showScenario(row: ScenarioRow, names: ReadonlyMap<string, string>): Scenario {
  const { id, name, month, year, changes, offersAlternatives, state, progress, error, result } = row
  const nameOf = (physicianId: string) => names.get(physicianId) ?? 'New physician'
  return {
    ...{ id, name, month, year, changes, offersAlternatives, state, progress, error },
    comparedWith: result && {
      scheduleId: row.scheduleId,
      name: result.scheduleName,
      status: result.scheduleStatus ?? null,
      savedAt: result.scheduleSavedAt ?? null,
      measures: showMeasures(result.measures),
      broken: result.broken,
      lifted: result.lifted ?? 0,
    },
    versions: (result?.versions ?? []).map(({ people, rows, assignments: _, ...version }) => ({
      ...version,
      measures: showMeasures(version.measures),
      same: people.filter(({ verdict }) => verdict === 'same').length,
      people: people.flatMap(({ physicianId, verdict, says }) =>
        verdict === 'same' ? [] : [{ physicianId: Number(physicianId), name: nameOf(physicianId), verdict, says }],
      ),
      rows: rows.map(({ physicianId, ...drawn }) => ({ ...drawn, name: nameOf(physicianId) })),
    })),
    createdBy: row.createdBy === null ? null : (names.get(String(row.createdBy)) ?? null),
    createdAt: row.createdAt.toISOString(),
    computedAt: row.computedAt?.toISOString() ?? null,
  }
}
