/** My time off, pending and approved, in calendars and lists. */
import type { ShiftRequest } from '../../contract/requests.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'

export type Leave = { from: string; to: string; isApproved: boolean }

export function useLeave(): Leave[] {
  return leaveIn(useRead('myRequests', {}).data ?? [])
}

/** In the order of its days. */
export function leaveIn(requests: readonly ShiftRequest[]): Leave[] {
  return requests
    .flatMap(({ requestType, status, requestedDate, endDate }) =>
      requestType === 'timeoff' && requestedDate && (status === 'approved' || status === 'pending')
        ? [{ from: requestedDate, to: endDate ?? requestedDate, isApproved: status === 'approved' }]
        : [],
    )
    .sort((one, other) => one.from.localeCompare(other.from))
}

/** The approved one, if there are several. */
export function leaveOn(leave: readonly Leave[], date: string): Leave | undefined {
  const there = leave.filter(({ from, to }) => from <= date && date <= to)
  return there.find(({ isApproved }) => isApproved) ?? there[0]
}

/** Time off Dec 24–27, pending */
export function describeLeave({ from, to, isApproved }: Leave): string {
  return `Time off ${formatDateRange(from, to)}${isApproved ? '' : ', pending'}`
}
