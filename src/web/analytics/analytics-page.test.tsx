import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { someSignature } from '../../../tests/web/signature.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { night, sampleAdmin, sampleGroup, sampleRoles, sampleSchedule, sampleShift } from '../testing/samples.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { sampleYear } from './testing/sample-year.ts'

const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  countTallies: { tallies: [], people: [] },
  listRoles: sampleRoles,
  yearAnalytics: sampleYear,
  listSchedules: [
    sampleSchedule({ id: 112, name: 'December 2026', aiSuggestions: ['Give the night of Dec 20 to Ueda'] }),
  ],
  feedbackSummary: { answers: 0, asked: 3, average: null, ratings: [0, 0, 0, 0, 0], categories: [], opinions: [] },
  physicianShifts: [
    sampleShift('2026-12-20', { ...night, scheduleId: 112 }),
    sampleShift('2026-12-21', { ...night, scheduleId: 112 }),
    sampleShift('2026-12-23', { scheduleId: 112 }),
    sampleShift('2026-10-01', { ...night, scheduleId: 99 }),
  ],
}

test('opens with the score and its word, the worst-off, and what would help most', async () => {
  renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Fairness' })).toBeTruthy()
  expect((await screen.findAllByText('12 months through December 2026')).length).toBeGreaterThan(0)
  expect(screen.getByText('Fairness score').nextElementSibling?.textContent).toBe('92Excellent')
  expect(screen.getByText('Worst-off').nextElementSibling?.textContent).toContain('Chidinma Abara +4.0')
  expect(screen.getByText('Unavoidable').nextElementSibling?.textContent).toContain('this doesn’t lower the score.')
  expect(await screen.findByText('In December 2026: Give the night of Dec 20 to Ueda')).toBeTruthy()
})

test.each([
  [95, 'No single change would raise it.'],
  [null, 'Assess the newest schedule to find out.'],
])('without a suggestion, and a score of %s, says why there is none', async (fairnessScore, says) => {
  const schedule = sampleSchedule({ id: 112, name: 'December 2026', aiSuggestions: [], fairnessScore })
  renderPage(<AnalyticsPage />, { answers: { ...answers, listSchedules: [schedule] }, path: '/admin/analytics' })
  expect(await screen.findByText(says)).toBeTruthy()
})

test('names those whose shifts are predicted to end with high sleepiness, over the whole period', async () => {
  renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  expect(await screen.findByText('6 shifts end with high predicted sleepiness (above 7.4 of 9).')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Shifts with high predicted sleepiness' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/4 shifts$/),
    expect.stringMatching(/2 shifts$/),
  ])
})

test('what would raise the score is found, shown and applied', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') })
  const [before, after] = [
    { coverageScore: 99, fairnessScore: 92, preferencesMetScore: 60, signature: someSignature },
    { coverageScore: 99, fairnessScore: 93, preferencesMetScore: 60, signature: someSignature },
  ]
  const page = renderPage(<AnalyticsPage />, {
    answers: {
      ...answers,
      scheduleShifts: [sampleShift('2026-12-20', { ...night, scheduleId: 112 })],
      proposeChanges: {
        steps: [{ shiftId: sampleShift('2026-12-20').id, version: 1, physicianId: 8 }],
        days: [{ physicianId: 8, name: 'Kenji Ueda', date: '2026-12-20', old: null, new: 'Night' }],
        open: { before: 0, after: 0 },
        ...{ before, after, findings: [] },
      },
      editShifts: { schedule: sampleSchedule({ id: 112 }), shifts: [], removed: [], findings: [], stepId: 5 },
    },
    path: '/admin/analytics',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Preview change' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Find improvements' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Proposal for December 2026' }))
  expect(dialog.getByText('Kenji Ueda')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: /^Apply/ }))
  await waitFor(() => expect(page.calls).toContain('POST /api/schedules/112/edits'))
  vi.useRealTimers()
})

test('tallies of the group are counted for any period, saved, and exported', async () => {
  const tally = {
    name: 'Friday nights',
    roleIds: [sampleRoles[0]!.id],
    weekdays: ['friday' as const],
    onlyHolidays: false,
  }
  const group = sampleGroup({ settings: { ...sampleGroup().settings, tallies: [tally] } })
  const page = renderPage(<AnalyticsPage />, {
    answers: {
      ...answers,
      myGroup: group,
      updateGroup: group,
      countTallies: {
        tallies: [tally],
        people: [{ id: 7, firstName: 'Chidinma', lastName: 'Abara', counts: [{ shifts: 3, hours: 36 }] }],
      },
    },
    path: '/admin/analytics',
  })
  const table = within(await screen.findByRole('table', { name: 'Custom tallies' }))
  expect(table.getByRole('row', { name: /Abara/ }).textContent).toContain('3 36 h')
  expect(page.calls).toContain('GET /api/analytics/tallies?from=2026-11-01&to=2026-12-31')
  await userEvent.click(screen.getByRole('button', { name: 'Add tally' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add tally' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save tally' }))
  expect(dialog.getByText('Name is required')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Holidays')
  await userEvent.click(dialog.getByRole('switch', { name: 'Holidays only' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save tally' }))
  await waitFor(() =>
    expect(page.bodies.at(-1)).toEqual({
      settings: { tallies: [tally, { name: 'Holidays', roleIds: [], weekdays: [], onlyHolidays: true }] },
      version: group.version,
    }),
  )
})

test('a tally of a role that was deleted says so, and a period without its first day asks for it', async () => {
  const tally = { name: 'Old nights', roleIds: [999], weekdays: [], onlyHolidays: false }
  const group = sampleGroup({ settings: { ...sampleGroup().settings, tallies: [tally] } })
  const page = renderPage(<AnalyticsPage />, {
    answers: { ...answers, myGroup: group, updateGroup: group, countTallies: { tallies: [tally], people: [] } },
    path: '/admin/analytics',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Old nights' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tally' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Roles that were deleted' }))
  expect(dialog.queryByRole('checkbox', { name: 'Roles that were deleted' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save tally' }))
  await waitFor(() => expect(page.bodies.at(-1)).toMatchObject({ settings: { tallies: [{ ...tally, roleIds: [] }] } }))
  await userEvent.clear(screen.getByLabelText('First day'))
  expect(await screen.findByText('Pick a first and a last day.')).toBeTruthy()
  expect(document.querySelector('[data-loading]')).toBeNull()
})

test('a tally that a colleague removed while it is open replaces no other one', async () => {
  const tallyOf = (name: string) => ({ name, roleIds: [], weekdays: [], onlyHolidays: false })
  const groupWith = (...names: string[]) =>
    sampleGroup({ settings: { ...sampleGroup().settings, tallies: names.map(tallyOf) } })
  const page = renderPage(<AnalyticsPage />, {
    answers: {
      ...answers,
      myGroup: groupWith('Fridays', 'Nights', 'Swings'),
      updateGroup: groupWith(),
      countTallies: { tallies: [], people: [] },
    },
    path: '/admin/analytics',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Nights' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tally' }))
  await userEvent.click(dialog.getByRole('switch', { name: 'Holidays only' }))
  act(() => void page.client.setQueriesData({ queryKey: ['myGroup'] }, groupWith('Fridays', 'Swings')))
  await userEvent.click(dialog.getByRole('button', { name: 'Save tally' }))
  expect(await dialog.findByText('A colleague removed this tally. Save again to add it back.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save tally' }))
  const kept = [tallyOf('Fridays'), tallyOf('Swings'), { ...tallyOf('Nights'), onlyHolidays: true }]
  await waitFor(() => expect(page.bodies.at(-1)).toMatchObject({ settings: { tallies: kept } }))
})

test('one dot a person, worst-off named, arrows move, and focus shows the shifts behind the number', async () => {
  const page = renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  const strip = await screen.findByRole('group', { name: /^Nights vs. fair share/ })
  const dots = within(strip).getAllByRole('button')
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Kenji Ueda: 0 nights, −4.0 vs. fair share',
    'Chidinma Abara: 8 nights, +4.0 vs. fair share',
  ])
  expect(strip.textContent).toContain('Abara +4.0')
  dots[1]!.focus()
  expect(await screen.findByText('8 nights, fair share 4.0')).toBeTruthy()
  expect(await screen.findByText('Dec 20–21')).toBeTruthy()
  expect(screen.queryByText('Dec 23')).toBeNull()
  expect(screen.queryByText('Oct 1')).toBeNull()
  expect(page.calls).toContain('GET /api/shifts/physician/7')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(dots[0])
  expect(await screen.findByText('0 nights, fair share 4.0')).toBeTruthy()
})

test('each number of the table opens the shifts behind it', async () => {
  renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  const table = await screen.findByRole('table', { name: 'By physician' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((name) => name.textContent),
  ).toEqual(['Abara Chidinma', 'Desai Rohan', 'Ueda Kenji'])
  await userEvent.click(within(table).getByRole('button', { name: 'Chidinma Abara, 8 nights' }))
  const panel = await screen.findByRole('dialog', { name: 'Chidinma Abara, 8 nights' })
  expect(await within(panel).findByText('Dec 20–21')).toBeTruthy()
})

test('a month can be looked at alone, and is kept in the address', async () => {
  renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics?period=2026-12' })
  expect((await screen.findAllByText('December 2026')).length).toBeGreaterThan(0)
  expect(screen.getByText('Fairness score').nextElementSibling?.textContent).toBe('94Excellent')
})

test('earlier months are a choice, which is kept in the address', async () => {
  const page = renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  await userEvent.click(await screen.findByRole('combobox', { name: '12 months' }))
  await userEvent.click(await screen.findByRole('option', { name: '12 months through December 2025' }))
  expect(window.location.search).toBe('?until=2025-12')
  await waitFor(() => expect(page.calls).toContain('GET /api/analytics?until=2025-12'))
})

test('the scores over the months and the runs have their numbers as tables', async () => {
  renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  const months = await screen.findByRole('table', { name: 'Scores by month', hidden: true })
  expect(
    within(months)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual(['MonthCoverageFairnessPreferencesOpen shifts', 'November 20269990702', 'December 2026999458.42'])
  const runs = screen.getByRole('table', { name: 'Working days by length of stretch' })
  expect(within(runs).getByRole('row', { name: /7 or more/ }).textContent).toContain('75%')
  const switches = screen.getByRole('table', { name: 'Stretches that start and end, by weekday' })
  expect(within(switches).getAllByRole('cell')[0]?.textContent).toContain('10 start, 2 end')
  expect(screen.getByText(/of stretches start on a Monday/).textContent).toContain('100%')
})

test('the numbers are saved as a file', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:test'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  renderPage(<AnalyticsPage />, { answers, path: '/admin/analytics' })
  await userEvent.click(await screen.findByRole('button', { name: 'Export .csv' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect(await saved[0]!.text()).toContain('"Abara, Chidinma",1,32,28,4')
  vi.restoreAllMocks()
})

test('12 months without a published schedule lead to the generator', async () => {
  renderPage(<AnalyticsPage />, {
    answers: { ...answers, yearAnalytics: { ...sampleYear, months: [], physicians: [] } },
    path: '/admin/analytics?until=2026-12',
  })
  expect(await screen.findByText('Nothing published in the 12 months through December 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Generate Schedule' })).toBeTruthy()
})

test('while loading it says so, and a failure says why', async () => {
  renderPage(<AnalyticsPage />, { answers: { ...answers, yearAnalytics: noAnswerYet } })
  expect(await screen.findByText('Loading...')).toBeTruthy()
  renderPage(<AnalyticsPage />, {
    answers: { ...answers, yearAnalytics: { refusedWith: 500, message: 'The database rests.' } },
  })
  expect(await screen.findByText('We couldn’t load the numbers')).toBeTruthy()
})
