/** Below a schedule's shifts: suggestions, scores, answers, and feedback. */
import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import { transitionOf } from '../../contract/schedule-states.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { noticesOf, ScheduleNotices } from '../assessment/schedule-notices.tsx'
import { ScheduleScores } from '../assessment/schedule-scores.tsx'
import { FeedbackCard } from '../feedback/feedback-card.tsx'
import { FeedbackSummaryCard } from '../feedback/feedback-summary-card.tsx'
import { AnswersCard } from '../news/answers-card.tsx'
import { ImproveDialog } from '../schedule-actions/improve-dialog.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const suggestionsPlace = 'suggestions'

/** Suggestions, scores, and feedback of a schedule, depending on the role. */
export function AboutSchedule({ schedule }: { schedule: Schedule }) {
  const { role } = useMember()
  const notices = noticesOf(schedule.details)
  const mayBeRated = transitionOf(schedule.status, 'rate') !== undefined
  useEffect(() => {
    // The section in the address doesn't exist yet when the browser looks for it.
    const place = window.location.hash.slice(1)
    if (place === suggestionsPlace) document.getElementById(place)?.scrollIntoView()
  }, [])
  return (
    <>
      {schedule.aiSuggestions.length + notices.length > 0 && (
        <div id={suggestionsPlace} className="scroll-mt-20">
          <Suggestions schedule={schedule} notices={notices} />
        </div>
      )}
      {role === 'admin' && schedule.status === 'active' && <AnswersCard schedule={schedule} />}
      {role === 'admin' && <ScheduleScores schedule={schedule} />}
      {mayBeRated &&
        (role === 'admin' ? <FeedbackSummaryCard schedule={schedule} /> : <FeedbackCard schedule={schedule} />)}
    </>
  )
}

function Suggestions({ schedule, notices }: { schedule: Schedule; notices: string[] }) {
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
      {notices.length > 0 && (
        <div className="pb-3 last:pb-0">
          <ScheduleNotices notices={notices} />
        </div>
      )}
      <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-faint empty:hidden">
        {schedule.aiSuggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
    </Card>
  )
}
