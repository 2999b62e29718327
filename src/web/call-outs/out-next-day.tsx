/** "Out tomorrow, too?": the shift on the day after the ones called out of, for whoever stays sick. */
import { useState } from 'react'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { addDays } from '../../engine/calendar.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock } from '../session/use-session.ts'
import { formatTimes } from '../text/clock.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { lateDialog } from '../ui/late.tsx'

const ReportCallOutDialog = lateDialog(async () => (await import('./report-call-out-dialog.tsx')).ReportCallOutDialog)

export function OutNextDay({ callOut: { physicianId, shifts } }: { callOut: CallOutTimeline }) {
  const [isOpen, setIsOpen] = useState(false)
  const { clock } = useGroupClock()
  const own = useRead('physicianShifts', { params: { physicianId } }).data ?? []
  const calledOutOf = (useRead('openCallOuts', {}).data ?? []).flatMap((other) => other.shifts)
  const last = shifts.at(-1)
  const next = last && own.find(({ date }) => date === addDays(last.date, 1))
  if (!next || !clock || next.date < clock.today || calledOutOf.some(({ id }) => id === next.id)) return null
  const day = formatDate(next.date)
  const isTomorrow = next.date === addDays(clock.today, 1)
  return (
    <Card
      title={isTomorrow ? 'Out tomorrow, too?' : `Out ${day}, too?`}
      description={`You’re on ${day}, ${formatTimes(next)}.`}
    >
      <Button size="touch" className="w-full" onClick={() => setIsOpen(true)}>
        Call out for {day}
      </Button>
      <ReportCallOutDialog key={next.date} date={next.date} open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  )
}
