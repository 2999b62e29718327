/** Two later sets of ways to say the sentences, and what of them is still not applied. */
import { expect, test } from 'vitest'
import { freshParaphrases } from './testing/fresh-paraphrases.ts'
import { judge } from './testing/judge.ts'
import { monthGroup } from './testing/month-group.ts'

test('read as meant, or not applied; nothing else', () => {
  const verdicts = freshParaphrases.flatMap(({ means, texts }) =>
    texts.map((text) => ({ text, verdict: judge(text, means, monthGroup) })),
  )
  expect(verdicts.length).toBe(92)
  expect(verdicts.filter(({ verdict }) => verdict === 'misread')).toEqual([])
  expect(verdicts.filter(({ verdict }) => verdict === 'not applied').map(({ text }) => text)).toEqual([
    "People who had Christmas in 2025 don't work it in 2026",
    'Two physicians minimum on nights',
    'We need no fewer than 2 docs on each night shift',
    "If you worked last weekend, you're off this weekend",
    'Swings: four a month is plenty for anyone',
    "Day people don't cover nights, that's what nocturnists are for",
    'Give people at least 48 hours before their next shift once they finish nights',
    'Nobody starts a day shift within 48 hours of a night',
  ])
})
