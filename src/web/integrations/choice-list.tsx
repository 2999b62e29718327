/** Checkboxes whose selected values are one field of a form. */
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'

type ChoiceListProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; help?: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  error: string | undefined
}

export function ChoiceList<Value extends string>({ label, options, chosen, onChange, error }: ChoiceListProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-control max-tablet:text-14">{label}</legend>
      <div className="flex flex-col gap-2">
        {options.map(({ value, ...words }) => (
          <Checkbox
            key={value}
            {...words}
            checked={chosen.includes(value)}
            onCheckedChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
