// Parts that only show: initials, badges, chips, progress, empty and error states.

import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Avatar, initialsOf } from './avatar.tsx'
import { CountBadge, RoleBadge, StatusBadge } from './badge.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './card.tsx'
import { ErrorState } from './error-state.tsx'
import { Logo } from './logo.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ShiftChip } from './shift-chip.tsx'
import { SkeletonList } from './skeleton.tsx'
import { PageSpinner } from './spinner.tsx'

describe('Avatar', () => {
  it.each([
    ['marguerite', 'osei', 'MO'],
    ['Kofi', null, 'K'],
    [' ', '', 'U'],
    [null, undefined, 'U'],
    ['Łucja', 'Éclair', 'ŁÉ'],
  ])('gives %s %s the initials %s', (firstName, lastName, initials) => {
    expect(initialsOf(firstName, lastName)).toBe(initials)
  })

  it('falls back to the initials when the picture does not load', () => {
    render(<Avatar firstName="Kofi" lastName="Boateng" imageUrl="/gone.png" label="Kofi Boateng" />)
    fireEvent.error(screen.getByRole('img', { name: 'Kofi Boateng' }))
    expect(screen.getByRole('img', { name: 'Kofi Boateng' }).textContent).toBe('KB')
  })
})

describe('badges', () => {
  it.each([
    ['active', 'bg-accent'],
    ['approved', 'bg-accent'],
    ['draft', 'bg-quiet'],
    ['archived', 'bg-quiet'],
    ['completed', 'bg-quiet'],
    ['pending', 'bg-warn-soft'],
    ['denied', 'bg-bad-soft'],
    ['scheduled', 'bg-day'],
    ['confirmed', 'bg-good-soft'],
    ['withdrawn', 'bg-quiet'],
  ])('show %s capitalized in %s', (status, tone) => {
    render(<StatusBadge status={status} />)
    const badge = screen.getByText(status.charAt(0).toUpperCase() + status.slice(1))
    expect(badge.className.split(' ')).toContain(tone)
  })

  it('spell the canceled as Americans do', () => {
    render(<StatusBadge status="cancelled" />)
    expect(screen.getByText('Canceled').className.split(' ')).toContain('bg-quiet')
  })

  it('accent administrators only', () => {
    render(
      <>
        <RoleBadge userRole="admin" />
        <RoleBadge userRole="physician" />
      </>,
    )
    expect(screen.getByText('Admin').className).toContain('bg-accent')
    expect(screen.getByText('Physician').className).toContain('bg-quiet')
  })

  it('hide a count of 0 and shorten a long one', () => {
    const { container, rerender } = render(<CountBadge count={0} />)
    expect(container.textContent).toBe('')
    rerender(<CountBadge count={100} />)
    expect(container.textContent).toBe('99+')
  })
})

describe('states and marks', () => {
  it('an empty list offers the next step', () => {
    render(<EmptyState icon={null} title="No Schedule Available" action={<Button>Generate Schedule</Button>} />)
    expect(screen.getByText('No Schedule Available')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Generate Schedule' })).toBeTruthy()
  })

  it('an error is announced and can be tried again', async () => {
    const retry = vi.fn()
    render(<ErrorState title="We couldn’t load the schedule" onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the schedule')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('progress is told in words and stays within its bounds', () => {
    const { rerender } = render(<ProgressBar label="Generating" value={12} max={30} valueText="12 of 30 days" />)
    const bar = screen.getByRole('progressbar', { name: 'Generating' })
    expect(bar.getAttribute('aria-valuenow')).toBe('12')
    expect(bar.getAttribute('aria-valuetext')).toBe('12 of 30 days')
    rerender(<ProgressBar label="Generating" value={140} />)
    expect(bar.getAttribute('aria-valuetext')).toBe('100%')
  })

  it('loading is announced', () => {
    render(
      <>
        <PageSpinner />
        <SkeletonList of="people" label="Loading physicians" />
      </>,
    )
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Loading...',
      'Loading physicians',
    ])
  })

  it('a chip carries its code and reads its role', () => {
    render(<ShiftChip code="N2" kind="night" label="Night 2" />)
    expect(screen.getByText('N2').parentElement?.className).toContain('bg-night')
    expect(screen.getByText('Night 2')).toBeTruthy()
  })

  it('the logo says the name', () => {
    render(<Logo />)
    expect(screen.getByText('Evenshift')).toBeTruthy()
  })
})
