/** What a ranked choice is good and bad for, beside what its row shows already: names, shifts and points. */
import type { RuleEffect } from '../../contract/shifts.ts'
import { capitalize } from '../../engine/text/capital.ts'

/** Smaller effects than the largest of them decide nothing. */
const effectsTold = 3

/** Helps “Nights are shared fairly”, goes against “No isolated days off”. */
export function sayWorth(effects: readonly RuleEffect[]): string {
  // That an open shift gets filled is true of whoever takes it.
  const told = effects.slice(0, effectsTold).filter(({ ruleId }) => ruleId !== 'coverage')
  const better = list(told.filter(({ points }) => points < 0))
  const worse = list(told.filter(({ points }) => points > 0))
  const parts = [better && `helps ${better}`, worse && `goes against ${worse}`].filter(Boolean)
  if (parts.length === 0) return 'Keeps every rule.'
  return `${capitalize(parts.join(', '))}.`
}

function list(effects: RuleEffect[]): string {
  return effects.map(({ title }) => `“${title}”`).join(' and ')
}
