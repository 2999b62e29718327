/** Below the issues, folded: the shifts of the month that are predicted to end with high sleepiness. */
import { ChevronRight } from 'lucide-react'
import { formatDate, formatMonth } from '../../../engine/text/dates.ts'
import { describeRemedy, describeSleepy, forecastLimits } from '../../fatigue/fatigue-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Desk } from '../use-desk.ts'

type FatigueSectionProps = { desk: Desk; onShow: (target: { physicianId: number; date: string }) => void }

export function FatigueSection({ desk, onShow }: FatigueSectionProps) {
  const found = [...desk.sleepy.values()].flat().sort((one, other) => other.forecast.end - one.forecast.end)
  if (found.length === 0) return null
  return (
    <details className="group border-b border-line bg-raised text-12">
      <summary className="flex cursor-pointer list-none items-start gap-1.5 px-4 py-2 text-muted">
        <ChevronRight className="mt-0.5 size-3.5 shrink-0 transition-transform group-open:rotate-90" />
        {describeSleepy(found.length, formatMonth(desk.schedule))}
      </summary>
      <p className="border-t border-line px-4 py-2 text-muted">{forecastLimits}</p>
      <ul>
        {found.map(({ shift, forecast, remedies }) => (
          <li key={shift.id} className="border-t border-line px-4 py-2">
            <p className="flex justify-between gap-2">
              <b className="font-semibold">{desk.context.shortNameOf(shift.physicianId)}</b>
              <span className="text-muted">
                {formatDate(shift.date)}, {desk.mark(shift).code}, sleepiness {forecast.end.toFixed(1)}
              </span>
            </p>
            {remedies[0] && <p className="text-muted">{describeRemedy(remedies[0])}</p>}
            <Button
              size="dense"
              variant="link"
              onClick={() => onShow({ physicianId: shift.physicianId!, date: shift.date })}
            >
              Show in roster
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
