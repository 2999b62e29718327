/** One shift in a calendar cell: its code, and who has it where there is room. */
import type { Shift } from '../../contract/schedules.ts'
import { sayTimes } from '../shifts/shift-hours.ts'
import type { ShiftMark } from '../shifts/shift-marks.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'

type ShiftLineProps = { shift: Shift; mark: ShiftMark; isOwn: boolean; isCompact: boolean }

export function ShiftLine({ shift, mark, isOwn, isCompact }: ShiftLineProps) {
  const who = shift.physician ? shift.physician.lastName || shift.physician.firstName : 'Open'
  const inWords = `${mark.roleName}, ${sayTimes(shift)}, ${shift.physicianName ?? 'open'}`
  return (
    <li className="flex min-w-0 items-center gap-1.5" title={inWords}>
      <ShiftChip code={mark.code} kind={mark.kind} label={inWords} />
      <span
        aria-hidden="true"
        className={joinClasses(
          'truncate text-12',
          isCompact && 'max-tablet:hidden',
          isOwn && 'font-semibold text-accent-text',
          shift.physicianId === null && 'font-semibold text-bad',
        )}
      >
        {isOwn ? 'You' : who}
      </span>
    </li>
  )
}
