// Dialogs, menus and popovers: how they open, what they are called, how they close.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from './dialog.tsx'
import { Menu, MenuChoices, MenuItem } from './menu.tsx'
import { Popover } from './popover.tsx'

describe('Dialog', () => {
  it('is named and described, and closes by Escape, cross and its own button', async () => {
    render(
      <Dialog trigger={<Button>Open</Button>} title="Request Time Off" description="Before you send it">
        <DialogBody>Dates</DialogBody>
        <DialogFooter>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
        </DialogFooter>
      </Dialog>,
    )
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ]) {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }))
      const dialog = screen.getByRole('dialog', { name: 'Request Time Off' })
      expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Before you send it',
      )
      await close()
      expect(screen.queryByRole('dialog')).toBeNull()
    }
  })
})

describe('A sheet pulled down by its top', () => {
  it.each([
    { so: 'far enough', path: [200, 190], at: '0 190px', closes: true },
    { so: 'with a flick', path: [90], at: '0 90px', closes: true },
    { so: 'and let go on its way back', path: [90, 80], at: '0 80px', closes: false },
    { so: 'never goes up', path: [-50], at: '0 0px', closes: false },
  ])('$so', ({ path, at, closes }) => {
    HTMLElement.prototype.setPointerCapture ??= () => {}
    const onClose = vi.fn()
    render(
      <Dialog onClose={onClose} title="A shift">
        <DialogBody>Facts</DialogBody>
      </Dialog>,
    )
    const title = screen.getByText('A shift')
    fireEvent.pointerDown(title, { clientY: 0, isPrimary: true })
    for (const clientY of path) fireEvent.pointerMove(title, { clientY })
    expect(screen.getByRole('dialog').style.getPropertyValue('translate')).toBe(at)
    fireEvent.pointerUp(title)
    expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
  })
})

/** A menu whose items open one dialog each. */
function MenuProbe() {
  const [opened, open] = useState<'rename' | 'publish' | 'delete' | null>(null)
  const close = () => open(null)
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => open('rename')}>Rename</MenuItem>
        <MenuItem onSelect={() => open('publish')}>Publish</MenuItem>
        <MenuItem onSelect={() => open('delete')}>Delete</MenuItem>
      </Menu>
      {(opened === 'rename' || opened === 'publish') && (
        <Dialog open onOpenChange={close} title="A schedule">
          <DialogBody>{opened === 'rename' && <input aria-label="Name" />}</DialogBody>
          <DialogFooter>
            <Button>Cancel</Button>
            <Button>Save</Button>
          </DialogFooter>
        </Dialog>
      )}
      {opened === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title="Delete it?"
          description="For good."
          confirmLabel="Delete it"
          onConfirm={close}
        />
      )}
    </>
  )
}

describe('Focus', () => {
  it.each([
    ['Rename', 'the first field', () => screen.getByRole('textbox', { name: 'Name' })],
    ['Publish', 'the deed', () => screen.getByRole('button', { name: 'Save' })],
    ['Delete', 'the way out of what cannot be undone', () => screen.getByRole('button', { name: 'Cancel' })],
  ])('%s from a menu: into %s, and back to the button of the menu', async (item, _, first) => {
    render(<MenuProbe />)
    const more = screen.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(document.activeElement).toBe(first()))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(more))
  })
})

function ConfirmProbe({ onConfirm }: { onConfirm: () => unknown }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Delete this role?"
      description="Its shifts stay."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onConfirm={onConfirm}
    />
  )
}

describe('ConfirmDialog', () => {
  it('stays busy until the deed is done, then closes', async () => {
    let finish = () => {}
    render(<ConfirmProbe onConfirm={() => new Promise<void>((resolve) => (finish = resolve))} />)
    expect(screen.getByRole('alertdialog', { name: 'Delete this role?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.getByRole('button', { name: 'Deleting...' }).getAttribute('aria-busy')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    await act(async () => finish())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stays open and says why when the deed fails', async () => {
    render(<ConfirmProbe onConfirm={() => Promise.reject(new Error('The role has shifts on Friday.'))} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The role has shifts on Friday.')
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
  })

  it('does nothing when cancelled', async () => {
    const confirm = vi.fn()
    render(<ConfirmProbe onConfirm={confirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('Menu', () => {
  it('opens, offers links and actions, and closes after a choice', async () => {
    const remove = vi.fn()
    const choose = vi.fn()
    const options = [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ] as const
    render(
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem href="/api/logout">Sign Out</MenuItem>
        <MenuItem to="/admin/users">User Roles</MenuItem>
        <MenuItem tone="danger" onSelect={remove}>
          Delete
        </MenuItem>
        <MenuChoices label="Theme" value="light" onValueChange={choose} options={options} />
      </Menu>,
    )
    const trigger = screen.getByRole('button', { name: 'Account' })
    await userEvent.click(trigger)
    expect(screen.getByRole('menuitem', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(remove).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(trigger)
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(choose).toHaveBeenCalledWith('dark')
    await userEvent.click(trigger)
    await userEvent.click(screen.getByRole('menuitem', { name: 'User Roles' }))
    expect(window.location.pathname).toBe('/admin/users')
  })
})

describe('Popover', () => {
  it('opens named and closes by Escape', async () => {
    render(
      <Popover trigger={<Button>Why?</Button>} label="Why this physician">
        Under share
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }))
    expect(screen.getByRole('dialog', { name: 'Why this physician' }).textContent).toBe('Under share')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a dialog that scrolls can be scrolled by keys, also if nothing in it takes the focus', () => {
  const tall = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const open = (content: ReactNode) => {
    const { unmount } = render(
      <Dialog onClose={() => {}} title="Proposal">
        <DialogBody>{content}</DialogBody>
      </Dialog>,
    )
    const stop = screen.getByText('18 changes').closest('[tabindex="0"]')
    unmount()
    return stop !== null
  }
  expect(open(<p>18 changes</p>)).toBe(true)
  expect(open(<button type="button">18 changes</button>)).toBe(false)
  tall.mockRestore()
  expect(open(<p>18 changes</p>)).toBe(false)
})
