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
]

/** A longer rest counts from the last night of a run, so it may not part the nights from each other. */
const longestRestWithinRun = 16

export function readRest(clause: Clause): Reading | undefined {
  if (!clause.has('after', 'between', 'rest') || clause.amount === 'several' || clause.has('only', 'at-most', 'pair'))
    return undefined
  if (clause.has('row') && !clause.has('after')) return undefined
  const { after, before } = sidesOf(clause)
  const roleIds = rolesAfter(clause)
  const hours = hoursOf(clause)
  const isDenied = clause.has('never', 'avoid') && !clause.amount?.usesNever
  if (hours !== undefined && !isDenied) {
    const kinds = clause.has('after') ? after : kindsIn(clause.lexemes)
    const isLong = kinds.length > 0 && hours > longestRestWithinRun
    return finish(clause, kinds, roleIds, hours, isLong ? others(kinds) : undefined)
  }
  if (after.length + roleIds.length === 0 || (clause.amount && hours === undefined && !clause.has('hours')))
    return undefined
  const isDayOff = clause.has('off', 'rest')
  if (isDenied && isDayOff) return undefined
  if (isDenied) return finish(clause, after, roleIds, hours ?? 24, before.length > 0 ? before : others(after))
  return isDayOff && !clause.amount ? finish(clause, after, roleIds, 24, others(after)) : undefined
}

/** "no days after nights", and turned: "after nights, no days". */
function sidesOf(clause: Clause): { after: ShiftKind[]; before: ShiftKind[] } {
  const at = clause.lexemes.findIndex((lexeme) => hasSense(lexeme, 'after'))
  if (at < 0) return { after: [], before: [] }
  const behind = clause.lexemes.slice(at + 1)
  const turn = behind.findIndex((lexeme) => hasSense(lexeme, 'comma', 'never', 'avoid'))
  const ahead = kindsIn(clause.lexemes.slice(0, at))
  if (turn < 0 || ahead.length > 0) return { after: kindsIn(behind), before: ahead }
  return { after: kindsIn(behind.slice(0, turn)), before: kindsIn(behind.slice(turn)) }
}

/** Roles named behind "after", where no kind of shift is: "after a swing". */
function rolesAfter(clause: Clause): string[] {
  const at = clause.lexemes.findIndex((lexeme) => hasSense(lexeme, 'after'))
  const next = clause.lexemes[at + 1]
  return at >= 0 && next?.of === 'role' ? next.roleIds : []
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
  const isRead = (lexeme: Lexeme) => lexeme.of === 'role' && lexeme.roleIds === roleIds
  const unread = lexemesOf(clause, 'role', 'weekday').filter((lexeme) => !isRead(lexeme))
  return { rules: makeRules(clause, clause.who ?? everybody, scope, what), reads, unread }
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

function kindsIn(lexemes: Lexeme[]): ShiftKind[] {
  return lexemes.flatMap((lexeme, index) =>
    lexeme.of === 'kind' && !(lexeme.bareDay && lexemes[index + 1] && hasSense(lexemes[index + 1], 'off', 'rest'))
      ? lexeme.kinds
      : [],
  )
}

/** A run of 24-hour shifts has no rest within it to spare. */
function others(kinds: ShiftKind[]): ShiftKind[] | undefined {
  if (kinds.includes('twenty-four')) return undefined
  return shiftKinds.filter((kind) => !kinds.includes(kind))
}
