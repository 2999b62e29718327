/** The private simulator as a physician sees it. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Simulation } from '../../contract/simulator.ts'
import { noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'
import { SimulatorCard } from './simulator-card.tsx'

const month = { month: 12, year: 2026 }
const figures = (total: number, night: number) => ({
  total: { has: total, share: 14.2 },
  night: { has: night, share: null },
  weekend: { has: 4, share: 4 },
  holiday: { has: 0, share: 0.4 },
})
const outcome: Simulation = {
  ...{ year: 2026, month: 12, before: figures(14, 0), after: figures(11, 2), uncovered: 0 },
  daysOff: { asked: 4, free: 4 },
}

test('nothing is asked until someone wants to know, and then only one’s own numbers are shown', async () => {
  const page = renderPage(<SimulatorCard month={month} />, {
    answers: { currentUser: sampleUser(), simulateMine: outcome },
  })
  expect(page.calls).toEqual([])
  expect(screen.getByText(/nothing is saved, and no one else sees it/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('You’d have all 4 days off.')).toBeTruthy()
  expect(page.calls).toEqual(['GET /api/stats/my/what-if?month=2026-12&offFrom=2026-12-01&offTo=2026-12-01'])
  const row = screen.getByRole('row', { name: /^Shifts/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['14', '11', '14.2'])
  expect(within(screen.getByRole('row', { name: /^Nights/ })).getByText('–')).toBeTruthy()
})

test('an FTE out of range can’t be tried', async () => {
  const page = renderPage(<SimulatorCard month={month} />, {
    answers: { currentUser: sampleUser(), simulateMine: { ...outcome, daysOff: null, uncovered: 2 } },
  })
  await userEvent.click(screen.getByRole('combobox', { name: 'What if' }))
  await userEvent.click(await screen.findByRole('option', { name: 'I changed my FTE' }))
  const fte = screen.getByLabelText('FTE')
  await userEvent.clear(fte)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' }).disabled).toBe(true)
  await userEvent.type(fte, '0.6')
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('2 shifts in your group would stay open.')).toBeTruthy()
  expect(page.calls.at(-1)).toContain('fte=0.6')
})

test('a search says how far it is, and can be given up', async () => {
  renderPage(<SimulatorCard month={month} />, { answers: { currentUser: sampleUser(), simulateMine: noAnswerYet } })
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(screen.getByRole('progressbar', { name: 'Trying it out' })).toBeTruthy()
  expect(await screen.findByText(/^Searching, [1-9]\d?%$/, {}, { timeout: 3000 })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' }).disabled).toBe(false)
})
