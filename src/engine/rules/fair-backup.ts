/** Backup is shared fairly. */
import { balanceLimits, describeShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairBackup: Rule = {
  id: 'fair-backup',
  title: 'Backup is shared fairly',
  help: 'Among everyone who can be on backup, by FTE and the days they could work, counting the last 12 months.',
  strength: soft(6),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'backup'),
  says: (breach, view, roster) => describeShare(breach, view, roster, 'backup shift', 'backup shifts'),
}
