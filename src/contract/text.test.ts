/** A line is a single line, in its own text direction. */
import { expect, it } from 'vitest'
import { calendarDate, inOneLine, line } from './text.ts'

it.each([
  ['Ana\r\nBcc: all@clinic.example', 'Ana Bcc: all@clinic.example'],
  ['Ana\u2028Silva\tLima', 'Ana Silva Lima'],
  ['\u202Eavilis\u202C ana', 'avilis ana'],
  ['\u2067Ana\u2069', 'Ana'],
  // Arabic, Persian with the joiner that its spelling needs, and a composed emoji stay as they are.
  ['\u0639\u0628\u062F \u0627\u0644\u0644\u0647', '\u0639\u0628\u062F \u0627\u0644\u0644\u0647'],
  ['\u0639\u0644\u06CC\u200C\u0631\u0636\u0627', '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627'],
])('%j is %j', (typed, kept) => {
  expect(line(100).parse(typed)).toBe(kept)
})

it('of nothing but marks and breaks is missing', () => {
  expect(line(100, 'First name is required').safeParse(' \n\u202E ').error?.issues[0]?.message).toBe(
    'First name is required',
  )
  expect(line(100).safeParse('A\u0000B').success).toBe(false)
  expect(inOneLine('')).toBe('')
})

it.each([
  ['2027-02-28', undefined],
  ['2027-02-30', 'must be a date, yyyy-mm-dd'],
  ['', 'must be a date, yyyy-mm-dd'],
  ['9999-12-31', 'must be a date from 1900 to 2199'],
  ['0027-01-04', 'must be a date from 1900 to 2199'],
])('the date %j: %s', (typed, problem) => {
  expect(calendarDate.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(problem && [problem])
})
