import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'
import { DirectoryPage } from './directory-page.tsx'

const answers: Answers = {
  currentUser: sampleUser(),
  listPhysicians: [
    sampleUser({
      id: 8,
      firstName: 'Kenji',
      lastName: 'Ueda',
      phoneNumber: '+1 555 0148',
      email: 'kenji@ward.example',
    }),
    sampleUser({ id: 9, firstName: 'Anna', lastName: 'Müller', phoneNumber: null }),
    sampleUser({ id: 10, firstName: 'Gone', lastName: 'Away', isActive: false }),
  ],
}
const names = () => within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem')

test('lists everyone who works here by last name, each with the ways to reach them', async () => {
  renderPage(<DirectoryPage />, { answers, path: '/directory' })
  expect(await screen.findByText('2 people')).toBeTruthy()
  expect(names().map((row) => row.textContent)).toEqual(['AMAnna MüllerNo phone number', 'KUKenji Ueda+1 555 0148'])
  expect(screen.getByRole('link', { name: 'Call Kenji Ueda' }).getAttribute('href')).toBe('tel:+15550148')
  expect(screen.getByRole('link', { name: 'Text Kenji Ueda' }).getAttribute('href')).toBe('sms:+15550148')
  expect(screen.getByRole('link', { name: 'Email Kenji Ueda' }).getAttribute('href')).toBe('mailto:kenji@ward.example')
  expect(screen.queryByRole('link', { name: 'Call Anna Müller' })).toBeNull()
})

test('finds a name as people type it, and says when there is nobody', async () => {
  renderPage(<DirectoryPage />, { answers, path: '/directory' })
  const box = await screen.findByRole('searchbox', { name: 'Search the directory' })
  await userEvent.type(box, 'muller')
  expect(names()).toHaveLength(1)
  expect(window.location.search).toBe('?find=muller')
  await userEvent.type(box, 'x')
  expect(screen.getByText('No one by that name')).toBeTruthy()
})

test('says who confirms someone new, who sees nobody yet', async () => {
  renderPage(<DirectoryPage />, { answers: { ...answers, listPhysicians: [] }, path: '/directory' })
  expect(await screen.findByText('No one here yet')).toBeTruthy()
  expect(screen.queryByText('No one by that name')).toBeNull()
})
