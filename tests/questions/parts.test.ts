/** Messages with more than a question in them: two questions, a greeting, what someone else wants to know, a reason. */
import { expect, it } from 'vitest'
import {
  understandConversation,
  understandParts,
} from '../../src/server/assistant/local/question/understand-conversation.ts'
import { demoBook } from './demo-book.ts'
import { type Expected, writeForm } from './expected.ts'

const book = demoBook()
const partsOf = (text: string) => understandParts(text, [], book)

it.each([
  ['how many physicians do we have, and how many are part time', ['physicians', 'physicians']],
  ['the 24th: who’s on, and who’s backup', ['shifts', 'shifts']],
  ['who’s off Monday and who is on backup Tuesday', ['shifts', 'shifts']],
  ['who’s teaching next week and is anyone off', ['shifts', 'shifts']],
  ['how many physicians do we have and how many of them are junior', ['physicians', 'physicians']],
  ['how many requests did we deny this year and why', ['requests', 'requests']],
])('answers both of “%s”', (text, tables) => {
  expect(partsOf(text).map(({ understood }) => understood.form.table)).toEqual(tables)
  for (const { understood } of partsOf(text)) expect(understood.unread).toEqual([])
})

it('“of those” narrows what was counted first', () => {
  const [all, nights] = partsOf('how many shifts does Chen have in December, and how many of those are nights?')
  expect(nights?.understood.unread).toEqual([])
  const { form } = all!.understood
  expect(nights?.understood.form).toEqual({ ...form, counts: [{ ...form.counts[0]!, kinds: ['night'] }] })
})

it.each([
  'how many nights and how many weekends does Chen have',
  'who has the most nights and who has the fewest',
  'am I on backup this month? when?',
  'good morning! what does today look like',
])('reads “%s” as one', (text) => {
  expect(partsOf(text)).toHaveLength(1)
})

const tonight: Expected = {
  ask: 'who',
  counts: [{ kinds: ['night'] }],
  periods: [{ from: '2026-12-08', to: '2026-12-08' }],
}

it.each([
  'hey, who’s on tonight?',
  'ok who’s on tonight',
  'who’s on tonight, thanks',
  'the chief wants to know who’s on tonight',
])('hears only the question of “%s”', (text) => {
  const [part] = partsOf(text)
  expect(part!.understood.unread).toEqual([])
  expect(writeForm(part!.understood.form)).toBe(writeForm(tonight))
})

it('does not need the reason of a request', () => {
  const { form, unread } = understandConversation('I need Jan 9 off for a wedding', [], demoBook('Priya Raman'))
  expect([form.act, unread]).toEqual(['change', []])
})

it('looks for the days that lack someone', () => {
  const { form, unread } = understandConversation('is there at least one senior on every night', [], book)
  expect(unread).toEqual([])
  expect(form).toMatchObject({ ask: 'list', by: 'day', group: 'seniors', having: { than: 'exactly', number: 0 } })
})

it('asks who is meant by “those” if no one was named', () => {
  const history = [{ role: 'user' as const, content: 'zorble the frobs' }]
  const { unread } = understandConversation('how many of those are nocturnists', history, book)
  expect(unread.map(({ text }) => text)).toEqual(['of those'])
})

it('compares what was counted with another month', () => {
  const history = [{ role: 'user' as const, content: 'how many hours does Chen have in December' }]
  const { form, unread } = understandConversation('vs last month', history, book)
  expect(unread).toEqual([])
  expect(writeForm(form)).toBe(
    writeForm({
      ask: 'compare',
      counts: [{ unit: 'hours' }],
      people: ['Wei Chen'],
      periods: [
        { from: '2026-12-01', to: '2026-12-31' },
        { from: '2026-11-01', to: '2026-11-30' },
      ],
    }),
  )
})

it.each([
  [
    'nights with no nocturnist in december',
    { by: 'day', group: 'nocturnists', having: { than: 'exactly', number: 0 } },
  ],
  ['weekends with fewer than 18 people', { by: 'week', having: { than: 'less', number: 18 } }],
  ['which days have no backup', { by: 'day', having: { than: 'exactly', number: 0 } }],
])('lists the days of “%s”', (text, form) => {
  const understood = understandConversation(text, [], book)
  expect(understood.unread).toEqual([])
  expect(understood.form).toMatchObject({ ask: 'list', ...form })
})

it('reads “only nights” as some of them and nothing else', () => {
  const { form, unread } = understandConversation('who works only nights', [], book)
  expect(unread).toEqual([])
  expect(form.counts).toMatchObject([
    { kinds: ['night'], having: { than: 'at-least', number: 1 } },
    { without: { kinds: ['night'] }, having: { than: 'exactly', number: 0 } },
  ])
})

it('refuses call-outs by a kind of shift, which isn’t known', () => {
  const { unread } = understandConversation('call-outs on nights', [], book)
  expect(unread.map(({ text }) => text)).toEqual(['nights'])
})

it.each([
  'how much does it cost us to cover a night',
  'which days are we glum',
  'average shift length in december',
  'who has a birthday this week',
  'how many beds do we have in december',
  'does Chen blorp nights in december',
  'who is blorptic tonight',
  'how many nights and blorps does Chen have',
])('does not answer “%s” without its unknown word', (text) => {
  const [part] = partsOf(text)
  expect(part!.understood.unread).not.toEqual([])
  expect(part!.understood.nearest?.answered).toBeUndefined()
})

it.each([
  ['how many docs do we have on the books', 'book'],
  ['who is on nights in the blorp tonight', 'blorp'],
  ['how many blorptic physicians work on Dec 12', 'blorptic'],
])('answers “%s” without the word that only describes, and names it', (text, word) => {
  const [part] = partsOf(text)
  expect(part!.understood.unread.map((piece) => piece.text)).toEqual([word])
  expect(part!.understood.nearest?.answered).toBeDefined()
})

it('takes nothing from a turn that was refused', () => {
  const history = [{ role: 'user' as const, content: 'who blorps next week' }]
  const { form } = understandConversation('and Thanksgiving?', history, book)
  expect(form).toMatchObject({ ask: 'who', periods: [{ from: '2026-11-26', to: '2026-11-26' }] })
})

it('never adds up two kinds of shift that nothing joins', () => {
  for (const text of ['mornings who is on nights this weekend', 'who with day shifts works nights tomorrow'])
    expect(understandConversation(text, [], book).unread.map(({ of }) => of)).toContain('kinds')
  expect(understandConversation('how many days and nights does Chen have', [], book).unread).toEqual([])
})

it('counts for whom the first part was about', () => {
  const forms = partsOf('what’s Obi’s FTE and how many shifts does that come to this month').map(
    ({ understood }) => understood.form,
  )
  expect(forms.map(({ people }) => people)).toEqual([['Emeka Obi'], ['Emeka Obi']])
})

it('asks on a day that only the schedule knows', () => {
  const { form, unread } = understandConversation('who’s on nights on my last day', [], demoBook('Priya Raman'))
  expect(unread).toEqual([])
  expect(form).toMatchObject({ ask: 'who', people: [], own: { person: 'Priya Raman', which: 'last' } })
})

it.each(['is Chen working when I am on Christmas', 'do I have any back to back 7 day stretches'])(
  'refuses “%s” instead of answering something near it',
  (text) => {
    expect(understandConversation(text, [], demoBook('Priya Raman')).unread).not.toEqual([])
  },
)

it('looks for the nights that lack someone, and for the longest break from today on', () => {
  const nights = understandConversation('which nights in december don’t have a nocturnist on?', [], book)
  expect(nights.unread).toEqual([])
  expect(nights.form).toMatchObject({ ask: 'list', by: 'day', having: { than: 'exactly', number: 0 } })
  const rest = understandConversation('when is my longest break coming up', [], demoBook('Priya Raman'))
  expect(rest.form).toMatchObject({ ask: 'list', periods: [{ from: '2026-12-08', to: '' }] })
})

it('never takes a fragment that points back for a question about scheduling in general', () => {
  const history = [{ role: 'user' as const, content: 'who came in on thanksgiving last year' }]
  expect(understandConversation('and the blorp before', history, book).isGeneral).toBe(false)
})

it.each([
  ['which role is hardest to fill', 'which role has the most open shifts'],
  [
    'who can cover the night shift on Dec 19 if Chen calls out sick',
    'who can cover for Chen the night shift on Dec 19',
  ],
  ['how many people work weekends on average', 'how many people work weekends per day on average'],
])('reads “%s” like “%s”', (text, plain) => {
  const [asked, same] = [text, plain].map((one) => understandConversation(one, [], book))
  expect([asked!.unread, asked!.form]).toEqual([[], same!.form])
})
