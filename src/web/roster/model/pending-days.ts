/** Days of pending time off, by physician. */
import type { ShiftRequest } from '../../../contract/requests.ts'
import { addDays } from '../../../engine/calendar.ts'

type Asked = Pick<ShiftRequest, 'requestType' | 'status' | 'requestorId' | 'requestedDate' | 'endDate'>

export function pendingDays(requests: readonly Asked[]): ReadonlyMap<number, ReadonlySet<string>> {
  const days = new Map<number, Set<string>>()
  for (const { requestType, status, requestorId, requestedDate, endDate } of requests) {
    if (requestType !== 'timeoff' || status !== 'pending' || requestedDate === null) continue
    const own = days.get(requestorId) ?? new Set()
    for (let date = requestedDate; date <= (endDate ?? requestedDate); date = addDays(date, 1)) own.add(date)
    days.set(requestorId, own)
  }
  return days
}
