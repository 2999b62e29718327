/** Phrasings the reader was not tuned on: most are read correctly, and none is misread. */
import { expect, test } from 'vitest'
import { heldOut } from './testing/held-out.ts'
import { judge } from './testing/judge.ts'
import { monthGroup } from './testing/month-group.ts'

test('read as meant, or not applied; nothing else', () => {
  const verdicts = heldOut.flatMap(({ means, texts }) =>
    texts.map((text) => ({ text, verdict: judge(text, means, monthGroup) })),
  )
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length
  expect(verdicts.filter(({ verdict }) => verdict === 'misread')).toEqual([])
  expect({ all: verdicts.length, right: count('right'), notApplied: count('not applied') }).toEqual({
    all: 122,
    right: 113,
    notApplied: 9,
  })
})
