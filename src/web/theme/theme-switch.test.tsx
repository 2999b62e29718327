// The theme switch, as a person uses it.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ThemeSwitch } from './theme-switch.tsx'

it('shows the choice and changes the page', async () => {
  render(<ThemeSwitch />)
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'System' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(screen.getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
  expect(document.documentElement.dataset.theme).toBe('dark')
})
