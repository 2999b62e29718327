/** One analysis: where it comes from, how good the schedule is, what was found in it, and taking it over. */
import { FileSpreadsheet } from 'lucide-react'
import type { Implementation, ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { Button } from '../ui/button.tsx'
import { EfficiencyCard } from './efficiency-card.tsx'
import { doubtsPlace, FindingsCard } from './findings-card.tsx'
import { ImplementBar } from './implement-bar.tsx'
import { RecommendationsCard } from './recommendations-card.tsx'
import { RolesCard } from './roles-card.tsx'
import { ShiftTypesCard } from './shift-types-card.tsx'

type AnalysisViewProps = {
  analysis: ScheduleAnalysis
  onImplemented: (made: Implementation) => void
  onStartNew: () => void
}

export function AnalysisView({ analysis, onImplemented, onStartNew }: AnalysisViewProps) {
  return (
    <div className="flex flex-col gap-5">
      <Source analysis={analysis} onStartNew={onStartNew} />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <EfficiencyCard efficiency={analysis.efficiency} months={analysis.months} />
          <ShiftTypesCard shiftTypes={analysis.shiftTypes} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <RolesCard roles={analysis.roles} />
          <RecommendationsCard recommendations={analysis.recommendations} />
        </div>
      </div>
      <FindingsCard analysis={analysis} />
      <ImplementBar analysis={analysis} onImplemented={onImplemented} />
    </div>
  )
}

function Source({ analysis, onStartNew }: Pick<AnalysisViewProps, 'analysis' | 'onStartNew'>) {
  const { fileName, summary, notUnderstood, implemented } = analysis
  return (
    <section
      aria-label="Source"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-raised px-4 py-3.5 tablet:px-5"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
        <FileSpreadsheet aria-hidden="true" className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="truncate font-semibold">{fileName ?? 'Pasted text'}</h2>
        <p className="text-12 text-muted">
          {summary}
          {notUnderstood.length > 0 && (
            <>
              {' '}
              {notUnderstood.length} not understood,{' '}
              <a href={`#${doubtsPlace}`} className="font-semibold text-accent-text underline-offset-3 hover:underline">
                see them
              </a>
            </>
          )}
          {implemented && ' Implemented before: what is there already stays as it is.'}
        </p>
      </div>
      <Button onClick={onStartNew}>Start New Analysis</Button>
    </section>
  )
}
