/** Night weeks of people who work days, too: each week that needs one goes to whoever has had the fewest for their FTE. */
import { addDays } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { type LayoutPerson, placesOf } from './row-plan.ts'
import { isWithin, type Span } from './week-blocks.ts'

type Week = Span & { physicianId: number }

export function nightWeeks(
  from: CalendarDate,
  people: readonly LayoutPerson[],
  weeks: readonly Week[],
  need: readonly number[],
): ReadonlySet<Week> {
  const left = [...need]
  const takers = new Map(people.filter(({ takesNights }) => takesNights).map(({ id, fte }) => [id, { fte, had: 0 }]))
  const chosen = new Set<Week>()
  const loadOf = ({ physicianId }: Week) => takers.get(physicianId)!.had / takers.get(physicianId)!.fte
  for (let day = 0; day < left.length; day++) {
    const date = addDays(from, day)
    while (left[day]! > 0) {
      const best = weeks
        .filter((week) => isWithin(date, week) && takers.has(week.physicianId) && !chosen.has(week))
        // The longest way to go first: a week that is nearly over helps little.
        .sort((one, other) => loadOf(one) - loadOf(other) || other.to.localeCompare(one.to))[0]
      if (!best) break
      chosen.add(best)
      takers.get(best.physicianId)!.had += 1
      for (const place of placesOf(from, best)) left[place]! -= 1
    }
  }
  return chosen
}
