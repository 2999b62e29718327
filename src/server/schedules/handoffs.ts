/** Who a shift is taken over from and handed off to: by position where it has one, and by the clock. */
import { addDays } from '../../engine/calendar.ts'
import type { ShownShift } from './schedules.store.ts'

/** Days after which no one waits for a handoff anymore: a position of weekdays rests over the weekend. */
const longestPause = 3

type Handoffs = { from: ShownShift[]; to: ShownShift[] }

/** Backups take over from no one. */
export function findHandoffs(
  shift: ShownShift,
  staffed: readonly ShownShift[],
  backupRoles: ReadonlySet<number>,
): Handoffs {
  const isBackup = ({ roleId }: ShownShift) => backupRoles.has(roleId ?? 0)
  if (isBackup(shift)) return { from: [], to: [] }
  const others = staffed.filter((other) => other.id !== shift.id && !isBackup(other))
  const before = others.filter((other) => other.date < shift.date && other.date >= addDays(shift.date, -longestPause))
  const after = others.filter((other) => other.date > shift.date && other.date <= addDays(shift.date, longestPause))
  return {
    from: inOrder(
      shift,
      before.filter(inSeatOf(shift)).at(-1),
      others.filter((other) => endOf(other) === startOf(shift)),
    ),
    to: inOrder(
      shift,
      after.filter(inSeatOf(shift))[0],
      others.filter((other) => startOf(other) === endOf(shift)),
    ),
  }
}

function inSeatOf({ roleId, position }: ShownShift) {
  return (other: ShownShift) => position !== null && other.roleId === roleId && other.position === position
}

/** Whoever has the position comes first, then those of the same number. No one hands off to themselves. */
function inOrder(shift: ShownShift, inSeat: ShownShift | undefined, byClock: ShownShift[]): ShownShift[] {
  const distance = ({ position }: ShownShift) => Math.abs((position ?? 0) - (shift.position ?? 0))
  const all = [...(inSeat ? [inSeat] : []), ...byClock.sort((one, other) => distance(one) - distance(other))]
  return [...new Map(all.map((other) => [other.id, other])).values()].filter(
    ({ physicianId }) => physicianId !== shift.physicianId,
  )
}

function startOf({ date, startTime }: ShownShift): string {
  return `${date} ${startTime}`
}

/** A night ends on the next day. */
function endOf({ date, startTime, endTime }: ShownShift): string {
  return `${endTime > startTime ? date : addDays(date, 1)} ${endTime}`
}
