/** Small marks next to the dashboard's figures, from data the page reads anyway. */
import type { Schedule } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { measureDemand } from '../groups/measure-demand.ts'
import { type GroupClock, useMember } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { daysSince, momentIn } from '../text/group-day.ts'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { findOnNow, joinShifts, useShiftsOn } from './on-now.ts'
import { KindCounts } from './roles-of-day.tsx'

type MarkProps = { clock: GroupClock }

function usePublished(): Schedule[] {
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } })
  return schedules.data?.filter(({ status }) => status === 'active') ?? []
}

/** Shifts needed per week, compared with what the group can cover; nothing while roles or physicians are unknown. */
export function useStaffing() {
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } }).data?.filter(({ isActive }) => isActive)
  const physicians = useRead('listPhysicians', { params: { groupId } }).data
  if (!roles?.length || !physicians?.length) return undefined
  const { fte, coveredAWeek, neededAWeek } = measureDemand(physicians, roles)
  const words = `${fte} FTE ${pluralWord(fte, 'covers', 'cover')} ${plural(round(coveredAWeek, 0), 'shift')} a week, ${neededAWeek} needed`
  const bar = (
    <span className="w-24 max-tablet:hidden">
      <ProgressBar
        label="Shifts needed and shifts you can cover"
        value={neededAWeek}
        max={coveredAWeek}
        tone={neededAWeek > coveredAWeek ? 'bad' : 'accent'}
        valueText={words}
      />
    </span>
  )
  return { words, bar }
}

/** How many of each kind are on now. */
export function OnDutyMark({ clock }: MarkProps) {
  const published = usePublished()
  const shifts = joinShifts([useShiftsOn(published, addDays(clock.today, -1)), useShiftsOn(published, clock.today)])
  const onNow = findOnNow(shifts, momentIn(clock.timeZone, clock.now))
  return <KindCounts isShort shifts={onNow} mark={useShiftMarks(onNow)} />
}

/** Days a request may wait before a warning. */
const patience = 3

export function OldestMark({ clock }: MarkProps) {
  const { groupId } = useMember()
  const requests = useRead('groupRequests', { params: { groupId } })
  const waiting = requests.data?.filter(({ status }) => status === 'pending') ?? []
  const oldest = Math.max(0, ...waiting.map(({ createdAt }) => daysSince(createdAt, clock.timeZone, clock.now)))
  if (oldest === 0) return null
  return <Badge tone={oldest > patience ? 'warn' : 'quiet'}>oldest {plural(oldest, 'day')}</Badge>
}

const daysAhead = 14

/** One bar per day: complete, short, or not published yet. */
export function CoverageMark({ clock }: MarkProps) {
  const published = usePublished()
  const dates = Array.from({ length: daysAhead }, (_, day) => addDays(clock.today, day))
  const reads = [useShiftsOn(published, clock.today), useShiftsOn(published, addDays(clock.today, daysAhead - 1))]
  const shifts = joinShifts(reads)
  if (shifts.length === 0) return null
  const stateOf = (date: string) => {
    const onDate = shifts.filter((shift) => shift.date === date && shift.status !== 'cancelled')
    if (onDate.length === 0) return 'empty'
    return onDate.some(({ physicianId }) => physicianId === null) ? 'short' : 'complete'
  }
  const short = dates.filter((date) => stateOf(date) === 'short')
  const words = `Next ${daysAhead} days: ${short.length === 0 ? 'no open shifts' : `open shifts on ${short.map(formatDate).join('; ')}`}`
  return (
    <span role="img" aria-label={words} title={words} className="flex h-6 items-end gap-0.5 max-tablet:hidden">
      {dates.map((date) => (
        <span key={date} className={joinClasses('w-1.5 rounded-[1px]', barClasses[stateOf(date)])} />
      ))}
    </span>
  )
}

/** A short day is also taller than the others, for people who don't see its color. */
const barClasses = { complete: 'h-4 bg-accent', short: 'h-6 bg-bad', empty: 'h-4 bg-quiet' }
