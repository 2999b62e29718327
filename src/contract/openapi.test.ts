/** The API's description, as developers read it. */
import { expect, it } from 'vitest'
import { describeApi } from './openapi.ts'

it('describes dates and email addresses by their format, without the regular expressions behind them', () => {
  const text = JSON.stringify(describeApi('1'))
  expect(text).toContain('"format":"date-time"')
  expect(text).not.toMatch(/"format":"[\w-]+","pattern"/)
})
