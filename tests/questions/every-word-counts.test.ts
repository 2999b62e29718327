/** Every word must change what is asked: one that does nothing isn't passed over, and one that only asks doesn't get in the way. */
import { expect, it } from 'vitest'
import { understandConversation } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { type Expected, writeForm } from './expected.ts'
import { sampleBook } from './sample-book.ts'

const december = [{ from: '2026-12-01', to: '2026-12-31' }]
const night = { kinds: ['night' as const] }
const none = { than: 'exactly' as const, number: 0 }
const me = 'Priya Raman'

it.each([
  ["who's never off on weekends this month", ['never', 'off']],
  ['which weeks in december is Grace off', ['weeks', 'off']],
  ['who besides Malik is a senior', ['besides']],
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
