/** Weekend shifts are shared fairly among people who rotate through them. */
import { balanceLimits, describeShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairWeekends: Rule = {
  id: 'fair-weekends',
  title: 'Weekends are shared fairly',
  help: 'Among everyone who works weekends, counting the last 12 months.',
  strength: soft(6),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'weekend'),
  says: (breach, view, roster) => describeShare(breach, view, roster, 'weekend shift'),
}
