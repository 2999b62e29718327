/** One shift out of a list, or one whose number somebody knows. */
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import type { Shift } from '../../contract/schedules.ts'
import { formatRelativeDay } from '../../engine/text/dates.ts'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { formatTimes } from '../text/clock.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NumberInput } from '../ui/inputs.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'

export type ShiftChoiceOption = {
  shiftId: number
  label: ReactNode
  description?: ReactNode
  detail?: ReactNode
  disabled?: boolean
}

type ShiftChoiceProps = {
  name: string
  label: string
  /** The label of the box for a number. */
  numberLabel: string
  options: readonly ShiftChoiceOption[]
  /** What stands in the place of an empty list. */
  empty: ReactNode
}

export function ShiftChoice({ name, label, numberLabel, options, empty }: ShiftChoiceProps) {
  const { field, fieldState } = useController({ name })
  const [isTyped, setIsTyped] = useState(false)
  const error = fieldState.error?.message
  if (isTyped) {
    return (
      <div className="flex flex-col items-start gap-1.5">
        <Field label={numberLabel} error={error} className="w-full">
          <NumberInput value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} min={1} />
        </Field>
        <Button variant="link" onClick={() => setIsTyped(false)}>
          Choose from the list
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Field label={label} error={error} className="w-full">
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
      <Button variant="link" onClick={() => setIsTyped(true)}>
        Type a shift number
      </Button>
    </div>
  )
}

/** A shift by its chip, day, role and hours; `more` follows the hours. */
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
    detail: <span className="text-12 font-normal text-faint">no. {shift.id}</span>,
  }
}
