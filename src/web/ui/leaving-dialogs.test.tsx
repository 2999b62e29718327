// Leaving a dialog: the Back button closes it and nothing else, and typed text isn't thrown away without a question.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLocation } from 'wouter'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogBody } from './dialog.tsx'
import { Field } from './field.tsx'
import { Textarea } from './inputs.tsx'
import { Popover } from './popover.tsx'
import { SearchInput } from './search-input.tsx'

beforeEach(() => {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/page')
})

const user = userEvent.setup({ pointerEventsCheck: 0 })
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }))
const goBack = () => window.history.back()
const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())
const path = () => window.location.pathname

/** A dialog with a question over it; each can be closed, and the question leads to another page. */
function Probe() {
  const [opened, open] = useState<'none' | 'dialog' | 'question'>('none')
  const [, navigate] = useLocation()
  return (
    <>
      <Button onClick={() => open('dialog')}>Open</Button>
      <Dialog open={opened !== 'none'} onOpenChange={() => open('none')} title="Request">
        <DialogBody>
          <Field label="Reason">
            <Textarea />
          </Field>
          <SearchInput label="Find" value="" onValueChange={() => {}} />
          <Button onClick={() => open('question')}>Ask</Button>
        </DialogBody>
      </Dialog>
      <ConfirmDialog
        open={opened === 'question'}
        onOpenChange={() => open((now) => (now === 'question' ? 'dialog' : now))}
        title="Sure?"
        description="It goes to another page."
        confirmLabel="Go"
        onConfirm={() => {
          open('none')
          navigate('/after')
        }}
      />
    </>
  )
}

describe('The Back button', () => {
  it('closes what is on top, then what is below, then leaves the page', async () => {
    render(<Probe />)
    await press('Open')
    await press('Ask')
    goBack()
    await isGone('alertdialog')
    expect(screen.getByRole('dialog')).toBeTruthy()
    goBack()
    await isGone('dialog')
    expect(path()).toBe('/page')
    goBack()
    await waitFor(() => expect(path()).toBe('/before'))
  })

  it('leaves the page in one step after a dialog that was closed by its cross, however often', async () => {
    render(<Probe />)
    for (let times = 0; times < 3; times += 1) {
      await press('Open')
      await press('Close')
      await isGone('dialog')
    }
    goBack()
    await waitFor(() => expect(path()).toBe('/before'))
  })

  it('doesn’t undo the navigation that closed a dialog, and comes back to the page without it', async () => {
    render(<Probe />)
    await press('Open')
    await press('Ask')
    await press('Go')
    await isGone('dialog')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(path()).toBe('/after')
    goBack()
    await waitFor(() => expect(path()).toBe('/page'))
    goBack()
    await waitFor(() => expect(path()).toBe('/before'))
  })

  it('closes a panel', async () => {
    render(
      <Popover trigger={<Button>Notifications</Button>} label="Notifications">
        Nothing new
      </Popover>,
    )
    await press('Notifications')
    goBack()
    await isGone('dialog')
    expect(path()).toBe('/page')
  })
})

describe('Typed text', () => {
  const type = () => user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A wedding')
  const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })

  it.each([
    { by: 'the cross', close: () => press('Close') },
    { by: 'Escape', close: () => user.keyboard('{Escape}') },
    { by: 'the Back button', close: goBack },
  ])('stays until the person says otherwise: $by', async ({ close }) => {
    render(<Probe />)
    await press('Open')
    await type()
    await close()
    await question()
    expect(document.activeElement?.textContent).toBe('Keep editing')
    await press('Keep editing')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('A wedding')
    await close()
    await question()
    await press('Discard')
    await isGone('dialog')
    expect(path()).toBe('/page')
  })

  it('is no question when it was deleted again, or only searched for', async () => {
    render(<Probe />)
    await press('Open')
    await type()
    await user.clear(screen.getByRole('textbox', { name: 'Reason' }))
    await user.type(screen.getByRole('searchbox'), 'Cleo')
    await press('Close')
    await isGone('dialog')
  })

  it('of a question stays, too', async () => {
    render(
      <ConfirmDialog
        title="Offer?"
        description="To anyone."
        confirmLabel="Offer"
        onClose={() => {}}
        onConfirm={() => {}}
      >
        <Field label="Reason">
          <Textarea />
        </Field>
      </ConfirmDialog>,
    )
    await type()
    await press('Cancel')
    await question()
  })
})
