/** Holiday shifts are shared fairly by those who work holidays. */
import { balanceLimits, describeShare } from './parts/fair.ts'
import { type Rule, soft } from './rule.ts'

export const fairHolidays: Rule = {
  id: 'fair-holidays',
  title: 'Holidays are shared fairly',
  help: 'Among everyone who works holidays, counting the last 3 years.',
  strength: soft(20),
  on: true,
  makesLimits: (view) => balanceLimits(view, 'holiday'),
  says: (breach, view, roster) => describeShare(breach, view, roster, 'holiday shift'),
}
