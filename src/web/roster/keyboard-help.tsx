/** The roster's keyboard shortcuts, on `?`; and the link past the header to the grid. */
import { useEffect, useState } from 'react'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'

const keys: { keys: string[]; does: string }[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'Move; with Shift, select several days (or drag across free days)' },
  { keys: ['Home', 'End'], does: 'First or last day; with Ctrl, the corners' },
  { keys: ['Enter'], does: 'Open the day' },
  { keys: ['R', 'N', '...'], does: 'Assign a role by its code and go down, or to all selected days' },
  { keys: ['Delete'], does: 'Unassign' },
  { keys: ['M'], does: 'Move or swap: arrows, then Enter' },
  { keys: ['Ctrl+C', 'Ctrl+V'], does: 'Copy and paste days' },
  { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo' },
  { keys: ['Esc'], does: 'Close, cancel, or end the selection' },
  { keys: ['?'], does: 'This list' },
]

export function KeyboardHelp() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]')
      if (event.key !== '?' || isTyping) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  if (!isOpen) return null
  return (
    <Dialog onClose={() => setOpen(false)} title="Keyboard shortcuts">
      <DialogBody>
        <dl className="divide-y divide-line">
          {keys.map(({ keys: names, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-1.5">
              <dd className="order-2 text-right text-muted">{does}</dd>
              <dt className="flex gap-1">
                {names.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}

/** Only visible while focused. */
export function SkipToGrid() {
  const skip = () => document.querySelector<HTMLElement>('[role="grid"] [role="gridcell"][tabindex="0"]')?.focus()
  return (
    <button
      type="button"
      onClick={skip}
      className="sr-only focus:not-sr-only focus:fixed focus:top-14 focus:left-4 focus:z-30 focus:rounded-control focus:border focus:border-line-strong focus:bg-overlay focus:px-3 focus:py-1.5 focus:shadow-float"
    >
      Skip to the roster
    </button>
  )
}
