import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswerYet } from '../../testing/render-page.tsx'
import { openInbox, swap, timeOff } from './testing/open-inbox.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('keeps the room of what approvals would do until it is known', async () => {
  const { client } = openInbox({ groupRequests: [timeOff, swap], requestEffects: noAnswerYet })
  const rowOf = (name: RegExp) => screen.findByRole('button', { name })
  const linesOf = (row: HTMLElement) => [...row.querySelectorAll('.min-h-5.overflow-hidden')]
  const waiting = linesOf(await rowOf(/Chidinma Abara.*Time off/))
  expect(waiting.map((line) => line.querySelectorAll('[data-loading]').length)).toEqual([1])
  // A swap that waits for a colleague has nothing to say yet.
  expect(linesOf(await rowOf(/Kofi Boateng/))).toEqual([])
  const effect = { requestId: 1, hasSchedule: true, opens: 3, breaks: [], overLimit: [], rival: null }
  act(() => void client.setQueriesData({ queryKey: ['requestEffects'] }, [effect]))
  await screen.findByText('Opens 3 shifts')
  expect(linesOf(await rowOf(/Chidinma Abara.*Time off/))).toEqual(waiting)
  expect(waiting[0]?.querySelector('[data-loading]')).toBeNull()
})
