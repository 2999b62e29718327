// Tells a person what came of an action: `toast({...})` can be called from anywhere, the Toaster shows it.
import type { ReactNode } from 'react'

export type ToastTone = 'good' | 'bad' | 'warn' | 'neutral'

export interface ToastContent {
  title: string
  description?: ReactNode
  tone?: ToastTone
  action?: { label: string; onClick: () => void }
}

export interface ShownToast extends ToastContent {
  id: string
  open: boolean
}

export const toastDuration = 5000
/** ms; for toasts with a button, mostly to undo: read while already looking at the next thing. */
export const timeToUndo = 10_000
const removedAfter = 1_000_000

/** One at a time. */
let toasts: readonly ShownToast[] = []
let lastNumber = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]): void {
  clearTimeout(removal)
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before it. */
export function toast(content: ToastContent): { id: string; dismiss: () => void } {
  lastNumber += 1
  const id = `toast-${lastNumber}`
  show([{ ...content, id, open: true }])
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes a toast; it is forgotten later, so that it can leave the screen in its own time. */
export function dismissToast(id: string): void {
  const [shown] = toasts
  if (shown?.id !== id || !shown.open) return
  show([{ ...shown, open: false }])
  removal = setTimeout(() => show([]), removedAfter)
}

/** For when the shown one is over, such as what was just undone. */
export function dismissShownToast(): void {
  const [shown] = toasts
  if (shown) dismissToast(shown.id)
}

export function readToasts(): readonly ShownToast[] {
  return toasts
}

/** Whether there ever was one. */
export function hasToasted(): boolean {
  return lastNumber > 0
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
