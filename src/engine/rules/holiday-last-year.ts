/** People who worked a major holiday last year are off that day this year. */
import { yearOf } from '../calendar.ts'
import { describePerson } from './parts/description.ts'
import { hasWorked, sparedOnHolidays, spokenHoliday } from './parts/holiday-history.ts'
import { dateOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const holidayLastYear: Rule = {
  id: 'holiday-last-year',
  title: 'Worked the holiday last year, off this year',
  help: 'For major holidays, unless someone asks to work. Coverage comes first.',
  strength: soft(100),
  on: true,
  makesLimits: (view) =>
    sparedOnHolidays(view, (physician, { holiday, date }) => hasWorked(physician, holiday, yearOf(date) - 1)),
  says(breach, view) {
    const day = breach.day ?? 0
    const holiday = spokenHoliday(view.days[day]!.holiday ?? 'the holiday')
    return describePerson(breach, view, 'work', `${holiday} (${dateOf(view, day)}) after working it last year.`)
  },
}
