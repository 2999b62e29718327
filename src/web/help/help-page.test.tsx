import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Health } from '../../contract/health.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleUser } from '../testing/samples.ts'
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
  publicSettings: {
    supportEmail: 'help@evenshift.example',
    hasSupportDesk: true,
    privacyUrl: null,
    termsUrl: null,
    demo: true,
  },
}

test('system status names each part, its state in words, and since when it works or fails', async () => {
  renderPage(<HelpPage />, { answers: { ...answers, currentUser: sampleAdmin() } })
  const row = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent
  expect(await screen.findByText('Evenshift is working.')).toBeTruthy()
  expect(await screen.findAllByText('since Dec 8, 2026, 9:42 AM')).toHaveLength(3)
  expect(await row('Database')).toContain('Working')
  expect(await row('Email')).toContain('Not set up')
  expect(await row('AI model')).toContain('Not workingThe provider does not answer.')
})

test('a physician sees the states, and no settings of the server', async () => {
  renderPage(<HelpPage />, { answers })
  expect(await screen.findByText('Evenshift is working.')).toBeTruthy()
  expect(screen.getAllByText('Not set up')).toHaveLength(1)
  expect(screen.queryByText(/SMTP_URL/)).toBeNull()
})

test('the state is looked at again on request', async () => {
  const page = renderPage(<HelpPage />, { answers })
  await screen.findByText('Evenshift is working.')
  page.answer({ health: { ...health, state: 'failing' } })
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Evenshift has a problem right now.')).toBeTruthy()
})

test('questions are found by words and by category, both in the address', async () => {
  renderPage(<HelpPage />, { answers, path: '/help?category=preferences' })
  expect(screen.getByRole('radio', { name: 'Preferences' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('Is there a dark theme?')).toBeTruthy()
  expect(screen.queryByText('How do I request time off?')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'vacaton')
  expect(window.location.search).toBe('?search=vacaton')
  await userEvent.click(screen.getByText('How do I request time off?'))
  const answer = within(screen.getByText('How do I request time off?').closest('details')!)
  expect(answer.getByRole('link', { name: 'Vacation Requests' }).getAttribute('href')).toBe('/vacation-requests')
  expect(window.location.search).toContain('question=time-off')
})

test('where nothing is found, support is one step away', async () => {
  renderPage(<HelpPage />, { answers, path: '/help?search=xylophone' })
  const nothing = screen.getByText('No results for “xylophone”').parentElement!
  await userEvent.click(within(nothing).getByRole('link', { name: 'Contact support' }))
  expect(await screen.findByRole('form', { name: 'Contact support' })).toBeTruthy()
})

test('pages of administrators are linked for administrators only', async () => {
  const physician = renderPage(<HelpPage />, { answers, path: '/help?question=join-code' })
  expect(screen.getByText('How do physicians join the group?').closest('details')?.open).toBe(true)
  expect(screen.getAllByText('Your coordinators do this.').length).toBeGreaterThan(10)
  expect(screen.queryByRole('link', { name: 'Join code' })).toBeNull()
  physician.unmount()
  renderPage(<HelpPage />, { answers: { ...answers, currentUser: sampleAdmin() }, path: '/help?question=join-code' })
  expect(screen.getByRole('link', { name: 'Join code' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Group Settings' })).toBeTruthy()
})

test('the features name who may do what', async () => {
  renderPage(<HelpPage />, { answers, path: '/help?tab=features' })
  expect(screen.getByText('Only coordinators approve requests and change group settings.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Time off' }).getAttribute('href')).toBe('/vacation-requests')
})

test('support is reached by a form or by mail, and answers within 24-48 hours', async () => {
  const page = renderPage(<HelpPage />, {
    answers: { ...answers, writeToSupport: { sentTo: 'support', receivers: 1 } },
    path: '/help?tab=contact',
  })
  const link = await screen.findByRole('link', { name: 'help@evenshift.example' })
  expect(link.getAttribute('href')).toBe('mailto:help@evenshift.example')
  expect(screen.getAllByText(/24-48 hours/)).toHaveLength(1)
  expect(screen.getByText(/only coordinators approve requests and change group settings/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Subject is required')).toBeTruthy()
  expect(screen.getByText('Message is required')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Subject'), 'Calendar')
  await userEvent.type(screen.getByLabelText('Message'), 'No nights in it.')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(page.bodies).toEqual([{ topic: 'question', subject: 'Calendar', message: 'No nights in it.' }])
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }))
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('')
})

test('a refused message says why and keeps what was typed; without a desk it says who gets it', async () => {
  const settings = { supportEmail: 'x@y.example', hasSupportDesk: false, privacyUrl: null, termsUrl: null, demo: true }
  renderPage(<HelpPage />, {
    answers: {
      ...answers,
      publicSettings: settings,
      writeToSupport: { refusedWith: 409, code: 'conflict', message: 'There is nobody to send this to.' },
    },
    path: '/help?tab=contact',
  })
  expect(await screen.findByText(/goes to your group’s coordinators/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Subject'), 'Calendar')
  await userEvent.type(screen.getByLabelText('Message'), 'Help')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('There is nobody to send this to.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Help')
})

test('while loading and after a failure it says so', async () => {
  renderPage(<HelpPage />, { answers: { ...answers, health: noAnswerYet } })
  expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0)
  renderPage(<HelpPage />, { answers: { ...answers, health: { refusedWith: 503, message: 'Starting.' } } })
  expect(await screen.findByText('We couldn’t load the system status')).toBeTruthy()
})
