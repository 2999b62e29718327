/** Contracts and payroll as a coordinator and as a physician sees them. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnStatement, PayrollYear, Work } from '../../contract/payroll.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleUser } from '../testing/samples.ts'
import { OwnStatementCard } from './own-statement-card.tsx'
import { PayrollPage } from './payroll-page.tsx'
import { describeAhead, formatYear } from './payroll-words.ts'

const work = (shifts: number): Work => ({
  ...{ shifts, hours: shifts * 12, nights: 0, weekendDays: 0, holidays: 0, backups: 0, credits: shifts },
})
const year: PayrollYear = {
  ...{ from: '2026-01-01', to: '2026-12-31', knownFrom: '2026-01-01', periods: [] },
  people: [
    {
      ...{ physicianId: 7, firstName: 'Chidinma', lastName: 'Abara', isActive: true, fte: 1 },
      ...{ expected: 182, expectedToDate: 91, worked: work(94), scheduled: work(14) },
    },
  ],
}
const answers: Answers = { currentUser: sampleAdmin(), myGroup: sampleGroup(), payroll: year }

test('everyone stands beside what was expected until today', async () => {
  renderPage(<PayrollPage />, { answers })
  const row = (await screen.findByText('Abara')).closest('tr')!
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells.join(' ')).toMatch(/1.*182.*94.*14.*3 shifts ahead.*1,296.*108/)
})

test('of somebody who left, only what they worked is said', async () => {
  const people = year.people.map((one) => ({ ...one, isActive: false }))
  renderPage(<PayrollPage />, { answers: { ...answers, payroll: { ...year, people } } })
  const row = (await screen.findByText('Abara')).closest('tr')!
  expect(row.textContent).toContain(', left')
  expect(row.textContent).not.toMatch(/182|ahead|behind/)
  expect(row.textContent).toContain('94')
})

test('a group without physicians is led to where they are added', async () => {
  renderPage(<PayrollPage />, { answers: { ...answers, payroll: { ...year, people: [] } } })
  expect((await screen.findByRole('link', { name: 'Add physicians' })).getAttribute('href')).toBe('/admin/physicians')
})

test('credits are saved with the rest of the contract', async () => {
  const page = renderPage(<PayrollPage />, { answers: { ...answers, updateGroup: sampleGroup() } })
  const night = await screen.findByLabelText('Night')
  await userEvent.clear(night)
  await userEvent.type(night, '1.5')
  await userEvent.click(screen.getByRole('button', { name: 'Save contract and pay' }))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toMatchObject({
    settings: { payroll: { shiftsPerYear: 182, credits: { night: 1.5, day: 1 } } },
  })
})

test('a physician sees what they owe and each pay period', async () => {
  const statement: OwnStatement = {
    ...{ from: '2026-07-01', to: '2027-06-30', knownFrom: '2026-08-01', fte: 0.8, expected: 145.6 },
    ...{ expectedToDate: 72.8, worked: work(70), scheduled: work(6) },
    periods: [{ from: '2026-12-06', to: '2026-12-19', status: 'now', work: work(7) }],
  }
  renderPage(<OwnStatementCard month={undefined} />, {
    answers: { currentUser: sampleUser(), ownStatement: statement },
  })
  expect(await screen.findByText('Jul 2026 – Jun 2027')).toBeTruthy()
  expect(screen.getByText(/3 shifts behind/)).toBeTruthy()
  expect(screen.getByText(/^The first published day is Aug 1\./)).toBeTruthy()
  const shownAs = (label: string) => screen.getAllByText(label)[0]!.parentElement!.textContent
  expect(['Expected', 'Worked', 'Scheduled'].map(shownAs)).toEqual([
    expect.stringContaining('145.6'),
    expect.stringContaining('70'),
    expect.stringContaining('6'),
  ])
  expect(screen.getByText(/Dec 6/).closest('tr')!.textContent).toMatch(/7 shifts.*84 h.*7 credits/)
})

test('a year is named by the calendar where it is the calendar’s', () => {
  expect(formatYear({ year: 2026, month: 1 })).toBe('2026')
  expect([describeAhead(0.4), describeAhead(1), describeAhead(-2.6)]).toEqual([
    'on track',
    '1 shift ahead',
    '3 shifts behind',
  ])
})
