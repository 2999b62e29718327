import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleSchedule } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { SearchLonger } from './search-longer.tsx'

const draft = sampleSchedule({ id: 8, status: 'draft', month: 12, year: 2026 })

test('asks to go on from the draft, and opens what comes of it', async () => {
  const answer = {
    ...{ schedule: sampleSchedule({ id: 9 }), shifts: [], suggestions: [], openSlots: [] },
    ...{ fairnessScore: 96, preferencesMetScore: 80, coverageScore: 100 },
    ...{ bound: null, roomToImprove: 1.2, wasCancelled: false },
  }
  const page = renderPage(<SearchLonger schedule={draft} />, { answers: { generateSchedule: answer } })
  await userEvent.click(screen.getByRole('button', { name: 'Search longer' }))
  await waitFor(() => expect(window.location.search).toBe('?schedule=9'))
  expect(page.bodies).toEqual([{ month: 12, year: 2026, continues: 8 }])
})

test('says why not in the words of the server', async () => {
  const message = 'This month is being generated with other settings. Wait for it to finish, or stop it first.'
  renderPage(<SearchLonger schedule={draft} />, { answers: { generateSchedule: { refusedWith: 409, message } } })
  await userEvent.click(screen.getByRole('button', { name: 'Search longer' }))
  await waitFor(() => expect(readToasts()[0]?.description).toBe(message))
})

test('is not offered for a published schedule', () => {
  renderPage(<SearchLonger schedule={{ ...draft, status: 'active' }} />, {})
  expect(screen.queryByRole('button', { name: 'Search longer' })).toBeNull()
})
