/** How important each holiday is to the group, and who worked which in the last years. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupSettings } from '../../../contract/groups.ts'
import type { HolidayHistory } from '../../../contract/holiday-history.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleUser } from '../../testing/samples.ts'
import { HolidayHistoryCard } from './holiday-history-card.tsx'
import { HolidayList } from './holiday-list.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const choices = { Juneteenth: 'major', 'Columbus Day': 'off' } as const
const group = sampleGroup({ settings: groupSettings.parse({ holidayChoices: choices }) })

function openList(holidays: typeof group.settings.holidays = []) {
  return renderPage(<HolidayList group={{ ...group, settings: { ...group.settings, holidays } }} />, {
    answers: { currentUser: sampleAdmin(), updateGroup: group },
  })
}

async function choose(holiday: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: holiday }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('each holiday is listed once with its next day and what it is, also one that is switched off', async () => {
  openList()
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines).toHaveLength(11)
  expect(lines[0]).toBe('Christmas DayDec 25, 2026Major')
  expect(lines[1]).toBe('New Year’s DayJan 1, 2027Major')
  expect(lines).toContain('JuneteenthJun 19, 2027Major')
  expect(lines).toContain('Columbus DayOct 11, 2027Not a holiday')
  expect(lines).toContain('Veterans DayNov 11, 2027Regular')
})

test('a choice is saved beside the others; a refusal is said', async () => {
  const page = openList()
  await choose('Veterans Day', 'Major')
  const saved = { ...choices, 'Veterans Day': 'major' }
  await waitFor(() => expect(page.bodies.at(-1)).toMatchObject({ settings: { holidayChoices: saved } }))
  page.answer({ updateGroup: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.' } })
  await choose('Labor Day', 'Not a holiday')
  expect((await screen.findByRole('alert')).textContent).toBe('Someone else changed this.')
})

test('the group’s own holidays are in the same list, past ones, too, and each can be removed', async () => {
  const eve = { date: '2026-12-24', name: 'Christmas Eve' }
  const past = { date: '2025-12-24', name: 'Christmas Eve' }
  const page = openList([past, eve])
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines.slice(0, 3)).toEqual([
    'Christmas EveDec 24, 2025Regular',
    'Christmas EveDec 24, 2026Regular',
    'Christmas DayDec 25, 2026Major',
  ])
  expect(screen.queryByRole('button', { name: 'Remove Christmas Day' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove Christmas Eve' })[1]!)
  await waitFor(() => expect(page.bodies.at(-1)).toMatchObject({ settings: { holidays: [past] } }))
})

const people = [
  sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen' }),
  sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith' }),
  sampleUser({ id: 13, firstName: 'Gone', lastName: 'Long', isActive: false }),
]
const history: HolidayHistory = {
  holidays: [
    { name: 'Christmas Day', date: '2025-12-25' },
    { name: 'Labor Day', date: '2026-09-07' },
    { name: 'Thanksgiving Day', date: '2026-11-26' },
  ],
  entries: [
    { physicianId: 11, holiday: 'Labor Day', year: 2026, worked: true, source: 'schedule' },
    { physicianId: 12, holiday: 'Christmas Day', year: 2025, worked: true, source: 'typed' },
  ],
}

test('a group without physicians is led to where they are added', async () => {
  renderPage(<HolidayHistoryCard group={group} />, {
    answers: { currentUser: sampleAdmin(), listPhysicians: [], showHolidayHistory: { ...history, entries: [] } },
  })
  expect((await screen.findByRole('link', { name: 'Add physicians' })).getAttribute('href')).toBe('/admin/physicians')
  expect(screen.queryByRole('table')).toBeNull()
})

async function openHistory() {
  const page = renderPage(<HolidayHistoryCard group={group} />, {
    answers: {
      ...{ currentUser: sampleAdmin(), listPhysicians: people },
      ...{ showHolidayHistory: history, saveHolidayHistory: { ok: true } },
    },
  })
  const table = await screen.findByRole('table', { name: 'Holiday history 2026' })
  return { page, table }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))

test('a year shows its past holidays and what is known of everybody who is active', async () => {
  await openHistory()
  expect(rows()).toEqual([
    ['Physician', 'Labor Day', 'Thanksgiving Day'],
    ['Chen, Wei', 'Worked', '–'],
    ['Smith, Ada', '–', '–'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: '2025' }))
  expect(rows()).toEqual([
    ['Physician', 'Christmas Day'],
    ['Chen, Wei', '–'],
    ['Smith, Ada', 'Worked'],
  ])
})

test('only what was changed is saved, over years, and what went around to where it was is not', async () => {
  const { page, table } = await openHistory()
  const save = screen.getByRole('button', { name: 'Save holiday history' })
  expect(save).toHaveProperty('disabled', true)
  await press('Wei Chen, Thanksgiving Day 2026: unknown')
  await press('Ada Smith, Thanksgiving Day 2026: unknown')
  await press('Ada Smith, Thanksgiving Day 2026: worked')
  await press('Ada Smith, Labor Day 2026: unknown')
  await press('Ada Smith, Labor Day 2026: worked')
  await press('Ada Smith, Labor Day 2026: off')
  await press('Wei Chen, Labor Day 2026: worked')
  expect(within(table).getByRole('button', { name: 'Wei Chen, Labor Day 2026: off' })).toBeTruthy()
  await press('Wei Chen, Labor Day 2026: off')
  await userEvent.click(screen.getByRole('radio', { name: '2025' }))
  await press('Ada Smith, Christmas Day 2025: worked')
  await press('Ada Smith, Christmas Day 2025: off')
  await userEvent.click(save)
  await waitFor(() =>
    expect(page.bodies).toEqual([
      {
        entries: [
          { physicianId: 11, holiday: 'Thanksgiving Day', year: 2026, worked: true },
          { physicianId: 12, holiday: 'Thanksgiving Day', year: 2026, worked: false },
          { physicianId: 12, holiday: 'Christmas Day', year: 2025, worked: null },
        ],
      },
    ]),
  )
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
})

test('a refusal is said beside the button, and nothing that was entered is lost', async () => {
  const { page } = await openHistory()
  page.answer({ saveHolidayHistory: { refusedWith: 400, code: 'invalid', message: 'Labor Day 2026 is no more.' } })
  await press('Ada Smith, Labor Day 2026: unknown')
  await press('Save holiday history')
  expect(await screen.findByText('Labor Day 2026 is no more.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ada Smith, Labor Day 2026: worked' })).toBeTruthy()
})
