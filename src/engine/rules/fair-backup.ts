/** Backup duty is shared fairly. */
import { balanceLimits, describeShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairBackup: Rule = {
  id: 'fair-backup',
  title: 'Backup duty is shared fairly',
  help: 'Among those who may be on backup, by FTE and presence, with the balance of the last 12 months.',
  strength: soft(6),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'backup'),
  says: (breach, view, roster) => describeShare(breach, view, roster, 'backup duty', 'backup duties'),
}
