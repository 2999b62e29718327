/** Who works beside a shift, and who it is taken over from and handed off to: by position where it has one, and by the clock. */
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

/** Those of the same role; for someone who is alone in theirs, everyone who is there at the same time, whoever stays longest first. */
export function findAlongside(
  shift: ShownShift,
  staffed: readonly ShownShift[],
  backupRoles: ReadonlySet<number>,
): ShownShift[] {
  const others = staffed.filter(({ id, physicianId }) => id !== shift.id && physicianId !== shift.physicianId)
  const alike = others.filter(
    (other) => other.date === shift.date && other.roleId === shift.roleId && other.role === shift.role,
  )
  if (alike.length > 0) return alike.sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
  return others
    .filter((other) => !backupRoles.has(other.roleId ?? 0))
    .filter((other) => startOf(other) < endOf(shift) && startOf(shift) < endOf(other))
    .sort((one, other) => endOf(other).localeCompare(endOf(one)) || (one.position ?? 0) - (other.position ?? 0))
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
