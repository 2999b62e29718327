import type { ShiftRequest } from '../../contract/requests.ts'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import type { User } from '../../contract/users.ts'
import { monthNames } from '../../engine/calendar.ts'
import { groupBy } from '../../engine/group-by.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { countMissing, type MissingShifts } from '../shifts/missing-shifts.ts'
import type { Furthest } from './furthest.ts'
import { describeNotified } from './notified-point.ts'
import type { Point } from './point.ts'

/** What the rules say about the shifts; undefined until they're checked. */
export type Judged = {
  conflicts: readonly { key: string; says: string }[]
  overridden: number
  furthest: Furthest | undefined
}

type Given = {
  schedule: Schedule
  shifts: readonly Shift[]
  missing: readonly MissingShifts[]
  judged: Judged | undefined
}

/** What isn't known yet, or can't be read, has no point. */
export function usePublishPoints({ schedule, shifts, missing, judged }: Given): Point[] {
  const { groupId } = useMember()
  const pending = useRead('groupRequests', { params: { groupId }, query: { status: 'pending' } }).data
  const people = useRead('listPhysicians', { params: { groupId } }).data
  const email = useRead('health', {}).data?.parts.email.state
  const notified = useRead('countNotified', { params: { id: schedule.id } }, { canWait: true }).data
  const canEdit = schedule.status !== 'archived'
  return [
    ...(pending ? [describeRequests(schedule, pending)] : []),
    ...describeOpen(shifts, canEdit, describeMissing(missing)),
    ...(judged ? describeJudged(judged, (people as User[] | undefined) ?? [], canEdit) : []),
    ...(notified && email ? [describeNotified(notified, email)] : []),
  ]
}

/** The published schedule of the same month, which this one replaces. */
export function findReplaced({ id, month, year }: Schedule, schedules: readonly Schedule[]): Schedule | undefined {
  return schedules.find(
    (other) => other.status === 'active' && other.month === month && other.year === year && other.id !== id,
  )
}

const mostNamed = 3

function describeRequests(schedule: Schedule, pending: readonly ShiftRequest[]): Point {
  const month = monthNames[schedule.month - 1]
  const asked = pending.filter((request) => isInMonth(request, schedule))
  if (asked.length === 0) return { id: 'requests', isDone: true, title: `No pending requests in ${month}` }
  const noun = asked.every(({ requestType }) => requestType === 'timeoff') ? 'time-off request' : 'request'
  const names = asked.slice(0, mostNamed).map((request) => `${request.requestorName}, ${describeDays(request)}.`)
  const more = asked.length > mostNamed ? [`And ${asked.length - mostNamed} more.`] : []
  const [only] = asked
  return {
    id: 'requests',
    isDone: false,
    title: `${plural(asked.length, `pending ${noun}`)} in ${month}`,
    says: [...names, ...more].join(' '),
    action: { label: 'Review', to: `/admin/requests${asked.length === 1 ? `?request=${only!.id}` : ''}` },
  }
}

function describeDays({ requestedDate, endDate, originalShift, targetShift }: ShiftRequest): string {
  if (requestedDate) return formatDateRange(requestedDate, endDate)
  const dates = [originalShift, targetShift].flatMap((shift) => shift?.date ?? []).sort()
  return joinWords(
    dates.map((date) => formatDateRange(date, null)),
    'and',
  )
}

/** Requests for days of the month, or about shifts in it. */
function isInMonth(request: ShiftRequest, schedule: Schedule): boolean {
  const { from, to } = spanOfMonth(schedule)
  const shifts = [request.originalShift, request.targetShift].flatMap((shift) => shift ?? [])
  if (shifts.some(({ date }) => from <= date && date <= to)) return true
  const first = request.requestedDate
  return first !== null && first <= to && (request.endDate ?? first) >= from
}

function describeOpen(shifts: readonly Shift[], canEdit: boolean, missing: Point[]): Point[] {
  const open = shifts.filter(({ physicianId, status }) => physicianId === null && status !== 'cancelled')
  if (open.length === 0)
    return missing.length > 0 ? missing : [{ id: 'open', isDone: true, title: 'Every shift is filled' }]
  const byRole = groupBy(open, ({ role }) => role)
  const point: Point = {
    id: 'open',
    isDone: false,
    title: plural(open.length, 'shift is still open', 'shifts are still open'),
    says: `${[...byRole].map(([role, ofRole]) => `${role ?? 'No role'}: ${ofRole.length}`).join(', ')}.`,
    action: canEdit ? { label: 'Fill', opens: 'fill' } : undefined,
  }
  return [point, ...missing]
}

function describeMissing(missing: readonly MissingShifts[]): Point[] {
  const count = countMissing(missing)
  if (count === 0) return []
  const says = missing.map(({ role, dates }) => `${role.name}: ${dates.length}`).join(', ')
  return [
    {
      id: 'missing',
      isDone: false,
      title: plural(count, 'required shift isn’t on this schedule', 'required shifts aren’t on this schedule'),
      says: `${says}. Add them as open shifts under Issues in the roster, or regenerate the month.`,
    },
  ]
}

function describeJudged({ conflicts, overridden, furthest }: Judged, people: User[], canEdit: boolean): Point[] {
  const [first, ...others] = conflicts
  const person = furthest && people.find(({ id }) => id === furthest.physicianId)
  return [
    first
      ? {
          id: 'conflicts',
          isDone: false,
          title: plural(conflicts.length, 'conflict'),
          says: `${first.says}${others.length > 0 ? ` And ${others.length} more.` : ''}${canEdit ? ' Fix or override before you publish.' : ''}`,
          action: canEdit ? { label: others.length > 0 ? 'Override all' : 'Override', opens: 'override' } : undefined,
        }
      : {
          id: 'conflicts',
          isDone: true,
          title: overridden === 0 ? 'No conflicts' : `No conflicts (${overridden} overridden)`,
        },
    furthest
      ? {
          id: 'share',
          isDone: false,
          title: 'Furthest from fair share',
          says: `${person ? displayName(person) : 'Someone'}: ${furthest.says}`,
          action: canEdit ? { label: 'Look for a fix', opens: 'improve' } : undefined,
        }
      : { id: 'share', isDone: true, title: 'Everyone is near their fair share' },
  ]
}
