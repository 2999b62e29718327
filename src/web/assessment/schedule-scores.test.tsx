import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { assessment } from '../../../tests/web/assessments.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleSchedule } from '../testing/samples.ts'
import { ScheduleScores } from './schedule-scores.tsx'

test('has the scores, and on request the breakdown by class, preference, and physician', async () => {
  const page = renderPage(
    <ScheduleScores schedule={sampleSchedule({ fairnessScore: 79.9, preferencesMetScore: 80 })} />,
    { answers: { scheduleAssessment: assessment } },
  )
  expect(screen.getByText('Good')).toBeTruthy()
  expect(screen.getByText('Most honored')).toBeTruthy()
  expect(page.calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show the breakdown' }))
  const classes = await screen.findByRole('table', { name: 'Fairness by kind of shift' })
  expect(within(classes).getByRole('row', { name: /^Nights/ }).textContent).toContain('5, 2 unavoidable')
  expect(within(classes).getByRole('row', { name: /^Nights/ }).textContent).toContain('Chidinma Abara +2')
  expect(screen.getByText('Met 3 of 4 requests for days off or shifts.')).toBeTruthy()
  const people = screen.getByRole('table', { name: 'Scores by physician' })
  expect(
    within(people)
      .getAllByRole('rowheader')
      .map((name) => name.textContent),
  ).toEqual(['Chidinma Abara', 'Kenji Ueda'])
  expect(within(people).getByRole('row', { name: /Kenji Ueda/ }).textContent).toContain('none entered')
  expect(screen.getByText('Abara has 8 hours of rest before Dec 9.')).toBeTruthy()
})

test('a schedule that was never assessed says so', () => {
  renderPage(<ScheduleScores schedule={sampleSchedule()} />, {})
  expect(screen.getAllByText('not assessed yet')).toHaveLength(3)
  expect(screen.getByText('not measured')).toBeTruthy()
})
