import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleSchedule, sampleUser } from '../testing/samples.ts'
import { GeneratorCard } from './generator-card.tsx'
import { sampleGeneration } from './testing/sample-generation.ts'

const series = [
  sampleGeneration({ id: 5, month: 1, state: 'done', scheduleId: 9 }),
  sampleGeneration({ id: 6, month: 2, follows: 5 }),
  sampleGeneration({ id: 7, month: 3, follows: 6, state: 'queued' }),
]

const answers: Answers = {
  currentUser: sampleAdmin(),
  currentGenerations: [],
  listSchedules: [sampleSchedule()],
  listPhysicians: [sampleUser()],
  listRoles: [],
  beforeGenerating: { newest: null, locked: 0, handSet: 0, pendingTimeOff: 0 },
}

test('asks for several months at once', async () => {
  const user = userEvent.setup()
  const page = renderPage(<GeneratorCard groupId={1} today="2026-12-08" />, {
    answers: { ...answers, generateMonths: series },
    path: '/?generate=2027-01',
  })
  await user.click(await screen.findByRole('combobox', { name: 'Number of months' }))
  await user.click(screen.getByRole('option', { name: '3 months' }))
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(page.calls).toContain('POST /api/schedules/generate-months')
  expect(page.bodies).toEqual([{ month: 1, year: 2027, months: 3, keepEdited: true, pendingTimeOff: 'ignore' }])
})

test('says of each month how it stands, and shows the one that is worked on', async () => {
  renderPage(<GeneratorCard groupId={1} today="2026-12-08" />, {
    answers: { ...answers, currentGenerations: [...series].reverse() },
  })
  const months = await screen.findByRole('list', { name: 'Months' })
  expect(
    within(months)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['January 2027draft', 'February 2027in progress', 'March 2027waiting'])
  expect(screen.getByText('1 of 3 months done. Each builds on the one before.')).toBeTruthy()
  expect(within(months).getByRole('link', { name: 'January 2027' }).getAttribute('href')).toBe('/schedule?schedule=9')
  expect(await screen.findByRole('region', { name: 'Generating February 2027' })).toBeTruthy()
})
