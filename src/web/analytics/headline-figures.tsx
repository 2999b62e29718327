/** The four figures that open the page: the score and its word, who is worst off, what nobody can avoid, what would help. */
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Analytics } from '../../contract/analytics.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { bandOf, bandText, formatScore } from '../assessment/score-band.ts'
import { ImproveDialog } from '../schedule-actions/improve-dialog.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { formatOver } from './analytics-words.ts'
import { findWorstOff, type PeriodSummary } from './summarize-period.ts'

export function HeadlineFigures({ year, summary }: { year: Analytics; summary: PeriodSummary }) {
  const { scores, unavoidable } = summary
  const worst = findWorstOff(summary.people, 'total', year.rounding.total)
  const band = scores && bandOf(scores.fairness, 'fairness')
  return (
    <dl className="grid gap-px overflow-clip rounded-control border border-line bg-line tablet:grid-cols-2 desktop:grid-cols-[216px_1fr_1fr_1.35fr]">
      <Figure label="Fairness score">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-40 font-semibold tracking-stat">{scores ? formatScore(scores.fairness) : '–'}</span>
          {band && <span className={joinClasses('font-semibold', bandText[band.tone])}>{band.word}</span>}
        </span>
      </Figure>
      <Figure label="Worst-off">
        <span className="text-16 font-semibold">
          {worst ? (
            <>
              {worst.firstName} {worst.lastName}{' '}
              <span className="text-warn">{formatOver(worst.burdens.total.over ?? 0)}</span>
            </>
          ) : (
            'No one'
          )}
        </span>
        <span className="block text-12 text-muted">
          {worst
            ? `${plural(worst.burdens.total.has, 'shift')}, fair share ${worst.burdens.total.share?.toFixed(1)}`
            : 'No one is more than a shift over their fair share'}
        </span>
      </Figure>
      <Figure label="Unavoidable">
        <span className="text-16 font-semibold">{plural(unavoidable, 'shift')}</span>
        <span className="block text-12 text-muted">
          {unavoidable === 0
            ? 'Everything can be shared evenly'
            : 'No schedule could be more even, so this doesn’t lower the score.'}
        </span>
      </Figure>
      <WouldHelp summary={summary} />
    </dl>
  )
}

/** The newest schedule's first suggestion, and the change itself, found and shown before it is applied. */
function WouldHelp({ summary: { months } }: { summary: PeriodSummary }) {
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } }).data ?? []
  const newest = months[months.length - 1]
  const schedule = schedules.find(({ id }) => id === newest?.scheduleId)
  const [isOpen, setOpen] = useState(false)
  const today = useGroupClock().clock?.today
  const isToCome = schedule !== undefined && today !== undefined && spanOfMonth(schedule).to >= today
  return (
    <Figure label="What would raise the score most">
      <span className="block">{schedule && describeBest(schedule)}</span>
      {schedule && (
        <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          {isToCome && (
            <Button size="dense" onClick={() => setOpen(true)}>
              Preview change
            </Button>
          )}
          <Link
            href={`/schedule?schedule=${schedule.id}#suggestions`}
            className="text-12 font-control text-accent-text hover:underline"
          >
            Open {schedule.name}
          </Link>
        </span>
      )}
      {schedule && isOpen && <ImproveDialog schedule={schedule} onClose={() => setOpen(false)} />}
    </Figure>
  )
}

function describeBest({ name, aiSuggestions: [suggestion], fairnessScore }: Schedule): string {
  if (suggestion) return `In ${name}: ${suggestion}`
  return fairnessScore === null ? 'Assess the newest schedule to find out.' : 'No single change would raise it.'
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-raised px-4 py-4 tablet:px-5">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
