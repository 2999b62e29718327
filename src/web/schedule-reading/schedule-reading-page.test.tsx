/** The page with its two tabs and what the address keeps. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin } from '../testing/samples.ts'
import { ScheduleReadingPage } from './schedule-reading-page.tsx'
import { sampleAnalysis } from './testing/sample-analysis.ts'

const answers = { currentUser: sampleAdmin(), listAnalyses: [], findAnalysis: sampleAnalysis() }

it('has the tabs Schedule Upload & Analysis and Expert Consultation, and keeps them in the address', async () => {
  renderPage(<ScheduleReadingPage />, { answers, path: '/admin/schedule-upload' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI-Powered Schedule Setup')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Schedule Upload & Analysis',
    'Expert Consultation',
  ])
  await userEvent.click(screen.getByRole('tab', { name: 'Expert Consultation' }))
  expect(window.location.search).toBe('?tab=chat')
})

it('opens the analysis that the address names, and forgets it on Start New Analysis', async () => {
  renderPage(<ScheduleReadingPage />, { answers, path: '/admin/schedule-upload?analysis=12' })
  await userEvent.click(await screen.findByRole('button', { name: 'Start New Analysis' }))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('button', { name: 'Analyze Schedule' })).toBeTruthy()
})

it('says when an analysis cannot be loaded', async () => {
  const gone = { refusedWith: 404, code: 'not-found', message: 'We couldn’t find this analysis.' }
  renderPage(<ScheduleReadingPage />, { answers: { ...answers, findAnalysis: gone }, path: '/?analysis=99' })
  expect(await screen.findByText('We couldn’t find this analysis.')).toBeTruthy()
})
