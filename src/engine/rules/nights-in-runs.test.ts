import { describeRule } from '../testing/describe-rule.ts'

describeRule('nights-in-runs', [
  {
    given: 'a single night, and a long run of nights',
    group: { roles: 'DN', physicians: 2 },
    roster: ['DDN....', '.NNNN..'],
    says: ['Adams works a single-night stretch (Wed, Jun 3).'],
  },
])
