/** What is wrong with a value, in plain words that follow its field's name, for checks without words of their own. */
import { z } from 'zod'
import { joinWords } from '../engine/text/join-words.ts'
import { plural } from '../engine/text/plural.ts'

type Issue = z.core.$ZodRawIssue

const types: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
}
const formats: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be a web address',
  datetime: 'must be a date and time such as 2027-01-31T12:00:00Z',
}
const invalid = 'isn’t valid'

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : (types[issue.expected] ?? invalid)
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'is required'
        : limit(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least')
    case 'too_big':
      return limit(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most')
    case 'invalid_format':
      return formats[issue.format] ?? invalid
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union': {
      const { options } = issue
      return Array.isArray(options) ? oneOf(options) : invalid
    }
    case 'unrecognized_keys':
      return `has a field we don’t know: ${issue.keys.join(', ')}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    default:
      return invalid
  }
}

function limit(of: string, bound: number, words: string): string {
  if (of === 'string') return `must have ${words} ${plural(bound, 'character')}`
  if (of === 'array' || of === 'set') return `must have ${words} ${plural(bound, 'entry', 'entries')}`
  return `must be ${words} ${bound}`
}

function oneOf(values: readonly unknown[]): string {
  return `must be ${joinWords(values.map(String))}`
}

z.config({ localeError: describe })
