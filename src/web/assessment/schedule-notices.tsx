/** What a coordinator must know about a generated schedule before publishing it. */
import type { ScheduleDetails } from '../../contract/schedules.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'

export function noticesOf(details: ScheduleDetails | null): string[] {
  if (!details) return []
  const { wasCancelled, createdRoles, keptShifts, brokenByKept, notUnderstood } = details
  return [
    wasCancelled && 'Stopped early. Showing the best schedule found.',
    createdRoles.length > 0 &&
      `Your group has no roles, so we made ${joinWords(createdRoles, 'and')} from its pattern and shift types. Change them in Group Settings.`,
    keptShifts > 0 &&
      `Kept ${plural(keptShifts, 'shift')} that ${pluralWord(keptShifts, 'was', 'were')} locked or set by hand.`,
    ...brokenByKept.map((says) => `A kept shift breaks a rule: ${says}`),
    ...notUnderstood.map((text) => `Not applied because we couldn’t read it: ${text}`),
  ].filter((notice) => notice !== false)
}

export function ScheduleNotices({ notices }: { notices: string[] }) {
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}
