/** What is set up on this server, as coordinators read it. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleAdmin } from '../../testing/samples.ts'
import { ServerCard } from './server-card.tsx'

it('says what is set up on this server', async () => {
  const part = { state: 'ok' as const, since: '2026-12-08T15:00:00Z', detail: '' }
  renderPage(<ServerCard />, {
    answers: {
      currentUser: sampleAdmin(),
      myDevices: { isSetUp: { email: false, push: true, text: false }, publicKey: '', devices: [] },
      health: {
        state: 'ok',
        version: '1',
        parts: { database: part, queue: part, email: { ...part, state: 'off' }, ai: part },
      },
    },
  })
  const stateOf = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent
  expect(await stateOf('Email')).toContain('Not set up')
  expect(await stateOf('Notifications on devices')).toContain('Set up')
  expect(await stateOf('Text messages')).toContain('Not set up')
  expect(await stateOf('AI model')).toContain('Set up')
})
