import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cell, openRoster, own } from '../../../tests/web/open-roster.tsx'
import { sampleShift, shiftOf } from '../testing/samples.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('the window of a shift offers the positions of its role, and sends the chosen one', async () => {
  const other = shiftOf(sampleShift('2026-12-09', { position: 2 }), 8, 'Kenji', 'Ueda')
  const page = await openRoster({ scheduleShifts: [{ ...own, position: 1 }, other] })
  await userEvent.click(cell(/^Abara, Tue, Dec 8: R1/))
  const panel = await screen.findByRole('dialog')
  await userEvent.click(within(panel).getByRole('combobox', { name: 'Position for this stretch' }))
  await userEvent.click(await screen.findByRole('option', { name: 'R2' }))
  await waitFor(() =>
    expect(page.bodies).toEqual([{ edits: [{ do: 'change', shiftId: own.id, version: 3, position: 2 }] }]),
  )
})
