import { expect, it } from 'vitest'
import { withoutSpelledDays } from './spelled-days.ts'

it.each([
  ['Friday the fourth of December', 'Friday the 4th of December'],
  ['on december fifth', 'on december 5th'],
  ['the twenty sixth of november', 'the 26th of november'],
  ['from the fifth to the eighteenth of January', 'from the 5th to the 18th of January'],
  ['off on the thirty-first', 'off on the 31th'],
  ['the first week of December', 'the first week of December'],
  ['the second one', 'the second one'],
  ['the fourth Friday of December', 'the fourth Friday of December'],
  ['who requested it first', 'who requested it first'],
])('writes "%s" with numbers', (said, written) => {
  expect(withoutSpelledDays(said)).toBe(written)
})
