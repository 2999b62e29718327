/** No one works both Thanksgiving and Christmas of one year. */
import { yearOf } from '../calendar.ts'
import { describePerson } from './parts/description.ts'
import { hasWorked, holidayKey, sparedOnHolidays } from './parts/holiday-history.ts'
import { dateOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

/** The other holiday of the season. They are never in one month. */
const others: Record<string, string> = { thanksgiving: 'Christmas', christmas: 'Thanksgiving' }

export const thanksgivingOrChristmas: Rule = {
  id: 'thanksgiving-or-christmas',
  title: 'Thanksgiving or Christmas, not both',
  help: 'If you work one, you’re off the other, unless you ask to work. Coverage comes first.',
  strength: soft(100),
  on: true,
  makesLimits: (view) =>
    sparedOnHolidays(view, (physician, { holiday, date }) => {
      const other = others[holidayKey(holiday)]
      return other !== undefined && hasWorked(physician, other, yearOf(date))
    }),
  says: (breach, view) =>
    describePerson(
      breach,
      view,
      'work',
      `both Thanksgiving and Christmas this year (${dateOf(view, breach.day ?? 0)}).`,
    ),
}
