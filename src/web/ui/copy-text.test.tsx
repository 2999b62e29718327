import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-field.tsx'
import { Toaster } from './toaster.tsx'

afterEach(() => vi.restoreAllMocks())

/** As on an address without https. */
async function copyWithoutClipboard(select: () => boolean) {
  const user = userEvent.setup({ writeToClipboard: false })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  Object.defineProperty(document, 'execCommand', { value: select, configurable: true })
  render(
    <>
      <CopyButton value="BCDFG-HJKLM" />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy' }))
}

test('text is copied where the browser has no clipboard', async () => {
  let selected: string | undefined
  await copyWithoutClipboard(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value
    return true
  })
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(document.activeElement)
  expect(selected).toBe('BCDFG-HJKLM')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where nothing can be copied, a message says what to do instead', async () => {
  await copyWithoutClipboard(() => false)
  expect(await screen.findByText('Select the text, and copy it with Ctrl+C or ⌘C.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})
