/** Nights are shared fairly among people who rotate through them. */
import { balanceLimits, describeShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairNights: Rule = {
  id: 'fair-nights',
  title: 'Nights are shared fairly',
  help: 'Among everyone who rotates through nights, counting the last 12 months.',
  strength: soft(8),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'night'),
  says: (breach, view, roster) => describeShare(breach, view, roster, 'night'),
}
