/** "Backup one week at a time": backup shifts come in blocks of whole weeks, or of as many days as the clause says. */
import { type Clause, makeRules, type Reading } from '../clause.ts'
import type { Sense } from '../lexeme.ts'
import { emptyScope, type Scope } from '../scope.ts'
import { everybody } from '../who.ts'

const reads: Sense[] = [
  'row',
  'week',
  'per-week',
  'whoever',
  'work',
  'must',
  'always',
  'shifts',
  'prefer',
  'colon',
  'dash',
  'comma',
]

export function readBackupBlocks(clause: Clause): Reading | undefined {
  const { amount, scopes, context } = clause
  const scope = scopes[0]!
  if (scopes.length > 1 || !isBackup(scope, clause) || clause.has('never', 'avoid', 'off', 'at-most', 'at-least'))
    return undefined
  if (amount === 'several' || amount?.bounded || scope.weekdays.length + scope.ranges.length > 0) return undefined
  const isWeeks = clause.has('week', 'per-week')
  if (!isWeeks && !(clause.has('row') && amount)) return undefined
  if (isWeeks && clause.has('per-week') && amount) return undefined
  const days = isWeeks ? 7 * (amount?.value ?? 1) : amount!.value
  if (days < 2 || days > 14 || (context.speaker && !clause.who)) return undefined
  const what = { limit: 'in-a-row' as const, atLeast: days, atMost: days, kinds: ['backup' as const] }
  return { rules: makeRules(clause, clause.who ?? everybody, emptyScope(), what, true), reads }
}

function isBackup({ kinds, roleIds }: Scope, { context }: Clause): boolean {
  const isBackupRole = (id: string) => context.roles.some((role) => role.id === id && role.category === 'backup')
  return kinds.length + roleIds.length > 0 && kinds.every((kind) => kind === 'backup') && roleIds.every(isBackupRole)
}
