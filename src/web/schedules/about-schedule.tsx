/** What is to be said of a schedule beside its shifts: suggestions, scores and feedback, to each role its own. */
import { useEffect } from 'react'
import { transitionOf } from '../../contract/schedule-states.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { ScheduleScores } from '../assessment/schedule-scores.tsx'
import { FeedbackCard } from '../feedback/feedback-card.tsx'
import { FeedbackSummaryCard } from '../feedback/feedback-summary-card.tsx'
import { useMember } from '../session/use-session.ts'
import { Suggestions } from './schedule-facts.tsx'

const suggestionsPlace = 'suggestions'

export function AboutSchedule({ schedule }: { schedule: Schedule }) {
  const { role } = useMember()
  const mayBeRated = transitionOf(schedule.status, 'rate') !== undefined
  useEffect(() => {
    // The part of a page that an address names is not there yet when the browser looks for it.
    const place = window.location.hash.slice(1)
    if (place === suggestionsPlace) document.getElementById(place)?.scrollIntoView()
  }, [])
  return (
    <>
      {schedule.aiSuggestions.length > 0 && (
        <div id={suggestionsPlace} className="scroll-mt-20">
          <Suggestions suggestions={schedule.aiSuggestions} />
        </div>
      )}
      {role === 'admin' && <ScheduleScores schedule={schedule} />}
      {mayBeRated &&
        (role === 'admin' ? <FeedbackSummaryCard schedule={schedule} /> : <FeedbackCard schedule={schedule} />)}
    </>
  )
}
