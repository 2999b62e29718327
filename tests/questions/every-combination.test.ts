/** Every thing that is counted is read in every frame of a question and every period: the whole product, not a sample. */
import { expect, it } from 'vitest'
import type { Form } from '../../src/server/assistant/local/question/form.ts'
import { understandConversation } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { demoBook } from './demo-book.ts'
import { periods, rarePeriods, type Thing, things } from './slots.ts'

const more: Thing[] = [
  { said: 'backup shifts', count: { roles: ['Backup'] } },
  { said: 'triage shifts on fridays', count: { roles: ['Triage'], weekdays: ['friday'] } },
  { said: 'night hours', count: { unit: 'hours', kinds: ['night'] } },
  { said: 'holiday hours', count: { unit: 'hours', onHolidays: true } },
  { said: 'days off', count: { unit: 'days-off' } },
  { said: 'weekends off', count: { unit: 'weekends-off' } },
  { said: 'call-outs', count: { unit: 'call-outs' } },
  { said: 'days of vacation', count: { unit: 'leave-days' } },
]

const volkov = { people: ['Dmitri Volkov'] }
const frames: [said: string, means: Partial<Form>][] = [
  ['how many {thing} does Volkov have {period}', { ask: 'count', ...volkov }],
  ['who has the most {thing} {period}', { ask: 'most' }],
  ['who has the fewest {thing} {period}', { ask: 'least' }],
  ['who has more than 3 {thing} {period}', { ask: 'who', having: { than: 'more', number: 3 } }],
  ['who has no {thing} {period}', { ask: 'who', having: { than: 'exactly', number: 0 } }],
  ['{thing} per physician {period}', { ask: 'count', by: 'physician' }],
  ['average {thing} per physician {period}', { ask: 'average' }],
  ['compare Obi and Volkov on {thing} {period}', { ask: 'compare', people: ['Emeka Obi', 'Dmitri Volkov'] }],
  ['how many {thing} do nocturnists have {period}', { ask: 'count', group: 'nocturnists' }],
]

const book = demoBook()
const asked = [...things, ...more].flatMap((thing) =>
  [...periods, ...rarePeriods].map((period) => [thing, period] as const),
)

it.each(frames)('reads "%s" of everything, at any time', (said, means) => {
  const differs = asked.flatMap(([thing, { said: when, from, to }]) => {
    const question = said.replace('{thing}', thing.said).replace('{period}', when)
    const { form, unread } = understandConversation(question, [], book)
    const isSame =
      unread.length === 0 &&
      form.counts.length === 1 &&
      JSON.stringify({ ...form, ...means }) === JSON.stringify(form) &&
      JSON.stringify({ ...form.counts[0], ...thing.count }) === JSON.stringify(form.counts[0]) &&
      form.periods[0]?.from === from &&
      form.periods[0]?.to === to
    return isSame ? [] : [`${question}: ${unread.map(({ text }) => text).join(', ') || 'read otherwise'}`]
  })
  expect(differs).toEqual([])
})
