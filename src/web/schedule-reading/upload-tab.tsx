/** The upload tab in its three states: nothing analyzed yet, analyzed, implemented. */
import { useState } from 'react'
import type { Implementation } from '../../contract/implementation.ts'
import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import type { ReadingConstraint } from '../../contract/sheet-reading.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useTimeZone } from '../session/use-session.ts'
import { formatDateOfMoment } from '../text/moments.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AnalysisView } from './analysis-view.tsx'
import type { Correctable } from './corrections.ts'
import { ImplementedPanel } from './implemented-panel.tsx'
import { type ScheduleSource, UploadForm } from './upload-form.tsx'

/** What was sent here, the analysis that came of it, and the corrections that it had before, for undoing. */
type Sent = {
  analysis: ScheduleAnalysis
  source: ScheduleSource
  constraints: ReadingConstraint[]
  earlier: ReadingConstraint[][]
}

type UploadTabProps = {
  /** The analysis that the address names. */
  analysisId: number | null
  onShow: (id: number | null) => void
}

export function UploadTab({ analysisId, onShow }: UploadTabProps) {
  const [implemented, setImplemented] = useState<Implementation | null>(null)
  const [sent, setSent] = useState<Sent>()
  const startNew = () => {
    setImplemented(null)
    setSent(undefined)
    onShow(null)
  }
  if (implemented) return <ImplementedPanel made={implemented} onStartNew={startNew} />
  const show = (next: Sent) => {
    setSent(next)
    onShow(next.analysis.id)
  }
  if (analysisId !== null) {
    if (sent?.analysis.id !== analysisId)
      return <Analyzed id={analysisId} onImplemented={setImplemented} onStartNew={startNew} />
    const { analysis, source, constraints, earlier } = sent
    const before = earlier.at(-1)
    const file: Correctable = {
      source,
      constraints,
      before,
      onCorrected: (corrected, all) =>
        show({ analysis: corrected, source, constraints: all, earlier: [...earlier, constraints] }),
      onUndone: (undone) =>
        show({ analysis: undone, source, constraints: before ?? [], earlier: earlier.slice(0, -1) }),
    }
    return <AnalysisView analysis={analysis} file={file} onImplemented={setImplemented} onStartNew={startNew} />
  }
  return (
    <div className="flex flex-col gap-5">
      <UploadForm
        onAnalyzed={(analysis, source) =>
          show({ analysis, source, constraints: analysis.remembered?.constraints ?? [], earlier: [] })
        }
      />
      <EarlierAnalyses onShow={onShow} />
    </div>
  )
}

type AnalyzedProps = {
  id: number
  onImplemented: (made: Implementation) => void
  onStartNew: () => void
}

/** An analysis that was opened by its address: the file itself is not at hand. */
function Analyzed({ id, onImplemented, onStartNew }: AnalyzedProps) {
  const read = useRead('findAnalysis', { params: { id } })
  return (
    <Reading read={read} what="The analysis">
      {(analysis) => <AnalysisView analysis={analysis} onImplemented={onImplemented} onStartNew={onStartNew} />}
    </Reading>
  )
}

/** Schedules that were analyzed before, to come back to. */
function EarlierAnalyses({ onShow }: { onShow: (id: number) => void }) {
  const analyses = useRead('listAnalyses', {}).data
  const timeZone = useTimeZone()
  if (!analyses || analyses.length === 0) return null
  return (
    <Card title="Earlier analyses" padding="none">
      <ul>
        {analyses.map(({ id, fileName, summary, score, implemented, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 tablet:px-5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="truncate font-semibold">{fileName ?? 'Pasted text'}</p>
              <p className="text-12 text-muted">{summary}</p>
            </div>
            <span className="text-12 text-muted">{formatDateOfMoment(createdAt, timeZone)}</span>
            {implemented && <Badge tone="good">Implemented</Badge>}
            <span className="w-16 text-right">
              {score === null ? (
                <span className="text-12 text-muted">no score</span>
              ) : (
                <>
                  <strong className="font-semibold">{score}</strong> <span className="text-12 text-muted">/ 100</span>
                </>
              )}
            </span>
            <Button size="dense" onClick={() => onShow(id)}>
              Open<span className="sr-only"> {fileName ?? 'pasted text'}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
