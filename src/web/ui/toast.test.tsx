// Toasts: one at a time, 5 s, kept 1,000,000 ms after they were dismissed, reachable with F8.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog, DialogBody } from './dialog.tsx'
import { dismissToast, readToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const shown of readToasts()) dismissToast(shown.id)
  vi.advanceTimersByTime(1_000_000)
  vi.useRealTimers()
})

describe('toast', () => {
  it('shows title and description, called from anywhere', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Success', description: 'Request submitted', tone: 'good' }))
    expect(screen.getByText('Success')).toBeTruthy()
    expect(screen.getByText('Request submitted')).toBeTruthy()
  })

  it('shows at most one: the newest', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'First' }))
    act(() => void toast({ title: 'Second' }))
    expect(readToasts().map(({ title }) => title)).toEqual(['Second'])
    expect(screen.queryByText('First')).toBeNull()
  })

  it('leaves after 5000 ms, not before', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Saved' }))
    act(() => void vi.advanceTimersByTime(4990))
    expect(readToasts()[0]?.open).toBe(true)
    act(() => void vi.advanceTimersByTime(20))
    expect(readToasts()[0]?.open).toBe(false)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('leaves time to undo', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onClick: () => {} } }))
    act(() => void vi.advanceTimersByTime(9990))
    expect(readToasts()[0]?.open).toBe(true)
    act(() => void vi.advanceTimersByTime(20))
    expect(readToasts()[0]?.open).toBe(false)
  })

  it('is forgotten 1,000,000 ms after it was dismissed', () => {
    const { dismiss } = toast({ title: 'Gone' })
    dismiss()
    vi.advanceTimersByTime(999_999)
    expect(readToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(readToasts()).toHaveLength(0)
  })

  it('can be closed by its button', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Error', tone: 'bad' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(readToasts()[0]?.open).toBe(false)
  })

  it('can be closed over a dialog, which stays', () => {
    const close = vi.fn()
    render(
      <>
        <Dialog open onOpenChange={close} title="Add role">
          <DialogBody>What was typed</DialogBody>
        </Dialog>
        <Toaster />
        <p>Elsewhere</p>
      </>,
    )
    act(() => void toast({ title: 'Error', tone: 'bad' }))
    act(() => void vi.advanceTimersByTime(100))
    const toasts = within(screen.getByRole('region', { name: 'Notifications (F8)', hidden: true }))
    press(toasts.getByRole('button', { name: 'Close', hidden: true }))
    expect(close).not.toHaveBeenCalled()
    press(screen.getByText('Elsewhere'))
    expect(close).toHaveBeenCalledWith(false)
  })

  it('offers its action', () => {
    const undo = vi.fn()
    render(<Toaster />)
    act(() => void toast({ title: 'Moved', action: { label: 'Undo', onClick: undo } }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('is reached with F8', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Saved' }))
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy()
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(document.activeElement?.tagName).toBe('OL')
  })
})

function press(element: Element): void {
  fireEvent.pointerDown(element)
  fireEvent.click(element)
}
