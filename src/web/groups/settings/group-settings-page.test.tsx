/** The five tabs of the group settings: fields, limits, sentences, and what is sent. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sampleGroup } from '../../testing/samples.ts'
import { openSettings, press, retype } from './testing/open-settings.tsx'

it('has the tabs of the product and the way back', async () => {
  openSettings('basic')
  for (const name of ['Basic Info', 'Roles & Positions', 'Shift Types', 'Rules & Constraints', 'Advanced']) {
    expect(await screen.findByRole('tab', { name })).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/admin/dashboard')
})

it('keeps what was typed in a tab while another one is looked at', async () => {
  openSettings('basic')
  await retype('Group Name', 'Harbor')
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }))
  expect(await screen.findByRole('button', { name: 'Save advanced settings' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Basic Info' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Group Name')).value).toBe('Harbor')
})

it('names what is not saved before the page is left, and asks no more once it is', async () => {
  openSettings('basic', { updateGroup: sampleGroup({ name: 'Harbor', version: 2 }) })
  await retype('Group Name', 'Harbor')
  await userEvent.click(screen.getByRole('tab', { name: 'Shift Types' }))
  await press('Add shift type')
  const back = screen.getByRole('link', { name: 'Back to Dashboard' })
  await userEvent.click(back)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  expect(dialog.getByText('Not saved yet: Basic Info, Shift Types.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
  await press('Remove shift type')
  await userEvent.click(screen.getByRole('tab', { name: 'Basic Info' }))
  await press('Save settings')
  expect(await screen.findByText('Group settings updated successfully')).toBeTruthy()
  await userEvent.click(back)
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'))
})

it('stays on the open tab when the Back button asks', async () => {
  openSettings('basic')
  await retype('Group Name', 'Harbor')
  await userEvent.click(screen.getByRole('tab', { name: 'Shift Types' }))
  window.history.back()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(screen.getByRole('tab', { name: 'Shift Types' }).getAttribute('aria-selected')).toBe('true')
  expect(window.location.search).toBe('?tab=shift-types')
})

it('saves rules without undoing a limit that Basic Info changed', async () => {
  const { bodies } = openSettings('rules')
  await userEvent.click(await screen.findByRole('button', { name: 'Save rules' }))
  await waitFor(() => expect(bodies.at(-1)).toEqual({ settings: { rules: {} }, version: 1 }))
})

it('chooses which categories of roles count as on call', async () => {
  const { bodies } = openSettings('advanced')
  const save = await screen.findByRole('button', { name: 'Save backup categories' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Coverage' }))
  await userEvent.click(save)
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ settings: { backupCategories: ['backup'] } }))
})

describe('Basic Info', () => {
  it('compares the number of physicians with those who can be scheduled', async () => {
    openSettings('basic')
    expect(await screen.findByText(/^You entered \d+ physicians; 2 can be scheduled\./)).toBeTruthy()
  })

  it.each([
    ['Number of Physicians', '29', 'Minimum 30 physicians'],
    ['Number of Physicians', '61', 'Maximum 60 physicians'],
    ['Group Name', '', 'Group name is required'],
    ['Physicians per Shift', '0', 'Must require at least 1 physician per shift'],
    ['Maximum consecutive shifts', '0', 'Must allow at least 1 consecutive shift'],
    ['Minimum rest between shifts', '7', 'Must have at least 8 hours rest'],
  ])('refuses %s = "%s" beside the field', async (label, value, message) => {
    const { calls } = openSettings('basic')
    await retype(label, value)
    await press('Save settings')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('saves with the version that was seen, and says so', async () => {
    const { bodies } = openSettings('basic')
    await retype('Number of Physicians', '50')
    await press('Save settings')
    expect(await screen.findByText('Group settings updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({ totalPhysicians: 50, version: 1 })
  })

  it('saves the rest of a group whose size is outside of the range', async () => {
    const { bodies } = openSettings('basic', { myGroup: sampleGroup({ totalPhysicians: 14 }) })
    await retype('Group Name', 'Ward Nine')
    await press('Save settings')
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ name: 'Ward Nine', totalPhysicians: 14 }))
    await retype('Number of Physicians', '15')
    await press('Save settings')
    expect(await screen.findByText('Minimum 30 physicians')).toBeTruthy()
  })

  it('keeps what was typed when somebody else was faster', async () => {
    openSettings('basic', { updateGroup: { refusedWith: 409, message: 'Someone else changed this.' } })
    await retype('Group Name', 'Mine')
    await press('Save settings')
    expect(await screen.findByText('Someone else changed this.')).toBeTruthy()
    expect(await screen.findByText('Failed to update group settings')).toBeTruthy()
    expect(screen.getByLabelText('Group Name')).toHaveProperty('value', 'Mine')
  })

  it.each([
    ['basic', 'Group Name', 'Save settings', { name: 'Theirs' }],
    ['advanced', 'Search time', 'Save advanced settings', { settings: { solverSeconds: 30 } }],
    ['rules', 'Rules in plain words', 'Save custom rules', { additionalRules: 'Theirs' }],
  ])(
    'says in %s when a colleague changed the same meanwhile, and replaces it on request',
    async (...[tab, label, button, theirs]) => {
      const { bodies, answer, client } = openSettings(tab)
      const before = sampleGroup({ joinCode: '123456' })
      await retype(label, '7')
      const settings = { ...before.settings, ...('settings' in theirs ? theirs.settings : {}) }
      answer({ myGroup: { ...before, ...theirs, settings, version: 2 } })
      await act(() => client.invalidateQueries({ queryKey: ['myGroup'] }))
      await press(button)
      expect(await screen.findByText(/^A colleague changed this while you were typing\./)).toBeTruthy()
      expect(bodies).toEqual([])
      await press(button)
      await waitFor(() => expect(bodies.at(-1)).toMatchObject({ version: 2 }))
    },
  )

  it('does not mind what a colleague changed elsewhere', async () => {
    const { bodies, answer, client } = openSettings('basic')
    await retype('Group Name', 'Mine')
    answer({ myGroup: sampleGroup({ joinCode: '123456', additionalRules: 'Theirs', version: 2 }) })
    await act(() => client.invalidateQueries({ queryKey: ['myGroup'] }))
    await press('Save settings')
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ name: 'Mine', version: 2 }))
  })
})

it('adds, names and saves shift types', async () => {
  const { bodies } = openSettings('shift-types')
  await press('Add shift type')
  await press('Save shift types')
  expect(await screen.findByText('Shift type 3 needs a name.')).toBeTruthy()
  const names = screen.getAllByLabelText('Name')
  await userEvent.type(names[2]!, 'Swing')
  const end = screen.getAllByLabelText('End')[2]!
  await userEvent.clear(end)
  await userEvent.type(end, '25:00')
  await press('Save shift types')
  expect(await screen.findByText('Shift type 3 needs a time for its end, such as 7:00 AM.')).toBeTruthy()
  await userEvent.clear(end)
  await userEvent.type(end, '7:00 PM')
  await press('Save shift types')
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({
      settings: { shiftTypes: [{ name: 'Day' }, { name: 'Night' }, { name: 'Swing' }] },
    }),
  )
})

it('switches rules, changes their points, and says which sentences are applied', async () => {
  const { bodies } = openSettings('rules')
  const row = await screen.findByRole('switch', { name: 'Nights come in stretches of at least three' })
  await userEvent.click(row)
  const rest = screen.getByRole('spinbutton', { name: 'Enough rest between shifts, hours' })
  await userEvent.clear(rest)
  await userEvent.type(rest, '10')
  await press('Save rules')
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({
      minRestBetweenShifts: 10,
      settings: { rules: { 'nights-in-runs': { on: false } } },
    }),
  )
  await userEvent.type(
    screen.getByLabelText('Rules in plain words'),
    'Dr. Chen no nights{enter}the moon is made of cheese',
  )
  const lines = within(await screen.findByRole('list', { name: 'How we read each rule' }))
  expect(await lines.findByText('Applied')).toBeTruthy()
  expect(lines.getByText(/Wei Chen works no nights/)).toBeTruthy()
  expect(lines.getByText('Not applied', { selector: 'span' })).toBeTruthy()
  expect(screen.getByText(/^1 of 2 rules applied to /)).toBeTruthy()
  await press('Save custom rules')
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ additionalRules: expect.stringContaining('no nights') }))
})

it('writes the rule that a link brings under the others, unsaved', async () => {
  const { bodies } = openSettings('rules&rule=No+nights+for+Dr.+Chen')
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Rules in plain words')
  expect(box.value.split('\n').at(-1)).toBe('No nights for Dr. Chen')
  expect(bodies).toEqual([])
})

it('shows the join code and renews it after a question; adds a holiday', async () => {
  const { calls, bodies } = openSettings('advanced', { renewJoinCode: sampleGroup({ joinCode: '654321' }) })
  expect(await screen.findByText('123456')).toBeTruthy()
  await press('Renew')
  await press('Renew code')
  expect(await screen.findByText('Join code renewed')).toBeTruthy()
  expect(calls).toContain('POST /api/groups/1/join-code')
  await press('Add')
  expect(await screen.findByText('A holiday needs a date and a name.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Date'), '2026-12-24')
  await userEvent.type(screen.getByLabelText('Name'), 'Christmas Eve')
  await press('Add')
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({ settings: { holidays: [{ date: '2026-12-24', name: 'Christmas Eve' }] } }),
  )
})

it('names the box of a holiday that is refused, and keeps what was typed', async () => {
  const problems = [{ field: 'settings.holidays.0.date', message: 'must be a date from 1900 to 2199' }]
  openSettings('advanced', { updateGroup: { refusedWith: 400, code: 'invalid', message: 'x', problems } })
  await userEvent.type(await screen.findByLabelText('Date'), '9999-12-31')
  await userEvent.type(screen.getByLabelText('Name'), 'Far')
  await press('Add')
  expect(await screen.findByText(/^Date: /)).toHaveProperty('textContent', 'Date: must be a date from 1900 to 2199')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Far')
})
