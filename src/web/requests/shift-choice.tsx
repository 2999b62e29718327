/** One shift out of a list. */
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { Shift } from '../../contract/schedules.ts'
import { formatRelativeDay } from '../../engine/text/dates.ts'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { formatTimes } from '../text/clock.ts'
import { Field } from '../ui/field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'

export type ShiftChoiceOption = {
  shiftId: number
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

type ShiftChoiceProps = {
  name: string
  label: string
  options: readonly ShiftChoiceOption[]
  /** Shown instead of an empty list. */
  empty: ReactNode
}

export function ShiftChoice({ name, label, options, empty }: ShiftChoiceProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} error={fieldState.error?.message} className="w-full">
      {(control) =>
        options.length === 0 ? (
          <div id={control.id} className="rounded-control border border-line px-3 py-2.5 text-muted">
            {empty}
          </div>
        ) : (
          <div className="max-h-60 overflow-y-auto">
            <RadioCards
              {...control}
              value={field.value === null ? '' : String(field.value)}
              onValueChange={(value) => field.onChange(Number(value))}
              options={options.map(({ shiftId, ...option }) => ({ value: String(shiftId), ...option }))}
            />
          </div>
        )
      }
    </Field>
  )
}

/** A shift by its chip, day, role, and hours; `more` follows the hours. */
export function shiftOption(shift: Shift, mark: MarkShift, today: string, more?: ReactNode): ShiftChoiceOption {
  const { code, shiftKind, roleName } = mark(shift)
  return {
    shiftId: shift.id,
    label: (
      <span className="flex items-center gap-2">
        <ShiftChip code={code} kind={shiftKind} />
        {formatRelativeDay(shift.date, today)}
      </span>
    ),
    description: (
      <>
        {roleName}, {formatTimes(shift)}
        {more}
      </>
    ),
  }
}
