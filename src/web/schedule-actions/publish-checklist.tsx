/** What a coordinator checks before publishing: requests, open shifts, conflicts, and who is furthest from their fair share. */
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Assessment } from '../../contract/assessment.ts'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { monthNames } from '../../engine/calendar.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'

export function PublishChecklist({ schedule, shifts }: { schedule: Schedule; shifts: Shift[] }) {
  const { groupId } = useMember()
  const assessment = useRead('scheduleAssessment', { params: { id: schedule.id } })
  const overrides = useRead('listOverrides', { params: { id: schedule.id } })
  const pending = useRead('groupRequests', { params: { groupId }, query: { status: 'pending' } }).data
  const asked = pending?.filter((request) => isInMonth(request, schedule)).length
  const open = shifts.filter(({ physicianId, status }) => physicianId === null && status !== 'cancelled').length
  const overridden = new Set(overrides.data?.map(({ key }) => key))
  const month = monthNames[schedule.month - 1]
  return (
    <ul aria-label="Before you publish" className="flex flex-col gap-1.5">
      {asked !== undefined && (
        <Point isDone={asked === 0} done={`No pending requests in ${month}`}>
          {plural(asked, 'request', 'requests')} in {month} still pending.
        </Point>
      )}
      <Point isDone={open === 0} done="Every shift is filled">
        {plural(open, 'shift is still open.', 'shifts are still open.')}
      </Point>
      {assessment.data && <Judged assessment={assessment.data} overridden={overridden} />}
      {assessment.isPending && <li className="pl-6 text-muted">Checking rules and fair shares...</li>}
    </ul>
  )
}

function Judged({ assessment, overridden }: { assessment: Assessment; overridden: ReadonlySet<string> }) {
  const broken = assessment.broken.filter(({ key }) => !overridden.has(key))
  const kept = assessment.broken.length - broken.length
  const furthest = findFurthest(assessment)
  return (
    <>
      <Point isDone={broken.length === 0} done={kept === 0 ? 'No conflicts' : `No conflicts except ${kept} overridden`}>
        {plural(broken.length, 'conflict')}: {broken[0]?.says}
        {broken.length > 1 && ` And ${broken.length - 1} more.`}
      </Point>
      <Point isDone={furthest === undefined} done="Everyone is near their fair share">
        Furthest from fair share: {furthest}
      </Point>
    </>
  )
}

type PointProps = { isDone: boolean; done: string; children: ReactNode }

function Point({ isDone, done, children }: PointProps) {
  return (
    <li className="flex gap-2">
      {isDone ? (
        <Check className="mt-0.5 size-4 shrink-0 text-good" />
      ) : (
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" />
      )}
      <span>{isDone ? done : children}</span>
    </li>
  )
}

/** "Kenji Ueda, 5 nights, fair share 3.2." Only if someone is a whole shift over or under. */
function findFurthest({ classes, physicians }: Assessment): string | undefined {
  const distances = classes.flatMap(({ title, people }) =>
    people.flatMap(({ physicianId, has, share, over, under }) =>
      share === null || over + under < 1 ? [] : [{ title, physicianId, has, share, off: over + under }],
    ),
  )
  const [worst] = distances.toSorted((one, other) => other.off - one.off)
  if (!worst) return undefined
  const name = physicians.find(({ physicianId }) => physicianId === worst.physicianId)?.name ?? 'someone'
  return `${name}, ${worst.has} (${worst.title.toLowerCase()}), fair share ${round(worst.share, 1)}.`
}

/** Requests for days of the month, or about shifts in it. */
function isInMonth(request: ShiftRequest, schedule: Schedule): boolean {
  const { from, to } = spanOfMonth(schedule)
  const shifts = [request.originalShift, request.targetShift].flatMap((shift) => shift ?? [])
  if (shifts.some(({ date }) => from <= date && date <= to)) return true
  const first = request.requestedDate
  return first !== null && first <= to && (request.endDate ?? first) >= from
}
