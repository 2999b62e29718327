/** Focus returns to what opened a dialog, also when that was drawn again meanwhile. */
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

function Page() {
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a key={turn} href="/schedule?shift=12" onClick={open}>
        Night
      </a>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A shift">
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Draw again
        </button>
      </Dialog>
    </>
  )
}

test('a link that was drawn again while its dialog was open gets the focus back', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('link', { name: 'Night' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Draw again' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Night' })))
})
