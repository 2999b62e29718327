/** Every word must change what is asked: one that does nothing isn't passed over, and one that only asks doesn't get in the way. */
import { expect, it } from 'vitest'
import { understandConversation } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { type Expected, writeForm } from './expected.ts'
import { sampleBook } from './sample-book.ts'

const december = [{ from: '2026-12-01', to: '2026-12-31' }]
const november = { from: '2026-11-01', to: '2026-11-30' }
const october = { from: '2026-10-01', to: '2026-10-31' }
const night = { kinds: ['night' as const] }
const none = { than: 'exactly' as const, number: 0 }
const me = 'Priya Raman'

it.each([
  ["who's never off on weekends this month", ['never', 'off']],
  ['which weeks in december is Grace off', ['weeks', 'off']],
  ['who besides Malik is a senior', ['besides']],
  ['how many shifts is Grace short of Malik in december', ['short of']],
  ['what do we pay for backup call', ['pay for']],
])('says what it did not use of "%s"', (text, words) => {
  const { unread } = understandConversation(text, [], sampleBook())
  expect(unread.map((piece) => piece.text)).toEqual(words)
})

const read: [text: string, form: Exclude<Expected, 'refused'>][] = [
  [
    'which docs have 0 nights and at least 2 swings this month',
    {
      ask: 'who',
      counts: [
        { ...night, having: none },
        { roles: ['Swing'], having: { than: 'at-least', number: 2 } },
      ],
      periods: december,
    },
  ],
  ['list all shifts nobody is assigned to in december', { ask: 'list', counts: [{ isOpen: true }], periods: december }],
  [
    'how many hrs am i doing this month compared to average',
    {
      ask: 'compare',
      counts: [{ unit: 'hours' }],
      people: [me],
      sides: [
        { name: me, people: [me] },
        { name: 'everyone else', people: [] },
      ],
      periods: december,
    },
  ],
  [
    'who has the most shifts this month, not counting nights and backup',
    {
      ask: 'most',
      counts: [{ without: { kinds: ['night'], roles: ['Backup'], weekdays: [], onHolidays: false } }],
      periods: december,
    },
  ],
  [
    'did anyone work more than 60 hours in a week this month',
    {
      ask: 'who',
      counts: [{ unit: 'hours', within: 'week' }],
      having: { than: 'more', number: 60 },
      periods: december,
    },
  ],
  [
    'who has 3 or more weekends in a row in december',
    {
      ask: 'who',
      counts: [{ unit: 'stretch', weekdays: ['saturday', 'sunday'] }],
      having: { than: 'at-least', number: 3 },
      periods: december,
    },
  ],
  ['median nights per physician in december', { ask: 'median', by: 'physician', counts: [night], periods: december }],
  [
    'average hours per FTE in december',
    { ask: 'average', counts: [{ unit: 'hours' }], isPerFte: true, periods: december },
  ],
  ['which weekdays have the most open shifts', { ask: 'most', by: 'weekday', counts: [{ isOpen: true }] }],
  [
    'which days in december have fewer than 16 people',
    {
      ask: 'list',
      by: 'day',
      counts: [{ unit: 'physicians' }],
      having: { than: 'less', number: 16 },
      periods: december,
    },
  ],
  [
    'who has christmas off but worked thanksgiving',
    {
      ask: 'who',
      counts: [
        { period: { from: '2026-12-25', to: '2026-12-25' }, having: none },
        { period: { from: '2026-11-26', to: '2026-11-26' }, having: { than: 'at-least', number: 1 } },
      ],
      periods: [
        { from: '2026-12-25', to: '2026-12-25' },
        { from: '2026-11-26', to: '2026-11-26' },
      ],
    },
  ],
  [
    'who worked the last two weekends',
    {
      ask: 'who',
      periods: [
        { from: '2026-11-28', to: '2026-11-29' },
        { from: '2026-12-05', to: '2026-12-06' },
      ],
    },
  ],
  [
    'who worked more in november than in october',
    {
      ask: 'who',
      claim: 'more',
      isOfEach: true,
      counts: [{ period: november }, { period: october }],
      periods: [november, october],
    },
  ],
  [
    'which physicians work no nights and fewer than 3 weekends in december',
    {
      ask: 'who',
      counts: [
        { ...night, having: none },
        { unit: 'weekends', weekdays: ['saturday', 'sunday'], having: { than: 'less', number: 3 } },
      ],
      periods: december,
    },
  ],
  ['who worked every day this month', { ask: 'who', having: { than: 'at-least', number: 31 }, periods: december }],
  ['who changed the schedule last', { act: 'history' }],
  [
    'how many requests were approved vs denied',
    { table: 'requests', ask: 'count', request: { type: null, status: null, each: ['approved', 'denied'] } },
  ],
  ["how's our coverage score looking for december", { act: 'scores', periods: december }],
  ['what if we drop one rounder', { act: 'whatIfChanged', counts: [{ roles: ['Rounder'] }], numbers: [1] }],
]

it.each(read)('reads "%s"', (text, form) => {
  const understood = understandConversation(text, [], sampleBook(me))
  expect(understood.unread).toEqual([])
  expect(writeForm(understood.form)).toBe(writeForm(form))
})

it('keeps what was asked when a follow-up names a group', () => {
  const history = [{ role: 'user' as const, content: 'Who has the most nights in December?' }]
  const { form, unread } = understandConversation('just the seniors', history, sampleBook())
  expect(unread).toEqual([])
  expect(form).toMatchObject({ ask: 'most', counts: [night], people: [me], periods: december })
})
