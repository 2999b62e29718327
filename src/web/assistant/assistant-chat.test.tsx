import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ChatAnswer, ChatEvent } from '../../contract/assistant.ts'
import { noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { AssistantChat } from './assistant-chat.tsx'
import { AssistantPage } from './assistant-page.tsx'

const answer: ChatAnswer = {
  response: 'Chiara Esposito has the most nights in December 2026: 12.\n\n- Dmitri Volkov: 9\n- Wei Chen: 7',
  followUps: ['And the fewest?'],
  usedModel: 'local',
  sources: [{ kind: 'data', title: 'Schedule for December 2026', link: '/schedule' }],
  about: { physicianId: 7, roleId: null, dates: { from: '2026-12-01', to: '2026-12-31' }, items: [] },
}

test('greets, needs a text to send, and shows the answer with its time, figures, source and follow-ups', async () => {
  const page = renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { myGroup: sampleGroup(), askAssistant: answer },
  })
  expect(screen.getByRole('heading', { name: 'Hospitalist Scheduling Expert' })).toBeTruthy()
  const log = screen.getByRole('log')
  expect(within(log).getByText(/^Hello\./)).toBeTruthy()
  const send = screen.getByRole('button', { name: 'Send' })
  expect(send).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '   ')
  expect(send).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByRole('textbox'), 'Who has the most nights?{Enter}')
  expect(await within(log).findByText(/Chiara Esposito has the most nights/)).toBeTruthy()
  expect(within(log).getByText('Dmitri Volkov').nextSibling?.textContent).toBe('9')
  expect(log.querySelectorAll('time')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Schedule for December 2026' }).getAttribute('href')).toBe('/schedule')
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/schedule-chat'])
  expect(page.bodies[0]).toMatchObject({
    message: 'Who has the most nights?',
    context: { hasAnalysis: false },
    history: [],
  })
  await userEvent.click(screen.getByRole('button', { name: 'And the fewest?' }))
  await expect.poll(() => page.bodies.length).toBe(2)
  expect(page.bodies[1]).toMatchObject({
    message: 'And the fewest?',
    history: [
      { role: 'user', content: 'Who has the most nights?' },
      { role: 'assistant', content: answer.response, about: answer.about },
    ],
  })
})

test('opens the shifts behind an answer and what can be done about it, and no address outside the application', async () => {
  const links = [
    { title: 'Wei Chen in December 2026', link: '/schedule?date=2026-12-01&find=Wei+Chen' },
    { title: 'Generate January 2027', link: '/admin/dashboard?generate=2027-01' },
    { title: 'Elsewhere', link: 'https://elsewhere.example' },
  ]
  renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { askAssistant: { ...answer, links } },
  })
  await userEvent.type(screen.getByRole('textbox'), 'Who has the most nights?{Enter}')
  const open = await screen.findByRole('list', { name: 'Open' })
  expect(
    within(open)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(links.slice(0, 2).map(({ link }) => link))
})

test('draws figures as bars and several as a table, each row with the shifts behind it', async () => {
  const response =
    'Nights:\n\n- Wei Chen: 8\n- Dmitri Volkov: 4\n\n|  | Nights | Hours |\n|---|---|---|\n| Wei Chen | 8 | 96 |'
  const rowLinks = [{ title: 'Wei Chen', link: '/schedule?date=2026-12-01&find=Wei+Chen' }]
  renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { askAssistant: { ...answer, response, rowLinks } },
  })
  await userEvent.type(screen.getByRole('textbox'), 'Nights and hours?{Enter}')
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('columnheader', { name: 'Hours' })).toBeTruthy()
  expect(within(table).getByRole('row', { name: 'Wei Chen 8 96' })).toBeTruthy()
  const bars = [...document.querySelectorAll<HTMLElement>('dd > div')].map(({ style }) => style.width)
  expect(bars).toEqual(['100%', '50%'])
  const links = screen.getAllByRole('link', { name: 'Wei Chen' }).map((link) => link.getAttribute('href'))
  expect(links).toEqual([rowLinks[0]!.link, rowLinks[0]!.link])
  expect(screen.queryByRole('link', { name: 'Dmitri Volkov' })).toBeNull()
})

test('shows a draft to copy, with its subject and the way to the own mail program', async () => {
  const draft = { to: 'chen@riverbend.example', subject: 'Open shifts', body: 'Hi everyone,\n\n- Rounder' }
  renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { askAssistant: { ...answer, draft } },
  })
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'Draft an email{Enter}')
  const shown = within(await screen.findByRole('region', { name: 'Draft' }))
  await user.click(shown.getByRole('button', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe(draft.body)
  expect(shown.getByRole('link', { name: 'Open in email' }).getAttribute('href')).toBe(
    `mailto:chen@riverbend.example?subject=Open%20shifts&body=${encodeURIComponent(draft.body)}`,
  )
})

test('thinks until it is stopped, and gives the question back without a complaint', async () => {
  renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: true }} />)
  const told = readToasts()[0]?.id
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  await userEvent.type(screen.getByRole('textbox'), 'Which days are weakest?{Enter}')
  expect(await screen.findByText('Expert is thinking...')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await expect.poll(() => screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Which days are weakest?')
  expect(screen.queryByText('Expert is thinking...')).toBeNull()
  expect(readToasts()[0]?.id).toBe(told)
})

test('says that it failed and keeps what was typed', async () => {
  renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { myGroup: sampleGroup(), askAssistant: { refusedWith: 500, message: 'no' } },
  })
  await userEvent.type(screen.getByRole('textbox'), 'Who is on?{Enter}')
  await expect
    .poll(() => readToasts()[0])
    .toMatchObject({
      title: 'Chat Error',
      description: 'Failed to get response. Please try again.',
    })
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Who is on?')
  expect(within(screen.getByRole('log')).queryByText('Who is on?')).toBeNull()
})

test('is kept while another tab is open, and cleared by a button', async () => {
  const page = renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { myGroup: sampleGroup(), askAssistant: answer },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Is 7-on/7-off right for us?' }))
  expect(await screen.findByText(/Chiara Esposito has/)).toBeTruthy()
  const shown = (chat: React.ReactNode) => <QueryClientProvider client={page.client}>{chat}</QueryClientProvider>
  page.rerender(shown(<p>Upload</p>))
  expect(screen.queryByRole('log')).toBeNull()
  page.rerender(shown(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />))
  expect(screen.getByText(/Chiara Esposito has/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear chat' }))
  expect(screen.queryByText(/Chiara Esposito has/)).toBeNull()
  expect(screen.getByText(/^Hello\./)).toBeTruthy()
})

test('shows an answer while it is written, and who wrote it', async () => {
  renderPage(<AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: false }} />, {
    answers: { myGroup: sampleGroup(), askAssistant: noAnswerYet },
  })
  await waitFor(() => expect(screen.getByRole('log').querySelector('time')?.textContent).not.toBe(''))
  const { stream, send, end } = makeStream()
  vi.stubGlobal('fetch', async () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
  await userEvent.type(screen.getByRole('textbox'), 'Who is on?{Enter}')
  send({ event: 'looking', says: 'Reading the schedule' })
  expect(await screen.findByText('Reading the schedule')).toBeTruthy()
  send({ event: 'text', text: 'Adaeze ' }, { event: 'text', text: 'Nwosu' })
  expect(await screen.findByText('Adaeze Nwosu')).toBeTruthy()
  send({
    event: 'answer',
    answer: { ...answer, response: 'Adaeze Nwosu is on.', usedModel: 'anthropic', note: 'A note.' },
  })
  end()
  expect(await screen.findByText('Adaeze Nwosu is on.')).toBeTruthy()
  expect(screen.getByText('A note.')).toBeTruthy()
  expect(screen.getByText('written by anthropic’s model')).toBeTruthy()
  expect(screen.queryByText('Expert is thinking...')).toBeNull()
})

/** A body that the test writes event by event, cut in the middle of an event. */
function makeStream() {
  const { readable: stream, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const controller = writable.getWriter()
  const encoder = new TextEncoder()
  return {
    stream,
    send: (...events: ChatEvent[]) => {
      const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
      void controller.write(encoder.encode(text.slice(0, 9)))
      void controller.write(encoder.encode(text.slice(9)))
    },
    end: () => void controller.close(),
  }
}

test('answers a physician by a call of their own, without a context', async () => {
  const page = renderPage(<AssistantPage />, { answers: { myGroup: sampleGroup(), askOwnAssistant: answer } })
  await userEvent.click(screen.getByRole('button', { name: 'When am I off next?' }))
  await screen.findByText(/Chiara Esposito has the most nights/)
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/assistant'])
  expect(page.bodies[0]).toEqual({ message: 'When am I off next?', history: [] })
})

test('suggests questions about the group to an administrator who works no shifts', async () => {
  renderPage(<AssistantPage />, {
    answers: { myGroup: sampleGroup(), currentUser: { ...sampleAdmin(), isScheduled: false } },
  })
  expect(await screen.findByRole('button', { name: 'Do we have enough people?' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'When am I off next?' })).toBeNull()
})
