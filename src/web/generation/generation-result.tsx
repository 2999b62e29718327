/** The result of a generation: scores with their bands, room to improve, open shifts, and recommendations. */
import { X } from 'lucide-react'
import { Link } from 'wouter'
import type { Schedule } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { HowScored } from '../assessment/how-scored.tsx'
import { noticesOf, ScheduleNotices } from '../assessment/schedule-notices.tsx'
import { AssessButton, ScoreFigures } from '../assessment/score-figures.tsx'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { StatusBadge } from '../ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'

/** Recommendations shown here; all of them are with the schedule. */
const shownAtMost = 3

export function GenerationResult({ scheduleId, onClose }: { scheduleId: number; onClose: () => void }) {
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } })
  return (
    <div className="pt-3">
      <Reading read={schedules} what="The new schedule">
        {(all) => {
          const schedule = all.find(({ id }) => id === scheduleId)
          if (!schedule) return <Missing isFetching={schedules.isFetching} onClose={onClose} />
          return <Result schedule={schedule} onClose={onClose} />
        }}
      </Reading>
    </div>
  )
}

function Missing({ isFetching, onClose }: { isFetching: boolean; onClose: () => void }) {
  if (isFetching) return <p className="px-4 pb-5 tablet:px-5 text-muted">Loading...</p>
  return (
    <p className="flex items-center gap-3 px-4 pb-4 text-muted tablet:px-5">
      This draft was deleted.
      <Button size="dense" onClick={onClose}>
        Close
      </Button>
    </p>
  )
}

function Result({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const notices = noticesOf(schedule.details)
  return (
    <section aria-label="Result">
      <header className="flex items-center gap-2 border-t border-line px-4 pt-3 pb-2 tablet:px-5">
        <h3 className="text-14 font-semibold">{schedule.name}</h3>
        <StatusBadge status={schedule.status} />
        <IconButton
          label="Close the result"
          icon={<X />}
          variant="quiet"
          size="dense"
          className="ml-auto"
          onClick={onClose}
        />
      </header>
      <ScoreFigures schedule={schedule} />
      {notices.length > 0 && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <ScheduleNotices notices={notices} />
        </div>
      )}
      <Recommendations schedule={schedule} />
      <footer className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 tablet:px-5">
        <HowScored />
        <span className="flex-1" />
        <AssessButton scheduleId={schedule.id} />
        <ButtonLink to={`/schedule?schedule=${schedule.id}`}>Open schedule</ButtonLink>
      </footer>
    </section>
  )
}

function Recommendations({ schedule: { id, aiSuggestions } }: { schedule: Schedule }) {
  if (aiSuggestions.length === 0) return null
  return (
    <div className="border-t border-line px-4 py-3 tablet:px-5">
      <h4 className="pb-1.5 font-semibold">Recommendations</h4>
      <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-faint">
        {aiSuggestions.slice(0, shownAtMost).map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ButtonLink size="dense" to={`/schedule?schedule=${id}&do=improve`}>
          Preview change
        </ButtonLink>
        {aiSuggestions.length > shownAtMost && (
          <Link href={`/schedule?schedule=${id}#suggestions`} className="font-control text-accent-text hover:underline">
            All {aiSuggestions.length} recommendations
          </Link>
        )}
      </p>
    </div>
  )
}
