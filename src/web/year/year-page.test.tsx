/** The year as a coordinator sees and changes it, and as a physician sees their own. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { HolidayDeal, OwnYear, YearLayout, YearPerson } from '../../contract/year.ts'
import { weekOfTrack } from '../../engine/anchors.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { OwnYearCard } from './own-year-card.tsx'
import { answers, laidOut, person, year } from './testing/sample-year.ts'
import { turnsNow } from './use-year-undo.ts'
import { movesFor } from './week-moves.ts'
import { YearPage } from './year-page.tsx'
import {
  describeFlips,
  describeThrough,
  placeHolidays,
  placeSpan,
  plannedSpans,
  publishedSpans,
  weekNumberLook,
} from './year-words.ts'

test('everyone is listed in their half with weeks, holidays, and what they are owed', async () => {
  renderPage(<YearPage />, { answers })
  const table = await screen.findByRole('table', { name: 'Year' })
  expect(screen.getByText('Planned through Jun 30, published through Jan 31')).toBeTruthy()
  expect(within(table).getByText('Week A').parentElement!.textContent).toContain('2 physicians')
  expect(within(table).getByText('Nocturnists')).toBeTruthy()
  const row = within(table).getByText('Jansen').closest('tr')!
  expect(within(row).getByRole('button', { name: /owed/ }).textContent).toBe('+2')
  expect(within(row).getByRole('button', { name: /Feb 2–8, week on, laid out/ })).toBeTruthy()
  expect(screen.getByText(/true for 2 of 3/)).toBeTruthy()
  expect(screen.getByText(/is split into 4, 5, and 5 days/)).toBeTruthy()
  await userEvent.click(screen.getByText(/true for 2 of 3/))
  expect(within(table).queryByText('Jansen')).toBeNull()
  expect(within(table).getByText('Kapoor')).toBeTruthy()
})

test('weeks move by keys: along the row, to somebody else, and between days and nights', async () => {
  const page = renderPage(<YearPage />, { answers: { ...answers, moveWeeks: { ok: true } } })
  const week = await screen.findByRole('button', { name: /Jansen, Feb 2–8/ })
  week.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement!.getAttribute('aria-label')).toContain('Feb 16–22')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement!.getAttribute('aria-label')).toContain('Kapoor')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toEqual({
    moves: [{ physicianId: 2, remove: '2027-02-09', add: { from: '2027-02-16', to: '2027-02-22', isNight: false } }],
  })
  await userEvent.keyboard('n')
  await waitFor(() => expect(page.bodies).toHaveLength(2))
  expect(page.bodies[1]).toMatchObject({ moves: [{ physicianId: 2, add: { isNight: true } }] })
})

test('a move is undone by the button or Ctrl+Z, and announced', async () => {
  const page = renderPage(<YearPage />, { answers: { ...answers, moveWeeks: { ok: true } } })
  const week = await screen.findByRole('button', { name: /Jansen, Feb 2–8/ })
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
  week.focus()
  await userEvent.keyboard('n')
  await expect.poll(() => readToasts()[0]?.description).toBe('Saved: Ada Jansen, nights Feb 2–8.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => readToasts()[0]?.description).toBe('Undone: Ada Jansen, nights Feb 2–8.')
  expect(page.bodies[1]).toEqual({
    moves: [{ physicianId: 1, remove: '2027-02-02', add: { from: '2027-02-02', to: '2027-02-08', isNight: false } }],
  })
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
})

test('A and B set the track of a week, + and - its length', async () => {
  const page = renderPage(<YearPage />, { answers: { ...answers, moveWeeks: { ok: true } } })
  const week = await screen.findByRole('button', { name: /Jansen, Feb 2–8/ })
  week.focus()
  const own = weekOfTrack('2027-02-02')
  await userEvent.keyboard(own.toLowerCase())
  await userEvent.keyboard(own === 'A' ? 'b' : 'a')
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  // A week earlier would be in January, which is published.
  expect(page.bodies[0]).toMatchObject({ moves: [{ remove: '2027-02-02', add: { from: '2027-02-09' } }] })
  await userEvent.keyboard('-')
  await waitFor(() => expect(page.bodies).toHaveLength(2))
  expect(page.bodies[1]).toMatchObject({ moves: [{ add: { from: '2027-02-02', to: '2027-02-07' } }] })
  await userEvent.keyboard('+')
  expect(page.bodies).toHaveLength(2)
})

test('dealing is undone with every turn as it was', () => {
  const back = turnsNow(year, ['2027-12-25'])
  expect(back).toEqual([
    { physicianId: 1, date: '2027-12-25', works: false, isSetByHand: false },
    { physicianId: 2, date: '2027-12-25', works: true, isSetByHand: false },
    { physicianId: 3, date: '2027-12-25', works: false, isSetByHand: false },
  ])
})

test('a refused move says why', async () => {
  const refused = { refusedWith: 400, code: 'invalid', message: 'They’re already on that week.' } as const
  renderPage(<YearPage />, { answers: { ...answers, moveWeeks: refused } })
  const week = await screen.findByRole('button', { name: /Jansen, Feb 2–8/ })
  week.focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect((await screen.findByRole('alert')).textContent).toBe('They’re already on that week.')
})

test('a week dropped on somebody else’s is traded for it, and goes without one where they are free', () => {
  const [jansen, kapoor, nguyen] = year.people as [YearPerson, YearPerson, YearPerson]
  expect(movesFor(jansen, jansen.weeks[0]!, 7, kapoor).moves).toEqual([
    { physicianId: 1, remove: '2027-02-02', add: { from: '2027-02-09', to: '2027-02-15', isNight: false } },
    { physicianId: 2, remove: '2027-02-09', add: { from: '2027-02-02', to: '2027-02-08', isNight: false } },
  ])
  expect(movesFor(jansen, jansen.weeks[1]!, 0, nguyen).moves[0]).toMatchObject({ remove: '2027-02-16', add: null })
})

test('a holiday is traded, with the effect on what both are owed', async () => {
  const page = renderPage(<YearPage />, { answers: { ...answers, setTurns: { ok: true } } })
  await userEvent.click(await screen.findByRole('button', { name: /Ada Jansen, Memorial Day/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('In their week on.')).toBeTruthy()
  expect(within(dialog).getByText('Owed: Jansen +2 to +1, Kapoor −1 to 0')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trade with Ada Kapoor' }))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toEqual({
    turns: [
      { physicianId: 1, works: false, date: '2027-05-31' },
      { physicianId: 2, works: true, date: '2027-05-31' },
    ],
  })
})

test('what somebody is owed comes with a trade that evens it out', async () => {
  renderPage(<YearPage />, { answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Ada Jansen: owed +2' }))
  expect(await screen.findByText(/Worked 5 of 6 at 1 FTE.*Fair share: 3\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Give Memorial Day to Ada Kapoor' }))
  expect(await screen.findByRole('dialog', { name: 'Memorial Day: Ada Jansen' })).toBeTruthy()
})

test('a deal is shown with reasons before it is kept', async () => {
  const deal: HolidayDeal = {
    turns: [
      { physicianId: 1, date: '2027-05-31', works: true, reason: 'Owes a holiday: worked 1 of 6, fair share 3.' },
      { physicianId: 2, date: '2027-05-31', works: false, reason: 'Worked Memorial Day last year.' },
    ],
    ...{ changed: 2, missing: [{ date: '2027-12-25', count: 1 }], debtBefore: 8, debtAfter: 2, stamp: 'abc' },
    balances: [{ physicianId: 1, worked: 3, of: 6, fairShare: 3 }],
  }
  const page = renderPage(<YearPage />, { answers: { ...answers, proposeDeal: deal, keepDeal: { ok: true } } })
  const button = await screen.findByRole('button', { name: 'Deal holidays' })
  const readings = () => page.calls.filter((call) => call.includes('/holidays/proposal')).length
  // It is read with the page, and once.
  await waitFor(() => expect(readings()).toBe(1))
  await userEvent.click(button)
  expect(
    await screen.findByText('1 holiday shift dealt. 1 of 1 people end up even. 2 assignments change.'),
  ).toBeTruthy()
  expect(readings()).toBe(1)
  expect(screen.getByText('Christmas is 1 person short: no one else can work it.')).toBeTruthy()
  // Of the two who could, one works it.
  expect(screen.getByText('Mon, May 31, 1 person')).toBeTruthy()
  expect(screen.getByText('Owes a holiday: worked 1 of 6, fair share 3.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this deal' }))
  await waitFor(() => expect(page.bodies).toEqual([{ from: '2027-01', stamp: 'abc' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Kept, it isn't what would be proposed now: that is read on the way to the button.
  await userEvent.hover(button)
  await waitFor(() => expect(readings()).toBe(2))
})

test('no deal is read where every holiday is published or over', async () => {
  const holidays = year.holidays.map((holiday) => ({ ...holiday, status: 'published' as const }))
  const page = renderPage(<YearPage />, { answers: { ...answers, showYear: { ...year, holidays } } })
  await userEvent.hover(await screen.findByRole('button', { name: 'Deal holidays' }))
  expect(page.calls.filter((call) => call.includes('/holidays/proposal'))).toEqual([])
})

test('a layout says what it does, for as long as asked', async () => {
  const layout: YearLayout = {
    ...{ from: '2027-02-01', to: '2027-07-31', changed: 1, daysShort: 2, stamp: 'def', flips: year.flips },
    weeks: [{ physicianId: 1, from: '2027-02-02', to: '2027-02-08', isNight: true }],
  }
  const before = [{ physicianId: 2, from: '2027-02-09', to: '2027-02-15', isNight: false }]
  const kept = { before, stamp: 'ghi' }
  const page = renderPage(<YearPage />, { answers: { ...answers, proposeLayout: layout, keepLayout: kept } })
  await userEvent.click(await screen.findByRole('button', { name: 'Lay out the year' }))
  expect(await screen.findByText(/1 week on, 1 of them nights/)).toBeTruthy()
  expect(screen.getByText(/On 2 days, fewer people are on than needed/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Quarter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep these weeks' }))
  await waitFor(() => expect(page.bodies).toEqual([{ from: '2027-02', months: '3', stamp: 'def' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(page.bodies[1]).toEqual({ from: '2027-02', months: '3', weeks: before, stamp: 'ghi' }))
  await expect.poll(() => readToasts()[0]?.description).toBe('Undone: weeks laid out.')
})

test('a physician reads their own year', async () => {
  const own: OwnYear = {
    ...{ from: '2027-01-01', to: '2027-12-31', today: '2027-01-12', publishedThrough: '2027-01-31', timeOff: [] },
    holidays: [
      { date: '2027-05-31', name: 'Memorial Day', works: true },
      { date: '2027-09-06', name: 'Labor Day', works: true },
      { date: '2027-12-25', name: 'Christmas Day', works: false },
    ],
    weeks: [laidOut('2027-02-02', '2027-02-08')],
  }
  renderPage(<OwnYearCard />, { answers: { currentUser: sampleUser(), ownYear: own } })
  expect(await screen.findByText('You work Memorial Day (May 31) and Labor Day (Sep 6).')).toBeTruthy()
  expect(screen.getByText('You’re off Christmas (Dec 25).')).toBeTruthy()
  expect(screen.getByText(/Week on Feb 2–8/).textContent).toContain('planned')
})

test('months in a row that are laid out are one planned span, and a gap is one', () => {
  const weeks = [
    laidOut('2027-02-02', '2027-02-08'),
    laidOut('2027-03-02', '2027-03-08'),
    laidOut('2027-06-01', '2027-06-07'),
  ]
  expect(plannedSpans({ ...year, people: [person(1, 'Jansen', { weeks })] })).toEqual([
    { from: '2027-02-01', to: '2027-03-31' },
    { from: '2027-06-01', to: '2027-06-30' },
  ])
})

test('only months with a published schedule are published', () => {
  const of = (month: string, isPublished = true) => ({ month, scheduleId: 1, isPublished })
  const schedules = [of('2027-01'), of('2027-02'), of('2027-03', false), of('2027-05')]
  expect(publishedSpans({ from: '2027-01-01', schedules })).toEqual([
    { from: '2027-01-01', to: '2027-02-28' },
    { from: '2027-05-01', to: '2027-05-31' },
  ])
  expect(publishedSpans({ from: '2019-01-01', schedules })).toEqual([])
})

test('a few days at the start of the year have no number of their own', () => {
  expect(weekNumberLook({ from: '2027-01-01', to: '2027-01-04' }, 0)).toMatchObject({ 'data-short': true })
  expect(weekNumberLook({ from: '2027-01-05', to: '2027-01-11' }, 1)).toEqual({ 'data-every': 1 })
})

test('two holidays of a week have one column, with a day each', () => {
  const of = (date: string, name: string) => ({ date, name, status: 'open' as const, need: 1, works: 0 })
  const holidays = [of('2027-12-24', 'Christmas Eve'), of('2027-12-25', 'Christmas Day')]
  const columns = placeHolidays({ from: '2027-12-21', to: '2027-12-30', holidays }, '2027-01-05')
  expect(columns.map(({ isDay, place }) => [isDay, Number.parseFloat(place.marginLeft)])).toEqual([
    [false, 0],
    [true, 30],
    [true, 40],
  ])
  expect(Number.parseFloat(columns[0]!.place.width)).toBeCloseTo(70)
})

test('blocks are drawn to the day', () => {
  const week = { from: '2027-01-01', to: '2027-01-10' }
  expect(placeSpan(week, { from: '2027-01-03', to: '2027-01-04' })).toEqual({ marginLeft: '20%', width: '20%' })
  expect(placeSpan(week, { from: '2026-12-30', to: '2027-01-01' })).toEqual({ marginLeft: '0%', width: '10%' })
  // A week that is dragged past the end takes no room there.
  expect(placeSpan(week, { from: '2027-01-15', to: '2027-01-21' })).toEqual({ marginLeft: '100%', width: '0%' })
  expect(describeFlips([])).toBeUndefined()
})

test('through when: with the year where it is not this one', () => {
  const plan = { publishedThrough: '2026-12-31', plannedThrough: '2027-10-31', today: '2026-11-18' }
  expect(describeThrough(plan)).toBe('Planned through Oct 31, 2027, published through Dec 31')
  expect(describeThrough({ ...plan, plannedThrough: null })).toBe('Published through Dec 31')
})
