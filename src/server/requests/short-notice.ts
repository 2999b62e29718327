/** The days of a request, and whether it came too late to plan. */
import type { GroupSettings } from '../../contract/groups.ts'
import { addDays } from '../../engine/calendar.ts'
import { localMoment } from '../platform/group-time.ts'
import { describeShortNotice } from './describe-request.ts'
import type { RequestRow } from './requests.store.ts'

export function daysOf({ requestedDate, endDate }: Pick<RequestRow, 'requestedDate' | 'endDate'>): string[] {
  if (requestedDate === null) return []
  return daysFrom(requestedDate, endDate ?? requestedDate)
}

export function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date)
  return days
}

export function shortNoticeOf(
  settings: GroupSettings,
  row: Pick<RequestRow, 'requestType' | 'requestedDate' | 'endDate' | 'createdAt'>,
): string | null {
  if (row.requestType !== 'timeoff' || row.requestedDate === null) return null
  const asked = localMoment(row.createdAt, settings.timeZone).date
  return describeShortNotice(settings, asked, { from: row.requestedDate, days: daysOf(row) })
}
