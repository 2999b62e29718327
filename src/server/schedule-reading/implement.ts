/** Sets the group up from an analysis, in one transaction; repeating it adds nothing. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { GroupSettings } from '../../contract/groups.ts'
import {
  type Implementation,
  type ImplementationChoices,
  implementationChoices,
} from '../../contract/implementation.ts'
import { monthKey } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { findOwnGroup, settingsOf, updateGroup } from '../groups/groups.store.ts'
import { pastHolidays } from '../holidays/holidays.service.ts'
import { writeHolidayHistory } from '../holidays/holidays.store.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, schedules } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { insertRole, listRoles, updateRole } from '../roles/roles.store.ts'
import { untilUnchanged } from '../shift-changes/changed-meanwhile.ts'
import { findLeavers } from '../shift-changes/leavers.ts'
import { listMembers } from '../users/users.store.ts'
import { addPeople } from './add-people.ts'
import { type AnalysisRow, lockAnalysis, markImplemented } from './analyses.store.ts'
import { type Decisions, decideChanges, type GroupState, type RoleChange } from './decide-changes.ts'
import { holidayTurnsOf } from './holiday-turns.ts'
import { writeDraft } from './write-draft.ts'

export async function readState(orm: Orm, scope: Scope, { analysisData }: AnalysisRow): Promise<GroupState> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw fail('not-found')
  const made = Object.entries(analysisData.drafts)
  const rows =
    made.length === 0
      ? []
      : await orm
          .select()
          .from(schedules)
          .where(
            and(
              eq(schedules.groupId, scope.groupId),
              isNull(schedules.deletedAt),
              inArray(
                schedules.id,
                made.map(([, id]) => id),
              ),
            ),
          )
  const drafts = new Map(
    made.flatMap(([month, id]) => {
      const row = rows.find((candidate) => candidate.id === id)
      return row ? [[month, row] as const] : []
    }),
  )
  const settings = settingsOf(group)
  return { group, settings, roles: await listRoles(orm, scope), members: await listMembers(orm, scope), drafts }
}

export function implementAnalysis(
  now: () => Date,
  scope: Scope,
  id: number,
  chosen: ImplementationChoices | undefined,
  make: MakeChange,
): Promise<Implementation> {
  return untilUnchanged(() => make((change) => implement(change, now(), scope, id, chosen)))
}

/** If a file may have been misread, only what someone chose is used. */
function usualChoices({ analysisData }: AnalysisRow): ImplementationChoices {
  const isSure = analysisData.reading?.isSure !== false
  return implementationChoices.parse(isSure ? {} : { roles: [], shiftTypes: [], settings: false })
}

async function implement(
  { tx, audit }: Change,
  now: Date,
  scope: Scope,
  id: number,
  chosen: ImplementationChoices | undefined,
): Promise<Implementation> {
  // Two analyses of one group at once would both find a role missing.
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, scope.groupId)).for('update')
  const row = await lockAnalysis(tx, scope, id)
  if (!row) throw fail('not-found', { message: 'We couldn’t find this analysis.', field: 'id' })
  const choices = chosen ?? usualChoices(row)
  const state = await readState(tx, scope, row)
  const decisions = decideChanges(row.analysisData.understanding, state)
  requireKnown(choices, decisions)
  const roles = await writeRoles(tx, scope, decisions.roles, choices)
  const group = await writeGroup(tx, scope, decisions, state, choices)
  const people = await addPeople(tx, scope, {
    people: decisions.physicians,
    chosen: choices.physicians,
    understanding: row.analysisData.understanding,
  })
  const drafts = await writeDrafts(tx, scope, decisions, choices, {
    idByPart: roles.idByPart,
    idByPerson: people.idByKey,
    settings: state.settings,
    now,
  })
  const turns = holidayTurnsOf(decisions.schedule, people.idByKey, pastHolidays(state.group, now))
  await writeHolidayHistory(tx, scope, turns, 'imported')
  const { added, withoutAddress, known } = people
  const result: Implementation = {
    roles: roles.counts,
    shiftTypes: group.shiftTypes,
    settings: group.settings,
    physicians: { added, withoutAddress, known },
    drafts,
  }
  await markImplemented(tx, scope, {
    id,
    analysisData: {
      ...row.analysisData,
      drafts: {
        ...row.analysisData.drafts,
        ...Object.fromEntries(drafts.map((draft) => [monthKey(draft), draft.scheduleId])),
      },
    },
  })
  audit({
    action: 'analysis.implement',
    thing: 'analysis',
    thingId: id,
    text: `set the group up from ${row.analysisData.fileName ?? 'a pasted schedule'}`,
    after: { ...result, holidayHistory: turns.length },
  })
  return result
}

/** A choice that isn't in the analysis is a mistake, not a request for less. */
function requireKnown(choices: ImplementationChoices, { roles, shiftTypes, drafts }: Decisions): void {
  const role = choices.roles?.find((name) => !roles.some((known) => known.role.name === name))
  if (role !== undefined)
    throw fail('invalid', { message: `The analysis has no role named ${role}.`, field: 'choices.roles' })
  const type = choices.shiftTypes?.find((name) => !shiftTypes.some(({ found }) => found === name))
  if (type !== undefined)
    throw fail('invalid', { message: `The analysis has no shift type named ${type}.`, field: 'choices.shiftTypes' })
  const month = choices.drafts.find((wanted) => !drafts.some((known) => monthKey(known.month) === monthKey(wanted)))
  if (month)
    throw fail('invalid', { message: `The analysis has no shifts in ${formatMonth(month)}.`, field: 'choices.drafts' })
}

async function writeRoles(tx: Orm, scope: Scope, changes: RoleChange[], { roles: chosen }: ImplementationChoices) {
  const idByPart = new Map<string, number>()
  const counts = { created: 0, changed: 0 }
  for (const { role, part, action, existing, fields } of changes) {
    const isWanted = chosen === undefined || chosen.includes(role.name)
    if (isWanted && action === 'create') {
      idByPart.set(part.id, (await insertRole(tx, scope, fields)).id)
      counts.created++
    }
    if (isWanted && action === 'change' && existing) {
      const { startTime, endTime, daysOfWeek, requiredCount, countsByWeekday } = fields
      const demand = { daysOfWeek, requiredCount, countsByWeekday }
      await updateRole(tx, scope, existing.id, { startTime, endTime, ...demand }, undefined)
      counts.changed++
    }
    if (existing) idByPart.set(part.id, existing.id)
  }
  return { idByPart, counts }
}

async function writeGroup(
  tx: Orm,
  scope: Scope,
  { shiftTypes, settings }: Decisions,
  state: GroupState,
  choices: ImplementationChoices,
) {
  const types = shiftTypes.filter(
    ({ action, found }) => action !== 'same' && (choices.shiftTypes?.includes(found) ?? true),
  )
  const changes = choices.settings ? settings.filter(({ action }) => action === 'change') : []
  const counts = {
    created: types.filter(({ action }) => action === 'create').length,
    changed: types.filter(({ action }) => action === 'change').length,
  }
  if (types.length === 0 && changes.length === 0) return { shiftTypes: counts, settings: 0 }
  const merged = state.settings.shiftTypes.map(
    (known) => types.find(({ action, type }) => action === 'change' && type.name === known.name)?.type ?? known,
  )
  const all = [...merged, ...types.filter(({ action }) => action === 'create').map(({ type }) => type)]
  await updateGroup(
    tx,
    scope,
    {
      ...Object.assign({}, ...changes.map(({ change }) => change)),
      ...(types.length > 0 ? { settings: { ...state.group.settings, shiftTypes: all.slice(0, mostShiftTypes) } } : {}),
    },
    undefined,
  )
  return { shiftTypes: counts, settings: changes.length }
}

/** The contract's limit. */
const mostShiftTypes = 30

type Known = {
  idByPart: ReadonlyMap<string, number>
  idByPerson: ReadonlyMap<string, number>
  settings: GroupSettings
  now: Date
}

async function writeDrafts(
  tx: Orm,
  scope: Scope,
  { schedule, drafts }: Decisions,
  choices: ImplementationChoices,
  { idByPart, idByPerson, settings, now }: Known,
): Promise<Implementation['drafts']> {
  const members = await listMembers(tx, scope)
  const isOfLeaver = findLeavers({ people: members, settings }, now)
  const wanted = new Set(choices.drafts.map(monthKey))
  const made: Implementation['drafts'] = []
  for (const { month, existing, shifts } of drafts.filter((draft) => wanted.has(monthKey(draft.month)))) {
    const { month: number, year } = month
    if (existing) {
      made.push({ month: number, year, scheduleId: existing.id, name: existing.name, shifts, isNew: false })
      continue
    }
    const written = await writeDraft(tx, scope, {
      schedule,
      month,
      roleIdOf: ({ id }) => idByPart.get(id),
      physicianIdOf: (person) => idByPerson.get(person) ?? null,
      members,
      isOfLeaver,
    })
    made.push({
      month: number,
      year,
      scheduleId: written.draft.id,
      name: written.draft.name,
      shifts: written.shifts,
      isNew: true,
    })
  }
  return made
}
