/** One person's line in the strip of days: the shifts that stay, go and come. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { isWeekend } from '../../../engine/calendar.ts'
import { useRead } from '../../api/use-read.ts'
import { useShiftMarks } from '../../shifts/shift-marks.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import type { PersonConcerned } from './people-concerned.ts'
import { RowHead, stripCell } from './strip-parts.tsx'

export function PersonRow({ person, days }: { person: PersonConcerned; days: readonly CoverageOfDay[] }) {
  const shifts = useRead('physicianShifts', { params: { physicianId: person.physicianId } }).data ?? []
  const live = shifts.filter(({ status }) => status !== 'cancelled')
  const mark = useShiftMarks([...live, ...person.gets])
  const lost = new Set(person.loses.map(({ id }) => id))
  return (
    <tr>
      <RowHead>
        <b className="text-text">{person.name.split(' ').at(-1)}</b>
      </RowHead>
      {days.map(({ date }) => {
        const own = live.filter((shift) => shift.date === date)
        const gets = person.gets.filter((shift) => shift.date === date)
        return (
          <td key={date} className={joinClasses(stripCell, isWeekend(date) && 'bg-weekend')}>
            <span className="flex justify-center gap-0.5">
              {own.map((shift) =>
                lost.has(shift.id) ? (
                  <LostChip key={shift.id} code={mark(shift).code} />
                ) : (
                  <ShiftChip key={shift.id} code={mark(shift).code} kind={mark(shift).shiftKind} />
                ),
              )}
              {gets.map((shift) => (
                <span key={shift.id} className="rounded-chip outline-[1.5px] outline-accent">
                  <span className="sr-only">gets </span>
                  <ShiftChip code={mark(shift).code} kind={mark(shift).shiftKind} />
                </span>
              ))}
            </span>
          </td>
        )
      })}
    </tr>
  )
}

function LostChip({ code }: { code: string }) {
  return (
    <s className="inline-grid h-5 min-w-7 place-items-center rounded-chip px-[5px] text-11 leading-none font-semibold text-faint inset-ring inset-ring-line-strong">
      <span className="sr-only">gives up </span>
      {code}
    </s>
  )
}
