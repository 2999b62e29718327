/** What a device shows of a message, and where a click leads. */
import { expect, test } from 'vitest'
import { openMessage, showMessage } from './show-message.ts'

const origin = 'https://shifts.example'

function watch(urls: string[] = []) {
  const shown: unknown[] = []
  const went: string[] = []
  const parts = {
    origin,
    show: async (title: string, options: object) => void shown.push([title, options]),
    listPages: async () =>
      urls.map((url) => ({
        url,
        focus: async () => void went.push('focus'),
        navigate: async (address: string) => void went.push(`navigate ${address}`),
      })),
    open: async (address: string) => void went.push(`open ${address}`),
  }
  return { parts, shown, went }
}

test('shows title and text, and keeps the page that it is about', async () => {
  const { parts, shown } = watch()
  await showMessage(
    parts,
    JSON.stringify({ title: 'Your shifts changed', body: 'Dec 18: Night', link: '/schedule?shift=4', tag: 'm1' }),
  )
  expect(shown).toEqual([
    [
      'Your shifts changed',
      expect.objectContaining({ body: 'Dec 18: Night', data: { link: '/schedule?shift=4' }, tag: 'm1' }),
    ],
  ])
})

test('an urgent one stays until it is answered; one that cannot be read is shown, too', async () => {
  const { parts, shown } = watch()
  await showMessage(parts, JSON.stringify({ title: 'Call-out', body: 'Night tonight', isUrgent: true }))
  await showMessage(parts, 'not JSON')
  expect(shown).toEqual([
    ['Call-out', expect.objectContaining({ requireInteraction: true })],
    ['Evenshift', expect.objectContaining({ body: 'You have a new message.', data: { link: '/' } })],
  ])
})

test('a click goes to the page in a window that is open, else in a new one, and never to another site', async () => {
  const open = watch([`${origin}/stats`])
  await openMessage(open.parts, '/schedule?shift=4')
  expect(open.went).toEqual(['focus', `navigate ${origin}/schedule?shift=4`])
  const closed = watch()
  await openMessage(closed.parts, '/schedule?shift=4')
  await openMessage(closed.parts, '//evil.example/x')
  expect(closed.went).toEqual([`open ${origin}/schedule?shift=4`, `open ${origin}`])
})
