import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleRole, sampleUser } from '../testing/samples.ts'
import { GeneratorCard } from './generator-card.tsx'

const answers: Answers = {
  currentUser: sampleAdmin(),
  currentGenerations: [],
  listPhysicians: [sampleUser()],
  listRoles: [],
  beforeGenerating: { newest: null, locked: 0, handSet: 0, pendingTimeOff: 0 },
}

const card = () => <GeneratorCard groupId={1} today="2026-12-08" />

test('says what the month needs, with counts by weekday and date, and what the group usually covers', async () => {
  const rounder = sampleRole(1, 'Rounder', {
    daysOfWeek: ['monday', 'tuesday'],
    requiredCount: 2,
    countsByWeekday: { tuesday: 1 },
    countsByDate: [{ date: '2026-12-25', count: 3 }],
  })
  const retired = sampleRole(2, 'Old', { isActive: false })
  const staff = [sampleUser({ id: 7, fte: 1 }), sampleUser({ id: 8, fte: 0.5 }), sampleUser({ id: 9, isActive: false })]
  renderPage(card(), { answers: { ...answers, listRoles: [rounder, retired], listPhysicians: staff } })
  // 4 Mondays with 2, 5 Tuesdays with 1, and Dec 25 with 3.
  expect(
    await screen.findByText('December needs 16 shifts. 2 physicians (1.5 FTE) usually cover about 23.'),
  ).toBeTruthy()
})

test('says how many shifts the group lacks', async () => {
  const rounder = sampleRole(1, 'Rounder', { daysOfWeek: ['monday'], requiredCount: 5 })
  renderPage(card(), { answers: { ...answers, listRoles: [rounder], listPhysicians: [sampleUser({ fte: 1 })] } })
  expect(
    await screen.findByText('December needs 20 shifts: 5 more than 1 physician (1 FTE) usually covers.'),
  ).toBeTruthy()
})

test('says how many shifts it keeps, and rebuilds them only when told to', async () => {
  const page = renderPage(card(), {
    answers: {
      ...answers,
      generateSchedule: noAnswerYet,
      beforeGenerating: { newest: 'January 2027', locked: 14, handSet: 9, pendingTimeOff: 0 },
    },
    path: '/?generate=2027-01',
  })
  const keep = await screen.findByRole('checkbox', { name: 'Keep 14 locked shifts and 9 set by hand' })
  expect(keep.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('From January 2027. Everything else is rebuilt in a new draft.')).toBeTruthy()
  expect(page.calls).toContain('GET /api/schedules/generation/before?month=1&year=2027&months=1')
  await userEvent.click(keep)
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() =>
    expect(page.bodies).toEqual([{ month: 1, year: 2027, keepEdited: false, pendingTimeOff: 'ignore' }]),
  )
})

test('says which time off is pending, leads to the inbox, and passes on what is chosen', async () => {
  const page = renderPage(card(), {
    answers: {
      ...answers,
      generateSchedule: noAnswerYet,
      beforeGenerating: { newest: null, locked: 0, handSet: 0, pendingTimeOff: 2 },
    },
  })
  expect(await screen.findByText(/^2 time-off requests for December are pending\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Review first' }).getAttribute('href')).toBe('/admin/requests')
  expect(screen.getByRole('radio', { name: 'Ignore' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Plan as if approved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() =>
    expect(page.bodies).toEqual([{ month: 12, year: 2026, keepEdited: true, pendingTimeOff: 'as-approved' }]),
  )
})

test('says what several months need, keep and have pending, before they are generated together', async () => {
  const rounder = sampleRole(1, 'Rounder', { daysOfWeek: ['monday'], requiredCount: 1 })
  const page = renderPage(card(), {
    answers: {
      ...answers,
      listRoles: [rounder],
      generateMonths: noAnswerYet,
      beforeGenerating: { newest: 'January 2027', locked: 2, handSet: 0, pendingTimeOff: 3 },
    },
  })
  await userEvent.click(screen.getByRole('combobox', { name: 'Number of months' }))
  await userEvent.click(await screen.findByRole('option', { name: '3 months' }))
  expect(await screen.findByText(/3 time-off requests for December to February are pending/)).toBeTruthy()
  expect(page.calls).toContain('GET /api/schedules/generation/before?month=12&year=2026&months=3')
  expect(screen.getByText(/^February needs 4 shifts/)).toBeTruthy()
  expect(
    screen.getByText('From the newest schedules of these months. Everything else is rebuilt in new drafts.'),
  ).toBeTruthy()
})
