// Where focus goes when a dialog opens: to its first field or its action; and when it closes: back to what opened it.
import { useRef } from 'react'

const fields =
  ':is(input, textarea, select, [role=combobox], [role=radiogroup], [role=checkbox], [role=switch])' +
  ':not([disabled], [type=hidden], [tabindex="-1"])'

/** Where it goes without a field: to the main action, to Cancel, or (even with fields) to the top of a text. */
type DialogStart = 'action' | 'cancel' | 'top'

/** `isOpen` is undefined for a dialog that keeps its own state: its trigger is known. */
export function useDialogFocus(isOpen: boolean | undefined) {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // While rendering: once the dialog is open, the menu it was chosen from is gone.
  if (isOpen && !wasOpen.current) opener.current = findOpener()
  wasOpen.current = isOpen ?? false
  return {
    focusFirst: (event: Event, start: DialogStart) => {
      const first = findFirst(event.currentTarget, start)
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    focusOpener: (event: Event) => {
      if (isOpen === undefined) return
      event.preventDefault()
      findAgain(opener.current)?.focus()
    },
  }
}

function findFirst(dialog: EventTarget | null, start: DialogStart): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null
  // On touch screens, a focused field brings up the on-screen keyboard, which covers half of the dialog.
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  if (isTouched || start === 'top') return start === 'cancel' ? null : dialog
  const field = dialog.querySelector<HTMLElement>(fields)
  if (field || start === 'cancel') return field
  return [...dialog.querySelectorAll<HTMLElement>('footer button:not([disabled])')].at(-1) ?? dialog
}

/** A link that was drawn again meanwhile is another element with the same address. */
function findAgain(opener: HTMLElement | null): HTMLElement | null {
  if (!(opener instanceof HTMLAnchorElement) || opener.isConnected) return opener
  return [...document.querySelectorAll('a')].find(({ href }) => href === opener.href) ?? null
}

/** The button of the menu, where the dialog was chosen from one. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return null
  const menu = focused.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}
