import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnStats, StatPeriod } from '../../contract/stats.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleRoles, sampleUser } from '../testing/samples.ts'
import { StatsPage } from './stats-page.tsx'

const none = { own: 0, median: null, share: null }
const period = (changes: Partial<StatPeriod['figures']> = {}, colleagues = 44): StatPeriod => ({
  figures: { shifts: none, nights: none, weekends: none, holidays: none, hours: none, ...changes },
  preferencesMet: { own: 91.5, median: 88 },
  colleagues,
})
const night = { roleId: 2, role: 'Night', startTime: '19:00', endTime: '07:00' }
const stats: OwnStats = {
  year: 2026,
  month: 12,
  publishedMonths: ['2027-01', '2026-12', '2026-11'],
  ofMonth: period({
    shifts: { own: 13, median: 12, share: 13.1 },
    nights: { own: 2, median: 1.5, share: 1.2 },
    hours: { own: 156, median: 144, share: null },
  }),
  ofTwelveMonths: period({ shifts: { own: 26, median: 25, share: 26 } }),
  shifts: [
    { id: 1, date: '2026-11-02', ...night, countsIn: ['shifts', 'nights', 'hours'] },
    { id: 2, date: '2026-12-08', ...night, countsIn: ['shifts', 'nights', 'hours'] },
    { id: 3, date: '2026-12-09', ...night, countsIn: ['shifts', 'nights', 'hours'] },
    {
      id: 4,
      date: '2026-12-20',
      roleId: 1,
      role: 'Rounder',
      startTime: '07:00',
      endTime: '19:00',
      countsIn: ['shifts'],
    },
  ],
}
const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  ownStats: stats,
  ownStatement: noAnswerYet,
}

test('each number stands beside the fair share and the median, for the month and for 12 months', async () => {
  renderPage(<StatsPage />, { answers })
  const month = within(await screen.findByRole('list', { name: 'December 2026' }))
  expect(month.getByText('Nights').closest('summary')?.textContent).toBe('Nightsyou 2fair share 1.2median 1.5')
  expect(month.getByText('Hours').closest('summary')?.textContent).toBe('Hoursyou 156fair share –median 144')
  expect(month.getByText('Preferences met').closest('li')?.textContent).toContain('you 91.5%')
  const year = within(screen.getByRole('list', { name: '12 months through December 2026' }))
  expect(year.getByText('Shifts').closest('summary')?.textContent).toBe('Shiftsyou 26fair share 26median 25')
  expect(screen.getAllByText(/Medians cover the 44 colleagues/)).toHaveLength(2)
})

test('a number opens to its shifts of that time, runs joined, the newest first', async () => {
  renderPage(<StatsPage />, { answers })
  const month = within(await screen.findByRole('list', { name: 'December 2026' }))
  await userEvent.click(month.getByText('Nights'))
  const row = month.getByText('Nights').closest('details')!
  expect(row.open).toBe(true)
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['NNightDec 8–97:00 PM–7:00 AM2 days'])
})

test('too few colleagues: no median, and it says why', async () => {
  const few = { ...stats, ofMonth: period({}, 2), ofTwelveMonths: period({}, 2) }
  renderPage(<StatsPage />, { answers: { ...answers, ownStats: few } })
  expect(await screen.findAllByText(/once three colleagues have worked/)).toHaveLength(2)
})

test('the month of the address is asked for; another can be chosen', async () => {
  const page = renderPage(<StatsPage />, { answers, path: '/stats?month=2026-11' })
  await screen.findByRole('list', { name: '12 months through December 2026' })
  expect(page.calls).toContain('GET /api/stats/my?month=2026-11')
  await userEvent.click(screen.getByRole('combobox', { name: 'Month' }))
  await userEvent.click(await screen.findByRole('option', { name: 'November 2026' }))
  expect(window.location.search).toBe('?month=2026-11')
})

test('loading, failed and nothing published are said', async () => {
  const waiting = renderPage(<StatsPage />, { answers: { ...answers, ownStats: noAnswerYet } })
  expect(screen.getByText('Loading...')).toBeTruthy()
  waiting.unmount()
  const failed = renderPage(<StatsPage />, {
    answers: { ...answers, ownStats: { refusedWith: 500, message: 'Sorry.' } },
  })
  expect(await screen.findByText('We couldn’t load your stats')).toBeTruthy()
  failed.unmount()
  renderPage(<StatsPage />, { answers: { ...answers, ownStats: { ...stats, publishedMonths: [] } } })
  expect(await screen.findByText('No schedule is published yet')).toBeTruthy()
})
