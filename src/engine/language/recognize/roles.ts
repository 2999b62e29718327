/** Recognizes roles and kinds of shift: by the role's name, a word of it, its category, or common terms. */
import { shiftKindOf } from '../../demand.ts'
import type { RoleCategory, ShiftKind } from '../../model.ts'
import { monthNamed } from '../calendar-words.ts'
import type { Context } from '../context.ts'
import type { Match } from '../lexeme.ts'
import { isNumber, type Token, wordsOf } from '../tokens.ts'
import { isRuleWord } from '../vocabulary.ts'

/** The terms for one job; the first names it in questions. */
type Trade = { words: string[]; category?: RoleCategory; kind?: ShiftKind }

const trades: Trade[] = [
  { words: 'icu micu ccu sicu intensive intensivist critical'.split(' ') },
  { words: 'admitter admitters admitting admission admissions admit admits'.split(' '), category: 'admitter' },
  { words: 'rounder rounders rounding rounds wards ward floors floor'.split(' '), category: 'rounder' },
  { words: 'swing swings evening evenings late lates'.split(' '), kind: 'evening' },
  { words: 'nocturnal nocturne noc nocs'.split(' '), kind: 'night' },
  { words: 'backup backups jeopardy reserve standby'.split(' '), category: 'backup', kind: 'backup' },
  { words: 'crosscover xcover crosscoverage cross'.split(' '), category: 'coverage' },
  { words: 'teaching teach teaches academic'.split(' ') },
  { words: 'consult consults consultant consulting consultation'.split(' ') },
  { words: 'triage triaging'.split(' ') },
  { words: 'ed er emergency'.split(' ') },
  { words: 'stepdown pcu imcu'.split(' ') },
  { words: 'telemetry tele'.split(' ') },
  { words: 'observation obs'.split(' ') },
  { words: 'procedure procedures procedural'.split(' ') },
  { words: 'surge flex float floats'.split(' ') },
]

const kindWords: Record<string, ShiftKind> = {
  day: 'day',
  days: 'day',
  daytime: 'day',
  daytimes: 'day',
  dayshift: 'day',
  dayshifts: 'day',
  morning: 'day',
  mornings: 'day',
  evening: 'evening',
  evenings: 'evening',
  night: 'night',
  nights: 'night',
  nite: 'night',
  nites: 'night',
  nightshift: 'night',
  nightshifts: 'night',
  nighttime: 'night',
  overnight: 'night',
  overnights: 'night',
  graveyard: 'night',
  graveyards: 'night',
}

export type RoleBook = { byName: { words: string[]; id: string }[]; byWord: Map<string, string[]>; context: Context }

export function buildRoleBook(context: Context): RoleBook {
  const byName = context.roles.map((role) => ({ words: wordsOf(role.name), id: role.id }))
  const byWord = new Map<string, string[]>()
  for (const { words, id } of byName) {
    const acronym = words.length > 1 ? [words.map((word) => word[0]).join('')] : []
    for (const word of new Set([...words, ...acronym]))
      if (!kindWords[word] && !isRuleWord(word) && !/^\d/.test(word))
        byWord.set(word, [...(byWord.get(word) ?? []), id])
  }
  return { byName: byName.sort((a, b) => b.words.length - a.words.length), byWord, context }
}

export function matchRole(tokens: Token[], at: number, book: RoleBook): Match | undefined {
  return (
    matchName(tokens, at, book) ?? matchKind(tokens, at) ?? matchWord(tokens, at, book) ?? matchTrade(tokens, at, book)
  )
}

/** A role named just "Day" or "Night" is read as a kind. */
function matchName(tokens: Token[], at: number, book: RoleBook): Match | undefined {
  for (const { words, id } of book.byName) {
    if (words.length === 0 || (words.length === 1 && (kindWords[words[0]!] || isRuleWord(words[0]!)))) continue
    if (words.every((word, step) => sameWord(tokens[at + step]?.word, word)))
      return {
        meaning: { of: 'role', roleIds: sameNamed(book, words, id) },
        length: words.length + shiftAt(tokens, at + words.length),
      }
  }
  return undefined
}

function sameNamed(book: RoleBook, words: string[], id: string): string[] {
  const same = book.byName.filter((other) => other.words.join(' ') === words.join(' ')).map((other) => other.id)
  return same.length > 0 ? same : [id]
}

function matchKind(tokens: Token[], at: number): Match | undefined {
  const token = tokens[at]!
  const next = tokens[at + 1]?.word ?? ''
  // "Dec 8 AM"; in small letters it's "I am".
  if (/^[AP]M$/.test(token.text) && !isClockTime(tokens, at))
    return kind(token.text === 'AM' ? 'day' : 'evening', 1, tokens, at + 1, false)
  if (isNumber(token) && token.word === '24') {
    if (next === 's' || next === 'hs') return kind('twenty-four', 2, tokens, at + 2, true)
    if (/^(hours?|hrs?|h)$/.test(next) && /^(shifts?|calls?|duty|duties)$/.test(tokens[at + 2]?.word ?? ''))
      return kind('twenty-four', 2, tokens, at + 2, true)
  }
  const found = kindWords[token.word]
  if (!found) return undefined
  const bareDay = found === 'day' && (token.word === 'day' || token.word === 'days')
  return kind(found, 1, tokens, at + 1, token.word.endsWith('s'), bareDay)
}

/** "9 AM", but not "Dec 9 AM" or "12/9 AM" */
function isClockTime(tokens: Token[], at: number): boolean {
  const before = tokens[at - 2]?.word ?? ''
  return isNumber(tokens[at - 1]) && before !== '/' && !monthNamed(before)
}

function kind(
  found: ShiftKind,
  length: number,
  tokens: Token[],
  next: number,
  plural: boolean,
  bareDay = false,
): Match {
  const shift = shiftAt(tokens, next)
  return {
    meaning: { of: 'kind', kinds: [found], plural: plural || shift > 0, bareDay: bareDay && shift === 0 },
    length: length + shift,
  }
}

function matchWord(tokens: Token[], at: number, book: RoleBook): Match | undefined {
  const word = tokens[at]!.word
  const roleIds = book.byWord.get(word) ?? book.byWord.get(word.replace(/s$/, ''))
  if (!roleIds) return undefined
  const following = tokens[at + 1] ? kindWords[tokens[at + 1]!.word] : undefined
  const narrowed = following
    ? book.context.roles.filter((role) => roleIds.includes(role.id) && kindOf(role) === following)
    : []
  if (narrowed.length > 0) {
    const length = 2 + shiftAt(tokens, at + 2)
    return { meaning: { of: 'role', roleIds: narrowed.map((role) => role.id) }, length }
  }
  return { meaning: { of: 'role', roleIds }, length: 1 + shiftAt(tokens, at + 1) }
}

function matchTrade(tokens: Token[], at: number, book: RoleBook): Match | undefined {
  const first = tokens[at]!.word
  const joined = `${first}${tokens[at + 1]?.word ?? ''}`
  const isPair = joined === 'backup' || joined === 'crosscover' || joined === 'crosscoverage' || joined === 'stepdown'
  const isOnCall = joined === 'oncall'
  const word = isOnCall ? 'backup' : isPair ? joined : first
  const trade = trades.find((one) => one.words.includes(word))
  if (!trade || word === 'cross' || word === 'critical') return undefined
  const used = isPair || isOnCall ? 2 : 1
  const length = used + shiftAt(tokens, at + used)
  const { roles } = book.context
  const named = roles.filter((role) => wordsOf(role.name).some((part) => trade.words.includes(part)))
  if (named.length > 0) return { meaning: { of: 'role', roleIds: named.map((role) => role.id) }, length }
  const sorted = roles.filter((role) => role.category === trade.category)
  if (sorted.length > 0) return { meaning: { of: 'role', roleIds: sorted.map((role) => role.id) }, length }
  if (trade.kind && trade.kind !== 'backup')
    return { meaning: { of: 'kind', kinds: [trade.kind], plural: true }, length }
  const said = tokens.slice(at, at + used).map((token) => token.text)
  const known = roles.map((role) => role.name).join(', ')
  const advice = known === '' ? 'The group has no roles yet.' : `Your roles: ${known}.`
  const question = `No role is named ${said.join(' ')}. ${advice}`
  return { meaning: { of: 'trouble', about: 'role', question }, length }
}

export function kindOf(role: Context['roles'][number]): ShiftKind {
  return shiftKindOf(role)
}

/** "night shift" is one thing. */
function shiftAt(tokens: Token[], at: number): number {
  return /^(shifts?|duty|duties|calls?)$/.test(tokens[at]?.word ?? '') ? 1 : 0
}

function sameWord(said: string | undefined, word: string): boolean {
  return said === word || said === `${word}s`
}

/** Words for a job or a kind of shift: a name spelled like one needs a title. */
export function isTradeWord(word: string): boolean {
  return kindWords[word] !== undefined || trades.some((trade) => trade.words.includes(word))
}
