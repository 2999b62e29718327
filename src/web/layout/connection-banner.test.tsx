import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { noteAnswer, noteLine, noteLoss, readConnection } from '../offline/connection.ts'
import { asOfHeader } from '../offline/kept-calls.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { ConnectionBanner } from './connection-banner.tsx'

const answers = { currentUser: sampleUser(), myGroup: sampleGroup(), myRequests: [] }
const kept = (at: string) => new Response('{}', { headers: { [asOfHeader]: at } })

afterEach(() => {
  for (const address of ['/a', '/b']) noteAnswer(address, new Response('{}'))
  noteLine()
})

test('says as of when everything is: the oldest of what comes from the device', async () => {
  renderPage(<ConnectionBanner />, { answers })
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => {
    noteAnswer('/a', kept('2026-12-08T14:42:00.000Z'))
    noteAnswer('/b', kept('2026-12-08T13:00:00.000Z'))
  })
  expect(await screen.findByText(/as of Dec 8, 2026, 8:00 AM/)).toBeTruthy()
  await act(async () => noteAnswer('/b', new Response('{}')))
  expect(await screen.findByText(/as of Dec 8, 2026, 9:42 AM/)).toBeTruthy()
  await act(async () => noteAnswer('/a', new Response('{}')))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a broken line is said, too, and passes by itself', async () => {
  renderPage(<ConnectionBanner />, { answers })
  act(noteLoss)
  expect(await screen.findByText('No connection.')).toBeTruthy()
  act(noteLine)
  expect(screen.getByRole('status').textContent).toBe('')
})

function Requests() {
  const read = useRead('myRequests', {})
  const group = useRead('myGroup', {})
  const cancel = useChange('cancelRequest')
  return (
    <>
      <ConnectionBanner />
      <p>{read.data && group.data ? `${read.data.length} requests` : 'none yet'}</p>
      <button type="button" onClick={() => cancel.mutate({ params: { id: 1 }, body: {} })}>
        Cancel it
      </button>
    </>
  )
}

test('a change without a network is refused at once, and says that nothing is lost', async () => {
  renderPage(<Requests />, { answers })
  await screen.findByText('0 requests')
  const answering = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
  expect(await screen.findByText('No connection.')).toBeTruthy()
  expect(readToasts()[0]).toMatchObject({
    title: 'No connection',
    description: expect.stringMatching(/still here/),
  })
  globalThis.fetch = answering
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => noteLine())
  expect(readConnection().isLost).toBe(false)
})

test.each(['the device says so', 'some time has passed'])(
  'a short outage that the stream of changes didn’t notice passes once %s',
  async (when) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    renderPage(<Requests />, { answers })
    await screen.findByText('0 requests')
    act(noteLoss)
    await screen.findByText('No connection.')
    if (when === 'some time has passed') vi.advanceTimersByTime(15_000)
    else window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.queryByText('No connection.')).toBeNull()
    vi.useRealTimers()
  },
)
