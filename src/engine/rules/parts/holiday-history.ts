/** Which physicians should be off on which major holiday of the month, based on holidays they worked. */
import type { Physician } from '../../model.ts'
import { type Day, forEachPhysician, type ProblemView } from '../../view/problem-view.ts'
import type { Draft } from '../rule.ts'

/** Names of one holiday vary: "Christmas" and "Christmas Day", with a straight or a typographic apostrophe. */
export function holidayKey(name: string): string {
  return name.toLowerCase().replace(/ day$/, '').replaceAll('’', "'")
}

/** Nobody says "Christmas Day" of a turn at work. */
export function spokenHoliday(name: string): string {
  return name.replace(/^(Christmas|Thanksgiving) Day$/, '$1')
}

export function hasWorked({ holidayHistory }: Physician, name: string, year: number): boolean {
  return holidayHistory.some((one) => one.year === year && holidayKey(one.name) === holidayKey(name))
}

/** People who ask to work that day don't want to be spared. */
export function sparedOnHolidays(
  view: ProblemView,
  isSpared: (physician: Physician, day: Day & { holiday: string }) => boolean,
): Draft[] {
  const majors = view.days.flatMap((day) =>
    day.isMajorHoliday && day.holiday !== undefined ? [{ ...day, holiday: day.holiday }] : [],
  )
  return forEachPhysician(view, (physician, person) =>
    majors
      .filter((day) => isSpared(physician, day) && !asksToWork(physician, day))
      .map((day): Draft => ({ shape: 'never', person, day: day.index, kinds: view.kinds.work })),
  )
}

function asksToWork({ preferences }: Physician, { date }: Day): boolean {
  return preferences.shifts.some((asked) => asked.wants === 'work' && asked.date === date)
}
