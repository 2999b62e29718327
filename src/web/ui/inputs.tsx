// Boxes to type in: a line, several lines, a day, a time, a number; and the look that they share with boxes to choose in.
import { type ChangeEvent, type ComponentProps, type SyntheticEvent, useState } from 'react'
import { isClockTime } from '../../engine/calendar.ts'
import { parseTime } from '../../engine/text/times.ts'
import { formatTime } from '../text/clock.ts'
import { joinClasses } from './join-classes.ts'
import { useTextLimit } from './text-limit.tsx'

/** Height in pixels: dense 28, regular 32 (44 on phones), touch 44. Phones get 16 px text: below that iOS zooms in. */
export type ControlSize = 'dense' | 'regular' | 'touch'

/** The look that all boxes to type or choose in share. */
export const controlFrame =
  'w-full min-w-0 rounded-control border border-control bg-raised text-text transition-colors outline-none enabled:hover:border-muted ' +
  'focus-visible:border-focus focus-visible:inset-ring focus-visible:inset-ring-focus ' +
  'aria-invalid:border-bad aria-invalid:inset-ring aria-invalid:inset-ring-bad ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-faint'

export const controlSizes: Record<ControlSize, string> = {
  dense: 'h-7 px-2 text-12',
  regular: 'h-8 px-2.5 text-13 touch:h-11 touch:px-3 touch:text-16',
  touch: 'h-11 px-3 text-16',
}

/** A box to choose in: what is chosen, and an arrow at its end. */
export const selectFrame =
  'flex items-center justify-between gap-2 text-left data-[placeholder]:text-faint data-[state=open]:border-focus data-[state=open]:inset-ring data-[state=open]:inset-ring-focus'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  size?: ControlSize
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
}

/** One line: text, email, telephone number, or address. */
export function TextInput({ size = 'regular', type = 'text', className, maxLength, ...rest }: TextInputProps) {
  const { marks, notice } = useTextLimit({ ...rest, maxLength })
  return (
    <>
      <input {...rest} {...marks} type={type} className={joinClasses(controlFrame, controlSizes[size], className)} />
      {notice}
    </>
  )
}

/** A box for several lines that grows with its text. */
export function Textarea({ rows = 3, className, maxLength, ...rest }: ComponentProps<'textarea'>) {
  const { marks, notice } = useTextLimit({ ...rest, maxLength })
  return (
    <>
      <textarea
        {...rest}
        {...marks}
        rows={rows}
        className={joinClasses(
          controlFrame,
          'field-sizing-content max-h-80 min-h-16 px-2.5 py-1.5 text-13 touch:px-3 touch:py-2.5 touch:text-16',
          className,
        )}
      />
      {notice}
    </>
  )
}

export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  value: string
  onValueChange: (date: string) => void
  min?: string
  max?: string
  size?: ControlSize
}

/** A box for a day of the calendar, as yyyy-mm-dd; an empty box is ''. */
export function DateInput({ onValueChange, size = 'regular', className, ...rest }: DateInputProps) {
  return (
    <input
      {...rest}
      type="date"
      onChange={(event) => onValueChange(event.target.value)}
      className={joinClasses(controlFrame, controlSizes[size], !rest.value && 'text-faint', className)}
    />
  )
}

export interface TimeInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  value: string
  onValueChange: (time: string) => void
}

/** A box for a time of day, kept as hh:mm. It takes "7a", "7:30 PM" or "1930", and shows it on the reader's clock. */
export function TimeInput({ value, onValueChange, onBlur, className, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (isClockTime(value) ? formatTime(value) : value)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    // Text that isn't a time is passed on, so the form can say so.
    onValueChange(parseTime(event.target.value) ?? event.target.value)
  }
  return (
    <input
      {...rest}
      type="text"
      value={shown}
      onChange={change}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      placeholder={formatTime('07:00')}
      autoComplete="off"
      className={joinClasses(controlFrame, controlSizes.regular, className)}
    />
  )
}

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  value: number | null
  onValueChange: (value: number | null) => void
  /** Inside the box, at its end: "hours", "days". */
  unit?: string
}

function parse(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

/** A box for a number: null while it is empty, NaN for what is no number ("1e"), which no schema takes. What was typed stays. */
export function NumberInput({ value, onValueChange, unit, className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  // "1.0" and "1" are the same number: the text changes only when the number was changed from outside.
  const text = parse(typed) === value || Number.isNaN(value) ? typed : String(value ?? '')
  const change = ({ currentTarget: { value: next, validity } }: SyntheticEvent<HTMLInputElement>) => {
    setTyped(next)
    onValueChange(validity.badInput ? Number.NaN : parse(next))
  }
  const box = (
    <input
      {...rest}
      type="number"
      inputMode={rest.step === undefined ? 'numeric' : 'decimal'}
      value={text}
      onChange={change}
      // The browser hides what is no number: it is empty before and after, which React takes for no change.
      onInput={(event) => event.currentTarget.validity.badInput && change(event)}
      className={joinClasses(
        controlFrame,
        controlSizes.regular,
        '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        unit && 'pr-14',
        className,
      )}
    />
  )
  if (!unit) return box
  return (
    <span className="relative flex w-full">
      {box}
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-12 text-muted">
        {unit}
      </span>
    </span>
  )
}
