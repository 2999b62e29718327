/** People are off on the holidays they were dealt off. Those who work them have their shifts fixed. */
import { describePerson } from './parts/description.ts'
import { sparedOnHolidays, spokenHoliday } from './parts/holiday-history.ts'
import { dateOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const dealtHolidays: Rule = {
  id: 'dealt-holidays',
  title: 'Holidays follow the year plan',
  help: 'Keeps who works and who’s off each holiday as set on the Year page, unless someone asks to work. Coverage comes first.',
  strength: soft(100),
  on: true,
  makesLimits: (view) => sparedOnHolidays(view, ({ holidaysOff = [] }, { date }) => holidaysOff.includes(date)),
  says(breach, view) {
    const day = breach.day ?? 0
    const holiday = `${spokenHoliday(view.days[day]!.holiday ?? 'the holiday')} (${dateOf(view, day)})`
    const plan = (who: string) => ({ what: holiday, limit: `the year plan has ${who} off` })
    return describePerson(breach, view, 'work', plan('them'), plan('you'))
  },
}
