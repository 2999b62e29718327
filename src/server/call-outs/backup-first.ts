/** Which shifts of a call-out go to the backup first. */
import { clockOf } from '../platform/group-time.ts'
import type { GroupClock } from '../requests/request-clock.ts'

/** Milliseconds before a shift within which the backup comes first. */
const backupFirstWithin = 24 * 3_600_000

/** None if the group has it switched off. */
export function findBackupFirst<Start extends { date: string; startTime: string }>(
  lost: readonly Start[],
  { settings, now }: Pick<GroupClock, 'settings' | 'now'>,
): Start[] {
  if (!settings.backupFirst) return []
  const momentOf = clockOf(settings.timeZone)
  return lost.filter(({ date, startTime }) => momentOf(date, startTime).getTime() - now.getTime() <= backupFirstWithin)
}
