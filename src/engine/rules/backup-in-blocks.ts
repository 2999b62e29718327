/** Backup comes in blocks: a week or half a week, as the group has chosen. */
import { backupBlock } from '../view/grain.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { spanOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

/** The longest time on backup. */
const longest = 7

export const backupInBlocks: Rule = {
  id: 'backup-in-blocks',
  title: 'Backup comes in blocks',
  help: 'A week or half a week at a time, whichever your group chose, instead of single days in someone’s week off.',
  strength: soft(8),
  on: true,
  makesLimits(view) {
    const { backup: kinds } = view.kinds
    if (kinds.length === 0) return []
    const atLeast = backupBlock(view)
    return forEachPhysician(view, (_, person) => ({
      shape: 'run' as const,
      person,
      kinds,
      atLeast,
      atMost: longest,
      leads: true,
    }))
  },
  says(breach, view) {
    const length = breach.days?.length ?? 1
    const span = spanOf(breach, view)
    if (length === 1) return describePerson(breach, view, 'have', `only a single backup day (${span}).`)
    const block = `${length} days of backup in a row (${span})`
    const rest = length > longest ? { what: block, limit: `the most is ${longest}` } : `only ${block}.`
    return describePerson(breach, view, 'have', rest)
  },
}
