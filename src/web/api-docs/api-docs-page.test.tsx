/** The API's documentation: every call a key can make, and examples that run with the key that was pasted. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { api } from '../../contract/api.ts'
import type { Route } from '../../contract/route.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup } from '../testing/samples.ts'
import { ApiDocsPage } from './api-docs-page.tsx'

const open = () =>
  renderPage(<ApiDocsPage />, {
    path: '/admin/api',
    answers: { currentUser: sampleAdmin(), myGroup: sampleGroup() },
  })
const card = (name: string) => within(document.getElementById(name)!)

it('has every call that a key can make, and no other', () => {
  open()
  const ofKeys = Object.entries<Route>(api).flatMap(([name, { scope }]) => (scope ? name : []))
  const listed = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  const named = listed.map((link) => link.getAttribute('href')!.slice(1)).filter((name) => !name.startsWith('scope-'))
  expect(named.toSorted()).toEqual(ofKeys.toSorted())
  for (const name of ofKeys) expect(document.getElementById(name), name).toBeTruthy()
})

it('says what is missing, then runs the example with the key and shows the answer', async () => {
  const page = open()
  const user = userEvent.setup()
  expect(card('onCall').getByText('Paste a key above to run it.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'API key' }), 'evs_abc')
  expect(card('scheduleShifts').getByText('Enter scheduleId to run it.')).toBeTruthy()
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: { headers: Record<string, string> }) => {
    sent.push([address, new Headers(init.headers).get('authorization')])
    return new Response('{"groupName":"Riverbend"}', { status: 200, headers: { 'content-type': 'application/json' } })
  })
  await user.type(card('onCall').getByRole('textbox', { name: /^role/ }), 'HOSP NIGHT')
  await user.click(card('onCall').getByRole('button', { name: 'Run' }))
  expect(await card('onCall').findByText(/^200 in/)).toBeTruthy()
  expect(sent).toEqual([['/api/on-call?role=HOSP+NIGHT', 'Bearer evs_abc']])
  expect(card('onCall').getByText(/Riverbend/)).toBeTruthy()
  expect(page.container.textContent).toContain("curl -H 'Authorization: Bearer evs_abc'")
})

it('writes changes as commands, which the page itself never makes', () => {
  open()
  const create = card('createRequest')
  expect(create.queryByRole('button', { name: 'Run' })).toBeNull()
  expect(create.getByText(/^curl -X POST .*"requestType":"timeoff"/)).toBeTruthy()
  expect(
    card('createScimUser').getByText(/^curl -X POST .* 'Content-Type: application\/scim\+json' -d '\{/),
  ).toBeTruthy()
  for (const example of Object.values<Route>(api).map(({ example }) => JSON.stringify(example ?? '')))
    expect(example).not.toContain("'")
})
