import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { emptyAssessment } from '../../../tests/web/assessments.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleSchedule, sampleUser } from '../testing/samples.ts'
import { Toaster } from '../ui/toaster.tsx'
import { followGeneration } from './follow-generation.ts'
import { GeneratorCard } from './generator-card.tsx'
import { sampleDetails, sampleGeneration, sampleProgress } from './testing/sample-generation.ts'

const made = (changes: Partial<Schedule> = {}) =>
  sampleSchedule({
    id: 9,
    name: 'January 2027',
    month: 1,
    year: 2027,
    status: 'draft',
    fairnessScore: 94,
    preferencesMetScore: 61,
    coverageScore: 99.2,
    aiSuggestions: ['Night is open on Jan 1: 12 are away', 'Second', 'Third', 'Fourth'],
    details: sampleDetails(),
    ...changes,
  })

const answers: Answers = {
  currentUser: sampleAdmin(),
  currentGenerations: [],
  listSchedules: [sampleSchedule()],
  listPhysicians: [sampleUser()],
  listRoles: [],
  beforeGenerating: { newest: null, locked: 0, handSet: 0, pendingTimeOff: 0 },
}

const card = (groupId: number | null = 1) => (
  <>
    <GeneratorCard groupId={groupId} today="2026-12-08" />
    <Toaster />
  </>
)

const resultOf = (schedule: Schedule) => ({
  schedule,
  shifts: [],
  fairnessScore: 94,
  preferencesMetScore: 61,
  coverageScore: 99.2,
  suggestions: schedule.aiSuggestions,
  openSlots: [],
  bound: 984,
  roomToImprove: 1.6,
  wasCancelled: false,
})

test('a group that nobody is in is led to its physicians', async () => {
  renderPage(card(), { answers: { ...answers, listPhysicians: [sampleUser({ isActive: false })] } })
  expect((await screen.findByRole('link', { name: 'Add physicians' })).getAttribute('href')).toBe('/admin/physicians')
})

test('offers the twelve months and the years 2024 to 2030, this month first', async () => {
  renderPage(card(), { answers })
  const month = await screen.findByRole('combobox', { name: 'Month' })
  expect(month.textContent).toBe('December')
  const year = screen.getByRole('combobox', { name: 'Year' })
  expect(year.textContent).toBe('2026')
  await userEvent.click(year)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '2024',
    '2025',
    '2026',
    '2027',
    '2028',
    '2029',
    '2030',
  ])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(month)
  expect(screen.getAllByRole('option')).toHaveLength(12)
})

test('without a group it warns and cannot be started', async () => {
  renderPage(card(null), { answers })
  expect(
    await screen.findByText(
      'You need to set up a group before generating schedules. Please configure your group settings first.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' }).disabled).toBe(true)
})

test('while it runs the button and the text say so, and a second click starts nothing', async () => {
  const page = renderPage(card(), {
    answers: { ...answers, generateSchedule: noAnswerYet },
    path: '/?generate=2027-01',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }))
  const button = await screen.findByRole('button', { name: 'Generating...' })
  expect(screen.getByText('AI is analyzing preferences and constraints...')).toBeTruthy()
  await userEvent.click(button)
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/schedules/generate'])
  expect(page.bodies).toEqual([{ month: 1, year: 2027, keepEdited: true, pendingTimeOff: 'ignore' }])
})

test('shows a search that somebody else started, follows what is pushed, and then its result', async () => {
  const running = sampleGeneration()
  const page = renderPage(card(), { answers: { ...answers, currentGenerations: [running] } })
  const panel = await screen.findByRole('region', { name: 'Generating January 2027' })
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeTruthy()
  expect(within(panel).getByText('Improve').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(figure(panel, 'Best so far')).toBe('97.3 of 100')
  expect(figure(panel, 'Open shifts')).toBe('2')

  act(() =>
    followGeneration(page.client, {
      ...running,
      progress: sampleProgress({ elapsed: 6000, score: 98.19, openShifts: 0 }),
    }),
  )
  await waitFor(() => expect(figure(panel, 'Best so far')).toBe('98.1 of 100'))
  expect(figure(panel, 'Elapsed')).toBe('6.0 s')
  expect(within(panel).getByRole('img').getAttribute('aria-label')).toContain(
    'Best schedule 98.1 of 100, at most 98.9 is possible, after 6 seconds',
  )
  expect(
    within(panel).getByText('Every shift is filled. Making it fairer and closer to what people asked for.'),
  ).toBeTruthy()

  page.answer({ listSchedules: [made(), sampleSchedule()] })
  await page.client.invalidateQueries({ queryKey: ['listSchedules'] })
  act(() => followGeneration(page.client, { ...running, state: 'done', scheduleId: 9 }))
  expect(await screen.findByRole('region', { name: 'Result' })).toBeTruthy()
})

test('Stop and keep best ends the search of that month', async () => {
  const page = renderPage(card(), {
    answers: { ...answers, currentGenerations: [sampleGeneration()], cancelGeneration: noAnswerYet },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop and keep best' }))
  expect(page.calls).toContain('POST /api/schedules/generation/cancel')
  expect(page.bodies).toEqual([{ month: 1, year: 2027 }])
  expect(screen.getByRole('button', { name: 'Stopping...' })).toBeTruthy()
})

test('the result has scores with their words, three recommendations, and can be closed', async () => {
  const page = renderPage(card(), {
    answers: { ...answers, generateSchedule: resultOf(made()), dashboardStats: noAnswerYet },
  })
  await screen.findByRole('button', { name: 'Generate' })
  page.answer({ listSchedules: [made(), sampleSchedule()] })
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(figure(result, 'Fairness')).toBe('94Excellent')
  expect(figure(result, 'Preferences met')).toBe('61Many honored')
  expect(figure(result, 'Coverage')).toBe('99.22 open shifts')
  expect(figure(result, 'Room to improve')).toBe('1.6of 100 points at most')
  expect(within(result).getByText('Night is open on Jan 1: 12 are away')).toBeTruthy()
  expect(within(result).queryByText('Fourth')).toBeNull()
  expect(within(result).getByRole('link', { name: 'All 4 recommendations' }).getAttribute('href')).toBe(
    '/schedule?schedule=9#suggestions',
  )
  expect(within(result).getByRole('link', { name: 'Open schedule' }).getAttribute('href')).toBe('/schedule?schedule=9')
  expect(screen.getByText('Schedule generated successfully using AI')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close the result' }))
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
})

test('Assess fairness updates the scores in place and says so', async () => {
  const page = renderPage(card(), {
    answers: {
      ...answers,
      listSchedules: [made({ fairnessScore: 59 })],
      currentGenerations: [sampleGeneration({ state: 'done', scheduleId: 9 })],
      assessFairness: { refusedWith: 500, message: 'The database rests.' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show the last result' }))
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(figure(result, 'Fairness')).toBe('59Needs improvement')
  await userEvent.click(within(result).getByRole('button', { name: 'Assess fairness' }))
  expect(await screen.findByText('Failed to assess fairness.')).toBeTruthy()
  const assessed = { fairnessScore: 80, preferencesMetScore: 61, coverageScore: 99.2, suggestions: [] }
  page.answer({
    assessFairness: { ...assessed, assessment: emptyAssessment },
    listSchedules: [made({ fairnessScore: 80 })],
  })
  await userEvent.click(within(result).getByRole('button', { name: 'Assess fairness' }))
  expect(await screen.findByText('Fairness assessment completed.')).toBeTruthy()
  await waitFor(() => expect(figure(result, 'Fairness')).toBe('80Excellent'))
})

test('a failure is a toast, and the server says why beside the button', async () => {
  renderPage(card(), {
    answers: { ...answers, generateSchedule: { refusedWith: 422, message: 'The group has no physicians.' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }))
  expect(await screen.findByText('Failed to generate schedule. Please try again.')).toBeTruthy()
  expect(screen.getByText('The group has no physicians.')).toBeTruthy()
})

test('How is this scored? explains the scores', async () => {
  renderPage(card(), {
    answers: {
      ...answers,
      listSchedules: [made()],
      currentGenerations: [sampleGeneration({ state: 'done', scheduleId: 9 })],
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show the last result' }))
  await userEvent.click(await screen.findByRole('button', { name: 'How is this scored?' }))
  const dialog = await screen.findByRole('dialog', { name: 'How is this scored?' })
  expect(within(dialog).getByRole('table', { name: 'Score bands' }).textContent).toContain('Limited accommodation')
})

/** The value beside a label in a list of figures. */
function figure(inside: HTMLElement, label: string): string | null | undefined {
  return within(inside).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent
}
