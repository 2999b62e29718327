import { weekdays } from '../model.ts'
import { describeRule } from '../testing/describe-rule.ts'

const weekdayRole = { needs: { A: { daysOfWeek: weekdays.slice(0, 5) } }, group: { pattern: '7-on-7-off' as const } }

describeRule('short-weeks', [
  {
    given: 'people who work at most five days in a row, with a role staffed Monday to Friday',
    group: { roles: 'DA', ...weekdayRole, physicians: [{ maxConsecutiveDays: 5 }, { maxConsecutiveDays: 5 }, {}] },
    roster: ['.DDDDD........', 'AAAAA..AAA....', '.......DDDDDD.'],
    says: ['Adams works 5 days (Jun 2–6) in a role staffed 7 days a week.'],
  },
  {
    given: 'someone who never works weekends',
    group: { roles: 'DA', ...weekdayRole, physicians: [{ weekendAvailability: false }] },
    roster: ['AAAAA..DDDDD..'],
    says: ['Adams works 5 days (Jun 8–12) in a role staffed 7 days a week.'],
  },
  {
    given: 'no other role that they may work',
    group: {
      roles: 'DA',
      ...weekdayRole,
      needs: { A: { ...weekdayRole.needs.A, restrictions: { never: ['p1'] } } },
      physicians: [{ maxConsecutiveDays: 5 }],
    },
    roster: ['.DDDDD.'],
    says: [],
  },
  {
    given: 'someone who is away every Wednesday: a weekday role has no whole week for them either',
    group: {
      roles: 'DA',
      ...weekdayRole,
      physicians: [{ availableDays: weekdays.filter((day) => day !== 'wednesday') }],
    },
    roster: ['...DDDDDD.....'],
    says: [],
  },
  {
    given: 'someone who avoids consecutive days',
    group: {
      roles: 'DA',
      ...weekdayRole,
      physicians: [
        { maxConsecutiveDays: 5, preferences: { shifts: [], avoidConsecutive: true, preferWeekends: false } },
      ],
    },
    roster: ['.D.D.D.'],
    says: [],
  },
])
