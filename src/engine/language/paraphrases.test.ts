/** Other phrasings that make the same rules. */
import { describe, expect, test } from 'vitest'
import { rulesOf } from './testing/judge.ts'
import { monthGroup } from './testing/month-group.ts'
import { paraphrases } from './testing/paraphrases.ts'

describe.each(paraphrases)('$means', ({ means, texts }) => {
  test.each(texts)('%s', (text) => {
    expect(rulesOf(text, monthGroup)).not.toEqual([])
    expect(rulesOf(text, monthGroup)).toEqual(rulesOf(means, monthGroup))
  })
})
