/** A line is a single line, and every text in its own direction. */
import { expect, it } from 'vitest'
import './plain-errors.ts'
import { calendarDate, inOneLine, line, prose, requiredProse } from './text.ts'

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

it.each([
  ['Away:\r\n\tFamily', 'Away:\r\n\tFamily'],
  ['Away \u202Eyadot\u202C \u2067now\u2069', 'Away yadot now'],
  ['Away\u000Bnow\u001B[2J\u009B', 'Away now [2J'],
])('a note %j is %j', (typed, kept) => {
  for (const schema of [prose(100), requiredProse(100, 'Message is required')]) expect(schema.parse(typed)).toBe(kept)
})

it('that is too long is not missing', () => {
  for (const schema of [line(10, 'First name is required'), requiredProse(10, 'First name is required')]) {
    const messageOf = (text: unknown) => schema.safeParse(text).error?.issues[0]?.message
    expect(messageOf('x'.repeat(11))).toBe('must have at most 10 characters')
    expect(messageOf('')).toBe('First name is required')
    expect(messageOf(undefined)).toBe('First name is required')
  }
})

it('of nothing but marks and breaks is missing', () => {
  expect(line(100, 'First name is required').safeParse(' \n\u202E ').error?.issues[0]?.message).toBe(
    'First name is required',
  )
  expect(requiredProse(100, 'Reason is required').safeParse(' \u202E ').success).toBe(false)
  for (const schema of [line(100), prose(100)]) expect(schema.safeParse('A\u0000B').success).toBe(false)
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
