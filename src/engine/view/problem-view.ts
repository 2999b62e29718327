/** What rules read: the problem with all shared lookups computed once, by the board's numbers. */
import { addDays, daysBetween, isWeekend, minuteOfDay, weekdayOf } from '../calendar.ts'
import { countOn, lengthOf, rolesInForce, shiftKindOf } from '../demand.ts'
import type { Assignment, CalendarDate, Physician, Problem, Role, ShiftKind, Weekday } from '../model.ts'
import type { Kind } from '../shapes/limit.ts'

export type Day = {
  index: number
  date: CalendarDate
  weekday: Weekday
  isWeekend: boolean
  holiday?: string
  isMajorHoliday: boolean
}

/** A role by the clock. Kind 0 is the day off, so `shifts[kind - 1]` is the shift of a kind. */
export type Shift = { kind: Kind; role: Role; startMinute: number; minutes: number; shiftKind: ShiftKind }

export type KindSets = {
  /** All kinds of shift. */
  all: Kind[]
  /** Shifts worked in the hospital: all but backup. */
  work: Kind[]
  /** Shifts that make a stretch: work without 24-hour shifts, which can't follow each other. */
  running: Kind[]
  /** Shifts with a night in them: nights and 24-hour shifts. */
  withNight: Kind[]
  backup: Kind[]
  /** Days at home: off, or only on backup. */
  home: Kind[]
}

/** What can be derived from the problem before any rule applies. */
export type ProblemView = {
  problem: Problem
  physicians: Physician[]
  days: Day[]
  shifts: Shift[]
  kinds: KindSets
  /** need[day][kind]: how many people. */
  need: number[][]
  /** What each physician had before the month, oldest first; empty where nothing is known. */
  past: Kind[][]
  /** What each physician has after the month; empty where nothing is known. */
  future: Kind[][]
  /** absent[person][day]: approved time off. */
  absent: boolean[][]
}

/** Days on either side of a month that its limits can reach: the longest covers 28 days in a row. */
export const edgeDays = 35

export function viewProblem(problem: Problem): ProblemView {
  const days = viewDays(problem)
  const shifts = rolesInForce(problem).map((role, index) => viewShift(role, index + 1))
  return {
    problem,
    physicians: problem.physicians,
    days,
    shifts,
    kinds: kindSets(shifts),
    need: days.map((day) => [0, ...shifts.map(({ role }) => countOn(role, day.date))]),
    ...viewEdges(problem, shifts),
    absent: problem.physicians.map((physician) => {
      const dates = new Set(physician.absences)
      return days.map((day) => dates.has(day.date))
    }),
  }
}

export function shiftOf(view: ProblemView, kind: Kind): Shift {
  return view.shifts[kind - 1]!
}

export function kindsWhere(view: ProblemView, holds: (shift: Shift) => boolean): Kind[] {
  return view.shifts.filter(holds).map((shift) => shift.kind)
}

/** A limit for each physician, in their order. */
export function forEachPhysician<Made>(
  view: ProblemView,
  make: (physician: Physician, person: number) => Made | Made[] | undefined,
): Made[] {
  return view.physicians.flatMap((physician, person) => make(physician, person) ?? [])
}

function viewDays(problem: Problem): Day[] {
  const holidays = new Map(problem.holidays.map((holiday) => [holiday.date, holiday]))
  return Array.from({ length: problem.days }, (_, index) => {
    const date = addDays(problem.from, index)
    const holiday = holidays.get(date)
    return {
      index,
      date,
      weekday: weekdayOf(date),
      isWeekend: isWeekend(date),
      holiday: holiday?.name,
      isMajorHoliday: holiday?.isMajor ?? false,
    }
  })
}

function viewShift(role: Role, kind: Kind): Shift {
  return {
    kind,
    role,
    startMinute: minuteOfDay(role.startTime),
    minutes: lengthOf(role),
    shiftKind: shiftKindOf(role),
  }
}

function kindSets(shifts: Shift[]): KindSets {
  const pick = (...shiftKinds: ShiftKind[]) =>
    shifts.filter((shift) => shiftKinds.includes(shift.shiftKind)).map((shift) => shift.kind)
  return {
    all: shifts.map((shift) => shift.kind),
    work: pick('day', 'evening', 'night', 'twenty-four'),
    running: pick('day', 'evening', 'night'),
    withNight: pick('night', 'twenty-four'),
    backup: pick('backup'),
    home: [0, ...pick('backup')],
  }
}

function viewEdges(problem: Problem, shifts: Shift[]): Pick<ProblemView, 'past' | 'future'> {
  const { from, days } = problem
  const past = viewOutside(problem, shifts, problem.before, (date) => daysBetween(date, from))
  const future = viewOutside(problem, shifts, problem.after, (date) => daysBetween(from, date) - days + 1)
  return { past: past.map((row) => row.reverse()), future }
}

/** The nearest day first. All rows have the same length: someone not listed on a known day is off. */
function viewOutside(
  { physicians }: Problem,
  shifts: Shift[],
  assignments: Assignment[],
  distanceOf: (date: CalendarDate) => number,
): Kind[][] {
  const kindOfRole = new Map(shifts.map((shift) => [shift.role.id, shift.kind]))
  const personOf = new Map(physicians.map((physician, person) => [physician.id, person]))
  const distances = assignments.map(({ date }) => distanceOf(date))
  const length = Math.min(edgeDays, Math.max(0, ...distances))
  const rows = physicians.map(() => new Array<Kind>(length).fill(0))
  for (const [index, { physicianId, roleId }] of assignments.entries()) {
    const distance = distances[index]!
    if (distance <= length) rows[personOf.get(physicianId)!]![distance - 1] = kindOfRole.get(roleId)!
  }
  return rows
}
