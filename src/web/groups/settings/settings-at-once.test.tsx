/** Two coordinators in the group settings: what one saves shows at the other's, unless something else is typed there. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Group } from '../../../contract/groups.ts'
import { sampleGroup, sampleUser } from '../../testing/samples.ts'
import { openSettings, press, retype } from './testing/open-settings.tsx'

const group = sampleGroup({ joinCode: '123456' })
type Page = ReturnType<typeof openSettings>

async function saveElsewhere({ answer, client }: Page, change: Partial<Group>, settings: object = {}): Promise<void> {
  answer({ myGroup: { ...group, ...change, settings: { ...group.settings, ...settings }, version: 2 } })
  await act(() => client.invalidateQueries({ queryKey: ['myGroup'] }))
}

it.each<[string, (page: Page) => Promise<void>, () => unknown, unknown]>([
  [
    'rules',
    (page) => saveElsewhere(page, { additionalRules: 'Max 3 nights in a row' }),
    () => screen.getByLabelText<HTMLTextAreaElement>('Rules in plain words').value,
    'Max 3 nights in a row',
  ],
  [
    'rules',
    (page) => saveElsewhere(page, {}, { rules: { 'isolated-days': { on: false } } }),
    () => screen.getByRole('switch', { name: 'No single working days', hidden: true }).getAttribute('aria-checked'),
    'false',
  ],
  [
    'shift-types',
    (page) => saveElsewhere(page, {}, { shiftTypes: [{ name: 'Swing', startTime: '14:00', endTime: '00:00' }] }),
    () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value),
    ['Swing'],
  ],
  [
    'advanced',
    (page) => saveElsewhere(page, {}, { backupCategories: ['special'] }),
    () => screen.getByRole('checkbox', { name: 'Special' }).getAttribute('aria-checked'),
    'true',
  ],
])('shows in %s what a colleague saved, and has nothing to save', async (tab, save, shown, expected) => {
  const page = openSettings(tab)
  await screen.findByRole('tabpanel')
  await save(page)
  await waitFor(() => expect(shown()).toEqual(expected))
  await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('keeps a colleague’s other rules when mine are saved, and asks about the same one', async () => {
  const page = openSettings('rules')
  await userEvent.click(await screen.findByRole('switch', { name: 'Nights come in stretches of at least three' }))
  await saveElsewhere(page, { maxConsecutiveShifts: 5 }, { rules: { 'isolated-days': { on: false } } })
  await press('Save rules')
  await waitFor(() =>
    expect(page.bodies).toEqual([
      { settings: { rules: { 'isolated-days': { on: false }, 'nights-in-runs': { on: false } } }, version: 2 },
    ]),
  )
})

it('asks before a colleague’s change of the same rule is replaced', async () => {
  const page = openSettings('rules')
  await userEvent.click(await screen.findByRole('switch', { name: 'Nights come in stretches of at least three' }))
  await saveElsewhere(page, {}, { rules: { 'nights-in-runs': { on: true, weight: 50 } } })
  await press('Save rules')
  expect(await screen.findByText(/^A colleague changed this while you were typing\./)).toBeTruthy()
  expect(page.bodies).toEqual([])
})

it('keeps who was moved to another week while a colleague moves somebody else, and saves only that', async () => {
  const people = (track: string | null) => [
    sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen', track }),
    sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith', track: null }),
  ]
  const page = openSettings('rules', { listPhysicians: people(null), saveAnchors: { ok: true } })
  const select = await screen.findByRole('combobox', { name: 'Week of Ada Smith' })
  select.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('option', { name: 'Week A' })
  await userEvent.keyboard('{Home}{Enter}')
  page.answer({ listPhysicians: people('2026-12-07') })
  await act(() => page.client.invalidateQueries({ queryKey: ['listPhysicians'] }))
  const weekOf = (name: string) => screen.getByRole('combobox', { name: `Week of ${name}` }).textContent
  await waitFor(() => expect(weekOf('Wei Chen')).not.toBe('No fixed week'))
  expect(weekOf('Ada Smith')).toBe('Week A')
  await press('Save switch days and weeks')
  await waitFor(() => expect(page.bodies).toMatchObject([{ tracks: [{ physicianId: 12 }] }]))
  expect((page.bodies[0] as { tracks: object[] }).tracks).toHaveLength(1)
})

it('shows what was saved as it was saved, and nothing is left to save', async () => {
  const page = openSettings('rules')
  await retype('Rules in plain words', 'Max 3 nights in a row ')
  await press('Save custom rules')
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  await saveElsewhere(page, { additionalRules: 'Max 3 nights in a row' })
  const box = screen.getByLabelText<HTMLTextAreaElement>('Rules in plain words')
  await waitFor(() => expect(box.value).toBe('Max 3 nights in a row'))
  await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('chooses what a holiday is after a colleague chose another one: nothing is refused, and both are saved', async () => {
  const page = openSettings('advanced')
  await screen.findByRole('tabpanel')
  await saveElsewhere(page, {}, { holidayChoices: { 'Labor Day': 'regular' } })
  const box = (name: string) => screen.getByRole('combobox', { name })
  await waitFor(() => expect(box('Labor Day').textContent).toBe('Regular'))
  await userEvent.click(box('Veterans Day'))
  await userEvent.click(await screen.findByRole('option', { name: 'Major' }))
  const holidayChoices = { 'Labor Day': 'regular', 'Veterans Day': 'major' }
  await waitFor(() => expect(page.bodies.at(-1)).toMatchObject({ settings: { holidayChoices } }))
})
