import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRoles, sampleStats, sampleUser } from '../testing/samples.ts'
import { PhysiciansPage } from './physicians-page.tsx'
import { samplePreferences } from './testing/sample-preferences.ts'

test('a coordinator reads what the physician wrote about the coming months', async () => {
  renderPage(<PhysiciansPage />, {
    answers: {
      currentUser: sampleAdmin(),
      myGroup: sampleGroup(),
      listPhysicians: [sampleUser()],
      listRoles: sampleRoles,
      dashboardStats: sampleStats,
      physicianPreferences: samplePreferences,
    },
    path: '/admin/physicians?physician=7&part=preferences',
  })
  const notes = await screen.findByRole('region', { name: 'Notes for coming months' })
  expect(notes.textContent).toContain('No nights in January')
})
