/** The forecast before a request is sent: likely or not and why, what is left on those days, and better dates. */
import { CircleAlert, CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Forecast } from '../../contract/request-outlook.ts'
import type { RequestType } from '../../contract/requests.ts'
import { formatDateRange, formatShortDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { CoverageLeft } from './coverage-left.tsx'

type Outlook = { words: string; icon: ReactNode; frame: string; ink: string }

const outlooks: Record<Forecast['likely'], Outlook> = {
  likely: {
    words: 'Likely',
    icon: <CircleCheck className="size-5" />,
    frame: 'border-good-line bg-good-soft',
    ink: 'text-good',
  },
  tight: {
    words: 'Tight',
    icon: <CircleDashed className="size-5" />,
    frame: 'border-warn-line bg-warn-soft',
    ink: 'text-warn',
  },
  unlikely: {
    words: 'Unlikely',
    icon: <CircleAlert className="size-5" />,
    frame: 'border-bad-line bg-bad-soft',
    ink: 'text-bad',
  },
  unknown: {
    words: 'No estimate',
    icon: <CircleHelp className="size-5" />,
    frame: 'border-line bg-surface',
    ink: 'text-text',
  },
}

type ForecastPanelProps = {
  question: Question
  /** One tap selects these days instead. */
  onChooseDates?: (startDate: string, endDate: string) => void
}

export function ForecastPanel({ question, onChooseDates }: ForecastPanelProps) {
  return (
    <div role="status" aria-label="Outlook" className="flex flex-col gap-3">
      <Reading read={useForecast(question)} what="The outlook" loading={<Thinking />}>
        {(forecast) => (
          <>
            <Answer forecast={forecast} />
            {onChooseDates && forecast.betterDates.length > 0 && (
              <BetterDates forecast={forecast} onChoose={onChooseDates} />
            )}
          </>
        )}
      </Reading>
    </div>
  )
}

function Thinking() {
  return (
    <div className="rounded-control border border-line px-4 py-3.5">
      <p className="text-muted">Checking those days...</p>
      <Skeleton className="mt-3 h-10 w-full" />
    </div>
  )
}

function Answer({ forecast }: { forecast: Forecast }) {
  const { words, icon, frame, ink } = outlooks[forecast.likely]
  return (
    <section className={joinClasses('rounded-control border px-4 pt-3 pb-3.5', frame)}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className={joinClasses('flex items-center gap-2 text-16 font-semibold', ink)}>
          {icon}
          {words}
        </h3>
        {forecast.shortNotice && <span className="text-12 font-semibold text-warn">{forecast.shortNotice}</span>}
      </header>
      <Sentences sentences={forecast.says} />
      <Findings findings={forecast.findings} />
      {forecast.days.length > 0 && <CoverageLeft days={forecast.days} />}
    </section>
  )
}

function Sentences({ sentences }: { sentences: string[] }) {
  return (
    <ul className="mt-1 max-tablet:text-14">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** The rest is behind a click: a shift outside the pattern breaks many small rules at once. */
const findingsShown = 2

/** What the rules say about it, to the person it concerns. */
function Findings({ findings }: Pick<Forecast, 'findings'>) {
  const sentences = findings.map(({ says }) => says)
  const rest = sentences.slice(findingsShown)
  return (
    <>
      {sentences.length > 0 && <Sentences sentences={sentences.slice(0, findingsShown)} />}
      {rest.length > 0 && (
        <details className="mt-1 max-tablet:text-14">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center font-control text-accent-text hover:underline touch:min-h-11">
            Show {plural(rest.length, 'more reason')}
          </summary>
          <Sentences sentences={rest} />
        </details>
      )}
    </>
  )
}

function BetterDates({
  forecast,
  onChoose,
}: {
  forecast: Forecast
  onChoose: (startDate: string, endDate: string) => void
}) {
  return (
    <section aria-label="Better dates">
      <h3 className="mb-1.5 font-semibold max-tablet:text-14">
        {forecast.likely === 'likely' ? 'Even better for you' : 'Better dates nearby'}
      </h3>
      <div className="grid grid-cols-2 gap-2">
        {forecast.betterDates.map(({ startDate, endDate, says }) => (
          <button
            key={startDate}
            type="button"
            onClick={() => onChoose(startDate, endDate)}
            className="min-h-11 rounded-control border border-line-strong bg-raised px-3 py-2 text-left transition-colors hover:border-control hover:bg-surface"
          >
            <span className="sr-only">Choose </span>
            <span className="block font-semibold">
              {startDate === endDate ? formatShortDate(startDate) : formatDateRange(startDate, endDate)}
            </span>
            <span className="block text-12 text-good">{says}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

type Question = {
  requestType: RequestType
  startDate?: string
  endDate?: string
  originalShiftId?: number | null
  targetShiftId?: number | null
}

/** Requests the forecast as soon as enough is known. */
export function useForecast(question: Question) {
  const { requestType, startDate, originalShiftId, targetShiftId } = question
  // A range that ends before it starts is still being typed.
  const endDate = question.endDate && startDate && question.endDate > startDate ? question.endDate : startDate
  const isEnough = { timeoff: startDate, swap: originalShiftId, pickup: targetShiftId }[requestType]
  const query = {
    requestType,
    ...(requestType === 'timeoff' && startDate && { startDate, endDate }),
    ...(requestType === 'swap' && originalShiftId && { originalShiftId: String(originalShiftId) }),
    ...(requestType !== 'timeoff' && targetShiftId && { targetShiftId: String(targetShiftId) }),
  }
  return useRead('forecastRequest', { query }, { enabled: Boolean(isEnough) })
}
