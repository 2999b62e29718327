/** Ctrl+Z and Ctrl+Y: on the page, except in inputs and dialogs; or in a dialog, except in its inputs. */
import { useEffect } from 'react'
import type { Edits } from './edits/use-edits.ts'

type Place = 'page' | 'dialog'

export function useUndoKeys({ undo, redo }: Pick<Edits, 'undo' | 'redo'>, place: Place = 'page'): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !isPressedOn(place, event.target)) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      void (isRedo ? redo() : undo())
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, place])
}

function isPressedOn(place: Place, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return place === 'page'
  const isInDialog = target.closest('[role="dialog"]') !== null
  return target.closest('input, textarea, select') === null && isInDialog === (place === 'dialog')
}
