import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AppearanceCard } from './appearance-card.tsx'

test('the chosen theme is applied and kept', async () => {
  render(<AppearanceCard />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(screen.getByRole('radio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true')
})
