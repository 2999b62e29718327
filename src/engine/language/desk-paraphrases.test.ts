/** Sentences typed in a hurry: read as meant, or not applied; nothing else. */
import { expect, it, test } from 'vitest'
import type { Context } from './context.ts'
import { deskGroup } from './testing/desk-group.ts'
import { deskParaphrases } from './testing/desk-paraphrases.ts'
import { judge } from './testing/judge.ts'
import { laterDeskParaphrases, ownParaphrases } from './testing/later-desk-paraphrases.ts'
import { understand } from './understand.ts'

const saysOf = (text: string, context: Context = deskGroup): string[] =>
  understand(text, context).map(({ says }) => says)
const own = { ...deskGroup, speaker: 'mercer' }

function verdictsOf(corpus: typeof deskParaphrases, context: Context) {
  return corpus.flatMap(({ means, texts }) =>
    texts.map((text) => ({ text, means, verdict: judge(text, means, context) })),
  )
}

const unread = [
  'Please don’t stick anyone with Turkey Day and Christmas in the same year',
  'Anyone on for Independence Day in 2026 is off for it in 2027',
  'Worked the Fourth last year? Off this year.',
  'There have to be two attendings or more on nights every single night',
  'Nights are the nocturnists’ job, nobody else takes them',
  'during august osei is a weekend-only doc',
  'If you do a swing, no day shift tomorrow',
  "Give O'Brien teaching when you can",
  'jeopardy/backup: one full week per person at a time',
]
const laterUnread = [
  'Christmas and Thanksgiving: pick one, nobody works the two',
  'July 4: anyone who worked it in 2026 is off in 2027',
  'Everyone who isn’t a nocturnist stays off nights',
  'Tanaka leaves July 19, returns July 24',
  'need 48 hours between last night and next shift',
  'Swing → no day shift next day',
  'Anyone at half time FTE 0.5 works 8 shifts per month',
]

test.each([
  ['the first 128', deskParaphrases, deskGroup, unread],
  ['67 later ones', laterDeskParaphrases, deskGroup, laterUnread],
  ['8 notes of a physician', ownParaphrases, own, ['I’ll be in Italy July 12-16']],
])('%s', (_, corpus, context, notApplied) => {
  const verdicts = verdictsOf(corpus, context)
  expect(verdicts.filter(({ verdict }) => verdict === 'misread')).toEqual([])
  expect(verdicts.filter(({ verdict }) => verdict === 'not applied').map(({ text }) => text)).toEqual(notApplied)
})

it('holds dates in front of the first rule to the end of the sentence', () => {
  expect(saysOf('Tanaka: July days only, no nights')).toEqual([
    'Yuki Tanaka works only day shifts from Jul 1 to Jul 31 (hard rule)',
    'Yuki Tanaka works no nights from Jul 1 to Jul 31 (hard rule)',
  ])
  expect(saysOf('Jul 12-16 Tanaka off, no nights')[1]).toBe('Yuki Tanaka works no nights (hard rule)')
})

it('tells one too many from a day of the month', () => {
  expect(saysOf('No 5th swing in a month for anyone')).toEqual([
    'Everyone works at most 4 Swing shifts a month (hard rule)',
  ])
  expect(saysOf('Tanaka no nights on the 5th')).toEqual(['Yuki Tanaka works no nights on Jul 5 (hard rule)'])
})

it('doesn’t take people who work nights for nocturnists', () => {
  expect(saysOf('After nights people need 48 hrs before anything else')).toEqual(saysOf('48 hours off after nights'))
})

it('ends time off the day before someone is back, in any order', () => {
  const away = ['Lina Haddad works no shifts from Jul 9 to Oct 1 (hard rule)']
  expect(saysOf('Haddad: leave starting July 9, back Oct 2')).toEqual(away)
  expect(saysOf('Haddad on leave through October 1 starting July 9')).toEqual(away)
  expect(saysOf('back on the 17th, off from the 12th', own)).toEqual([
    'Paul Mercer works no shifts from Jul 12 to Jul 16 (hard rule)',
  ])
})

it('takes the days of a rule from its reason, but not someone else’s time off', () => {
  expect(saysOf('Mercer has exams July 12-16, so no shifts')).toEqual([
    'Paul Mercer works no shifts from Jul 12 to Jul 16 (hard rule)',
  ])
  expect(saysOf('Mercer is away July 12-16, so Tanaka is off')[0]).toContain('Not applied')
})

it('doesn’t take days of work for days off', () => {
  expect(saysOf('Mercer works July 4, off July 5')[0]).toContain('Not applied')
})

it('reads whom someone needs beside them as a condition', () => {
  const needsSenior = ['Joana Silva works only with at least 1 senior or attending (high priority)']
  expect(saysOf('Only schedule Silva when a senior is on')).toEqual(needsSenior)
  expect(saysOf('Silva can’t be on unless there’s a senior there too')).toEqual(needsSenior)
  expect(saysOf('Only juniors work nights when a senior is on')[0]).toContain('Not applied')
})

it('knows a holiday by its date', () => {
  expect(saysOf('Whoever worked July 4 last year is off this year')).toEqual([
    'Marisol Ortiz and Lina Haddad work no shifts on Jul 4 (hard rule)',
  ])
})

it('says that hours aren’t the length of a stretch', () => {
  expect(saysOf('No stretches longer than 7 days')).toEqual(['Everyone works at most 7 shifts in a row (hard rule)'])
  expect(saysOf('No shifts longer than 12 hours')[0]).toContain('Not applied')
})
