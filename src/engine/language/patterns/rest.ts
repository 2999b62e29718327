/** "12 hours rest after nights", "no day shift after a night", "2 days off after nights". */
import { type ShiftKind, shiftKinds } from '../../model.ts'
import { type Clause, lexemesOf, makeRules, type Reading } from '../clause.ts'
import type { Lexeme, Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { emptyScope } from '../scope.ts'
import { everybody } from '../who.ts'

const reads: Sense[] = [
  'rest',
  'off',
  'after',
  'followed',
  'next-day',
  'whoever',
  'between',
  'hours',
  'at-least',
  'more-than',
  'less-than',
  'or-more',
  'never',
  'avoid',
  'must',
  'always',
  'shifts',
  'work',
  'comma',
  'prefer',
  'and',
  'row',
  'with',
]

/** A longer rest counts from the last night of a run, so it must not split the nights. */
const longestRestWithinRun = 16

export function readRest(clause: Clause): Reading | undefined {
  if (
    !(clause.has('after', 'followed', 'between', 'rest') || isTurn(clause)) ||
    clause.amount === 'several' ||
    clause.has('only', 'at-most', 'pair')
  )
    return undefined
  if ((clause.has('row') && !clause.has('after')) || runBefore(clause)) return undefined
  if (clause.has('with') && !/^follow/i.test(clause.lexemes.find((lexeme) => hasSense(lexeme, 'after'))?.text ?? ''))
    return undefined
  const sides = sidesOf(clause)
  const [after, before] = [kindsIn(sides.after), kindsIn(sides.before)]
  // Next to a kind of shift, roles would narrow it.
  const roleIds = after.length === 0 ? rolesIn(sides.after) : []
  const hours = hoursOf(clause)
  const isDenied = clause.has('never', 'avoid') && !clause.amount?.usesNever
  if (hours !== undefined && !isDenied) {
    const kinds = clause.has('after', 'followed') ? after : kindsIn(clause.lexemes)
    const isLong = kinds.length > 0 && hours > longestRestWithinRun
    return finish(clause, kinds, roleIds, hours, isLong ? others(kinds) : undefined)
  }
  if (after.length + roleIds.length === 0 || (clause.amount && hours === undefined && !clause.has('hours')))
    return undefined
  const isDayOff = clause.has('off', 'rest')
  if (isDenied && isDayOff) return undefined
  // "Can't work the day before" doesn't say before what.
  if (isDenied && clause.has('followed') && before.length + rolesIn(sides.before).length === 0) return undefined
  if (isDenied) return finish(clause, after, roleIds, hours ?? 24, before.length > 0 ? before : others(after))
  return isDayOff && !clause.amount ? finish(clause, after, roleIds, 24, others(after)) : undefined
}

/** "If you work a swing, no days the next day" */
function isTurn({ lexemes, has }: Clause): boolean {
  const comma = lexemes.findIndex((lexeme) => hasSense(lexeme, 'comma'))
  const next = lexemes.findIndex((lexeme) => hasSense(lexeme, 'next-day'))
  return hasSense(lexemes[0], 'whoever') && has('work') && comma > 0 && next > comma
}

/** What comes first, and what then: "no days after nights", "after nights, no days", "nights followed by days". */
function sidesOf(clause: Clause): { after: Lexeme[]; before: Lexeme[] } {
  const { lexemes } = clause
  if (isTurn(clause)) {
    const comma = lexemes.findIndex((lexeme) => hasSense(lexeme, 'comma'))
    return { after: lexemes.slice(0, comma), before: lexemes.slice(comma) }
  }
  const followed = lexemes.findIndex((lexeme) => hasSense(lexeme, 'followed'))
  if (followed >= 0) return { after: lexemes.slice(0, followed), before: lexemes.slice(followed + 1) }
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'after'))
  if (at < 0) return { after: [], before: [] }
  const [ahead, behind] = [lexemes.slice(0, at), lexemes.slice(at + 1)]
  // "Don't follow a swing with a day"
  const link = behind.findIndex((lexeme) => hasSense(lexeme, 'with'))
  if (link >= 0) return { after: behind.slice(0, link), before: behind.slice(link + 1) }
  const turn = behind.findIndex((lexeme) => hasSense(lexeme, 'comma', 'never', 'avoid'))
  if (turn < 0 || kindsIn(ahead).length > 0) return { after: behind, before: ahead }
  return { after: behind.slice(0, turn), before: behind.slice(turn) }
}

function rolesIn(lexemes: Lexeme[]): string[] {
  return lexemes.flatMap((lexeme) => (lexeme.of === 'role' ? lexeme.roleIds : []))
}

function finish(
  clause: Clause,
  kinds: ShiftKind[],
  roleIds: string[],
  hours: number,
  before: ShiftKind[] | undefined,
): Reading {
  const what = {
    limit: 'rest-after' as const,
    hours,
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(roleIds.length > 0 ? { roleIds } : {}),
    ...(before ? { before } : {}),
  }
  const scope = { ...emptyScope(), ranges: clause.scopes.flatMap((one) => one.ranges) }
  const isRead = (lexeme: Lexeme) => lexeme.of === 'role' && lexeme.roleIds.every((id) => roleIds.includes(id))
  const unread = lexemesOf(clause, 'role', 'weekday').filter((lexeme) => !isRead(lexeme))
  return { rules: makeRules(clause, clause.who ?? everybody, scope, what), reads, unread, sides: 'shifts' }
}

function hoursOf(clause: Clause): number | undefined {
  const { amount } = clause
  if (!amount || amount === 'several') return undefined
  if (amount.atMost !== undefined && !(amount.usesNever && clause.has('less-than'))) return undefined
  if (clause.has('hours')) return amount.atLeast ?? amount.value
  const saysDays = clause.lexemes.some((lexeme) => /\bdays?\b/i.test(lexeme.text))
  return saysDays && clause.has('off', 'rest') && clause.has('after')
    ? 24 * (amount.atLeast ?? amount.value)
    : undefined
}

/** "After seven days on, a day off" limits how long people work; the number is no rest. */
export function runBefore({ lexemes, words, amount }: Clause): boolean {
  const after = lexemes.findIndex((lexeme) => hasSense(lexeme, 'after'))
  const number = lexemes.findIndex((lexeme) => lexeme.of === 'number')
  const rest = lexemes.findIndex((lexeme) => hasSense(lexeme, 'off', 'rest'))
  if (after < 0 || number < after || rest < 0 || amount === 'several') return false
  const comma = lexemes.findIndex((lexeme, index) => index > after && hasSense(lexeme, 'comma'))
  if (comma >= 0 && number > comma) return false
  const at = words.indexOf(lexemes[number]!)
  const behind = words.slice(at + 1, at + 4).map(({ text }) => text.toLowerCase())
  return /^days? (?:on|in a row|straight|of work|worked|working)|^(?:straight|consecutive) days?/.test(behind.join(' '))
}

function kindsIn(lexemes: Lexeme[]): ShiftKind[] {
  return lexemes.flatMap((lexeme, index) =>
    lexeme.of === 'kind' && !(lexeme.bareDay && lexemes[index + 1] && hasSense(lexemes[index + 1], 'off', 'rest'))
      ? lexeme.kinds
      : [],
  )
}

/** A run of 24-hour shifts has no rest in between. */
function others(kinds: ShiftKind[]): ShiftKind[] | undefined {
  if (kinds.includes('twenty-four')) return undefined
  return shiftKinds.filter((kind) => !kinds.includes(kind))
}
