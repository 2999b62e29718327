// The control that a table of fields names, bound to a form. Kinds that only one table has are drawn beside its form.
import type { ReactNode } from 'react'
import { type Field, rangeOf } from '../../contract/fields/field.ts'
import { choicesIn, optionsOf } from '../../contract/fields/options.ts'
import {
  DateField,
  NumberField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
} from './form-fields.tsx'

type ControlFieldProps = { name: string; field: Field; help?: ReactNode; optional?: boolean }

export function ControlField({ name, field, help = field.help, optional }: ControlFieldProps) {
  const { control, schema, label } = field
  const bound = { name, label, help, optional }
  switch (control?.kind) {
    case 'text': {
      const { type, placeholder } = control
      return <TextField {...bound} {...{ type, placeholder }} autoComplete="off" />
    }
    case 'textarea':
      return <TextareaField {...bound} placeholder={control.placeholder} rows={control.rows} />
    case 'number':
      return <NumberField {...bound} {...rangeOf(schema)} step={control.step} unit={control.unit} />
    case 'select':
      return <SelectField {...bound} options={optionsOf(choicesIn(schema), control.labels)} />
    case 'date':
      return <DateField {...bound} />
    case 'time':
      return <TimeField {...bound} />
    case 'switch':
      return <SwitchField name={name} label={label} help={help} />
    default:
      throw new Error(`The field "${name}" has no control that every form knows.`)
  }
}
