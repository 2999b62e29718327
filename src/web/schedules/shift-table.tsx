/** Shifts as a table: the day view, and the list alternative to every calendar. */
import { CalendarX2, History } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { formatDate, formatRelativeDay } from '../../engine/text/dates.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { formatTightTimes } from '../text/clock.ts'
import { Avatar } from '../ui/avatar.tsx'
import { StatusBadge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'

type ShiftTableProps = {
  label: string
  shifts: Shift[]
  mark: MarkShift
  ownId: number
  today: string
  /** A single day needs no column for the date. */
  hasDates: boolean
  /** My own shifts need none for the name. */
  hasPeople: boolean
}

/** A list of several days starts today; earlier days are one tap away. */
export function ShiftTable({ label, shifts, mark, ownId, today, hasDates, hasPeople }: ShiftTableProps) {
  const [showsEarlier, setShowsEarlier] = useState(false)
  const toCome = shifts.filter(({ date }) => date >= today)
  const hidesEarlier = hasDates && !showsEarlier && toCome.length > 0 && toCome.length < shifts.length
  const dateColumn: Column<Shift> = {
    id: 'date',
    header: 'Date',
    inLine: 'whole',
    cell: (shift) => formatRelativeDay(shift.date, today),
    sortBy: (shift) => `${shift.date} ${shift.startTime}`,
  }
  const columns: (Column<Shift> | false)[] = [
    hasDates && dateColumn,
    {
      id: 'role',
      header: 'Role',
      namesRow: true,
      sortBy: (shift) => mark(shift).roleName,
      cell: (shift) => (
        <ShiftLink shiftId={shift.id} className="flex items-center gap-2.5 hover:underline touch:min-h-11">
          <ShiftChip code={mark(shift).positionCode} kind={mark(shift).kind} />
          <span className="font-semibold">{mark(shift).roleName}</span>
          <span className="sr-only">
            , {formatDate(shift.date)}, {shift.physicianName ?? 'open'}
          </span>
        </ShiftLink>
      ),
    },
    { id: 'time', header: 'Time', inLine: 'end', cell: formatTightTimes, sortBy: (shift) => shift.startTime },
    hasPeople && {
      id: 'physician',
      header: 'Physician',
      cell: (shift) => <Physician shift={shift} isOwn={shift.physicianId === ownId} />,
      sortBy: (shift) => shift.physician?.lastName ?? null,
    },
    {
      id: 'status',
      header: 'Status',
      inLine: 'end',
      // Printouts, and my own list on a phone, have room for what must not be overlooked.
      cell: (shift) => (
        <span
          className={joinClasses(
            shift.status !== 'cancelled' && (hasPeople ? 'print:hidden' : 'max-tablet:hidden print:hidden'),
          )}
        >
          <StatusBadge status={shift.status} />
        </span>
      ),
      sortBy: (shift) => shift.status,
    },
  ]
  return (
    <Card padding="none">
      {hidesEarlier && (
        <div className="border-b border-line px-4 tablet:px-5 print:hidden">
          <Button variant="link" size="touch" icon={<History />} onClick={() => setShowsEarlier(true)}>
            Show earlier days
          </Button>
        </div>
      )}
      <Table
        label={label}
        columns={columns.filter((column) => column !== false)}
        rows={hidesEarlier ? toCome : shifts}
        rowKey={(shift) => shift.id}
        isCompactOnPhones
        empty={<EmptyState icon={<CalendarX2 />} title="No shifts" />}
      />
    </Card>
  )
}

function Physician({ shift, isOwn }: { shift: Shift; isOwn: boolean }) {
  if (!shift.physician) return <span className="font-semibold text-bad">Open</span>
  return (
    <span className="flex items-center gap-2.5">
      <span className="print:hidden">
        <Avatar {...shift.physician} tone={isOwn ? 'accent' : 'neutral'} />
      </span>
      {shift.physicianName}
      {isOwn && <span className="text-12 font-semibold text-accent-text print:hidden">You</span>}
    </span>
  )
}
