/** Dates of questions, made of several words; today is Tuesday, December 8, 2026. */
import { expect, it } from 'vitest'
import { readPieces } from '../../src/server/assistant/local/question/read-pieces.ts'
import { understandConversation } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { demoBook } from './demo-book.ts'

const book = demoBook()
const datesIn = (text: string) =>
  readPieces(text, book).flatMap((piece) =>
    piece.of === 'dates' ? piece.ranges.map(({ from, to }) => `${from}..${to}`) : [],
  )

it.each([
  ['take Chen off the schedule on the 3rd', '2027-01-03..2027-01-03'],
  ['the weekend of the 5th', '2026-12-05..2026-12-06'],
  ['is Chen off the weekend of the 2nd', '2027-01-02..2027-01-03'],
  ['Chen worked the 3rd', '2026-12-03..2026-12-03'],
  ['11/2026', '2026-11-01..2026-11-30'],
  ['the first two weeks of January', '2027-01-01..2027-01-14'],
  ['the last two weeks of December', '2026-12-18..2026-12-31'],
  ['on Thanksgiving but not the day after', '2026-11-26..2026-11-26 2026-11-27..2026-11-27'],
  ['the last weekend of December', '2026-12-26..2026-12-27'],
  ['the first weekend of January', '2027-01-02..2027-01-03'],
  ['the second Friday in January', '2027-01-08..2027-01-08'],
  ['the second week of December', '2026-12-08..2026-12-14'],
  ['mid December', '2026-12-11..2026-12-20'],
  ['early January', '2027-01-01..2027-01-10'],
  ['the beginning of next month', '2027-01-01..2027-01-07'],
  ['two months ago', '2026-10-01..2026-10-31'],
  ['3 weeks ago', '2026-11-16..2026-11-22'],
  ['two weeks from now', '2026-12-21..2026-12-27'],
  ['a week from Friday', '2026-12-18..2026-12-18'],
  ['two weeks starting Monday', '2026-12-14..2026-12-27'],
  ['Thursday of next week', '2026-12-17..2026-12-17'],
  ['next week on Thursday', '2026-12-17..2026-12-17'],
  ['Friday the 18th', '2026-12-18..2026-12-18'],
  ['the 2nd and 3rd of January', '2027-01-02..2027-01-02 2027-01-03..2027-01-03'],
  ['the weekend before Christmas', '2026-12-19..2026-12-20'],
  ['the night before Thanksgiving', '2026-11-25..2026-11-25'],
  ['the Monday after Thanksgiving', '2026-11-30..2026-11-30'],
  ['the Sunday before Christmas', '2026-12-20..2026-12-20'],
  ['the Friday after Christmas', '2027-01-01..2027-01-01'],
  ['the weekend after next', '2026-12-26..2026-12-27'],
  ["the week between Christmas and New Year's", '2026-12-25..2027-01-01'],
  ['recently', '2026-11-08..2026-12-07'],
  ['on both Thanksgiving and Christmas last year', '2025-11-27..2025-11-27 2025-12-25..2025-12-25'],
  ['year to date', '2026-01-01..2026-12-08'],
])('reads “%s”', (text, ranges) => {
  expect(datesIn(`shifts ${text}`).join(' ')).toBe(ranges)
})

it('asks back if a weekday and its date do not agree', () => {
  expect(understandConversation('who works Thursday the 18th', [], book).unclear?.question).toBe(
    'That day is a Friday, not a Thursday. Which day do you mean?',
  )
})

it.each([
  ['how many nights since January', '2026-01-01'],
  ['who worked the most nights since september', '2026-09-01'],
  ['nights per physician since jan 15', '2026-01-15'],
])('counts %j from the last one to today', (question, from) => {
  expect(understandConversation(question, [], book).form.periods).toEqual([{ from, to: '2026-12-08' }])
})

it('counts “since Monday” from the Monday before', () => {
  expect(understandConversation('how many nights since Monday', [], book).form.periods).toEqual([
    { from: '2026-12-07', to: '2026-12-08' },
  ])
})
