/** What changed in my shifts since my last answer: old and new days side by side, and my answer. */
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ChangedDay, DayShift, News } from '../../contract/news.ts'
import { weekdayOf } from '../../engine/calendar.ts'
import { formatShortDate, formatShortWeekday } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import type { GroupClock } from '../session/use-session.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import { type MarkShift, useShiftMarks } from '../shifts/shift-marks.ts'
import { formatTightTimes, formatTime } from '../text/clock.ts'
import { daysSince, momentIn } from '../text/group-day.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'

const ProblemDialog = lazy(async () => ({ default: (await import('./problem-dialog.tsx')).ProblemDialog }))

export function WhatChanged({ clock }: { clock: GroupClock }) {
  const news = useRead('myNews', {}).data
  if (!news || news.days.length === 0) return null
  return <WhatChangedCard news={news} clock={clock} />
}

/** Days shown before the rest is requested: a whole new month is long. */
const shownFirst = 4

function WhatChangedCard({ news, clock }: { news: News; clock: GroupClock }) {
  const [showsAll, setShowsAll] = useState(false)
  const [hasProblem, setHasProblem] = useState(false)
  const answer = useChange('answerNews')
  const { days, notificationIds } = news
  const mark = useMarks(days)
  const shown = showsAll || days.length === shownFirst + 1 ? days : days.slice(0, shownFirst)
  const approve = async () => {
    await answer.mutateAsync({ body: { notificationIds } })
    toast({ title: 'Thanks', description: 'Your coordinators will see that it looks good to you.', tone: 'good' })
  }
  return (
    <section aria-label="What changed" className="overflow-clip rounded-control border border-accent-line bg-raised">
      <header className="px-4 pt-3 pb-2.5">
        <div className="flex items-center justify-between gap-2">
          <h2 className="text-16 font-semibold">What changed</h2>
          <Badge tone="accent-soft">{plural(days.length, 'day')}</Badge>
        </div>
        <p className="text-pretty text-muted">{describeWho(news, clock)}</p>
      </header>
      <ul className="text-14">
        {shown.map((day) => (
          <Day key={day.date} day={day} mark={mark} isCompared={!areAllNew(days)} />
        ))}
      </ul>
      {shown.length < days.length && (
        <div className="border-t border-line px-4">
          <Button variant="link" size="touch" onClick={() => setShowsAll(true)}>
            Show {plural(days.length - shown.length, 'more day')}
          </Button>
        </div>
      )}
      <div className="flex flex-col gap-2 border-t border-line px-4 pt-2 pb-4 first:pt-4">
        <Effect />
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-[9rem]">
          <Button
            variant="primary"
            size="touch"
            loading={answer.isPending}
            loadingLabel="Sending..."
            onClick={() => void approve().catch(() => {})}
          >
            Looks good
          </Button>
          <Button size="touch" onClick={() => setHasProblem(true)}>
            Report a problem
          </Button>
        </div>
      </div>
      <Suspense>{hasProblem && <ProblemDialog news={news} onClose={() => setHasProblem(false)} />}</Suspense>
    </section>
  )
}

/** What it means for me; its place is kept until it's known, so the buttons don't move under a finger. */
function Effect() {
  const effect = useRead('newsEffect', {}, { canWait: true })
  if (effect.isPending) {
    return (
      <div className="h-10 py-1">
        <Skeleton className="h-3 w-4/5" />
      </div>
    )
  }
  const sentences = effect.data?.sentences ?? []
  return sentences.length > 0 && <p className="grid min-h-10 items-center text-14 text-pretty">{sentences.join(' ')}</p>
}

/** Miriam Okafor updated your schedule today at 8:12 AM. */
function describeWho({ byName, at, days }: News, { timeZone, now }: GroupClock): string {
  const added = days.reduce((sum, { is }) => sum + is.length, 0)
  const [did, isDone] = areAllNew(days)
    ? [
        `added ${plural(added, 'shift')} to your schedule`,
        `${plural(added, 'shift was', 'shifts were')} added to your schedule`,
      ]
    : ['updated your schedule', 'Your schedule was updated']
  if (at === null) return `${isDone}.`
  const moment = momentIn(timeZone, at)
  const day = daysSince(at, timeZone, now) === 0 ? 'today' : `on ${formatShortDate(moment.date)}`
  return `${byName ? `${byName} ${did}` : isDone} ${day} at ${formatTime(moment.time)}.`
}

function areAllNew(days: ChangedDay[]): boolean {
  return days.every(({ isFirst }) => isFirst)
}

function useMarks(days: ChangedDay[]): MarkShift {
  return useShiftMarks(days.flatMap(({ was, is }) => [...was, ...is]).map(held))
}

/** Someone has it: me. */
function held(shift: DayShift) {
  return { ...shift, physicianId: 0 }
}

type DayProps = { day: ChangedDay; mark: MarkShift; isCompared: boolean }

function Day({ day: { date, was, is }, mark, isCompared }: DayProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2 border-t border-line px-4 py-1.5">
      <span className="min-w-[5.125rem] whitespace-nowrap">
        <span className="text-muted">{formatShortWeekday(weekdayOf(date))}, </span>
        <b className="font-semibold">{formatShortDate(date)}</b>
      </span>
      {isCompared && (
        <>
          <span className="min-w-[5.5rem] flex-1 text-muted line-through">
            <span className="sr-only">was </span>
            <Shifts shifts={was} mark={mark} />
          </span>
          <ArrowRight aria-hidden="true" className="size-4 text-muted" />
        </>
      )}
      <span className="min-w-[5.5rem] flex-1 font-semibold">
        {isCompared && <span className="sr-only">now </span>}
        <Shifts shifts={is} mark={mark} isLinked />
      </span>
    </li>
  )
}

type ShiftsProps = { shifts: DayShift[]; mark: MarkShift; isLinked?: boolean }

function Shifts({ shifts, mark, isLinked = false }: ShiftsProps) {
  if (shifts.length === 0) return 'Off'
  return shifts.map((shift) =>
    isLinked ? (
      <ShiftLink key={shift.id} shiftId={shift.id} className="inline-flex min-h-11 items-center hover:underline">
        <OneShift shift={shift} mark={mark} />
      </ShiftLink>
    ) : (
      <OneShift key={shift.id} shift={shift} mark={mark} isOld />
    ),
  )
}

function OneShift({ shift, mark, isOld = false }: { shift: DayShift; mark: MarkShift; isOld?: boolean }) {
  const { positionCode, kind, positionName } = mark(held(shift))
  return (
    // A line through the text around it doesn't reach into a box.
    <span className={joinClasses('inline-flex flex-wrap items-center gap-x-2', isOld && 'line-through')}>
      <ShiftChip code={positionCode} kind={isOld ? 'backup' : kind} label={positionName} />
      {formatTightTimes(shift)}
    </span>
  )
}
