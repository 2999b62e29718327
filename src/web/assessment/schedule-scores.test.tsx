import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { someSignature } from '../../../tests/web/signature.ts'
import type { Assessment } from '../../contract/assessment.ts'
import { sampleFinding } from '../requests/testing/sample-answers.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleSchedule } from '../testing/samples.ts'
import { ScheduleScores } from './schedule-scores.tsx'

const assessment: Assessment = {
  signature: someSignature,
  fairnessScore: 84,
  preferencesMetScore: 61,
  coverageScore: 99,
  coverage: { required: 10, filled: 9, roles: [] },
  classes: [
    {
      fairClass: 'night',
      title: 'Nights',
      score: 88.25,
      weight: 0.375,
      shifts: 90,
      misplaced: 5,
      unavoidable: 2,
      range: { fewest: 1, most: 6 },
      people: [
        { physicianId: 7, has: 6, share: 3.2, over: 2, under: 0 },
        { physicianId: 8, has: 1, share: 3.2, over: 0, under: 2 },
      ],
    },
  ],
  preferences: [{ ruleId: 'requested-days-off', title: 'Requested days off', score: 75, preferenceCount: 4 }],
  requests: { asked: 4, met: 3 },
  physicians: [
    { physicianId: 7, name: 'Chidinma Abara', fairness: 60, preferences: 75, preferenceCount: 4 },
    { physicianId: 8, name: 'Kenji Ueda', fairness: 98, preferences: 100, preferenceCount: 0 },
  ],
  cost: 100,
  costByRule: [],
  broken: [sampleFinding('Abara has 8 hours of rest before Dec 9.')],
  openSlots: [],
}

test('has the scores, and on request the breakdown by class, wish and physician', async () => {
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
  expect(screen.getByText('3 of 4 day requests were met.')).toBeTruthy()
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
