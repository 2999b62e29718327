// Fields: label, help and error belong to their control; inputs report what was typed.

import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { chooseClock } from '../text/clock.ts'
import { Field, FieldError } from './field.tsx'
import { DateInput, NumberInput, Textarea, TextInput, TimeInput } from './inputs.tsx'

function describedText(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? 'missing').join(' | ')
}

describe('Field', () => {
  it('names the control and describes it with error and help', () => {
    render(
      <Field label="Number of Physicians" help="30 to 60" error="Minimum 30 physicians">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    const box = screen.getByRole('textbox', { name: 'Number of Physicians' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(describedText(box)).toBe('Minimum 30 physicians | 30 to 60')
  })

  it('starts an error of the contract as a sentence, unless it begins with an address', () => {
    const { rerender } = render(<FieldError>must have at most 40 characters</FieldError>)
    expect(screen.getByText('Must have at most 40 characters')).toBeTruthy()
    rerender(<FieldError>ana@ward.example is in row 3, too.</FieldError>)
    expect(screen.getByText(/^ana@/)).toBeTruthy()
  })

  it('claims nothing when there is neither error nor help', () => {
    render(
      <Field label="Notes" optional>
        {(control) => <Textarea {...control} />}
      </Field>,
    )
    const box = screen.getByRole('textbox', { name: 'Notes' })
    expect(box.hasAttribute('aria-invalid')).toBe(false)
    expect(box.hasAttribute('aria-describedby')).toBe(false)
  })
})

function NumberProbe({ start }: { start: number | null }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberInput aria-label="Hours" value={value} onValueChange={setValue} step="any" />
      <output>{JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue(8)}>
        Reset
      </button>
    </>
  )
}

describe('NumberInput', () => {
  it('gives numbers, null for an empty box, and follows changes from outside', async () => {
    render(<NumberProbe start={12} />)
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Hours' })
    expect(box.value).toBe('12')
    await userEvent.clear(box)
    expect(screen.getByText('null')).toBeTruthy()
    await userEvent.type(box, '7.50')
    expect(screen.getByText('7.5')).toBeTruthy()
    expect(box.value).toBe('7.50')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(box.value).toBe('8')
  })
})

it('a number that is none, which browsers hide, is not an empty box', async () => {
  const given: (number | null)[] = []
  render(<NumberInput aria-label="Hours" value={null} onValueChange={(value) => given.push(value)} />)
  const box = screen.getByRole('spinbutton', { name: 'Hours' })
  Object.defineProperty(box, 'validity', { value: { badInput: true } })
  fireEvent.input(box)
  expect(given).toEqual([Number.NaN])
})

describe('DateInput', () => {
  it('gives the day as yyyy-mm-dd', async () => {
    function Probe() {
      const [day, setDay] = useState('')
      return (
        <>
          <DateInput aria-label="First day" value={day} onValueChange={setDay} />
          <output>{day}</output>
        </>
      )
    }
    render(<Probe />)
    await userEvent.type(screen.getByLabelText('First day'), '2027-01-04')
    expect(screen.getByText('2027-01-04')).toBeTruthy()
  })
})

describe('a box with a limit', () => {
  function Box({ of: Control }: { of: typeof TextInput | typeof Textarea }) {
    const [text, setText] = useState('')
    return (
      <Field label="Name" help="As on the roster.">
        {(control) => (
          <Control {...control} maxLength={10} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    )
  }

  it.each([
    ['one line', TextInput],
    ['several lines', Textarea],
  ])('keeps everything that was pasted into %s, and says how much fits and how much there is', async (_, control) => {
    const user = userEvent.setup()
    render(<Box of={control} />)
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.click(box)
    await user.paste('  Nights    ')
    expect([box.hasAttribute('aria-invalid'), describedText(box)]).toEqual([false, 'As on the roster.'])
    await user.clear(box)
    await user.paste('Nights and Fridays')
    expect(box.value).toBe('Nights and Fridays')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(describedText(box)).toBe('At most 10 characters. This has 18. | As on the roster.')
    expect(document.activeElement).toBe(box)
  })
})

describe('TimeInput', () => {
  function Box({ kept }: { kept: (time: string) => void }) {
    const [time, setTime] = useState('19:00')
    const change = (next: string) => {
      setTime(next)
      kept(next)
    }
    return <TimeInput aria-label="Start" value={time} onValueChange={change} />
  }

  it.each([
    ['12-hour', '7:00 PM', '5:30 AM'],
    ['24-hour', '19:00', '05:30'],
  ] as const)('shows and takes times on a %s clock, and keeps hh:mm', async (format, before, after) => {
    chooseClock(format)
    const kept: string[] = []
    render(<Box kept={(time) => kept.push(time)} />)
    const box = screen.getByRole('textbox', { name: 'Start' }) as HTMLInputElement
    expect(box.value).toBe(before)
    await userEvent.clear(box)
    await userEvent.type(box, '5:30')
    await userEvent.tab()
    expect([kept.at(-1), box.value]).toEqual(['05:30', after])
    chooseClock('12-hour')
  })
})
