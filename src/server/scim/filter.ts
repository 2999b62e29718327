/** SCIM filters (RFC 7644, 3.4.2.2): read once, then asked of each user. */
import { fail } from '../platform/fail.ts'
import { type ShownUser, userSchema } from './show-user.ts'

type Test = (user: ShownUser) => boolean
type Value = string | boolean | null

/** What can be asked for, in lower case: attribute names know no case. */
const attributes: Record<string, (user: ShownUser) => (Value | undefined)[]> = {
  id: ({ id }) => [id],
  username: ({ userName }) => [userName],
  externalid: ({ externalId }) => [externalId],
  displayname: ({ displayName }) => [displayName],
  active: ({ active }) => [active],
  'name.givenname': ({ name }) => [name.givenName],
  'name.familyname': ({ name }) => [name.familyName],
  'name.formatted': ({ name }) => [name.formatted],
  emails: ({ emails }) => emails.map(({ value }) => value),
  'emails.value': ({ emails }) => emails.map(({ value }) => value),
  phonenumbers: ({ phoneNumbers }) => phoneNumbers.map(({ value }) => value),
  'phonenumbers.value': ({ phoneNumbers }) => phoneNumbers.map(({ value }) => value),
  'meta.created': ({ meta }) => [meta.created],
  'meta.lastmodified': ({ meta }) => [meta.lastModified],
}

/** `emails[type eq "work"].value`, by which identity providers match people. */
const ofType = /^(emails|phonenumbers)\[type eq "(\w+)"\](?:\.value)?$/

function readerOf(name: string): (user: ShownUser) => (Value | undefined)[] {
  const short = name.replace(`${userSchema.toLowerCase()}:`, '')
  const [, list, type] = ofType.exec(short) ?? []
  if (!list) return Object.hasOwn(attributes, short) ? attributes[short]! : refuse(`can’t ask for ${name}`)
  return ({ emails, phoneNumbers }) =>
    (list === 'emails' ? emails : phoneNumbers).filter((one) => one.type === type).map(({ value }) => value)
}

/** Ids and external ids are case-sensitive; names and addresses aren't. */
const exact = new Set(['id', 'externalid'])

const comparisons: Record<string, (found: string, asked: string) => boolean> = {
  eq: (found, asked) => found === asked,
  co: (found, asked) => found.includes(asked),
  sw: (found, asked) => found.startsWith(asked),
  ew: (found, asked) => found.endsWith(asked),
  gt: (found, asked) => found > asked,
  ge: (found, asked) => found >= asked,
  lt: (found, asked) => found < asked,
  le: (found, asked) => found <= asked,
}

const token = /\s*("(?:[^"\\]|\\.)*"|[()]|\w+\[[^\]]*\](?:\.\w+)?|[^\s()"]+)/y
const deepest = 20

export function readFilter(filter: string): Test {
  const tokens = split(filter)
  let place = 0
  const peek = () => tokens[place]?.toLowerCase()
  const next = () => tokens[place++] ?? refuse('ends too early')

  function either(depth: number): Test {
    let test = both(depth)
    while (peek() === 'or') {
      place += 1
      const [left, right] = [test, both(depth)]
      test = (user) => left(user) || right(user)
    }
    return test
  }

  function both(depth: number): Test {
    let test = one(depth)
    while (peek() === 'and') {
      place += 1
      const [left, right] = [test, one(depth)]
      test = (user) => left(user) && right(user)
    }
    return test
  }

  function one(depth: number): Test {
    if (depth > deepest) refuse('is nested too deeply')
    if (peek() === 'not') {
      place += 1
      const test = group(depth)
      return (user) => !test(user)
    }
    return peek() === '(' ? group(depth) : comparison()
  }

  function group(depth: number): Test {
    if (next() !== '(') refuse('needs a ( after not')
    const test = either(depth + 1)
    if (next() !== ')') refuse('needs a )')
    return test
  }

  function comparison(): Test {
    const name = next().toLowerCase()
    const read = readerOf(name)
    const operator = next().toLowerCase()
    if (operator === 'pr')
      return (user) => read(user).some((found) => found !== undefined && found !== null && found !== '')
    const fold = (value: Value) =>
      exact.has(name.slice(name.lastIndexOf(':') + 1)) ? String(value) : String(value).toLowerCase()
    const asked = fold(readValue(next()))
    if (operator === 'ne') return (user) => !read(user).some((found) => fold(found ?? null) === asked)
    const compare = Object.hasOwn(comparisons, operator) ? comparisons[operator]! : refuse(`doesn’t know ${operator}`)
    return (user) => read(user).some((found) => found !== undefined && compare(fold(found), asked))
  }

  const test = either(0)
  if (place < tokens.length) refuse(`can’t be read from ${tokens[place]}`)
  return test
}

function split(filter: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  const trimmed = filter.trim()
  while (token.lastIndex < trimmed.length) {
    const found = token.exec(trimmed)
    if (!found) refuse('has a quote that doesn’t end')
    tokens.push(found![1]!)
  }
  return tokens
}

function readValue(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'string') return value
  } catch {
    // Said below.
  }
  return refuse('needs a value in quotes')
}

function refuse(why: string): never {
  throw fail('invalid', { message: `filter: ${why}`, field: 'filter' })
}
