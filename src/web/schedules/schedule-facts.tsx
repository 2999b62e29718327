/** A schedule's name, state, and figures; or that there is none. */
import { CalendarX2, WandSparkles } from 'lucide-react'
import type { Schedule } from '../../contract/schedules.ts'
import { monthOf } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { useIsCalm } from '../api/use-is-calm.ts'
import { useRead } from '../api/use-read.ts'
import { bandOf, formatScore, preferencesScoreOf } from '../assessment/score-band.ts'
import { generatorAddress } from '../paths.ts'
import { useMember } from '../session/use-session.ts'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { useIsPhone } from '../ui/use-is-wide.ts'

/** A schedule at a glance: its name and status, its size, its scores in numbers and words, and suggestions. */
export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  // There, the choice of the schedule next to it says the same.
  if (useIsPhone()) return null
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="flex items-center gap-2 text-14 font-semibold text-text">
        {schedule.name}
        <StatusBadge status={schedule.status} />
      </span>
      <Figures schedule={schedule} />
    </span>
  )
}

/** On a phone the figures are below the days, which people look for first. */
export function FiguresBelow({ schedule }: { schedule: Schedule }) {
  if (!useIsPhone()) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
      <Figures schedule={schedule} />
    </p>
  )
}

function Figures({ schedule }: { schedule: Schedule }) {
  const all = useRead('scheduleShifts', { params: { scheduleId: schedule.id } }, { enabled: useIsCalm() }).data
  const shifts = all?.filter(({ status }) => status !== 'cancelled')
  const { fairnessScore } = schedule
  const preferences = preferencesScoreOf(schedule)
  return (
    <>
      {shifts && (
        <span>{describeShifts(shifts.length, shifts.filter((shift) => shift.physicianId === null).length)}</span>
      )}
      {fairnessScore !== null && <Score label="Fairness" score={fairnessScore} kind="fairness" />}
      {preferences !== null && <Score label="Preferences met" score={preferences} kind="preferences" />}
    </>
  )
}

function Score({ label, score, kind }: { label: string; score: number; kind: 'fairness' | 'preferences' }) {
  const band = bandOf(score, kind)
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {label} <b className="text-text">{formatScore(score)}</b>
      <Badge tone={band.tone}>{band.word}</Badge>
    </span>
  )
}

function describeShifts(total: number, open: number): string {
  const shifts = plural(total, 'total shift')
  return open === 0 ? shifts : `${shifts}, ${open} open`
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
