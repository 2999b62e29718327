/** The shifts of a day by role, with names and open shifts, and how many of each kind are on. */
import type { Shift } from '../../contract/schedules.ts'
import { type ShiftKind, shiftKinds } from '../../engine/model.ts'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { formatTimes } from '../text/clock.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'

type DayProps = { shifts: Shift[]; mark: MarkShift }

export function RolesOfDay({ shifts, mark }: DayProps) {
  return (
    <ul>
      {groupByRole(shifts, mark).map((group) => (
        <RoleRow key={`${group[0].role} ${group[0].startTime}`} shifts={group} mark={mark} />
      ))}
    </ul>
  )
}

function RoleRow({ shifts, mark }: { shifts: [Shift, ...Shift[]]; mark: MarkShift }) {
  const [first] = shifts
  const names = shifts.flatMap((shift) => shift.physicianName ?? []).sort()
  const open = shifts.length - names.length
  const { code, shiftKind, roleName } = mark(first)
  return (
    <li className="grid grid-cols-[40px_104px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0 tablet:grid-cols-[40px_168px_minmax(0,1fr)] tablet:px-5">
      <ShiftChip code={code} kind={shiftKind} />
      <span>
        <span className="font-semibold">{roleName}</span>
        <span className="block text-12 text-muted">{formatTimes(first)}</span>
      </span>
      <span className="text-muted">
        {names.join(', ')}
        {open > 0 && (
          <span className="font-semibold text-bad">
            {names.length > 0 && ', '}
            {open} open
          </span>
        )}
      </span>
    </li>
  )
}

const kindNames: Record<ShiftKind, string> = {
  day: 'day',
  evening: 'evening',
  night: 'night',
  'twenty-four': '24-hour',
  backup: 'backup',
}

/** How many people of each kind of shift are on; the short form is only the number. */
export function KindCounts({ shifts, mark, isShort = false }: DayProps & { isShort?: boolean }) {
  const staffed = shifts.filter((shift) => shift.physicianId !== null).map((shift) => mark(shift).shiftKind)
  const counts = shiftKinds
    .map((kind) => ({ kind, count: staffed.filter((other) => other === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <span className={`flex max-tablet:hidden ${isShort ? 'gap-1' : 'gap-2'}`}>
      {counts.map(({ kind, count }) => {
        const words = `${count} ${kindNames[kind]}`
        return isShort ? (
          <span key={kind} title={words} className="flex">
            <ShiftChip code={String(count)} kind={kind} label={words} />
          </span>
        ) : (
          <ShiftChip key={kind} code={words} kind={kind} />
        )
      })}
    </span>
  )
}

/** In the order of the day, backups last. */
export function groupByRole(shifts: Shift[], mark: MarkShift): [Shift, ...Shift[]][] {
  const groups = new Map<string, [Shift, ...Shift[]]>()
  for (const shift of shifts) {
    const { shiftKind, roleName } = mark(shift)
    const key = `${shiftKind === 'backup' ? 1 : 0} ${shift.startTime} ${roleName} ${shift.endTime}`
    const group = groups.get(key)
    if (group) group.push(shift)
    else groups.set(key, [shift])
  }
  return [...groups.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}
