// A box for a number; an empty or unreadable box is null, and what was typed stays.
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { type ControlSize, controlFrame, controlSizes } from './control-classes.ts'
import { joinClasses } from './join-classes.ts'

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  value: number | null
  onValueChange: (value: number | null) => void
  size?: ControlSize
  /** Stands inside the box at its end: "hours", "days". */
  unit?: string
}

function parse(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

export function NumberInput({ value, onValueChange, size = 'regular', unit, className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  // "1.0" and "1" are the same number: the text changes only when the number was changed from outside.
  const text = parse(typed) === value ? typed : String(value ?? '')
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onValueChange(parse(event.target.value))
  }
  const box = (
    <input
      {...rest}
      type="number"
      inputMode={rest.step === undefined ? 'numeric' : 'decimal'}
      value={text}
      onChange={change}
      className={joinClasses(
        controlFrame,
        controlSizes[size],
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
