/** Detected Shift Types: when they start and end, as numbers and on the clock. */

import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { minuteOfDay } from '../../engine/calendar.ts'
import { formatTimes } from '../text/clock.ts'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { kindClasses, ShiftChip } from '../ui/shift-chip.tsx'
import { chipCode } from './chip-code.ts'
import { EvidenceButton } from './evidence.tsx'

type FoundShiftType = ScheduleAnalysis['shiftTypes'][number]

export function ShiftTypesCard({ shiftTypes }: { shiftTypes: FoundShiftType[] }) {
  return (
    <Card
      title="Detected Shift Types"
      padding="none"
      actions={<span className="text-12 text-muted">{shiftTypes.length}</span>}
    >
      {shiftTypes.length === 0 && (
        <p className="px-4 py-4 text-muted tablet:px-5">The file has no shifts with times.</p>
      )}
      <ul aria-label="Detected Shift Types">
        {shiftTypes.map((type) => (
          <li
            key={`${type.name} ${type.startTime}`}
            className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0 tablet:px-5"
          >
            <ShiftChip code={chipCode(type.codes[0], type.name)} kind={type.kind} />
            <span className="min-w-24 flex-1">
              <span className="block font-semibold">{type.name}</span>
              <span className="block text-12 text-muted">{formatTimes(type)}</span>
            </span>
            <Clock type={type} />
            <span className="w-9 text-right">{type.duration} h</span>
            <span className="w-10 text-muted">{type.type}</span>
            <EvidenceButton of={type.name} confidence={type.confidence} cells={type.cells} cellCount={type.cellCount} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const percentOfDay = (minutes: number) => `${(minutes / 1440) * 100}%`

/** The 24 hours of a day with the shift on them; a night has two pieces. */
function Clock({ type: { startTime, endTime, kind } }: { type: FoundShiftType }) {
  const start = minuteOfDay(startTime)
  const end = minuteOfDay(endTime)
  const pieces =
    end > start
      ? [[start, end]]
      : [
          [0, end],
          [start, 1440],
        ]
  return (
    <span aria-hidden="true" className="relative h-2 w-13 overflow-clip rounded-full bg-quiet max-tablet:hidden">
      {pieces.map(([from, to]) => (
        <span
          key={from}
          className={joinClasses('absolute inset-y-0', kindClasses[kind])}
          style={{ left: percentOfDay(from!), width: percentOfDay(to! - from!) }}
        />
      ))}
    </span>
  )
}
