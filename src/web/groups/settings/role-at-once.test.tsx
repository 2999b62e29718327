/** Two coordinators change one role: nothing is overwritten unseen, and nothing typed is lost. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleRole, sampleRoles } from '../../testing/samples.ts'
import { readToasts } from '../../ui/toast.ts'
import { openSettings, press } from './testing/open-settings.tsx'

it('shows what a colleague changed, keeps what was typed, and saves both on request', async () => {
  const current = sampleRole(1, 'Rounder', { version: 2, location: 'Tower C', priority: 9 })
  const { bodies, answer } = openSettings('roles', {
    listRoles: sampleRoles,
    updateRole: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.', current },
  })
  await press('Edit Rounder')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Priority'), { target: { value: '4' } })
  await press('Update role')
  expect(
    await dialog.findByText(/^A colleague changed this role\. You’re seeing their version with your edits/),
  ).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Priority').value).toBe('4')
  expect(dialog.getByLabelText<HTMLInputElement>(/Location/).value).toBe('Tower C')
  answer({ updateRole: { ...current, version: 3 } })
  await press('Update role')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies.map((body) => (body as { version: number }).version)).toEqual([1, 2])
  expect(bodies[1]).toMatchObject({ priority: 4, location: 'Tower C' })
})

it('says that a colleague deleted the role, keeps what was typed, and creates it again on request', async () => {
  const { bodies, calls, answer } = openSettings('roles', {
    listRoles: sampleRoles,
    updateRole: { refusedWith: 404, code: 'not-found', message: 'This role no longer exists.' },
  })
  await press('Edit Rounder')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Priority'), { target: { value: '4' } })
  await press('Update role')
  expect(await dialog.findByText(/^A colleague deleted this role\. Everything you typed is still here\./)).toBeTruthy()
  expect(readToasts()[0]?.description).not.toBe('Failed to update role. Please try again.')
  answer({ createRole: sampleRole(9, 'Rounder') })
  await press('Create role')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/roles'])
  expect(bodies[1]).toMatchObject({ name: 'Rounder', priority: 4 })
})
