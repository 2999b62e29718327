/** The switchboard: who's on and next with their numbers, any moment, and what it says without a network or with a revoked link. */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Switchboard } from '../../contract/on-call.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { placeShifts } from './kept-switchboard.ts'
import { SwitchboardPage } from './switchboard-page.tsx'

const path = '/switchboard/ab12'
const now = '2026-12-07T16:00:00.000Z'
type Shift = Switchboard['roles'][number]['now'][number]

const amy: Shift = {
  ...{ position: 'R1', startsAt: '2026-12-07T13:00:00.000Z', endsAt: '2026-12-08T01:00:00.000Z', location: 'Main' },
  physician: { name: 'Amy Chen', phoneNumber: '555 010 0100', pagerNumber: '7788' },
}
const bo: Shift = {
  ...{ position: 'R1', startsAt: '2026-12-08T01:00:00.000Z', endsAt: '2026-12-08T13:00:00.000Z', location: null },
  physician: { name: 'Bo Li', phoneNumber: null, pagerNumber: null },
}
const board: Switchboard = {
  ...{ groupName: 'Riverbend', timeZone: 'America/Chicago', at: now, asOf: now },
  roles: [
    { name: 'Rounder', now: [amy], next: [bo] },
    { name: 'Night', now: [], next: [{ ...bo, physician: null }] },
  ],
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const open = (answers: Answers, query = '') => renderPage(<SwitchboardPage />, { path: `${path}${query}`, answers })
const listOf = async (name: string) => within(await screen.findByRole('list', { name }))

it('shows who is on with their numbers, who is next, and what is open', async () => {
  open({ switchboard: board })
  const on = await listOf('Rounder now')
  expect(on.getByText('Amy Chen')).toBeTruthy()
  expect(on.getByRole('link', { name: 'Call 555 010 0100' }).getAttribute('href')).toBe('tel:5550100100')
  expect(on.getByText('7788', { exact: false })).toBeTruthy()
  expect(on.getByText('R1 · until 7:00 PM, Dec 7 · Main')).toBeTruthy()
  expect((await listOf('Rounder next')).getByText('No number')).toBeTruthy()
  expect((await listOf('Night next')).getByText('Open')).toBeTruthy()
  expect(screen.getByText('No one is on.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Monday, December 7, 10:00 AM')
})

it('asks for another moment on the group’s clock, and goes back to now', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const page = open({ switchboard: { ...board, at: '2026-12-09T18:00:00.000Z' } }, '?at=2026-12-09T12:00')
  await listOf('Rounder now')
  expect(page.calls).toContain('GET /api/switchboard/ab12?at=2026-12-09T12%3A00')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wednesday, December 9, 12:00 PM')
  await user.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(location.search).toBe('')
})

it('goes on from the last answer without a network, says how old it is, and moves on to who is next', async () => {
  localStorage.setItem('switchboard ab12', JSON.stringify({ answer: board, receivedAt: Date.parse(now) }))
  vi.setSystemTime(new Date('2026-12-08T02:00:00.000Z'))
  open({ switchboard: { refusedWith: 503, message: 'Not now' } })
  expect((await listOf('Rounder now')).getByText('Bo Li')).toBeTruthy()
  expect(screen.queryByText('Amy Chen')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('No connection. This is from')
  expect(screen.getByRole('status').textContent).toContain('10 hours ago')
})

it('prints, and fills the screen of a kiosk', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const [print, fill] = [vi.fn(), vi.fn(async () => {})]
  vi.stubGlobal('print', print)
  document.documentElement.requestFullscreen = fill
  open({ switchboard: board })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  expect([print, fill].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  vi.unstubAllGlobals()
})

it('says that a revoked link doesn’t work, and keeps nothing of it', async () => {
  localStorage.setItem('switchboard ab12', JSON.stringify({ answer: board, receivedAt: Date.parse(now) }))
  open({ switchboard: { refusedWith: 404, code: 'not-found', message: 'This switchboard link doesn’t work anymore.' } })
  expect(await screen.findByText('This link doesn’t work anymore')).toBeTruthy()
  await act(async () => {})
  expect(localStorage.getItem('switchboard ab12')).toBeNull()
})

it('places a shift by its start and its end', () => {
  const at = (moment: string) => placeShifts(board.roles[0]!, Date.parse(moment))
  expect(at('2026-12-08T00:59:59.999Z')).toEqual({ now: [amy], next: [bo] })
  expect(at('2026-12-08T01:00:00.000Z')).toEqual({ now: [bo], next: [] })
  expect(at('2026-12-08T13:00:00.000Z')).toEqual({ now: [], next: [] })
})
