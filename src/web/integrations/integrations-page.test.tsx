/** Integrations: keys, switchboard links, and webhooks as a coordinator creates, watches, and revokes them. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ApiKey } from '../../contract/api-keys.ts'
import type { Delivery, Webhook } from '../../contract/webhooks.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { IntegrationsPage } from './integrations-page.tsx'

const pager: ApiKey = {
  ...{ id: 4, name: 'Pager', scopes: ['on-call:read'], hint: 'evs_abcdef', state: 'active', callsPerMinute: 120 },
  ...{ createdBy: 'Miriam Okafor', createdAt: '2026-11-01T12:00:00Z', expiresAt: null, revokedAt: null },
  lastUsedAt: null,
}
const webhook: Webhook = {
  ...{ id: 6, url: 'https://paging.example.org/hook', events: ['shift.changed'], isActive: true },
  ...{ createdAt: '2026-11-01T12:00:00Z', oldSecretEndsAt: null, lastDelivery: null },
}
const failed: Delivery = {
  ...{ id: 8, messageId: 'msg_1', event: 'shift.changed', createdAt: '2026-11-02T12:00:00Z', state: 'failed' },
  ...{ nextAttemptAt: null, body: '{"type":"shift.changed"}' },
  attempts: [{ at: '2026-11-02T12:00:01Z', status: 503, milliseconds: 40, answer: 'not now' }],
}

function open(tab: string, answers: Answers = {}) {
  const page = renderPage(<IntegrationsPage />, {
    path: `/admin/integrations?tab=${tab}`,
    answers: {
      ...{ currentUser: sampleAdmin(), myGroup: sampleGroup() },
      ...{ listApiKeys: [pager], listSwitchboardLinks: [], listWebhooks: [webhook] },
      ...answers,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!)

describe('API keys', () => {
  it('asks for a name and a scope, then shows the key once with a call that works', async () => {
    const made = { key: { ...pager, scopes: ['schedule:read' as const] }, secret: 'evs_secret' }
    const { user, bodies } = open('keys', { createApiKey: made })
    await press(user, 'Create API key')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Create API key' }))
    expect(await dialog.findByText('Choose what this key can use')).toBeTruthy()
    expect(dialog.getByText('Name is required')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'EHR')
    await user.click(dialog.getByRole('checkbox', { name: 'Schedules' }))
    await user.click(dialog.getByRole('button', { name: 'Create API key' }))
    expect(await screen.findByRole('dialog', { name: 'EHR is ready' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'API key' })).toHaveProperty('value', 'evs_secret')
    expect((screen.getByRole('textbox', { name: 'Try it' }) as HTMLInputElement).value).toMatch(
      /^curl -H 'Authorization: Bearer evs_secret' http.*\/api\/schedules\/group\/\d+$/,
    )
    expect(bodies).toEqual([{ name: 'EHR', scopes: ['schedule:read'], expiresInDays: 365, callsPerMinute: 120 }])
  })

  it('says what a key did, and asks before it is revoked', async () => {
    const use = { day: '2026-11-02', call: 'onCall', summary: 'Who’s on', allowed: 3, refused: 1 }
    const { user, calls } = open('keys', {
      apiKeyUses: [{ ...use, lastAt: '2026-11-02T12:00:00Z' }],
      revokeApiKey: { ok: true },
    })
    const row = await screen.findByRole('row', { name: /Pager/ })
    expect(row.textContent).toContain('Active')
    await press(user, 'Usage of Pager')
    expect((await screen.findByRole('row', { name: /onCall/ })).textContent).toMatch(/Succeeded3\D*1$/)
    await user.keyboard('{Escape}')
    await press(user, 'Revoke Pager')
    expect(await screen.findByText(/stop working right away/)).toBeTruthy()
    await press(user, 'Revoke key')
    await waitFor(() => expect(calls).toContain('DELETE /api/keys/4'))
    await waitFor(() => expect(readToasts()[0]?.description).toBe('API key revoked'))
  })
})

it('makes a switchboard link, which can be copied, opened, and revoked', async () => {
  const link = { id: 2, name: 'Main operator', path: '/switchboard/ab12', createdAt: '2026-11-01T12:00:00Z' }
  const { user, bodies, answer } = open('switchboard', { createSwitchboardLink: { ...link, lastUsedAt: null } })
  await screen.findByText('No switchboard links yet')
  await press(user, 'Create link')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Main operator')
  answer({ listSwitchboardLinks: [{ ...link, lastUsedAt: null }] })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create link' }))
  expect(await screen.findByRole('textbox', { name: 'Main operator' })).toHaveProperty(
    'value',
    `${location.origin}/switchboard/ab12`,
  )
  expect(bodies).toEqual([{ name: 'Main operator' }])
  expect(screen.getByText('Not opened yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Main operator' }).getAttribute('href')).toBe('/switchboard/ab12')
  await press(user, 'Revoke Main operator')
  expect(await screen.findByRole('alertdialog', { name: 'Revoke Main operator?' })).toBeTruthy()
})

describe('webhooks', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    await press(user, 'Actions for paging.example.org')
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  it('puts a refused address beside its field', async () => {
    const message = 'Enter a public https address. Addresses in your own network need the operator’s permission.'
    const { user } = open('webhooks', {
      createWebhook: { refusedWith: 400, code: 'invalid', message, problems: [{ field: 'url', message }] },
    })
    await press(user, 'Add webhook')
    const field = await screen.findByRole('textbox', { name: 'Address' })
    await user.type(field, 'https://10.0.0.5/hook')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add webhook' }))
    await screen.findByText(message)
    expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(message)
  })

  it('sends a test, turns off, and shows the secret', async () => {
    const { user, calls, bodies } = open('webhooks', {
      ...{ testWebhook: { ok: true }, updateWebhook: { ...webhook, isActive: false } },
      webhookSecret: { secret: 'whsec_abc' },
    })
    await choose(user, 'Send test message')
    await waitFor(() => expect(readToasts()[0]?.description).toBe('Test message sent'))
    expect(calls).toContain('POST /api/webhooks/6/test')
    await choose(user, 'Turn off')
    expect(bodies.at(-1)).toEqual({ isActive: false })
    await choose(user, 'Signing secret')
    expect(await screen.findByRole('textbox', { name: 'paging.example.org' })).toHaveProperty('value', 'whsec_abc')
  })

  it('shows each try of a delivery, and sends a failed one again', async () => {
    const { user, calls } = open('webhooks', { webhookDeliveries: [failed], replayDelivery: { ok: true } })
    await choose(user, 'Deliveries')
    const list = within(await screen.findByRole('list', { name: 'Deliveries' }))
    expect(list.getByText('Failed')).toBeTruthy()
    expect(list.getByText('1 attempt')).toBeTruthy()
    expect(list.getByText('503')).toBeTruthy()
    await user.click(list.getByRole('button', { name: /^Send shift.changed of .* again$/ }))
    expect(calls).toContain('POST /api/webhook-deliveries/8/replay')
  })
})
