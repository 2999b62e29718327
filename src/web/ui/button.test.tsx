// Buttons: their names, their busy state, and links that look like them.

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button.tsx'

describe('Button', () => {
  it('answers click, Enter and space, and submits nothing by itself', async () => {
    const press = vi.fn()
    const submit = vi.fn()
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Publish</Button>
      </form>,
    )
    screen.getByRole('button', { name: 'Publish' }).focus()
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(3)
    expect(submit).not.toHaveBeenCalled()
  })

  it('while loading says so, keeps the focus, and neither clicks nor submits', async () => {
    const press = vi.fn()
    const submit = vi.fn()
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading loadingLabel="Generating..." onClick={press}>
          Generate Schedule
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Generating...' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
  })

  it('can be a link', () => {
    render(
      <ButtonLink variant="primary" href="/api/login">
        Sign In
      </ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'Sign In' })
    expect(link.getAttribute('href')).toBe('/api/login')
    expect(link.className).toContain('bg-accent')
  })
})

describe('IconButton', () => {
  it('is named by its label, also while loading', () => {
    const { rerender } = render(<IconButton label="Undo" icon={<svg aria-hidden="true" />} />)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    rerender(<IconButton label="Undo" icon={<svg aria-hidden="true" />} loading />)
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-busy')).toBe('true')
  })
})
