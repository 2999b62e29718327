/** A group's holiday history: what is known about the last 3 years, and what a coordinator enters. */
import type { HolidayHistory } from '../../contract/holiday-history.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import { isStaff } from '../../contract/staff.ts'
import { yearOf } from '../../engine/calendar.ts'
import { addMonths, monthAfter, monthOf, spanOfMonth } from '../../engine/month.ts'
import { holidayKey } from '../../engine/rules/parts/holiday-history.ts'
import { type GroupRow, settingsOf } from '../groups/groups.store.ts'
import type { Change } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { openHolidayHistory } from '../schedules/problem/holiday-history.ts'
import { holidayMonths, holidayYears, readInputs } from '../schedules/problem/read-inputs.ts'
import { listMembers } from '../users/users.store.ts'
import { type HistoryEntry, listEntered, writeHolidayHistory } from './holidays.store.ts'

/** Past major holidays that the next month's ledger reaches. */
export function pastHolidays(group: GroupRow, now: Date): HolidayHistory['holidays'] {
  const settings = settingsOf(group)
  const today = localMoment(now, settings.timeZone).date
  const next = monthAfter(monthOf(today))
  const since = spanOfMonth(addMonths(next, -holidayMonths)).from
  return holidaysOf(settings, holidayYears(next)).filter(
    ({ date, isMajor }) => isMajor && since <= date && date < today,
  )
}

export async function readHolidayHistory(orm: Orm, group: GroupRow, now: Date): Promise<HolidayHistory> {
  const holidays = pastHolidays(group, now)
  const today = localMoment(now, settingsOf(group).timeZone).date
  const inputs = await readInputs(orm, group.id, monthAfter(monthOf(today)))
  const turnsOf = openHolidayHistory(inputs, holidays)
  const entries = inputs.people
    .filter(isStaff)
    .flatMap((person) =>
      turnsOf(person).flatMap(({ name, date, worked, source }) =>
        source === 'planned' ? [] : { physicianId: person.id, holiday: name, year: yearOf(date), worked, source },
      ),
    )
  return { holidays, entries }
}

export async function enterHolidayHistory(
  { tx, audit, nothingChanged }: Change,
  scope: Scope,
  group: GroupRow,
  entries: HistoryEntry[],
  now: Date,
): Promise<void> {
  const members = new Set((await listMembers(tx, scope)).map(({ id }) => id))
  if (entries.some(({ physicianId }) => !members.has(physicianId))) throw fail('not-found')
  const holidays = pastHolidays(group, now)
  refuseUnknown(entries, holidays)
  if (entries.length === 0) return nothingChanged()
  const names = new Map(holidays.map(({ name }) => [holidayKey(name), name]))
  const describe = ({ physicianId, holiday, year, worked }: HistoryEntry) => {
    const answer = worked === null ? 'not entered' : worked ? 'worked' : 'off'
    return { physicianId, holiday: `${names.get(holidayKey(holiday))} ${year}`, answer }
  }
  const keys = new Set(entries.map(keyOf))
  const entered = await listEntered(tx, scope, [...new Set(entries.map(({ physicianId }) => physicianId))])
  await writeHolidayHistory(tx, scope, entries, 'typed')
  audit({
    action: 'group.holiday-history',
    thing: 'group',
    thingId: group.id,
    text: 'entered who worked which holidays',
    before: { holidayHistory: entered.filter((entry) => keys.has(keyOf(entry))).map(describe) },
    after: { holidayHistory: entries.map(describe) },
  })
}

function keyOf({ physicianId, holiday, year }: HistoryEntry): string {
  return `${physicianId} ${holidayKey(holiday)} ${year}`
}

function refuseUnknown(entries: HistoryEntry[], holidays: HolidayHistory['holidays']): void {
  const known = new Set(holidays.map(({ name, date }) => `${holidayKey(name)} ${yearOf(date)}`))
  const problems = entries.flatMap(({ holiday, year }, index) =>
    known.has(`${holidayKey(holiday)} ${year}`)
      ? []
      : {
          field: `entries.${index}.holiday`,
          message: `${holiday} ${year} isn’t a major holiday of the last 3 years.`,
        },
  )
  const first = problems[0]
  if (first) throw fail('invalid', { ...first, problems })
}
