// The one way to build a form: a schema, default values, and what to do; errors of both sides stand under their fields.
import { zodResolver } from '@hookform/resolvers/zod'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  FormProvider,
  type UseFormReturn,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { z } from 'zod'
import { longestOf } from '../../contract/fields/field.ts'
import { Button, type ButtonProps } from './button.tsx'
import { DialogClose, DialogFooter } from './dialog.tsx'
import { FieldError } from './field.tsx'

/** What the server says about one input. A problem whose field the form does not have is shown above the buttons. */
export interface FieldProblem {
  field: string
  message: string
}

type ObjectSchema = z.ZodType<object, Record<string, unknown>>

interface FormOptions<Schema extends ObjectSchema> {
  schema: Schema
  /** Every field needs one: '' for text, null for an empty number. */
  defaultValues: DefaultValues<z.input<Schema>>
  /** Gets the parsed values. Returned problems are shown and keep what was typed; it catches its own errors. */
  onSubmit: (values: z.output<Schema>) => Promise<readonly FieldProblem[] | undefined> | Promise<void>
}

/** A form and its submit; give it to `Form`. `form.reset(values)` fills it again. */
export interface SchemaForm<Schema extends ObjectSchema> {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>
  submit: (event?: React.SyntheticEvent) => Promise<void>
  /** The most characters of a field. */
  longest: (name: string) => number | undefined
}

const LongestText = createContext<(name: string) => number | undefined>(() => undefined)

export function useLongestText(name: string): number | undefined {
  return useContext(LongestText)(name)
}

export function useSchemaForm<Schema extends ObjectSchema>(options: FormOptions<Schema>): SchemaForm<Schema> {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(options.schema, { error: explainMissing }),
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  })
  const submit = form.handleSubmit(async (values) => {
    const problems = await options.onSubmit(values)
    if (problems?.length) showProblems(form, problems)
  })
  return { form, submit, longest: (name) => longestIn(options.schema, name) }
}

function longestIn(schema: z.core.SomeType, name: string): number | undefined {
  if (schema instanceof z.ZodPipe) return longestIn(schema.in, name)
  return schema instanceof z.ZodObject ? longestOf(schema.shape[name]) : undefined
}

// Zod's own words for an empty number box are "expected number, received null". A schema's own message goes first.
function explainMissing(issue: { code?: string; expected?: unknown; input?: unknown }): string | undefined {
  if (issue.code !== 'invalid_type' || (issue.input !== null && issue.input !== undefined)) return undefined
  return issue.expected === 'number' || issue.expected === 'int' ? 'Enter a number' : 'This is required'
}

/** Shows the server's problems at their fields and moves the focus to the first of them. */
function showProblems<Schema extends ObjectSchema>(
  form: SchemaForm<Schema>['form'],
  problems: readonly FieldProblem[],
): void {
  const fields = Object.keys(form.formState.defaultValues ?? {})
  const known = problems.filter(({ field }) => fields.includes(firstPart(field)))
  const unknown = problems.filter((problem) => !known.includes(problem))
  // An entry of a list has no box of its own: the list's.
  if (known[0]) form.setFocus(firstPart(known[0].field) as Parameters<typeof form.setFocus>[0])
  for (const [index, { field, message }] of known.entries()) {
    // Checked against the form's own fields above.
    form.setError(
      field as Parameters<typeof form.setError>[0],
      { type: 'server', message },
      { shouldFocus: index === 0 },
    )
  }
  if (unknown.length > 0) {
    form.setError('root.server', { type: 'server', message: unknown.map(({ message }) => message).join(' ') })
  }
}

export function firstPart(path: string): string {
  return path.split('.')[0] ?? path
}

interface FormProps<Schema extends ObjectSchema> {
  form: SchemaForm<Schema>
  /** What the form is, for assistive technology. */
  label?: string
  className?: string
  children: ReactNode
}

export function Form<Schema extends ObjectSchema>({ form, label, className, children }: FormProps<Schema>) {
  return (
    <FormProvider {...form.form}>
      <LongestText value={form.longest}>
        <form noValidate aria-label={label} className={className} onSubmit={form.submit}>
          {children}
        </form>
      </LongestText>
    </FormProvider>
  )
}

/** A problem that belongs to no field, such as a server that didn't respond. */
export function FormProblem() {
  const { errors } = useFormState()
  const message = errors.root?.server?.message
  const box = useRef<HTMLDivElement>(null)
  // In a long form it may be out of sight.
  useEffect(() => {
    if (message) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [message])
  // Empty it is out of the flow, where it would take up a gap of the form, but stays known to assistive technology.
  return (
    <div ref={box} role="alert" className="scroll-mb-4 empty:absolute">
      {message && <FieldError>{message}</FieldError>}
    </div>
  )
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading' | 'loadingLabel' | 'onClick'> {
  /** The button's text while the form is being sent, such as "Saving...". */
  pendingLabel: ReactNode
}

export function SubmitButton({ pendingLabel, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState
  return <Button {...rest} type="submit" variant={variant} loading={isSubmitting} loadingLabel={pendingLabel} />
}

/** The buttons of a form in a dialog: Cancel, then the one that sends it. */
export function FormDialogFooter(submit: SubmitButtonProps) {
  return (
    <DialogFooter>
      <DialogClose>
        <Button variant="quiet">Cancel</Button>
      </DialogClose>
      <SubmitButton {...submit} />
    </DialogFooter>
  )
}
