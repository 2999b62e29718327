/** Other ways to say the same: they make the same rules, or none. */
import { describe, expect, test } from 'vitest'
import { monthGroup } from './testing/month-group.ts'
import { paraphrases } from './testing/paraphrases.ts'
import { understand } from './understand.ts'

function rulesOf(text: string): unknown[] {
  return understand(text, monthGroup).flatMap((line) => line.rules.map((rule) => ({ ...rule, text: '' })))
}

describe.each(paraphrases)('$of', ({ of, same }) => {
  test.each(same)('%s', (text) => {
    expect(rulesOf(text)).not.toEqual([])
    expect(rulesOf(text)).toEqual(rulesOf(of))
  })
})
