/** The problem a file's month would have solved, so the engine can score it like its own schedules. */

import type { GroupSettings } from '../../contract/groups.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import type { AbsenceReason } from '../../contract/sheet-reading.ts'
import { addDays } from '../../engine/calendar.ts'
import { defaultPhysician } from '../../engine/default-physician.ts'
import { type Assignment, type Pattern, type Physician, type Problem, type Role, weekdays } from '../../engine/model.ts'
import { mostRestHours } from '../../engine/validate-problem.ts'
import { edgeDays } from '../../engine/view/problem-view.ts'
import type { GroupRow } from '../groups/groups.store.ts'
import { choicesOf } from '../schedules/problem/gather-problem.ts'
import type { FileMonth, FileSchedule, FileShift } from './file-schedule.ts'
import type { FoundPattern, FoundPerson, FoundPreference, Understanding } from './understanding.ts'

export type FileProblem = { problem: Problem; assignments: Assignment[] }

export type JudgedBy = { group: GroupRow; settings: GroupSettings }

/** How sure a preference seen only in shifts must be to count. */
const confidentEnough = 0.8

/**
 * Nocturnists are recognized by their shifts, and if there are any, so are people who never work nights. Someone who just
 * had no weekend or night may have been lucky; the fairness score shows that.
 */
export function agreedPreferences(preferences: FoundPreference[]): FoundPreference[] {
  const isAgreed = (one: FoundPreference) => one.isWritten || one.confidence >= confidentEnough
  const hasNocturnists = preferences.some((one) => one.preference === 'only-nights' && isAgreed(one))
  return preferences.filter(
    (one) =>
      one.isWritten ||
      (isAgreed(one) && (one.preference === 'only-nights' || (one.preference === 'never-nights' && hasNocturnists))),
  )
}

export function fileProblem(
  understanding: Understanding,
  schedule: FileSchedule,
  month: FileMonth,
  { group, settings }: JudgedBy,
): FileProblem {
  const preferences = agreedPreferences(understanding.preferences)
  const problem: Problem = {
    from: month.from,
    days: month.days,
    roles: schedule.roles.flatMap((role) =>
      role.parts.map(
        (part): Role => ({
          id: part.id,
          name: part.name,
          category: role.category,
          startTime: role.startTime,
          endTime: role.endTime,
          ...(role.startTime === role.endTime ? { lasts24Hours: true } : {}),
          daysOfWeek: part.days.length > 0 ? part.days : [...weekdays],
          requiredCount: part.days.length > 0 ? part.requiredCount : 0,
          priority: 1,
          restrictions: nightless(role.kind === 'night', preferences),
        }),
      ),
    ),
    physicians: understanding.people.map((person) => physicianOf(person, understanding, preferences)),
    group: {
      pattern: understanding.pattern ? patternOf(understanding.pattern) : group.pattern,
      coverageRequirements: group.coverageRequirements,
      maxConsecutiveShifts: group.maxConsecutiveShifts,
      minRestBetweenShifts: Math.min(group.minRestBetweenShifts, mostRestHours),
      choices: choicesOf(settings.rules),
      customRules: [],
    },
    holidays: holidaysOf(settings, [month.year]),
    before: schedule.shifts
      .filter(({ date }) => date < month.from && date >= addDays(month.from, -edgeDays))
      .map(toAssignment),
    // A conflict across two months of a file counts once, in the later one.
    after: [],
    locked: [],
  }
  return { problem, assignments: shiftsOf(schedule, month).map(toAssignment) }
}

export function shiftsOf({ shifts }: FileSchedule, { from, to }: FileMonth): FileShift[] {
  return shifts.filter(({ date }) => from <= date && date <= to)
}

/** The group's pattern that a found one comes closest to. */
export function patternOf({ kind }: FoundPattern): Pattern {
  return kind === 'blocks' || kind === 'irregular' ? 'custom' : kind
}

/** "0.5 FTE" beside a name; 1 if the file doesn't say. */
export function fteOf({ hints }: FoundPerson): number {
  const [, number] = /(\d*\.?\d+)\s*fte/i.exec(hints.join(' ')) ?? []
  const fte = Number(number)
  return fte >= 0.1 && fte <= 1 ? fte : 1
}

const leave: AbsenceReason[] = ['vacation', 'sick', 'education', 'leave']

/** Days on which someone is away, not just off. */
export function leaveOf(person: string, { absences }: Understanding): string[] {
  const own = absences.filter((absence) => absence.person === person && leave.includes(absence.reason))
  return [...new Set(own.map(({ date }) => date))].sort()
}

function toAssignment({ person, part, date }: FileShift): Assignment {
  return { physicianId: person, roleId: part.id, date }
}

function nightless(isNight: boolean, preferences: FoundPreference[]): Role['restrictions'] {
  const never = preferences.filter(({ preference }) => preference === 'never-nights').map(({ person }) => person)
  return isNight && never.length > 0 ? { never } : {}
}

function physicianOf(person: FoundPerson, understanding: Understanding, preferences: FoundPreference[]): Physician {
  const has = (preference: FoundPreference['preference']) =>
    preferences.some((one) => one.person === person.key && one.preference === preference)
  const requested = understanding.absences.filter(
    (absence) => absence.person === person.key && absence.reason === 'requested-off',
  )
  return defaultPhysician({
    id: person.key,
    name: person.name,
    fte: fteOf(person),
    availableDays: has('only-weekends') ? ['saturday', 'sunday'] : [],
    maxConsecutiveDays: 14,
    minRestDays: 0,
    weekendAvailability: !has('never-weekends'),
    nightShiftPreference: has('only-nights') ? 'prefer' : 'neutral',
    preferences: {
      shifts: requested.map(({ date }) => ({ date, wants: 'off' as const })),
      avoidConsecutive: false,
      preferWeekends: false,
    },
    absences: leaveOf(person.key, understanding),
  })
}
