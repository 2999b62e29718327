/** The five tabs of the group settings: fields, limits, sentences, and what is sent. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { weekdays } from '../../../engine/model.ts'
import { type Answers, renderPage } from '../../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRole, sampleRoles, sampleUser } from '../../testing/samples.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { GroupSettingsPage } from './group-settings-page.tsx'

const physicians = [
  sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen' }),
  sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith', fte: 0.5 }),
]

function open(tab: string, answers: Answers = {}) {
  const page = (
    <>
      <GroupSettingsPage />
      <Toaster />
    </>
  )
  return renderPage(page, {
    path: `/admin/group-settings?tab=${tab}`,
    answers: {
      currentUser: sampleAdmin(),
      myGroup: sampleGroup({ joinCode: '123456' }),
      listRoles: sampleRoles,
      listPhysicians: physicians,
      listSchedules: [],
      holidayWork: [],
      updateGroup: sampleGroup(),
      showHolidayHistory: { holidays: [], entries: [] },
      ...answers,
    },
  })
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function retype(label: string, text: string): Promise<void> {
  const box = await screen.findByLabelText(label)
  await userEvent.clear(box)
  if (text) await userEvent.type(box, text)
}

it('has the tabs of the product and the way back', async () => {
  open('basic')
  for (const name of ['Basic Info', 'Roles & Positions', 'Shift Types', 'Rules & Constraints', 'Advanced']) {
    expect(await screen.findByRole('tab', { name })).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/admin/dashboard')
})

describe('Basic Info', () => {
  it.each([
    ['Number of Physicians', '29', 'Minimum 30 physicians'],
    ['Number of Physicians', '61', 'Maximum 60 physicians'],
    ['Group Name', '', 'Group name is required'],
    ['Physicians per Shift', '0', 'Must require at least 1 physician per shift'],
    ['Maximum Consecutive Shifts', '0', 'Must allow at least 1 consecutive shift'],
    ['Minimum Rest Between Shifts', '7', 'Must have at least 8 hours rest'],
  ])('refuses %s = "%s" beside the field', async (label, value, message) => {
    const { calls } = open('basic')
    await retype(label, value)
    await press('Save Settings')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('saves with the version that was seen, and says so', async () => {
    const { bodies } = open('basic')
    await retype('Number of Physicians', '50')
    await press('Save Settings')
    expect(await screen.findByText('Group settings updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({ totalPhysicians: 50, version: 1 })
  })

  it('keeps what was typed when somebody else was faster', async () => {
    open('basic', { updateGroup: { refusedWith: 409, message: 'Somebody else changed this meanwhile.' } })
    await retype('Group Name', 'Mine')
    await press('Save Settings')
    expect(await screen.findByText('Somebody else changed this meanwhile.')).toBeTruthy()
    expect(await screen.findByText('Failed to update group settings')).toBeTruthy()
    expect(screen.getByLabelText('Group Name')).toHaveProperty('value', 'Mine')
  })
})

describe('Roles & Positions', () => {
  it('lists roles, and shows demand beside capacity', async () => {
    open('roles')
    const table = await screen.findByRole('table', { name: 'Roles & Positions' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(
      await screen.findByText('Your roles need 3 shifts a week. 2 physicians (1.5 FTE) cover about 5.'),
    ).toBeTruthy()
  })

  it('creates a role with the defaults of the product', async () => {
    const { bodies } = open('roles', { createRole: sampleRole(9, 'Swing') })
    await press('Add Role')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Start Time')).toHaveProperty('value', '07:00')
    expect(dialog.getByLabelText('End Time')).toHaveProperty('value', '19:00')
    await press('Create Role')
    expect(await screen.findByText('Role name is required')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Role Name'), 'Swing')
    await press('Create Role')
    expect(await screen.findByText('Role created successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      name: 'Swing',
      requiredCount: 1,
      priority: 1,
      daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    })
  })

  it('gives each weekday a number of its own', async () => {
    const { bodies } = open('roles', {
      listRoles: [sampleRole(1, 'Rounder', { daysOfWeek: [...weekdays], requiredCount: 9 })],
      updateRole: sampleRole(1, 'Rounder'),
    })
    await press('Edit Rounder')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Same number every day' }))
    expect(screen.queryByLabelText('Required')).toBeNull()
    expect(screen.getByLabelText('Mon')).toHaveProperty('value', '9')
    await retype('Sat', '7')
    await retype('Sun', '0')
    await press('Update Role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      requiredCount: 9,
      daysOfWeek: weekdays.slice(0, 6),
      countsByWeekday: { monday: 9, friday: 9, saturday: 7, sunday: 0 },
    })
  })

  it('gives dates and holidays a number of their own', async () => {
    const { bodies } = open('roles', { listRoles: [sampleRole(1, 'Rounder')], updateRole: sampleRole(1, 'Rounder') })
    await press('Edit Rounder')
    await press('Add Date')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Date'), '2027-01-03')
    const count = dialog.getAllByLabelText('Required')[1]!
    await userEvent.type(count, '01')
    await press('Update Role')
    expect(await screen.findByText('Must be a whole number from 0 to 100')).toBeTruthy()
    await userEvent.type(count, '{Backspace}')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Add a holiday' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Christmas Day, / }))
    await press('Update Role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      countsByWeekday: {},
      countsByDate: expect.arrayContaining([
        { date: '2027-01-03', count: 10 },
        { date: expect.stringMatching(/-12-25$/), count: expect.any(Number) },
      ]),
    })
  })

  it('goes back to one number every day, and removes a date', async () => {
    const { bodies } = open('roles', {
      listRoles: [
        sampleRole(1, 'Rounder', {
          daysOfWeek: ['monday', 'saturday'],
          requiredCount: 9,
          countsByWeekday: { monday: 9, saturday: 7 },
          countsByDate: [{ date: '2027-01-03', count: 10 }],
        }),
      ],
      updateRole: sampleRole(1, 'Rounder'),
    })
    expect(await screen.findByText('9 Mon, 7 Sat')).toBeTruthy()
    expect(screen.getByText('Jan 3: 10')).toBeTruthy()
    await press('Edit Rounder')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Same number every day' }))
    expect(screen.getAllByLabelText('Required')[0]).toHaveProperty('value', '9')
    await press('Remove exception 1')
    await press('Update Role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      requiredCount: 9,
      daysOfWeek: ['monday', 'saturday'],
      countsByWeekday: {},
      countsByDate: [],
    })
  })

  it('edits and deletes a role', async () => {
    const { bodies, calls } = open('roles', { updateRole: sampleRole(1, 'Rounder'), deleteRole: { ok: true } })
    await press('Edit Rounder')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Priority'))
    await userEvent.type(dialog.getByLabelText('Priority'), '11')
    await press('Update Role')
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await userEvent.clear(dialog.getByLabelText('Priority'))
    await userEvent.type(dialog.getByLabelText('Priority'), '4')
    await press('Update Role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({ priority: 4, version: 1 })
    await press('Delete Night')
    await press('Delete Role')
    expect(await screen.findByText('Role deleted successfully')).toBeTruthy()
    expect(calls).toContain('DELETE /api/roles/2')
  })

  it('says which rules of a role are applied while they are typed', async () => {
    open('roles')
    await press('Edit Rounder')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('AI Rules'), 'no residents')
    expect(await dialog.findByText(/^1 of 1 rule applied/)).toBeTruthy()
    expect(dialog.getByText('Residents work no Rounder shifts (hard rule)')).toBeTruthy()
  })

  it('says what happens without roles', async () => {
    open('roles', { listRoles: [] })
    expect(await screen.findByText('No Roles Yet')).toBeTruthy()
  })
})

it('adds, names and saves shift types', async () => {
  const { bodies } = open('shift-types')
  await press('Add Shift Type')
  await press('Save Shift Types')
  expect(await screen.findByText('Shift type 3 needs a name.')).toBeTruthy()
  const names = screen.getAllByLabelText('Name')
  await userEvent.type(names[2]!, 'Swing')
  await press('Save Shift Types')
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({
      settings: { shiftTypes: [{ name: 'Day' }, { name: 'Night' }, { name: 'Swing' }] },
    }),
  )
})

it('switches rules, changes their points, and says which sentences are applied', async () => {
  const { bodies } = open('rules')
  const row = await screen.findByRole('switch', { name: 'Nights come in runs of at least three' })
  await userEvent.click(row)
  await press('Save Rules')
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ settings: { rules: { 'nights-in-runs': { on: false } } } }))
  await userEvent.type(
    screen.getByLabelText('Rules in plain words'),
    'Dr. Chen no nights{enter}the moon is made of cheese',
  )
  const lines = within(await screen.findByRole('list', { name: 'What each rule became' }))
  expect(await lines.findByText('Applied')).toBeTruthy()
  expect(lines.getByText(/Wei Chen works no nights/)).toBeTruthy()
  expect(lines.getByText('Not applied', { selector: 'span' })).toBeTruthy()
  expect(screen.getByText(/1 of 2 rules applied, as read for/)).toBeTruthy()
  await press('Save Additional Rules')
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ additionalRules: expect.stringContaining('no nights') }))
})

it('shows the join code and renews it after a question; adds a holiday', async () => {
  const { calls, bodies } = open('advanced', { renewJoinCode: sampleGroup({ joinCode: '654321' }) })
  expect(await screen.findByText('123456')).toBeTruthy()
  await press('Renew')
  await press('Renew Code')
  expect(await screen.findByText('The join code was renewed')).toBeTruthy()
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
