/** Threads: each turn with the form that it must lead to, whatever the answers between were worded like. */
import { expect, it } from 'vitest'
import type { ChatMessage } from '../../src/contract/assistant.ts'
import { askToApprove } from '../../src/server/assistant/local/answers/inbox.ts'
import { understandConversation } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { type Expected, writeForm } from './expected.ts'
import { sampleBook } from './sample-book.ts'

const december = [{ from: '2026-12-01', to: '2026-12-31' }]
const january = [{ from: '2027-01-01', to: '2027-01-31' }]
const night = { kinds: ['night' as const] }
const weekend = { unit: 'weekends' as const, weekdays: ['saturday' as const, 'sunday' as const] }

const grace = 'Grace Oyelaran'

type Turn = [text: string, form: Exclude<Expected, 'refused'>]

const threads: Turn[][] = [
  [
    ['How many shifts does Grace have this month?', { ask: 'count', people: ['Grace Oyelaran'], periods: december }],
    ['and in January?', { ask: 'count', people: ['Grace Oyelaran'], periods: january }],
    ['only nights', { ask: 'count', counts: [night], people: ['Grace Oyelaran'], periods: january }],
    ['what about Malik', { ask: 'count', counts: [night], people: ['Malik Johnson'], periods: january }],
    ['and weekends?', { ask: 'count', counts: [weekend], people: ['Malik Johnson'], periods: january }],
    ['who has the most?', { ask: 'most', counts: [weekend], periods: january }],
  ],
  [
    ['Who has the most nights in December?', { ask: 'most', counts: [night], periods: december }],
    ['and the fewest?', { ask: 'least', counts: [night], periods: december }],
    ['Dmitri?', { ask: 'count', counts: [night], people: ['Dmitri Volkov'], periods: december }],
    ['when does he work next?', { ask: 'next', people: ['Dmitri Volkov'] }],
  ],
  [
    [
      'Who works nights tomorrow?',
      { ask: 'who', counts: [night], periods: [{ from: '2026-12-09', to: '2026-12-09' }] },
    ],
    ['and the day after?', { ask: 'who', counts: [night], periods: [{ from: '2026-12-10', to: '2026-12-10' }] }],
    [
      'How many physicians do we have?',
      {
        table: 'physicians',
        ask: 'count',
        physician: { level: null, partTime: false, inactive: false, nights: null, specialty: null },
      },
    ],
  ],
]

const friday = [{ from: '2026-12-18', to: '2026-12-18' }]
const weekends = { kinds: [], roles: [], weekdays: weekend.weekdays, onHolidays: false }
const sides = [
  { name: grace, people: [grace] },
  { name: 'everyone else', people: [] },
]
const off = { than: 'exactly', number: 0 } as const

threads.push(
  [
    ['do we have open nights in December', { ask: 'list', counts: [{ ...night, isOpen: true }], periods: december }],
    ['swing?', { ask: 'list', counts: [{ roles: ['Swing'], isOpen: true }], periods: december }],
    ['next month?', { ask: 'list', counts: [{ roles: ['Swing'], isOpen: true }], periods: january }],
  ],
  [
    ['who is off December 18', { ask: 'who', having: off, periods: friday }],
    ['who is on', { ask: 'who', periods: friday }],
    ['and the weekend?', { ask: 'who', periods: [{ from: '2026-12-19', to: '2026-12-20' }] }],
  ],
  [
    [
      'how many weekends does Grace have in December',
      { ask: 'count', counts: [weekend], people: [grace], periods: december },
    ],
    ['same but nights', { ask: 'count', counts: [night], people: [grace], periods: december }],
    ['which days', { ask: 'list', counts: [night], people: [grace], periods: december }],
    ['who with', { ask: 'who', company: [grace], periods: december }],
  ],
  [
    ['how many shifts does Grace have in December', { ask: 'count', people: [grace], periods: december }],
    ['not weekends', { ask: 'count', counts: [{ without: weekends }], people: [grace], periods: december }],
    [
      'compared to everyone else',
      { ask: 'compare', counts: [{ without: weekends }], sides, people: [grace], periods: december },
    ],
  ],
  [
    ['who has nights in December', { ask: 'who', counts: [night], periods: december }],
    ['except Malik', { ask: 'who', counts: [night], except: ['Malik Johnson'], periods: december }],
  ],
  [
    ['nights for Grace in December', { ask: 'count', counts: [night], people: [grace], periods: december }],
    ['any open ones', { ask: 'count', counts: [{ ...night, isOpen: true }], periods: december }],
  ],
  [
    ['nights per person in December', { ask: 'count', by: 'physician', counts: [night], periods: december }],
    ['lowest first', { ask: 'count', by: 'physician', counts: [night], periods: december, isAscending: true }],
  ],
)

it('narrows the requests of before', () => {
  const dates = { from: '2026-12-22', to: '2026-12-29' }
  const about = { physicianId: 1, roleId: null, dates: null, items: [{ physicianId: 1, roleId: null, dates }] }
  const history: ChatMessage[] = [
    { role: 'user', content: 'pending requests of Grace?' },
    { role: 'assistant', content: 'Two.', about },
  ]
  const request = { type: 'swap', status: 'pending' }
  const swaps = understandConversation('just the swaps', history, sampleBook())
  expect(swaps).toMatchObject({ unread: [], form: { table: 'requests', people: [grace], request, periods: [] } })
  history.push({ role: 'user', content: 'just the swaps' })
  const approved = understandConversation('how many got approved', history, sampleBook()).form.request
  expect(approved).toMatchObject({ type: 'swap', status: 'approved' })
})

it('keeps the days of requests, and knows no reason for a rule', () => {
  const after = (first: string, then: string) =>
    understandConversation(then, [{ role: 'user', content: first }], sampleBook())
  const approved = after('who asked for time off around Christmas', 'how many got approved')
  expect(approved.form).toMatchObject({ table: 'requests', periods: [{ from: '2026-12-22', to: '2026-12-28' }] })
  expect(after('is there a rule about weekends', 'why').unread).toMatchObject([{ text: 'why' }])
})

it('asks about the people that an answer named', () => {
  const book = sampleBook()
  const items = ['3', '6', '7'].map((id) => ({ physicianId: Number(id), roleId: null, dates: null }))
  const history: ChatMessage[] = [
    { role: 'user', content: 'Who is off on Dec 20?' },
    { role: 'assistant', content: 'Three.', about: { physicianId: null, roleId: null, dates: null, items } },
  ]
  const named = ['Priya Raman', 'Hannah Goldberg', 'Kenji Watanabe']
  const { form, unread } = understandConversation('and how many of those are seniors?', history, book)
  expect(unread).toEqual([])
  expect(form).toMatchObject({ table: 'physicians', physician: { level: 'senior', names: named } })
})

it('compares what was counted with someone else', () => {
  const history: ChatMessage[] = [{ role: 'user', content: 'How many nights does Grace have in December?' }]
  const { form, unread } = understandConversation('is that more than Malik?', history, sampleBook())
  expect(unread).toEqual([])
  expect(form).toMatchObject({ ask: 'compare', claim: 'more', people: [grace, 'Malik Johnson'], counts: [night] })
})

it.each(threads.map((turns) => ({ turns, first: turns[0]![0] })))('keeps the thread after "$first"', ({ turns }) => {
  const history: ChatMessage[] = []
  for (const [text, form] of turns) {
    const understood = understandConversation(text, history, sampleBook())
    expect(understood.unread, text).toEqual([])
    expect(writeForm(understood.form), text).toBe(writeForm(form))
    history.push({ role: 'user', content: text }, { role: 'assistant', content: 'In other words.' })
  }
})

it.each(['timeoff', 'swap', 'pickup'] as const)('understands its own suggestion to approve a %s request', (type) => {
  const request = { physician: 'Grace Oyelaran', type, from: '2026-12-14', to: '2026-12-18' }
  const { form, unread } = understandConversation(askToApprove(request), [], sampleBook())
  expect(unread).toEqual([])
  expect(form).toMatchObject({ act: 'whatIfApproved', people: ['Grace Oyelaran'], numbers: [] })
  expect(form.periods).toEqual([{ from: '2026-12-14', to: '2026-12-14' }])
})
