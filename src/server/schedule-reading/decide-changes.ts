/** What implementing an analysis would change in the group. Writes nothing. */

import type { GroupSettings } from '../../contract/groups.ts'
import type { Planned } from '../../contract/implementation.ts'
import type { RoleFields } from '../../contract/roles.ts'
import { type Demand, usualCount, usualDays } from '../../engine/demand.ts'
import { type RoleCategory, type ShiftKind, weekdays } from '../../engine/model.ts'
import { monthKey } from '../../engine/month.ts'
import { formatUsualDemand } from '../../engine/text/demand.ts'
import { formatTimes } from '../../engine/text/times.ts'
import type { GroupChange, GroupRow } from '../groups/groups.store.ts'
import type { RoleRow } from '../roles/roles.store.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { patternOf, shiftsOf } from './file-problem.ts'
import { type FileMonth, type FilePart, type FileRole, type FileSchedule, scheduleOf } from './file-schedule.ts'
import { matchPeople } from './match-people.ts'
import type { FoundPerson, Understanding } from './understanding.ts'
import { usualRules } from './usual-rules.ts'

export type GroupState = {
  group: GroupRow
  settings: GroupSettings
  roles: RoleRow[]
  members: UserRow[]
  /** Drafts made from this analysis, by month (yyyy-mm). */
  drafts: Map<string, ScheduleRow>
}

export type RoleChange = {
  role: FileRole
  part: FilePart
  action: Planned['action']
  existing: RoleRow | undefined
  fields: RoleFields
  says: string
}
export type NamedShiftType = GroupSettings['shiftTypes'][number]
/** `found` is its name in the file, `type` what the group will have. */
export type ShiftTypeChange = { found: string; action: Planned['action']; type: NamedShiftType; says: string }
type SettingField =
  | 'pattern'
  | 'totalPhysicians'
  | 'coverageRequirements'
  | 'maxConsecutiveShifts'
  | 'minRestBetweenShifts'
export type SettingChange = { name: string; action: Planned['action']; change: GroupChange; says: string }
export type PersonChange = { person: FoundPerson; member: UserRow | undefined; says: string }
export type DraftChange = { month: FileMonth; shifts: number; existing: ScheduleRow | undefined }

export type Decisions = {
  schedule: FileSchedule
  roles: RoleChange[]
  shiftTypes: ShiftTypeChange[]
  settings: SettingChange[]
  physicians: PersonChange[]
  drafts: DraftChange[]
}

export function decideChanges(understanding: Understanding, state: GroupState): Decisions {
  const schedule = scheduleOf(understanding)
  return {
    schedule,
    roles: schedule.roles.flatMap((role) => role.parts.map((part) => decideRole(role, part, state.roles))),
    shiftTypes: understanding.shiftTypes.map(({ name, start, end }) =>
      decideShiftType({ name: name.slice(0, 100), startTime: start, endTime: end }, state),
    ),
    settings: decideSettings(understanding, schedule, state.group),
    physicians: decidePeople(understanding, state),
    drafts: schedule.months.map((month) => ({
      month,
      shifts: shiftsOf(schedule, month).length,
      existing: state.drafts.get(monthKey(month)),
    })),
  }
}

/** 1 is filled first. */
const priorities: Record<RoleCategory, number> = { coverage: 1, rounder: 2, admitter: 3, special: 5, backup: 7 }
const priorityOf = (category: RoleCategory, kind: ShiftKind) => (kind === 'night' ? 1 : priorities[category])

function decideRole(role: FileRole, part: FilePart, existing: RoleRow[]): RoleChange {
  const known = existing.find(({ name }) => name.toLowerCase() === part.name.toLowerCase())
  const fields: RoleFields = {
    name: known?.name ?? part.name,
    category: known?.category ?? role.category,
    description: known?.description ?? null,
    startTime: role.startTime,
    endTime: role.endTime,
    daysOfWeek: part.days,
    requiredCount: Math.min(100, part.requiredCount),
    // The parts already have counts by weekday; counts by date are kept.
    countsByWeekday: {},
    countsByDate: known?.countsByDate ?? [],
    priority: known?.priority ?? priorityOf(role.category, role.kind),
    restrictions: known?.restrictions ?? {},
    aiRules: known?.aiRules ?? null,
  }
  const now = describeRole(fields)
  if (!known) return { role, part, action: 'create', existing: undefined, fields, says: now }
  return isSameDemand(known, fields)
    ? { role, part, action: 'same', existing: known, fields, says: now }
    : { role, part, action: 'change', existing: known, fields, says: `${describeRole(known)} becomes ${now}` }
}

type Times = Pick<RoleFields, 'startTime' | 'endTime'>

function isSameDemand(one: Demand & Times, other: Demand & Times): boolean {
  return isSameTime(one, other) && weekdays.every((day) => usualCount(one, day) === usualCount(other, day))
}

function isSameTime(one: Times, other: Times): boolean {
  return one.startTime === other.startTime && one.endTime === other.endTime
}

function describeRole(role: Demand & Times): string {
  const when = usualDays(role).length === 0 ? 'no fixed days' : formatUsualDemand(role)
  return `${formatTimes(role)}, ${when}`
}

function decideShiftType(type: NamedShiftType, { settings }: GroupState): ShiftTypeChange {
  const known =
    settings.shiftTypes.find(({ name }) => name.toLowerCase() === type.name.toLowerCase()) ??
    settings.shiftTypes.find((one) => isSameTime(one, type))
  const found = type.name
  if (!known) return { found, action: 'create', type, says: formatTimes(type) }
  if (isSameTime(known, type)) {
    const isNamedOtherwise = known.name.toLowerCase() !== found.toLowerCase()
    return {
      found,
      action: 'same',
      type: known,
      says: `${formatTimes(type)}${isNamedOtherwise ? `, as ${known.name}` : ''}`,
    }
  }
  return {
    found,
    action: 'change',
    type: { ...type, name: known.name },
    says: `${formatTimes(known)} becomes ${formatTimes(type)}`,
  }
}

/** A pattern below this is a guess. */
const confidentEnough = 0.5

function decideSettings(understanding: Understanding, schedule: FileSchedule, group: GroupRow): SettingChange[] {
  const { pattern, people } = understanding
  const usual = usualRules(schedule.shifts)
  const wanted: [string, SettingField, string | number | undefined][] = [
    [
      'Primary shift pattern',
      'pattern',
      pattern && pattern.confidence >= confidentEnough ? patternOf(pattern) : undefined,
    ],
    ['Number of physicians', 'totalPhysicians', people.length > 0 ? Math.min(100, people.length) : undefined],
    ['Physicians per shift', 'coverageRequirements', meanPositions(schedule)],
    ['Maximum consecutive shifts', 'maxConsecutiveShifts', usual?.maxConsecutiveShifts],
    ['Minimum rest between shifts', 'minRestBetweenShifts', usual?.minRestBetweenShifts],
  ]
  return wanted.flatMap(([name, field, value]) => {
    if (value === undefined) return []
    const before = group[field]
    const unit = field === 'minRestBetweenShifts' ? ' hours' : ''
    return [
      {
        name,
        action: before === value ? ('same' as const) : ('change' as const),
        change: { [field]: value },
        says: before === value ? `${value}${unit}` : `${before}${unit} becomes ${value}${unit}`,
      },
    ]
  })
}

/** The average number of people per role on a working day, which a group without roles uses per shift. */
function meanPositions({ roles }: FileSchedule): number | undefined {
  const counts = roles
    .filter(({ kind }) => kind !== 'backup')
    .map(({ required }) => Math.max(...weekdays.map((day) => required[day])))
  const needed = counts.filter((count) => count > 0)
  if (needed.length === 0) return undefined
  return Math.min(100, Math.max(1, Math.round(needed.reduce((sum, count) => sum + count, 0) / needed.length)))
}

function decidePeople(understanding: Understanding, { members }: GroupState): PersonChange[] {
  const matched = matchPeople(understanding.people, members)
  return understanding.people.map((person) => {
    const member = matched.get(person.key)
    const preferences = understanding.preferences
      .filter((preference) => preference.person === person.key)
      .map(({ says }) => says)
    return { person, member, says: preferences.join(' ') }
  })
}
