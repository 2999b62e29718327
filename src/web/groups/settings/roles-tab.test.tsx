/** The roles of a group: added, changed, deleted. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { weekdays } from '../../../engine/model.ts'
import { sampleRole, sampleUser } from '../../testing/samples.ts'
import { openSettings, press, retype } from './testing/open-settings.tsx'

describe('Roles & Positions', () => {
  it('lists roles, and shows demand beside capacity', async () => {
    openSettings('roles')
    const table = await screen.findByRole('table', { name: 'Roles & Positions' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(
      await screen.findByText('Your roles need 3 shifts a week. 2 physicians (1.5 FTE) cover about 5.'),
    ).toBeTruthy()
  })

  it('creates a role with the defaults of the product', async () => {
    const { bodies } = openSettings('roles', { createRole: sampleRole(9, 'Swing') })
    await press('Add role')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Start time')).toHaveProperty('value', '7:00 AM')
    expect(dialog.getByLabelText('End time')).toHaveProperty('value', '7:00 PM')
    await press('Create role')
    expect(await screen.findByText('Role name is required')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Role name'), 'Swing')
    const start = dialog.getByLabelText('Start time')
    await userEvent.clear(start)
    await userEvent.type(start, '230p')
    await userEvent.tab()
    expect(start).toHaveProperty('value', '2:30 PM')
    await press('Create role')
    expect(await screen.findByText('Role created successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      name: 'Swing',
      startTime: '14:30',
      endTime: '19:00',
      requiredCount: 1,
      priority: 1,
      daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    })
  })

  it('puts a refused external ID beside its field', async () => {
    const message = 'Rounder already has this external ID.'
    openSettings('roles', {
      createRole: { refusedWith: 409, code: 'conflict', message, problems: [{ field: 'externalId', message }] },
    })
    await press('Add role')
    await userEvent.type(screen.getByLabelText('Role name'), 'Swing')
    const field = screen.getByRole('textbox', { name: /^External ID/ })
    await userEvent.type(field, 'RND-1')
    await press('Create role')
    await screen.findByText(message)
    const [problem] = field.getAttribute('aria-describedby')!.split(' ')
    expect(document.getElementById(problem!)?.textContent).toBe(message)
  })

  it('gives each weekday a number of its own', async () => {
    const { bodies } = openSettings('roles', {
      listRoles: [sampleRole(1, 'Rounder', { daysOfWeek: [...weekdays], requiredCount: 9 })],
      updateRole: sampleRole(1, 'Rounder'),
    })
    await press('Edit Rounder')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Same number every day' }))
    expect(screen.queryByLabelText('Required')).toBeNull()
    expect(screen.getByLabelText('Mon')).toHaveProperty('value', '9')
    await retype('Sat', '7')
    await retype('Sun', '0')
    await press('Update role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      requiredCount: 9,
      daysOfWeek: weekdays.slice(0, 6),
      countsByWeekday: { monday: 9, friday: 9, saturday: 7, sunday: 0 },
    })
  })

  it('gives dates and holidays a number of their own', async () => {
    const { bodies } = openSettings('roles', {
      listRoles: [sampleRole(1, 'Rounder')],
      updateRole: sampleRole(1, 'Rounder'),
    })
    await press('Edit Rounder')
    await press('Add date')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Date'), '2027-01-03')
    const count = dialog.getAllByLabelText('Required')[1]!
    await userEvent.type(count, '01')
    await press('Update role')
    expect(await screen.findByText('Must be a whole number from 0 to 100')).toBeTruthy()
    await userEvent.type(count, '{Backspace}')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Add a holiday' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Christmas Day, / }))
    await press('Update role')
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
    const { bodies } = openSettings('roles', {
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
    await press('Update role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      requiredCount: 9,
      daysOfWeek: ['monday', 'saturday'],
      countsByWeekday: {},
      countsByDate: [],
    })
  })

  it('takes times from a shift type, and says where and by whom a role is worked', async () => {
    const { bodies } = openSettings('roles', { createRole: sampleRole(9, 'Swing') })
    await press('Add role')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Role name'), 'Nocturnist')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Shift type' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Night, / }))
    expect(dialog.getByLabelText('Start time')).toHaveProperty('value', '7:00 PM')
    await userEvent.type(dialog.getByLabelText(/^Location/), 'Tower B')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Only these physicians' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Chen, Wei' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Never these physicians' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Smith, Ada' }))
    await press('Create role')
    expect(await screen.findByText('Role created successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({
      startTime: '19:00',
      endTime: '07:00',
      location: 'Tower B',
      restrictions: { only: [11], never: [12] },
    })
  })

  it('lists who may work a role, its rules, and where it is', async () => {
    const restrictions = { minExperience: 'senior' as const, only: [11, 12], never: [12] }
    openSettings('roles', {
      listRoles: [sampleRole(1, 'Rounder', { restrictions, aiRules: 'Only seniors on weekends', location: 'Tower B' })],
    })
    const row = within(await screen.findByRole('row', { name: /Rounder/ }))
    for (const text of ['Senior or above', 'Only Chen, Smith', 'Never Smith', 'Only seniors on weekends', 'Tower B'])
      expect(await row.findByText(text)).toBeTruthy()
  })

  it('names people who left, says if no one can work the role, and lets them be taken out', async () => {
    const left = sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen', isActive: false })
    const { bodies } = openSettings('roles', {
      listPhysicians: [left, sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith' })],
      listRoles: [
        sampleRole(1, 'Rounder', { restrictions: { only: [11, 12] } }),
        sampleRole(2, 'Swing', { restrictions: { only: [11] } }),
      ],
      updateRole: sampleRole(2, 'Swing'),
    })
    expect(await screen.findByText('Only Chen (left), Smith')).toBeTruthy()
    expect(screen.getAllByText('No one can work it')).toHaveLength(1)
    await press('Edit Swing')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Chen, Wei (left)' }))
    await press('Update role')
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ restrictions: {} }))
  })

  it('edits and deletes a role', async () => {
    const { bodies, calls } = openSettings('roles', { updateRole: sampleRole(1, 'Rounder'), deleteRole: { ok: true } })
    await press('Edit Rounder')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Priority'))
    await userEvent.type(dialog.getByLabelText('Priority'), '11')
    await press('Update role')
    expect(await screen.findByText('Must be a whole number from 1 to 10')).toBeTruthy()
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await userEvent.clear(dialog.getByLabelText('Priority'))
    await userEvent.type(dialog.getByLabelText('Priority'), '4')
    await press('Update role')
    expect(await screen.findByText('Role updated successfully')).toBeTruthy()
    expect(bodies.at(-1)).toMatchObject({ priority: 4, version: 1 })
    await press('Delete Night')
    await press('Delete role')
    expect(await screen.findByText('Role deleted successfully')).toBeTruthy()
    expect(calls).toContain('DELETE /api/roles/2')
  })

  it('says which rules of a role are applied while they are typed', async () => {
    openSettings('roles')
    await press('Edit Rounder')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Custom rules'), 'no residents')
    expect(await dialog.findByText(/^1 of 1 rule applied to /)).toBeTruthy()
    expect(dialog.getByText('Residents work no Rounder shifts (hard rule)')).toBeTruthy()
  })

  it('says what happens without roles', async () => {
    openSettings('roles', { listRoles: [] })
    expect(await screen.findByText('No roles yet')).toBeTruthy()
  })
})
