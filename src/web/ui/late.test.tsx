import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog, DialogBody } from './dialog.tsx'
import { LateMenu, LatePopover, lateDialog } from './late.tsx'

test('a menu whose code comes late opens by one press, and gives the focus back to its button', async () => {
  const user = userEvent.setup()
  render(
    <LateMenu trigger={<button type="button">Pages</button>}>{({ MenuItem }) => <MenuItem>Help</MenuItem>}</LateMenu>,
  )
  const button = () => screen.getByRole('button', { name: 'Pages' })
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  button().focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Help' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('a panel whose code comes late opens by one press, and closes', async () => {
  const user = userEvent.setup()
  function Bell() {
    const [isOpen, setOpen] = useState(false)
    return (
      <LatePopover label="News" open={isOpen} onOpenChange={setOpen} trigger={<button type="button">Bell</button>}>
        Nothing new
      </LatePopover>
    )
  }
  render(<Bell />)
  await user.click(screen.getByRole('button', { name: 'Bell' }))
  expect(await screen.findByRole('dialog', { name: 'News' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

type Opened = { open: boolean; onOpenChange: (open: boolean) => void }

function Asking({ open, onOpenChange }: Opened) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Question">
      <DialogBody>Well?</DialogBody>
    </Dialog>
  )
}

test('a dialog is loaded when it first opens, and once', async () => {
  const load = vi.fn(async () => Asking)
  const Late = lateDialog(load)
  const page = render(<Late open={false} onOpenChange={() => {}} />)
  expect(load).not.toHaveBeenCalled()
  page.rerender(<Late open onOpenChange={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(await screen.findByRole('dialog', { name: 'Question' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
  page.rerender(<Late open={false} onOpenChange={() => {}} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  page.rerender(<Late open onOpenChange={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('a dialog that does not come, as without a network, is not left half open: the next press tries again', async () => {
  const load = vi.fn(async (): Promise<typeof Asking> => Promise.reject(new Error('offline')))
  const Late = lateDialog(load)
  const onOpenChange = vi.fn()
  render(<Late open onOpenChange={onOpenChange} />)
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
})
