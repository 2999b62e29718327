/** The rows of the grid: who, in which order, with which shifts; unchanged rows keep their identity. */
import { useCallback, useMemo, useRef } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { monthKey } from '../../../engine/month.ts'
import { showNames } from '../model/alike-names.ts'
import { coverDays } from '../model/coverage.ts'
import {
  coverageKey,
  filterRows,
  groupByOwner,
  groupOpen,
  groupRows,
  physicianKey,
  type ShiftsByOwner,
  sortRows,
  staffOf,
} from '../model/rows.ts'
import { type Counts, countShifts } from '../model/tallies.ts'
import type { Desk } from '../use-desk.ts'
import type { RosterAddress } from '../use-roster-address.ts'
import type { RosterData } from '../use-roster-data.ts'

const none: readonly Shift[] = []

export function useGridRows(desk: Desk, data: RosterData, address: RosterAddress) {
  const { shifts } = desk.edits
  const { mark, schedule } = desk
  const { days, outside, removed, roles, holidays, people: everybody } = data
  const all = useMemo(() => [...shifts, ...outside], [shifts, outside])
  const previous = useRef<ShiftsByOwner>(new Map())
  const owners = useMemo(() => groupByOwner(all, previous.current), [all])
  previous.current = owners

  const counted = useMemo(() => {
    const calendar = { month: monthKey({ year: schedule.year, month: schedule.month }), holidays }
    const known = new WeakMap<readonly Shift[], Counts>()
    return (own: readonly Shift[]) => {
      const counts = known.get(own) ?? countShifts(own, mark, calendar)
      known.set(own, counts)
      return counts
    }
  }, [mark, schedule.year, schedule.month, holidays])

  const ownShifts = useCallback((id: number) => owners.get(id) ?? none, [owners])
  const { search, roleId, experience, order, grouping } = address
  const staff = useMemo(() => staffOf(everybody, owners), [everybody, owners])
  const groups = useMemo(() => {
    const found = filterRows(staff, owners, { search, roleId, experience })
    const sorted = sortRows(found, order, (id) => counted(ownShifts(id)))
    return groupRows(sorted, grouping, { roles, ownShifts })
  }, [staff, owners, search, roleId, experience, order, grouping, roles, counted, ownShifts])
  const people = useMemo(() => groups.flatMap((group) => group.people), [groups])
  const shownNames = useMemo(() => showNames(everybody), [everybody])

  const open = useMemo(() => {
    const shown = new Set(days.map((day) => day.date))
    const inGrid = shifts.filter((shift) => shown.has(shift.date) && (roleId === undefined || shift.roleId === roleId))
    return groupOpen(inGrid, (shift) => mark(shift).order)
  }, [shifts, days, mark, roleId])
  const coverage = useMemo(
    () =>
      coverDays(
        days.map((day) => day.date),
        [...all, ...removed],
        roles,
      ),
    [days, all, removed, roles],
  )
  const keys = useMemo(
    () => [coverageKey, ...open.map((row) => row.key), ...people.map((person) => physicianKey(person.id))],
    [open, people],
  )
  return {
    people,
    /** How many there would be without filters. */
    staffCount: staff.length,
    groups,
    open,
    coverage,
    keys,
    ownShifts,
    shownNames,
    countsOf: (id: number) => counted(ownShifts(id)),
  }
}
export type GridRows = ReturnType<typeof useGridRows>
