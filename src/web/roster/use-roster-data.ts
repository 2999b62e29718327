/** Everything the grid reads: the schedule's shifts and neighboring ones, people, roles, holidays, and the engine's problem. */
import { useEffect, useMemo, useState } from 'react'
import { namedHolidays } from '../../contract/holidays.ts'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import type { User } from '../../contract/users.ts'
import { yearOf } from '../../engine/calendar.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { usePeriodShifts } from '../shifts/use-period-shifts.ts'
import { type Checker, createChecker } from './checks/checker.ts'
import { datesOfSpan, describeDays, type Span } from './model/days.ts'
import { pendingDays } from './model/pending-days.ts'

type Shown = {
  schedule: Schedule
  schedules: readonly Schedule[]
  span: Span
  date: string
  today: string
  /** Instead of the schedule's own. */
  shifts?: readonly Shift[]
}

const nobody: User[] = []

export function useRosterData({ schedule, schedules, span, date, today, shifts }: Shown) {
  const { groupId } = useMember()
  const group = useRead('myGroup', {})
  const people = useRead('listPhysicians', { params: { groupId } })
  const roles = useRead('listRoles', { params: { groupId } })
  const own = useRead('scheduleShifts', { params: { scheduleId: schedule.id } })
  const pending = useRead('groupRequests', { params: { groupId }, query: { status: 'pending' } })
  const problem = useRead('scheduleProblem', { params: { id: schedule.id } })
  const overrides = useRead('listOverrides', { params: { id: schedule.id } })
  const { year, month } = schedule
  const dates = useMemo(() => datesOfSpan(span, date, { year, month }), [span, date, year, month])
  // A week at the edge of the month has its middle outside: its days are loaded with the surrounding month.
  const wide = useMemo(() => datesOfSpan('month', date, { year, month }), [date, year, month])
  const beside = usePeriodShifts(
    schedule,
    schedules,
    span === 'month' ? dates : [...new Set([...dates, ...wide])].sort(),
  )
  const settings = group.data?.settings
  const holidays = useMemo(
    () =>
      settings
        ? namedHolidays(
            settings,
            dates.map((each) => yearOf(each)),
          )
        : new Map<string, string>(),
    [settings, dates],
  )
  const days = useMemo(
    () => describeDays(dates, { year, month }, { today, holidays }),
    [dates, year, month, today, holidays],
  )
  const outside = beside.shifts.filter((shift) => shift.scheduleId !== schedule.id)
  const held = shifts ?? own.data
  const saved = useMemo(() => (held ?? []).filter(({ status }) => status !== 'cancelled'), [held])
  const removed = useMemo(() => (own.data ?? []).filter(({ status }) => status === 'cancelled'), [own.data])
  return {
    read: own,
    others: [people, roles, group],
    problem,
    overrides: overrides.data,
    saved,
    removed,
    pendingOff: useMemo(() => pendingDays(pending.data ?? []), [pending.data]),
    outside: useSame(outside),
    people: (people.data as User[] | undefined) ?? nobody,
    roles: roles.data ?? [],
    groupName: group.data?.name ?? '',
    holidays,
    days,
    ...useChecker(problem.data ?? undefined),
  }
}
export type RosterData = ReturnType<typeof useRosterData>

/** Compiling takes a while, so the grid paints first. */
function useChecker(problem: Parameters<typeof createChecker>[0] | undefined): {
  checker: Checker | undefined
  /** Why nothing can be checked here; the server still checks on saving. */
  cannotCheck: string | undefined
} {
  const painted = useAfterPaint(problem)
  return useMemo(() => {
    if (!painted) return { checker: undefined, cannotCheck: undefined }
    try {
      return { checker: createChecker(painted), cannotCheck: undefined }
    } catch (error) {
      return { checker: undefined, cannotCheck: error instanceof Error ? error.message : String(error) }
    }
  }, [painted])
}

/** The same array as long as it has the same shifts. */
function useSame(shifts: readonly Shift[]): readonly Shift[] {
  const key = shifts.map((shift) => `${shift.id}.${shift.version}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the shifts.
  return useMemo(() => shifts, [key])
}

/** A value that follows another after the browser has painted: for work that must not delay an edit. */
export function useAfterPaint<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
