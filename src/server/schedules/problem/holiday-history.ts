/** Who worked which holiday: entered by hand, else from schedules, else imported. */
import type { HistorySource } from '../../../contract/holiday-history.ts'
import { yearOf } from '../../../engine/calendar.ts'
import { groupBy } from '../../../engine/group-by.ts'
import type { Holiday } from '../../../engine/model.ts'
import { isInMonth } from '../../../engine/month.ts'
import { holidayKey } from '../../../engine/rules/parts/holiday-history.ts'
import { backupRolesOf } from '../../roles/backup-roles.ts'
import type { Inputs, UserRow } from './read-inputs.ts'

export type HolidayTurn = {
  name: string
  date: string
  worked: boolean
  /** Planned: in the draft of the month before, or published after the month. */
  source: HistorySource | 'planned'
}

/** Without unknown holidays, and those someone wasn't there for. Backup isn't work. */
export function openHolidayHistory(
  inputs: Inputs,
  holidays: readonly Holiday[],
): (person: Pick<UserRow, 'id' | 'startDateWithGroup'>) => HolidayTurn[] {
  const backups = backupRolesOf(inputs.roles)
  const dates = new Set(holidays.map(({ date }) => date))
  const workers = new Set(
    [inputs.holidayShifts, inputs.worked, inputs.publishedAfter]
      .flatMap((shifts) => shifts.filter(({ roleId, date }) => dates.has(date) && !backups.has(roleId)))
      .map(({ physicianId, date }) => `${physicianId} ${date}`),
  )
  const entries = new Map(
    inputs.holidayHistory.map((entry) => [`${entry.physicianId} ${entry.holiday} ${entry.year}`, entry]),
  )
  const isPublished = (date: string) => inputs.publishedMonths.some((month) => isInMonth(date, month))
  const known = holidays.map(({ name, date }) => ({
    ...{ name, date, key: `${holidayKey(name)} ${yearOf(date)}` },
    source: isPublished(date) ? ('schedule' as const) : ('planned' as const),
  }))
  const presenceOf = openPresence(inputs)
  return (person) => {
    const isPresent = presenceOf(person)
    return known.flatMap(({ name, date, key, source }): HolidayTurn[] => {
      const entry = entries.get(`${person.id} ${key}`)
      const isBetter = entry?.source === 'typed' || (entry?.source === 'imported' && source === 'planned')
      if (entry && isBetter) return [{ name, date, worked: entry.worked, source: entry.source }]
      if (workers.has(`${person.id} ${date}`)) return [{ name, date, worked: true, source }]
      return source === 'schedule' && isPresent(date) ? [{ name, date, worked: false, source }] : []
    })
  }
}

/** Whether someone was in the group on a day and not away. */
export function openPresence({
  timeOff,
}: Inputs): (person: Pick<UserRow, 'id' | 'startDateWithGroup'>) => (date: string) => boolean {
  const timeOffOf = groupBy(timeOff, ({ physicianId }) => physicianId)
  return ({ id, startDateWithGroup }) => {
    const away = timeOffOf.get(id) ?? []
    return (date) => date >= (startDateWithGroup ?? '') && !away.some(({ from, to }) => from <= date && date <= to)
  }
}
