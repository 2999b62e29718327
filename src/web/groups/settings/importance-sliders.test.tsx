import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Choices } from './importance.ts'
import { ImportanceSliders } from './importance-sliders.tsx'

test('a slider moves the weights of its rules; coverage cannot be moved', () => {
  const chosen: Choices[] = []
  function Sliders() {
    const [choices, setChoices] = useState<Choices>({})
    const choose = (next: Choices) => {
      chosen.push(next)
      setChoices(next)
    }
    return <ImportanceSliders pattern="7-on-7-off" choices={choices} onChoose={choose} />
  }
  render(<Sliders />)
  const slider = screen.getByRole('slider', { name: 'Weekends and holidays' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Usual')
  fireEvent.change(slider, { target: { value: '3' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('More')
  expect(chosen).toMatchObject([
    { 'fair-weekends': { on: true, weight: 12 }, 'fair-holidays': { on: true, weight: 40 } },
  ])
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Coverage' }).disabled).toBe(true)
})
