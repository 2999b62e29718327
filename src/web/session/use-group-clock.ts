/** The signed-in person's group with its clock: what "today" means on every page. */
import type { Group } from '../../contract/groups.ts'
import { useRead } from '../api/use-read.ts'
import { momentIn, useNow } from '../text/group-day.ts'

export type GroupClock = { now: Date; timeZone: string; today: string }

/** A read of the group, and its clock once the group is known. */
export function useGroupClock() {
  const read = useRead('myGroup', {})
  const now = useNow()
  return { read, clock: read.data ? clockOf(read.data, now) : undefined }
}

function clockOf({ settings: { timeZone } }: Group, now: Date): GroupClock {
  return { now, timeZone, today: momentIn(timeZone, now).date }
}
