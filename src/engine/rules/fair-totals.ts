/** Everyone works their fair share of all shifts. */
import { balanceLimits, describeShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairTotals: Rule = {
  id: 'fair-totals',
  title: 'Shifts are shared fairly',
  help: 'By FTE and the days people could work, counting the last 12 months. Time off lowers the share.',
  strength: soft(6),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'total'),
  says: (breach, view, roster) => describeShare(breach, view, roster, 'shift'),
}
