/** Copies text, also on addresses without https, where browsers have no `navigator.clipboard`; says so if it can't. */
import { toast } from './toast.ts'

export async function copyText(text: string): Promise<boolean> {
  const isCopied = (await copyToClipboard(text)) || copySelected(text)
  if (!isCopied)
    toast({ title: 'Not copied', description: 'Select the text, and copy it with Ctrl+C or ⌘C.', tone: 'bad' })
  return isCopied
}

async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copySelected(text: string): boolean {
  const { activeElement } = document
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'sr-only'
  // Inside an open dialog, which takes the focus back from anything outside.
  const place = activeElement?.parentElement ?? document.body
  place.append(box)
  box.focus()
  box.select()
  try {
    return document.execCommand?.('copy') ?? false
  } finally {
    box.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }
}
