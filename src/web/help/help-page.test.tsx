import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Health } from '../../contract/health.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleUser } from '../testing/samples.ts'
import { HelpPage } from './help-page.tsx'

const since = '2026-12-08T14:42:00Z'
const health: Health = {
  state: 'ok',
  version: '0.1.0',
  parts: {
    database: { state: 'ok', since, detail: 'Embedded' },
    queue: { state: 'ok', since, detail: 'No jobs waiting' },
    email: { state: 'off', since, detail: 'SMTP_URL is not set.' },
    ai: { state: 'failing', since, detail: 'The provider does not answer.' },
  },
}
const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  health,
  publicSettings: { supportEmail: 'help@evenshift.example', privacyUrl: null, termsUrl: null, demo: true },
}

test('system status names each part, its state in words, and since when', async () => {
  renderPage(<HelpPage />, { answers })
  const row = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent
  expect(await screen.findByText('Evenshift is working.')).toBeTruthy()
  expect(await screen.findAllByText('since Dec 08, 2026, 09:42')).toHaveLength(4)
  expect(await row('Database')).toContain('Working')
  expect(await row('E-mail')).toContain('Not set up')
  expect(await row('AI provider')).toContain('Not workingThe provider does not answer.')
})

test('the state is looked at again on request', async () => {
  const page = renderPage(<HelpPage />, { answers })
  await screen.findByText('Evenshift is working.')
  page.answer({ health: { ...health, state: 'failing' } })
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Evenshift has a problem right now.')).toBeTruthy()
})

test('support is reached by mail, and answers within 24-48 hours', async () => {
  renderPage(<HelpPage />, { answers })
  const link = await screen.findByRole('link', { name: 'help@evenshift.example' })
  expect(link.getAttribute('href')).toBe('mailto:help@evenshift.example')
  expect(screen.getByText(/24-48 hours/)).toBeTruthy()
})

test('while loading and after a failure it says so', async () => {
  renderPage(<HelpPage />, { answers: { ...answers, health: noAnswerYet } })
  expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0)
  renderPage(<HelpPage />, { answers: { ...answers, health: { refusedWith: 503, message: 'Starting.' } } })
  expect(await screen.findByText('The system status could not be loaded')).toBeTruthy()
})
