/** Two coordinators at one physician. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRoles, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { PhysicianDialog } from './physician-dialog.tsx'

it('says that a colleague removed the physician, once, and keeps what was typed', async () => {
  const physician = sampleUser({ version: 3 })
  const current = { ...physician, version: 4, isActive: false }
  renderPage(<PhysicianDialog physician={physician} onClose={() => {}} />, {
    answers: {
      currentUser: sampleAdmin(),
      myGroup: sampleGroup(),
      listRoles: sampleRoles,
      updatePhysician: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.', current },
    },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone number/ })
  await user.clear(phone)
  await user.type(phone, '555 0100')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const notice = await screen.findByRole('alert', { name: 'Changed by someone else' })
  expect(notice.textContent).toContain('A colleague deactivated this physician')
  expect(phone.value).toBe('555 0100')
  expect(readToasts()[0]?.description).not.toBe('Failed to update physician. Please try again.')
})
