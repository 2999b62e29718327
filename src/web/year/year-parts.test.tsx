/** What the year shows: its order, its numbers, conflicts, and the ways to the roster. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { addDays } from '../../engine/calendar.ts'
import { renderPage } from '../testing/render-page.tsx'
import { answers, year } from './testing/sample-year.ts'
import { YearPage } from './year-page.tsx'
import { describeRhythm } from './year-words.ts'

test('the order is by halves, or by name alone', async () => {
  renderPage(<YearPage />, { answers })
  const table = await screen.findByRole('table', { name: 'Year' })
  const heads = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(heads().filter((text) => /physicians?$/.test(text!))).toEqual([
    'Week A 2 physicians',
    'Nocturnists 1 physician',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Sort: week A/B' }))
  expect(heads().filter((text) => /physicians?$/.test(text!))).toEqual(['Physicians 3 physicians'])
  await userEvent.click(screen.getByRole('button', { name: 'Sort: A–Z' }))
  expect(within(table).getByText('Week A')).toBeTruthy()
})

test('months with a schedule open in the roster, and the next one is generated or opened', async () => {
  const page = renderPage(<YearPage />, { answers })
  const january = await screen.findByRole('link', { name: 'Jan: open January 2027 in roster' })
  expect(january.getAttribute('href')).toBe('/schedule?schedule=7')
  expect(screen.queryByRole('link', { name: /open February 2027/i })).toBeNull()
  expect(screen.getByRole('link', { name: 'Generate February 2027' })).toBeTruthy()
  expect(screen.getByText('3 physicians · 7-on/7-off · switch day Tuesday', { exact: false })).toBeTruthy()
  page.unmount()
  const draft = { month: '2027-02', scheduleId: 9, isPublished: false }
  renderPage(<YearPage />, { answers: { ...answers, showYear: { ...year, schedules: [draft] } } })
  const open = await screen.findByRole('link', { name: 'Open February 2027' })
  expect(open.getAttribute('href')).toBe('/schedule?schedule=9')
})

test('every number of the page follows from the plan', async () => {
  const holidays = year.holidays.map((one, place) => (place === 0 ? { ...one, need: 2 } : one))
  const shown = { ...year, holidays }
  renderPage(<YearPage />, { answers: { ...answers, showYear: shown } })
  expect(await screen.findByText('Memorial Day: 1 of 2 people. Deal again to fill it.')).toBeTruthy()
  // Two are on where three are needed.
  expect(screen.getByTitle('Feb 2–8: 2 on, 3 needed').textContent).toBe('2')
  const owed = screen.getAllByRole('button', { name: /: owed/ }).map(({ textContent }) => textContent)
  expect(owed).toEqual(['+2', '−1', '0'])
  const squares = within(screen.getByText('Kapoor').closest('tr')!).getAllByRole('button', { name: /this year/ })
  expect(squares.map((one) => one.getAttribute('aria-label')!.split(': ')[1])).toEqual([
    ...['last year off, this year off', 'last year off, this year worked', 'last year off, this year worked'],
  ])
})

test('a laid-out week on time off that came later is marked as a conflict', async () => {
  const [first, ...others] = year.people
  const people = [{ ...first!, timeOff: [{ from: '2027-02-05', to: '2027-02-06' }] }, ...others]
  renderPage(<YearPage />, { answers: { ...answers, showYear: { ...year, people } } })
  const week = await screen.findByRole('button', { name: /Jansen, Feb 2–8, .*conflicts with time off/ })
  expect(week.dataset.conflict).toBe('true')
  expect(screen.getByRole('button', { name: /Jansen, Feb 16–22/ }).dataset.conflict).toBeUndefined()
})

test('a group without physicians is led to adding them, and has nothing to deal or lay out', async () => {
  renderPage(<YearPage />, { answers: { ...answers, showYear: { ...year, people: [], schedules: [] } } })
  expect((await screen.findByRole('link', { name: 'Add physicians' })).getAttribute('href')).toBe('/admin/physicians')
  for (const name of ['Deal holidays', 'Lay out the year']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText(/0 physicians/)).toBeNull()
})

test('nocturnists’ rhythm is how often they are on in the months that have weeks', () => {
  const all = { from: '2027-01-01', to: '2027-12-31' }
  // January and February are 59 days: nine weeks, with the last days of the ninth in March.
  const onFrom = (...firsts: string[]) => ({
    weeks: firsts.map((from) => ({ from, to: addDays(from, 6), isNight: true, source: 'laid-out' as const })),
  })
  const three = [
    onFrom('2027-01-01', '2027-01-22', '2027-02-12'),
    onFrom('2027-01-08', '2027-01-29', '2027-02-19'),
    onFrom('2027-01-15', '2027-02-05'),
  ]
  expect(describeRhythm(all, three)).toBe('one week in three')
  expect(describeRhythm(all, three.slice(0, 2).concat(onFrom()))).toBe('one week in four')
  expect(describeRhythm(all, [onFrom('2027-01-01', '2027-01-15', '2027-01-29', '2027-02-12')])).toBe('every other week')
  expect(describeRhythm(all, [onFrom('2027-01-01', '2027-01-15')])).toBeUndefined()
})
