/** How a schedule stands: its name and status, its size, its scores in numbers and words, and what would make it better. */
import { Lightbulb } from 'lucide-react'
import type { Schedule } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { bandOf } from '../assessment/score-band.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  const shifts = useRead('scheduleShifts', { params: { scheduleId: schedule.id } }).data
  const { fairnessScore, preferencesMetScore } = schedule
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="flex items-center gap-2 text-14 font-semibold text-text">
        {schedule.name}
        <StatusBadge status={schedule.status} />
      </span>
      {shifts && <span>{sayShifts(shifts.length, shifts.filter((shift) => shift.physicianId === null).length)}</span>}
      {fairnessScore !== null && <Score label="Fairness" score={fairnessScore} kind="fairness" />}
      {preferencesMetScore !== null && <Score label="Preferences met" score={preferencesMetScore} kind="preferences" />}
    </span>
  )
}

function Score({ label, score, kind }: { label: string; score: number; kind: 'fairness' | 'preferences' }) {
  const band = bandOf(score, kind)
  return (
    <span className="flex items-center gap-1.5">
      {label} <b className="text-text">{score}%</b>
      <Badge tone={band.tone}>{band.word}</Badge>
    </span>
  )
}

function sayShifts(total: number, open: number): string {
  const shifts = plural(total, 'total shift')
  return open === 0 ? shifts : `${shifts}, ${open} open`
}

export function Suggestions({ suggestions }: { suggestions: string[] }) {
  return (
    <Card title="AI suggestions" mark={<Lightbulb aria-hidden="true" className="text-accent-text" />}>
      <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-faint">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
    </Card>
  )
}
