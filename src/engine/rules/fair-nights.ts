/** Nights are shared fairly by those who take turns at them. */
import { balanceLimits, sayShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairNights: Rule = {
  id: 'fair-nights',
  title: 'Nights are shared fairly',
  help: 'Among those who may work nights and do not prefer them anyway, with the balance of the year.',
  strength: soft(8),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'night'),
  says: (breach, view, roster) => sayShare(breach, view, roster, 'night'),
}
