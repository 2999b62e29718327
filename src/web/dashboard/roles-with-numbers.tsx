/** Shifts by role with their people and phone numbers. */
import type { Shift } from '../../contract/schedules.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { formatTimes } from '../text/clock.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { groupByRole } from './roles-of-day.tsx'

type RolesWithNumbersProps = {
  shifts: Shift[]
  mark: MarkShift
  /** By physician; null if someone has entered none. */
  numbers: ReadonlyMap<number, string | null>
}

export function RolesWithNumbers({ shifts, mark, numbers }: RolesWithNumbersProps) {
  return (
    <ul className="@container">
      {groupByRole(shifts, mark).map((group) => {
        const [first] = group
        const { code, shiftKind, roleName } = mark(first)
        return (
          <li
            key={`${roleName} ${first.date} ${first.startTime}`}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0 tablet:px-5 @min-[520px]:grid-cols-[40px_120px_minmax(0,1fr)]"
          >
            <ShiftChip code={code} kind={shiftKind} />
            <span>
              <span className="font-semibold">{roleName}</span>
              <span className="block text-12 text-muted">{formatTimes(first)}</span>
            </span>
            <People shifts={group} numbers={numbers} />
          </li>
        )
      })}
    </ul>
  )
}

function People({ shifts, numbers }: Pick<RolesWithNumbersProps, 'shifts' | 'numbers'>) {
  const staffed = shifts
    .filter((shift) => shift.physicianId !== null)
    .sort((one, other) => (one.physicianName ?? '').localeCompare(other.physicianName ?? ''))
  const open = shifts.length - staffed.length
  return (
    <ul className="grid gap-x-6 gap-y-0.5 @max-[520px]:col-start-2 @max-[520px]:mt-1 @min-[520px]:grid-cols-[repeat(auto-fill,minmax(184px,1fr))]">
      {staffed.map((shift) => (
        <li key={shift.id} className="flex min-h-6 min-w-0 flex-wrap items-baseline justify-between gap-x-2">
          <ShiftLink shiftId={shift.id} className="hover:underline">
            {shift.physicianName}
          </ShiftLink>
          <PhoneNumber number={numbers.get(shift.physicianId ?? 0)} />
        </li>
      ))}
      {open > 0 && <li className="font-semibold text-bad">{open} open</li>}
    </ul>
  )
}

function PhoneNumber({ number }: { number: string | null | undefined }) {
  if (!number) return null
  return (
    <a
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      className="inline-flex min-h-6 items-center text-12 whitespace-nowrap text-accent-text hover:underline touch:min-h-11 touch:text-14"
    >
      {number}
    </a>
  )
}
