import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasPage } from '../paths.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleRoles } from '../testing/samples.ts'
import { QuickSetup } from './quick-setup.tsx'

test('a group without roles is shown the ways to get them, and only to pages that exist', async () => {
  renderPage(<QuickSetup groupId={1} />, { answers: { listRoles: [] } })
  expect(await screen.findByRole('heading', { name: 'Quick Setup' })).toBeTruthy()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href')!)
  expect(targets).toContain('/admin/group-settings?tab=roles')
  expect(targets.filter((target) => !hasPage(target.split('?')[0]!))).toEqual([])
})

test('a group with roles does not see it', async () => {
  const page = renderPage(<QuickSetup groupId={1} />, { answers: { listRoles: sampleRoles } })
  await expect.poll(() => page.client.getQueryData(['listRoles', { params: { groupId: 1 } }])).toBeTruthy()
  expect(screen.queryByText('Quick Setup')).toBeNull()
})
