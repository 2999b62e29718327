/** Physicians as the engine reads them: every field of the person, the month's preferences, leave, and the ledger. */

import type { Likes } from '../../../contract/fields/physician-work.ts'
import type { GroupSettings } from '../../../contract/groups.ts'
import { addDays } from '../../../engine/calendar.ts'
import {
  type HolidayWorked,
  type Ledger,
  type Physician,
  type Role,
  type RoleCategory,
  roleCategories,
  type ShiftKind,
  shiftKinds,
} from '../../../engine/model.ts'
import type { MonthSpan } from '../../../engine/month.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { PreferencesRow, TimeOff, UserRow } from './read-inputs.ts'
import { shiftTypeOf } from './role-of.ts'

export type PersonInputs = {
  person: UserRow
  preferences: PreferencesRow | undefined
  timeOff: TimeOff[]
  ledger: Ledger
  holidayHistory: HolidayWorked[]
  /** What the plan of the year says. */
  planned: Pick<Physician, 'track' | 'weeksOn' | 'holidaysOff'>
  seniorityRank: number
  span: MonthSpan
  roles: Role[]
  settings: GroupSettings
}

export function physicianOf(inputs: PersonInputs): Physician {
  const { person, preferences, roles, settings } = inputs
  const liked = likedRoles(person.roleTypePreferences, roles)
  return {
    id: String(person.id),
    name: displayName(person),
    fte: person.fte,
    experienceLevel: person.experienceLevel,
    seniorityRank: inputs.seniorityRank,
    specialtyAreas: person.specialtyAreas,
    preferredRoles: [...new Set([...person.preferredRoles, ...liked.preferred])],
    avoidedRoles: liked.avoided,
    shiftTypePreferences: shiftTypePreferencesOf(person.shiftTypePreferences, settings),
    roleTypePreferences: roleTypePreferencesOf(person.roleTypePreferences),
    availableDays: person.availableDays,
    unavailableDates: person.unavailableDates,
    maxConsecutiveDays: person.maxConsecutiveDays,
    minRestDays: person.minRestDays,
    preferredShiftLength: person.preferredShiftLength,
    weekendAvailability: person.weekendAvailability,
    holidayAvailability: person.holidayAvailability,
    nightShiftPreference: person.nightShiftPreference,
    ...inputs.planned,
    preferences: {
      shifts: (preferences?.preferredShifts ?? []).map(({ date, roleId, wants }) => ({
        date,
        ...(roleId === undefined ? {} : { roleId: String(roleId) }),
        wants,
      })),
      ...(preferences?.maxShiftsPerMonth == null ? {} : { maxShifts: preferences.maxShiftsPerMonth }),
      avoidConsecutive: preferences?.avoidConsecutive ?? false,
      preferWeekends: preferences?.preferWeekends ?? false,
    },
    absences: absencesOf(inputs),
    ledger: inputs.ledger,
    holidayHistory: inputs.holidayHistory,
  }
}

/** Approved leave, and the days before someone has started. */
function absencesOf({ person, timeOff, span }: PersonInputs): string[] {
  if (timeOff.length === 0 && (person.startDateWithGroup ?? '') <= span.from) return []
  const dates = Array.from({ length: span.days }, (_, day) => addDays(span.from, day))
  const isAway = (date: string) =>
    date < (person.startDateWithGroup ?? '') || timeOff.some((leave) => leave.from <= date && date <= leave.to)
  return dates.filter(isAway)
}

const points = { prefer: 1, avoid: -1 } as const

/** Keys are kinds of shift, or names of the group's own shift types, which are classified by the clock. */
function shiftTypePreferencesOf(likes: Likes, settings: GroupSettings): Physician['shiftTypePreferences'] {
  const preferences: Physician['shiftTypePreferences'] = {}
  for (const [name, like] of Object.entries(likes)) {
    const kind = kindNamed(name, settings)
    if (kind && like !== 'neutral') preferences[kind] = points[like]
  }
  return preferences
}

function kindNamed(name: string, settings: GroupSettings): ShiftKind | undefined {
  const plain = name.trim().toLowerCase()
  const known = shiftKinds.find((kind) => kind === plain)
  if (known) return known
  if (plain === '24-hour') return 'twenty-four'
  const own = settings.shiftTypes.find((type) => type.name.toLowerCase() === plain)
  if (!own) return undefined
  const type = shiftTypeOf(own)
  return type === 'custom' || type === 'weekend' ? 'twenty-four' : type
}

function roleTypePreferencesOf(likes: Likes): Physician['roleTypePreferences'] {
  const preferences: Partial<Record<RoleCategory, 1 | -1>> = {}
  for (const category of roleCategories) {
    const like = likes[category]
    if (like !== undefined && like !== 'neutral') preferences[category] = points[like]
  }
  return preferences
}

/** Keys may also be a role's id or name. */
function likedRoles(likes: Likes, roles: Role[]): { preferred: string[]; avoided: string[] } {
  const matching = (wanted: 'prefer' | 'avoid') =>
    roles.filter(({ id, name }) => likes[id] === wanted || likes[name] === wanted).map(({ id }) => id)
  return { preferred: matching('prefer'), avoided: matching('avoid') }
}

/**
 * A rank for everyone: the group's own, then by the date of joining the group, then by years in medicine.
 * It only breaks ties.
 */
export function rankBySeniority(people: UserRow[]): Map<number, number> {
  const last = '9999-12-31'
  const ordered = [...people].sort(
    (one, other) =>
      (one.seniorityRank ?? Number.MAX_SAFE_INTEGER) - (other.seniorityRank ?? Number.MAX_SAFE_INTEGER) ||
      (one.startDateWithGroup ?? last).localeCompare(other.startDateWithGroup ?? last) ||
      (one.startDateInMedicine ?? last).localeCompare(other.startDateInMedicine ?? last) ||
      one.id - other.id,
  )
  return new Map(ordered.map((person, index) => [person.id, index + 1]))
}
