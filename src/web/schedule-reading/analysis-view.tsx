/** One analysis: where it comes from, how good the schedule is, what was found in it, and implementing it. */
import { FileSpreadsheet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Implementation } from '../../contract/implementation.ts'
import type { Recommendation, ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Correctable } from './corrections.ts'
import { EfficiencyCard } from './efficiency-card.tsx'
import { doubtsPlace, FindingsCard } from './findings-card.tsx'
import { ImplementBar } from './implement-bar.tsx'
import { RememberedNotice } from './remembered-notice.tsx'
import { RolesCard } from './roles-card.tsx'
import { ShiftTypesCard } from './shift-types-card.tsx'

const ReadingPanel = lazy(async () => ({ default: (await import('./sheet/reading-panel.tsx')).ReadingPanel }))

type AnalysisViewProps = {
  analysis: ScheduleAnalysis
  onImplemented: (made: Implementation) => void
  onStartNew: () => void
  /** The file itself, while it is at hand. */
  file?: Correctable | undefined
}

export function AnalysisView({ analysis, onImplemented, onStartNew, file }: AnalysisViewProps) {
  const isSure = analysis.reading?.isSure !== false
  const [isReadingShown, setIsReadingShown] = useState(!isSure)
  const hasReading = analysis.sheets !== undefined || !isSure
  return (
    <div className="flex flex-col gap-5">
      <Source
        analysis={analysis}
        onStartNew={onStartNew}
        isReadingShown={isReadingShown}
        onShowReading={hasReading ? setIsReadingShown : undefined}
      />
      {analysis.remembered && <RememberedNotice says={analysis.remembered.says} file={file} />}
      {hasReading && isReadingShown && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ReadingPanel analysis={analysis} file={file} />
        </Suspense>
      )}
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <EfficiencyCard efficiency={analysis.efficiency} months={analysis.months} />
          <ShiftTypesCard shiftTypes={analysis.shiftTypes} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <RolesCard roles={analysis.roles} />
          {analysis.efficiency.score !== null && <RecommendationsCard recommendations={analysis.recommendations} />}
        </div>
      </div>
      <FindingsCard analysis={analysis} />
      {/* Each reading starts with its own preselected choices. */}
      <ImplementBar key={analysis.id} analysis={analysis} onImplemented={onImplemented} />
    </div>
  )
}

type SourceProps = Pick<AnalysisViewProps, 'analysis' | 'onStartNew'> & {
  isReadingShown: boolean
  onShowReading: ((isShown: boolean) => void) | undefined
}

function Source({ analysis, onStartNew, isReadingShown, onShowReading }: SourceProps) {
  const { fileName, summary, notUnderstood, implemented } = analysis
  return (
    <section
      aria-label="Source"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-raised px-4 py-3.5 tablet:px-5"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
        <FileSpreadsheet className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="truncate font-semibold">{fileName ?? 'Pasted text'}</h2>
        <p className="text-12 text-muted">
          {summary}
          {notUnderstood.length > 0 && (
            <>
              {' '}
              We couldn’t read {plural(notUnderstood.length, 'item')}:{' '}
              <a href={`#${doubtsPlace}`} className="font-semibold text-accent-text underline-offset-3 hover:underline">
                {pluralWord(notUnderstood.length, 'see it', 'see them')}
              </a>
              .
            </>
          )}
          {implemented && ' You implemented this before. What already exists stays.'}
        </p>
      </div>
      {onShowReading && (
        <Button variant="quiet" aria-expanded={isReadingShown} onClick={() => onShowReading(!isReadingShown)}>
          {isReadingShown ? 'Hide the file' : 'Check how we read it'}
        </Button>
      )}
      <Button onClick={onStartNew}>Start New Analysis</Button>
    </section>
  )
}

const tones: Record<Recommendation['impact'], BadgeTone> = { high: 'bad', medium: 'warn', low: 'quiet' }

/** Optimization Recommendations: what to change, why, and what it would bring. */
function RecommendationsCard({ recommendations }: { recommendations: Recommendation[] }) {
  return (
    <Card
      title="Optimization Recommendations"
      padding="none"
      actions={
        recommendations.length > 0 && (
          <span className="text-12 text-muted">by impact, with points added to the score</span>
        )
      }
    >
      {recommendations.length === 0 && (
        <p className="px-4 py-4 text-muted tablet:px-5">
          Nothing to recommend: every position is filled, no rule is broken, and work is shared evenly.
        </p>
      )}
      <ul aria-label="Optimization Recommendations">
        {recommendations.map(({ impact, category, suggestion, reasoning, gain }) => (
          <li
            key={`${category} ${suggestion}`}
            className="grid grid-cols-[4.5rem_1fr_auto] gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 tablet:grid-cols-[4.5rem_7.5rem_1fr_auto] tablet:px-5"
          >
            <Badge tone={tones[impact]} className="justify-center">
              {impact}
            </Badge>
            <span className="text-muted">{category}</span>
            <div className="max-tablet:col-span-3 max-tablet:row-start-2">
              <p className="font-semibold">{suggestion}</p>
              <p className="text-12 text-muted">{reasoning}</p>
            </div>
            <span className="text-right font-semibold text-good">
              {gain !== null && gain > 0 && (
                <>
                  +{gain}
                  <span className="sr-only"> points</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
