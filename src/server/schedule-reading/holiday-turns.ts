/** Who worked the holidays of an uploaded schedule that are over, for the holiday history. */
import { yearOf } from '../../engine/calendar.ts'
import type { Holiday } from '../../engine/model.ts'
import type { HistoryEntry } from '../holidays/holidays.store.ts'
import { shiftsOf } from './file-problem.ts'
import type { FileSchedule } from './file-schedule.ts'

/** Only for members with a shift in that month: we don't know whether the others were there. */
export function holidayTurnsOf(
  schedule: FileSchedule,
  idByPerson: ReadonlyMap<string, number>,
  holidays: readonly Holiday[],
): HistoryEntry[] {
  return holidays.flatMap(({ name, date }) => {
    const month = schedule.months.find(({ from, to }) => from <= date && date <= to)
    if (!month) return []
    const work = shiftsOf(schedule, month).filter(({ role }) => role.kind !== 'backup')
    const present = new Set(work.map(({ person }) => person))
    const worked = new Set(work.filter((shift) => shift.date === date).map(({ person }) => person))
    return [...idByPerson]
      .filter(([person]) => present.has(person))
      .map(([person, physicianId]) => ({ physicianId, holiday: name, year: yearOf(date), worked: worked.has(person) }))
  })
}
