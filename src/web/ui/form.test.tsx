// Forms: errors of schema and server at their fields, what was typed stays, the button says what happens.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { clockTime } from '../../contract/text.ts'
import { chooseClock } from '../text/clock.ts'
import { type FieldProblem, Form, FormProblem, SubmitButton, useSchemaForm } from './form.tsx'
import {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
} from './form-fields.tsx'

const schema = z.object({
  name: z.string().min(1, { error: 'Group name is required' }),
  size: z.number().min(30, { error: 'Minimum 30 physicians' }),
  pattern: z.string(),
  start: z.string(),
  notes: z.string(),
  agreed: z.boolean().refine(Boolean, { error: 'Tick this first' }),
  mailed: z.boolean(),
})
type Values = z.output<typeof schema>

const defaultValues = { name: '', size: 24, pattern: '', start: '', notes: '', agreed: false, mailed: false }

function Probe({ onSubmit }: { onSubmit: (values: Values) => Promise<FieldProblem[] | undefined> }) {
  const form = useSchemaForm({ schema, defaultValues, onSubmit })
  return (
    <Form form={form} label="Group">
      <TextField name="name" label="Group Name" />
      <NumberField name="size" label="Number of Physicians" />
      <SelectField name="pattern" label="Pattern" options={[{ value: '7-on-7-off', label: '7 on, 7 off' }]} />
      <DateField name="start" label="Start" />
      <TextareaField name="notes" label="Notes" />
      <CheckboxField name="agreed" label="Agreed" />
      <SwitchField name="mailed" label="Email" />
      <FormProblem />
      <SubmitButton pendingLabel="Creating...">Create Group</SubmitButton>
    </Form>
  )
}

function errorOf(element: HTMLElement): string | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create Group' }))

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Group Name' }), 'Riverbend')
  const size = screen.getByRole('spinbutton', { name: 'Number of Physicians' })
  await userEvent.clear(size)
  await userEvent.type(size, '45')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }))
}

describe('Form', () => {
  it("shows the schema's errors under their fields and focuses the first", async () => {
    const submit = vi.fn()
    render(<Probe onSubmit={submit} />)
    await press()
    const name = screen.getByRole('textbox', { name: 'Group Name' })
    await waitFor(() => expect(errorOf(name)).toBe('Group name is required'))
    expect(errorOf(screen.getByRole('spinbutton', { name: 'Number of Physicians' }))).toBe('Minimum 30 physicians')
    expect(errorOf(screen.getByRole('checkbox', { name: 'Agreed' }))).toBe('Tick this first')
    expect(document.activeElement).toBe(name)
    expect(submit).not.toHaveBeenCalled()
  })

  it('asks for a number where the box is empty', async () => {
    render(<Probe onSubmit={async () => undefined} />)
    const size = screen.getByRole('spinbutton', { name: 'Number of Physicians' })
    await userEvent.clear(size)
    await press()
    await waitFor(() => expect(errorOf(size)).toBe('Enter a number'))
  })

  it('hands over the parsed values of every kind of field', async () => {
    const submit = vi.fn(async () => undefined)
    render(<Probe onSubmit={submit} />)
    await fillIn()
    screen.getByRole('combobox', { name: 'Pattern' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('option', { name: '7 on, 7 off' }))
    await userEvent.type(screen.getByLabelText('Start'), '2027-01-04')
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Hello')
    await userEvent.click(screen.getByRole('switch', { name: 'Email' }))
    await press()
    await waitFor(() =>
      expect(submit).toHaveBeenCalledWith({
        name: 'Riverbend',
        size: 45,
        pattern: '7-on-7-off',
        start: '2027-01-04',
        notes: 'Hello',
        agreed: true,
        mailed: true,
      }),
    )
  })

  it("shows the server's problems at their fields and keeps what was typed", async () => {
    render(
      <Probe
        onSubmit={async () => [
          { field: 'name', message: 'This name is taken' },
          { field: 'quota', message: 'Your plan is full.' },
        ]}
      />,
    )
    await fillIn()
    await press()
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Group Name' })
    await waitFor(() => expect(errorOf(name)).toBe('This name is taken'))
    expect(name.value).toBe('Riverbend')
    expect(document.activeElement).toBe(name)
    expect(screen.getByRole('alert').textContent).toBe('Your plan is full.')
  })

  it('says what happens while it is being sent', async () => {
    let finish: (problems: undefined) => void = () => {}
    render(<Probe onSubmit={() => new Promise((resolve) => (finish = resolve))} />)
    await fillIn()
    await press()
    expect((await screen.findByRole('button', { name: 'Creating...' })).getAttribute('aria-busy')).toBe('true')
    await act(async () => finish(undefined))
    expect(await screen.findByRole('button', { name: 'Create Group' })).toBeTruthy()
  })

  it('refuses a field that the form does not have', () => {
    function Misspelt() {
      const form = useSchemaForm({ schema, defaultValues, onSubmit: async () => undefined })
      return (
        <Form form={form}>
          <TextField name="nmae" label="Group Name" />
        </Form>
      )
    }
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Misspelt />)).toThrow('no field "nmae"')
    silence.mockRestore()
  })
})

function TimeProbe() {
  const form = useSchemaForm({
    schema: z.object({ start: clockTime }),
    defaultValues: { start: '' },
    onSubmit: async () => {},
  })
  return (
    <Form form={form} label="Times">
      <TimeField name="start" label="Start time" />
      <SubmitButton pendingLabel="Creating...">Create Group</SubmitButton>
    </Form>
  )
}

it.each([
  ['12-hour', '7:00 AM'],
  ['24-hour', '07:00'],
] as const)('says which times it accepts by the %s clock', async (format, example) => {
  chooseClock(format)
  try {
    render(<TimeProbe />)
    await press()
    expect(await screen.findByText(`Enter a time such as ${example}`)).toBeTruthy()
  } finally {
    chooseClock('12-hour')
  }
})
