// Tells a person what came of an action: `toast({...})` can be called from anywhere, the Toaster shows it.
import type { ReactNode } from 'react'

export type ToastTone = 'good' | 'bad' | 'warn' | 'neutral'

export interface ToastContent {
  title: string
  description?: ReactNode
  tone?: ToastTone
  /** ms; 5000 unless given. */
  duration?: number
  action?: { label: string; onClick: () => void }
}

export interface ShownToast extends ToastContent {
  id: string
  open: boolean
}

export const toastDuration = 5000
const shownAtOnce = 1
const removedAfter = 1_000_000

let toasts: readonly ShownToast[] = []
let lastNumber = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function keep(next: readonly ShownToast[]): void {
  for (const gone of toasts.filter((toast) => !next.some((kept) => kept.id === toast.id))) {
    clearTimeout(removals.get(gone.id))
    removals.delete(gone.id)
  }
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before it. */
export function toast(content: ToastContent): { id: string; dismiss: () => void } {
  lastNumber += 1
  const id = `toast-${lastNumber}`
  keep([{ ...content, id, open: true }, ...toasts].slice(0, shownAtOnce))
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes a toast; it is forgotten later, so that it can leave the screen in its own time. */
export function dismissToast(id: string): void {
  const found = toasts.find((shown) => shown.id === id)
  if (!found?.open) return
  removals.set(
    id,
    setTimeout(() => keep(toasts.filter((kept) => kept.id !== id)), removedAfter),
  )
  keep(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
}

export function readToasts(): readonly ShownToast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
