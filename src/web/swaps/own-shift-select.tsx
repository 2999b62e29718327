/** "I need Fri, Dec 18 off": one of my upcoming shifts. */
import type { Shift } from '../../contract/schedules.ts'
import { daysBetween, stretchesOf } from '../../engine/calendar.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { type MarkShift, useShiftMarks } from '../shifts/shift-marks.ts'
import { formatTimes } from '../text/clock.ts'
import { LateSelect } from '../ui/late-select.tsx'

type OwnShiftSelectProps = {
  shifts: readonly Shift[]
  today: string
  chosen: number | undefined
  onChoose: (shiftId: number) => void
}

export function OwnShiftSelect({ shifts, today, chosen, onChoose }: OwnShiftSelectProps) {
  const mark = useShiftMarks(shifts)
  const ahead = shiftsAhead(shifts, today)
  const current = ahead.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2 text-20 font-semibold">
        <span>I need</span>
        <LateSelect
          aria-label="The day I need off"
          className="w-auto! min-w-40 border-accent! bg-accent-soft! font-semibold text-accent-text! touch:h-11!"
          value={current ? String(current.id) : ''}
          placeholder="Choose a day..."
          onValueChange={(value) => onChoose(Number(value))}
          options={ahead.map((shift) => ({
            value: String(shift.id),
            label: `${formatDate(shift.date)}, ${mark(shift).positionName}`,
          }))}
        />
        <span>off</span>
      </div>
      {current && (
        <p className="text-14 text-muted">
          You’re on {mark(current).positionName}, {formatTimes(current)}
          {describePlace(current, shifts, mark)}.
        </p>
      )}
    </div>
  )
}

/** From today on, in order. */
export function shiftsAhead(shifts: readonly Shift[], today: string): Shift[] {
  return shifts
    .filter(({ date, status }) => date >= today && status !== 'cancelled')
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** ", night 4 of 5": its place in the stretch, as on its sheet; nothing for a day on its own. */
function describePlace(current: Shift, shifts: readonly Shift[], mark: MarkShift): string {
  const isBackup = (shift: Shift) => mark(shift).kind === 'backup'
  const alike = shifts.filter((shift) => shift.status !== 'cancelled' && isBackup(shift) === isBackup(current))
  const stretch = stretchesOf(alike.map(({ date }) => date)).find(({ to }) => to >= current.date)
  if (!stretch || stretch.days === 1) return ''
  const ofStretch = alike.filter(({ date }) => stretch.from <= date && date <= stretch.to)
  const areNights = ofStretch.every((shift) => mark(shift).kind === 'night')
  return `, ${areNights ? 'night' : 'day'} ${daysBetween(stretch.from, current.date) + 1} of ${stretch.days}`
}
