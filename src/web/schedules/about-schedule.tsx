/** Information about a schedule besides its shifts: facts, suggestions, scores, and feedback; or that there is none. */

import { CalendarX2, Lightbulb, WandSparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { transitionOf } from '../../contract/schedule-states.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { monthOf, spanOfMonth } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { ScheduleScores } from '../assessment/schedule-scores.tsx'
import { bandOf } from '../assessment/score-band.ts'
import { FeedbackCard } from '../feedback/feedback-card.tsx'
import { FeedbackSummaryCard } from '../feedback/feedback-summary-card.tsx'
import { AnswersCard } from '../news/answers-card.tsx'
import { generatorAddress } from '../paths.ts'
import { ImproveDialog } from '../schedule-actions/improve-dialog.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { useIsPhone } from '../ui/use-is-wide.ts'

const suggestionsPlace = 'suggestions'

/** Suggestions, scores, and feedback of a schedule, depending on the role. */
export function AboutSchedule({ schedule }: { schedule: Schedule }) {
  const { role } = useMember()
  const mayBeRated = transitionOf(schedule.status, 'rate') !== undefined
  useEffect(() => {
    // The section in the address doesn't exist yet when the browser looks for it.
    const place = window.location.hash.slice(1)
    if (place === suggestionsPlace) document.getElementById(place)?.scrollIntoView()
  }, [])
  return (
    <>
      {schedule.aiSuggestions.length > 0 && (
        <div id={suggestionsPlace} className="scroll-mt-20">
          <Suggestions schedule={schedule} />
        </div>
      )}
      {role === 'admin' && schedule.status === 'active' && <AnswersCard schedule={schedule} />}
      {role === 'admin' && <ScheduleScores schedule={schedule} />}
      {mayBeRated &&
        (role === 'admin' ? <FeedbackSummaryCard schedule={schedule} /> : <FeedbackCard schedule={schedule} />)}
    </>
  )
}

/** A schedule at a glance: its name and status, its size, its scores in numbers and words, and suggestions. */
export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  const isPhone = useIsPhone()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="flex items-center gap-2 text-14 font-semibold text-text">
        {schedule.name}
        <StatusBadge status={schedule.status} />
      </span>
      {!isPhone && <Figures schedule={schedule} />}
    </span>
  )
}

/** On a phone the figures stand below the days, which are what one looks for. */
export function FiguresBelow({ schedule }: { schedule: Schedule }) {
  if (!useIsPhone()) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
      <Figures schedule={schedule} />
    </p>
  )
}

function Figures({ schedule }: { schedule: Schedule }) {
  const shifts = useRead('scheduleShifts', { params: { scheduleId: schedule.id } }).data
  const { fairnessScore, preferencesMetScore } = schedule
  return (
    <>
      {shifts && (
        <span>{describeShifts(shifts.length, shifts.filter((shift) => shift.physicianId === null).length)}</span>
      )}
      {fairnessScore !== null && <Score label="Fairness" score={fairnessScore} kind="fairness" />}
      {preferencesMetScore !== null && <Score label="Preferences met" score={preferencesMetScore} kind="preferences" />}
    </>
  )
}

function Score({ label, score, kind }: { label: string; score: number; kind: 'fairness' | 'preferences' }) {
  const band = bandOf(score, kind)
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {label} <b className="text-text">{round(score, 1)}%</b>
      <Badge tone={band.tone}>{band.word}</Badge>
    </span>
  )
}

function describeShifts(total: number, open: number): string {
  const shifts = plural(total, 'total shift')
  return open === 0 ? shifts : `${shifts}, ${open} open`
}

function Suggestions({ schedule }: { schedule: Schedule }) {
  const { role } = useMember()
  const today = useGroupClock().clock?.today
  const [isOpen, setOpen] = useState(false)
  const isToCome = today !== undefined && spanOfMonth(schedule).to >= today
  const canApply = role === 'admin' && isToCome && transitionOf(schedule.status, 'edit') !== undefined
  return (
    <Card
      title="AI suggestions"
      mark={<Lightbulb className="text-accent-text" />}
      actions={
        canApply && (
          <Button size="dense" onClick={() => setOpen(true)}>
            Preview change
          </Button>
        )
      }
    >
      {isOpen && <ImproveDialog schedule={schedule} onClose={() => setOpen(false)} />}
      <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-faint">
        {schedule.aiSuggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
    </Card>
  )
}

/** `date` is in the displayed month. */
export function NoSchedule({ date }: { date: string }) {
  const { role } = useMember()
  return (
    <Card>
      <EmptyState
        icon={<CalendarX2 />}
        title="No Schedule Available"
        action={
          role === 'admin' ? (
            <ButtonLink variant="primary" to={generatorAddress(monthOf(date))} icon={<WandSparkles />}>
              Generate Schedule
            </ButtonLink>
          ) : (
            <ButtonLink to="/preferences?tab=scheduling">Set preferences</ButtonLink>
          )
        }
      >
        No schedule is published for these days yet.
      </EmptyState>
    </Card>
  )
}
