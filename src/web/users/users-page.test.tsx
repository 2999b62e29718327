/** What an administrator sees and does on User Role Management. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { UsersPage } from './users-page.tsx'

const admin = sampleAdmin()
const physician = sampleUser({ experienceLevel: 'senior' })

it('counts and lists everybody, and names the command for the first admin', async () => {
  renderPage(<UsersPage />, { answers: { currentUser: admin, listUsers: [admin, physician] } })
  const list = await screen.findByRole('list', { name: 'All Users' })
  expect(screen.getByText('Setting Up Your First Admin')).toBeTruthy()
  expect(screen.getByText('npm run admin -- <email>')).toBeTruthy()
  expect(screen.getByText('Total Users').nextElementSibling?.textContent).toBe('2')
  expect(screen.getByText('Administrators').nextElementSibling?.textContent).toBe('1')
  expect(screen.getByText('Physicians').nextElementSibling?.textContent).toBe('1')
  const item = within(list).getByText('Chidinma Abara').closest('li')!
  expect(item.textContent).toContain('chidinma.abara@riverbend.example')
  expect(item.textContent).toContain('senior Level')
  expect(item.textContent).toContain('Joined Dec 01, 2026')
  expect(within(item).getByText('Physician')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Physicians' }).getAttribute('href')).toBe('/admin/physicians')
})

it('finds somebody by name or address, with or without accents', async () => {
  const omar = sampleUser({ id: 9, firstName: 'Omár', lastName: 'Benali', email: 'omar@riverbend.example' })
  renderPage(<UsersPage />, { answers: { currentUser: admin, listUsers: [admin, physician, omar] } })
  const search = await screen.findByRole('searchbox', { name: 'Find a user' })
  await userEvent.type(search, 'ben omar')
  expect(screen.getAllByRole('button', { name: /^Change Role/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Change Role of Omár Benali',
  ])
  await userEvent.type(search, 'x')
  await userEvent.click(await screen.findByText('Clear search'))
  expect(screen.getAllByRole('button', { name: /^Change Role/ }).length).toBe(3)
})

it('takes somebody who joined by code out of the group, and offers that for nobody else', async () => {
  const stranger = sampleUser({ id: 9, firstName: 'Sam', lastName: 'Stranger', joinedByCodeAt: '2026-12-01T08:00:00Z' })
  const { calls } = renderPage(<UsersPage />, {
    answers: { currentUser: admin, listUsers: [admin, physician, stranger], undoJoin: { ok: true } },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: /^Not in our group/ }))
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Sam Stranger from the group?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(calls).toContain('POST /api/users/9/undo-join')
  await expect.poll(() => readToasts()[0]?.description).toBe('Sam Stranger is no longer in the group.')
})

it('says when nobody is there', async () => {
  renderPage(<UsersPage />, { answers: { currentUser: admin, listUsers: [] } })
  expect(await screen.findByText('No Users Found')).toBeTruthy()
})

async function chooseRole(name: string, role: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: `Change Role of ${name}` }))
  const dialog = screen.getByRole('dialog', { name: 'Change Role' })
  await user.click(within(dialog).getByRole('combobox', { name: 'New Role' }))
  await user.click(screen.getByRole('option', { name: role }))
}

it('submits as soon as a role is chosen, and closes', async () => {
  const { calls, bodies } = renderPage(<UsersPage />, {
    answers: {
      currentUser: admin,
      listUsers: [admin, physician],
      changeUserRole: { ...physician, role: 'admin', version: 2 },
    },
  })
  await chooseRole('Chidinma Abara', 'Administrator')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(calls).toContain('PUT /api/users/7/role')
  expect(bodies).toEqual([{ role: 'admin', version: 1 }])
  expect(readToasts()[0]).toMatchObject({ title: 'Success', description: 'User role updated successfully' })
})

it('warns before, and shows the refusal for the last administrator beside the choice', async () => {
  const reason = 'A group needs an administrator. Make someone else one first.'
  renderPage(<UsersPage />, {
    answers: {
      currentUser: admin,
      listUsers: [admin, physician],
      changeUserRole: { refusedWith: 409, code: 'conflict', field: 'role', message: reason },
    },
  })
  await chooseRole('Marguerite Osei', 'Physician')
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.getByText(/immediately affects admin access/)).toBeTruthy()
  expect(readToasts()[0]).toMatchObject({
    title: 'Error',
    description: 'Failed to update user role. Please try again.',
  })
})
