/** Shifts role by role with the people who have them and the numbers that reach them. */
import type { Shift } from '../../contract/schedules.ts'
import { sayTimes } from '../schedule/shift-hours.ts'
import type { MarkShift } from '../schedule/shift-marks.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { groupByRole } from './roles-of-day.tsx'

type RolesWithNumbersProps = {
  shifts: Shift[]
  mark: MarkShift
  /** By physician; null where somebody has entered none. */
  numbers: ReadonlyMap<number, string | null>
}

export function RolesWithNumbers({ shifts, mark, numbers }: RolesWithNumbersProps) {
  return (
    <ul>
      {groupByRole(shifts, mark).map((group) => {
        const [first] = group
        const { code, shiftKind, roleName } = mark(first)
        return (
          <li
            key={`${roleName} ${first.date} ${first.startTime}`}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0 tablet:grid-cols-[40px_120px_minmax(0,1fr)] tablet:px-5"
          >
            <ShiftChip code={code} kind={shiftKind} />
            <span>
              <span className="font-semibold">{roleName}</span>
              <span className="block text-12 text-muted">{sayTimes(first)}</span>
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
    <ul className="grid gap-x-4 gap-y-0.5 max-tablet:col-start-2 tablet:grid-cols-[repeat(auto-fit,minmax(168px,1fr))]">
      {staffed.map((shift) => (
        <li key={shift.id} className="flex min-w-0 flex-wrap items-baseline gap-x-2 max-tablet:justify-between">
          <span>{shift.physicianName}</span>
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
      className="inline-flex min-h-6 items-center text-12 whitespace-nowrap text-accent-text hover:underline"
    >
      {number}
    </a>
  )
}
