/** Which of my requests are time off, how they count, and how recent they are. */
import type { ShiftRequest } from '../../contract/requests.ts'
import { yearOf } from '../../engine/calendar.ts'

export const statusFilters = ['all', 'pending', 'approved', 'denied'] as const
export type StatusFilter = (typeof statusFilters)[number]

export function onlyTimeOff(requests: readonly ShiftRequest[]): ShiftRequest[] {
  return requests.filter((request) => request.requestType === 'timeoff')
}

export function filterByStatus(requests: readonly ShiftRequest[], filter: StatusFilter): ShiftRequest[] {
  return filter === 'all' ? [...requests] : requests.filter((request) => request.status === filter)
}

export type RequestCounts = { total: number; pending: number; approved: number; thisYear: number }

/** This Year: requests whose first day is in the year of `today`. */
export function countRequests(requests: readonly ShiftRequest[], today: string): RequestCounts {
  return {
    total: requests.length,
    pending: filterByStatus(requests, 'pending').length,
    approved: filterByStatus(requests, 'approved').length,
    thisYear: requests.filter(({ requestedDate }) => requestedDate && yearOf(requestedDate) === yearOf(today)).length,
  }
}

export type Age = 'fresh' | 'waiting' | 'old'

/** Days up to which a request is recent, and from which it is old. */
const freshDays = 7
const oldDays = 30

export function ageOf(daysSinceSubmitted: number): Age {
  if (daysSinceSubmitted <= freshDays) return 'fresh'
  return daysSinceSubmitted <= oldDays ? 'waiting' : 'old'
}
