// The controls bound to a form by name: each finds its value, its error, and its way to report changes.
import type { ReactNode } from 'react'
import { type UseControllerReturn, useController, useFormContext } from 'react-hook-form'
import { isClockTime } from '../../engine/calendar.ts'
import { timeExample } from '../text/clock.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { Field, type FieldControl } from './field.tsx'
import { firstPart } from './form.tsx'
import {
  DateInput,
  type DateInputProps,
  NumberInput,
  type NumberInputProps,
  Textarea,
  TextInput,
  type TextInputProps,
  TimeInput,
} from './inputs.tsx'
import { Select, type SelectProps } from './select.tsx'
import { Switch, type SwitchProps } from './switch.tsx'

interface Bound {
  name: string
  label: ReactNode
  help?: ReactNode
  optional?: boolean
  className?: string
}
type Given = keyof Bound | keyof FieldControl | 'value' | 'onValueChange' | 'onChange' | 'ref'
type Controller = Pick<UseControllerReturn, 'field' | 'fieldState'>

function useBound(name: string): Controller {
  const { formState } = useFormContext()
  if (!(firstPart(name) in (formState.defaultValues ?? {}))) {
    throw new Error(`The form has no field "${name}": give it a default value in useSchemaForm, or fix the name.`)
  }
  const { field, fieldState } = useController({ name })
  const { isDirty } = fieldState
  // Someone who leaves a field as it was hasn't made a mistake yet; an error there would push away the button that is being pressed.
  const onBlur = () => {
    if (isDirty || formState.isSubmitted) field.onBlur()
  }
  return { field: { ...field, onBlur }, fieldState }
}

type BoundFieldProps = Bound & {
  children: (control: FieldControl, bound: Controller['field']) => ReactNode
  /** A better sentence than the schema's for what was typed. */
  explain?: (value: unknown) => string | undefined
}

function BoundField({ name, children, explain, ...field }: BoundFieldProps) {
  const bound = useBound(name)
  const error = bound.fieldState.error && (explain?.(bound.field.value) ?? bound.fieldState.error.message)
  return (
    <Field {...field} error={error}>
      {(control) => children(control, bound.field)}
    </Field>
  )
}

function split<Props extends Bound>({ name, label, help, optional, className, ...rest }: Props) {
  return { field: { name, label, help, optional, className }, rest }
}

export function TextField(props: Bound & Omit<TextInputProps, Given>) {
  const { field, rest } = split(props)
  return <BoundField {...field}>{(control, bound) => <TextInput {...rest} {...control} {...bound} />}</BoundField>
}

export function TextareaField(props: Bound & { rows?: number; placeholder?: string; maxLength?: number }) {
  const { field, rest } = split(props)
  return <BoundField {...field}>{(control, bound) => <Textarea {...rest} {...control} {...bound} />}</BoundField>
}

export function NumberField(props: Bound & Omit<NumberInputProps, Given>) {
  const { field, rest } = split(props)
  return (
    <BoundField {...field}>
      {(control, { onChange, ...bound }) => <NumberInput {...rest} {...control} {...bound} onValueChange={onChange} />}
    </BoundField>
  )
}

export function DateField(props: Bound & Omit<DateInputProps, Given>) {
  const { field, rest } = split(props)
  return (
    <BoundField {...field}>
      {(control, { onChange, ...bound }) => <DateInput {...rest} {...control} {...bound} onValueChange={onChange} />}
    </BoundField>
  )
}

// The schema speaks to programs, which send 24-hour times.
const explainTime = (value: unknown) =>
  typeof value === 'string' && isClockTime(value) ? undefined : `Enter a time such as ${timeExample()}`

export function TimeField(props: Bound) {
  const { field } = split(props)
  return (
    <BoundField {...field} explain={explainTime}>
      {(control, { onChange, ...bound }) => <TimeInput {...control} {...bound} onValueChange={onChange} />}
    </BoundField>
  )
}

export function SelectField<Value extends string>(props: Bound & Omit<SelectProps<Value>, Given>) {
  const { field, rest } = split(props)
  return (
    <BoundField {...field}>
      {(control, { onChange, name: _, ...bound }) => (
        <Select {...rest} {...control} {...bound} onValueChange={onChange} />
      )}
    </BoundField>
  )
}

export function CheckboxField({
  name,
  ...rest
}: { name: string } & Omit<CheckboxProps, 'checked' | 'onCheckedChange'>) {
  const { field, fieldState } = useBound(name)
  const { value, onChange, onBlur, ref } = field
  return (
    <Checkbox
      {...rest}
      {...{ onBlur, ref }}
      checked={value}
      onCheckedChange={onChange}
      error={fieldState.error?.message}
    />
  )
}

export function SwitchField({ name, ...rest }: { name: string } & Omit<SwitchProps, 'checked' | 'onCheckedChange'>) {
  const { value, onChange, onBlur, ref } = useBound(name).field
  return <Switch {...rest} {...{ onBlur, ref }} checked={value} onCheckedChange={onChange} />
}
