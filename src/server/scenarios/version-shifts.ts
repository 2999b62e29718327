/** A version's shifts as a schedule would have them, for the roster: those that stay keep their ids, the others have none yet. */
import type { VersionSense } from '../../contract/scenarios.ts'
import { groupBy } from '../../engine/group-by.ts'
import type { Assignment } from '../../engine/model.ts'
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import type { KeptVersion } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { shiftTypeOf } from '../schedules/problem/role-of.ts'
import { listScheduleShifts, type ShownShift } from '../schedules/schedules.store.ts'
import { findScenario, listNames, type ScenarioRow } from './scenarios.store.ts'

export async function requireVersion(
  orm: Orm,
  scope: Scope,
  { id, sense }: { id: number; sense: VersionSense },
): Promise<{ row: ScenarioRow; version: KeptVersion }> {
  const row = await findScenario(orm, scope, id)
  if (!row) throw fail('not-found')
  const version = row.result?.versions.find((one) => one.sense === sense)
  if (!version) throw fail('conflict', { message: 'This scenario has no such schedule yet. Run it first.' })
  return { row, version }
}

export async function listVersionShifts(
  orm: Orm,
  scope: Scope,
  asked: { id: number; sense: VersionSense },
): Promise<ShownShift[]> {
  const { row, version } = await requireVersion(orm, scope, asked)
  if (row.scheduleId === null)
    throw fail('conflict', { message: 'The schedule it was compared with is gone. Run it again.' })
  const [saved, people, roles] = await Promise.all([
    listScheduleShifts(orm, scope, row.scheduleId),
    listNames(orm, scope),
    listAllRoles(orm, scope),
  ])
  const active = people.flatMap(({ isActive, ...person }) => (isActive ? person : []))
  const names = new Map(active.map((person) => [String(person.id), person]))
  const held = groupBy(
    saved.filter(({ status }) => status !== 'cancelled'),
    slotOf,
  )
  const wanted = groupBy(version.assignments, slotOf)
  let drawn = 0
  /** What changed has no id in the schedule. Someone who isn't hired yet, or has left, leaves it open. */
  const reassign = (shift: ShownShift, physicianId: string | undefined): ShownShift => {
    drawn += 1
    const person = names.get(physicianId ?? '')
    return {
      ...shift,
      id: -drawn,
      physicianId: person?.id ?? null,
      physician: person ?? null,
      physicianName: person ? displayName(person) : null,
      ...{ isLocked: false, editedBy: null },
    }
  }
  const template = (roleId: number, date: string): ShownShift | undefined => {
    const role = roles.find(({ id }) => id === roleId)
    const like = saved.find((shift) => shift.roleId === roleId) ?? saved[0]
    if (!role || !like) return undefined
    const { name, startTime, endTime } = role
    return { ...like, roleId, role: name, date, startTime, endTime, position: null, shiftType: shiftTypeOf(role) }
  }
  return [...new Set([...held.keys(), ...wanted.keys()])].flatMap((slot) => {
    const there = held.get(slot) ?? []
    const ids = new Set((wanted.get(slot) ?? []).map(({ physicianId }) => physicianId))
    const stays = there.filter(({ physicianId }) => physicianId !== null && ids.delete(String(physicianId)))
    const rest = there.filter((shift) => !stays.includes(shift))
    const coming = [...ids]
    const taken = rest.map((shift) => {
      const next = coming.shift()
      return next === undefined && shift.physicianId === null ? shift : reassign(shift, next)
    })
    const [roleId, date] = slot.split(' ')
    const added = coming.flatMap((physicianId) => {
      const shift = template(Number(roleId), date!)
      return shift ? reassign(shift, physicianId) : []
    })
    return [...stays, ...taken, ...added]
  })
}

const slotOf = ({ roleId, date }: Pick<ShownShift, 'roleId' | 'date'> | Assignment) => `${roleId} ${date}`
