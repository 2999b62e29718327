// Ticking, switching and choosing: by role and name, with mouse and keyboard.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'

const people = [
  { value: 'sandoval', label: 'Mateo Sandoval', description: '3 shifts under share' },
  { value: 'jansen', label: 'Willem Jansen' },
  { value: 'quispe', label: 'Rosa Quispe', disabled: true },
] as const
type Person = (typeof people)[number]['value']

describe('Checkbox', () => {
  it('is ticked by its words and by the space key, and is described by its error', async () => {
    function Probe() {
      const [checked, setChecked] = useState(false)
      return <Checkbox label="Coverage needed" checked={checked} onCheckedChange={setChecked} error="Tick this first" />
    }
    render(<Probe />)
    const box = screen.getByRole('checkbox', { name: 'Coverage needed' })
    await userEvent.click(screen.getByText('Coverage needed'))
    expect(box.getAttribute('aria-checked')).toBe('true')
    await userEvent.keyboard(' ')
    expect(box.getAttribute('aria-checked')).toBe('false')
    const description = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Tick this first')
  })
})

describe('Switch', () => {
  it('turns on and off, not when disabled', async () => {
    const change = vi.fn()
    const { rerender } = render(<Switch label="Email" checked={false} onCheckedChange={change} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Email' }))
    expect(change).toHaveBeenCalledWith(true)
    rerender(<Switch label="Email" checked={false} onCheckedChange={change} disabled />)
    await userEvent.click(screen.getByRole('switch', { name: 'Email' }))
    expect(change).toHaveBeenCalledTimes(1)
  })
})

describe('RadioCards', () => {
  it('chooses one and skips those that cannot be chosen', async () => {
    const choose = vi.fn()
    render(<RadioCards aria-label="Who covers" value="sandoval" onValueChange={choose} options={people} />)
    expect(screen.getByRole('radiogroup', { name: 'Who covers' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Rosa Quispe' }))
    expect(choose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: 'Willem Jansen' }))
    expect(choose).toHaveBeenCalledWith('jansen')
  })
})

describe('SegmentedControl', () => {
  it('moves with the arrows', async () => {
    function Probe() {
      const [span, setSpan] = useState<'month' | 'week'>('month')
      const options = [
        { value: 'month', label: 'Month' },
        { value: 'week', label: 'Week' },
      ] as const
      return <SegmentedControl label="Span" value={span} onValueChange={setSpan} options={options} />
    }
    render(<Probe />)
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    // Held: the choice moves in the moment after the key went down.
    await userEvent.keyboard('{ArrowRight>}')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Week' }).getAttribute('aria-checked')).toBe('true'))
  })
})

describe('Select', () => {
  function Probe() {
    const [person, setPerson] = useState<Person | ''>('')
    return <Select aria-label="Physician" value={person} onValueChange={setPerson} options={people} />
  }

  it('opens with the keyboard, lists the options and shows the chosen one', async () => {
    render(<Probe />)
    const box = screen.getByRole('combobox', { name: 'Physician' })
    expect(box.textContent).toBe('Choose...')
    box.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Mateo Sandoval',
      'Willem Jansen',
      'Rosa Quispe',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Willem Jansen' }))
    expect(screen.getByRole('combobox', { name: 'Physician' }).textContent).toBe('Willem Jansen')
    expect(screen.queryByRole('option')).toBeNull()
  })
})
