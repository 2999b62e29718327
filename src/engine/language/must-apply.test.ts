/** The sentences coordinators write most: each becomes the rule it states. */
import { expect, test } from 'vitest'
import { monthGroup } from './testing/month-group.ts'
import { mustApply } from './testing/must-apply.ts'
import { understand } from './understand.ts'

test.each(mustApply)('$sentence', ({ sentence, reads }) => {
  expect(understand(sentence, monthGroup).map((line) => line.says)).toEqual([reads])
})
