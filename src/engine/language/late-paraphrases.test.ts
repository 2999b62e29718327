/** A later set of phrasings: at first 32 of the first 57 were read, or 35 with "should" as a preference. */
import { expect, test } from 'vitest'
import { judge } from './testing/judge.ts'
import { lateParaphrases } from './testing/late-paraphrases.ts'
import { monthGroup } from './testing/month-group.ts'

test('read as meant, or not applied; nothing else', () => {
  const verdicts = lateParaphrases.flatMap(({ means, texts }) =>
    texts.map((text) => ({ text, verdict: judge(text, means, monthGroup) })),
  )
  expect(verdicts.length).toBe(60)
  expect(verdicts.filter(({ verdict }) => verdict === 'misread')).toEqual([])
  expect(verdicts.filter(({ verdict }) => verdict === 'not applied').map(({ text }) => text)).toEqual([
    'Never have just a new grad on at night',
    'Gupta starts maternity leave December 12 and is back after March 1',
  ])
})
