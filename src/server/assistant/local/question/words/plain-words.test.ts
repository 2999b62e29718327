/** Idioms are said in plain words before a question is read. */
import { expect, it } from 'vitest'
import { tokenize } from '../../../../../engine/language/tokens.ts'
import { idiomsOfActing } from './idioms-of-acting.ts'
import { idiomsOfAsking } from './idioms-of-asking.ts'
import { simplifyWords } from './plain-words.ts'

const names = new Set(['wei', 'chen', 'lowell', 'byrne'])
const say = (text: string) =>
  simplifyWords(tokenize(text), names)
    .map(({ word }) => word)
    .join(' ')

it.each([
  ['who got stuck with the most nights', 'who have the most nights'],
  ['anyone past 5 nights', 'anyone more than 5 nights'],
  ['Lowell and Byrne want to trade Saturday, set it up', 'swap lowell and byrne saturday'],
  ['Wei Chen will take the swing on Friday', 'assign wei chen to swing on friday'],
  ['who is on tonight', 'who is on tonight'],
])('says "%s" plainly', (text, plain) => {
  expect(say(text)).toBe(plain)
})

it('takes a name whole', () => {
  expect(say('let Wei Chen have the time off')).toBe('approve wei chen time off')
})

it('stops at some point, whatever is said', () => {
  expect(say('gotten '.repeat(100)).split(' ')).toHaveLength(100)
})

it.each([...idiomsOfAsking.split('\n'), ...idiomsOfActing.split('\n')].filter((line) => line.trim()))(
  'says again only what a gap took: %s',
  (line) => {
    const [said, plain = ''] = line.trim().split(/\s=(?:\s|$)/)
    const gaps = said!.split(/\s+/).filter((word) => /^([@#~*]|!.+)$/.test(word)).length
    const numbers = [...plain.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))
    expect(line).toMatch(/\s=(\s|$)/)
    expect(numbers.every((number) => number >= 1 && number <= gaps)).toBe(true)
  },
)
