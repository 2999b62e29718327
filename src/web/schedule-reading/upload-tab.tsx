/** The upload tab in its three states: nothing analysed yet, analysed, implemented. */
import { useState } from 'react'
import type { Implementation } from '../../contract/schedule-reading.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { AnalysisView } from './analysis-view.tsx'
import { EarlierAnalyses } from './earlier-analyses.tsx'
import { ImplementedPanel } from './implemented-panel.tsx'
import { UploadForm } from './upload-form.tsx'

type UploadTabProps = {
  /** The analysis that the address names. */
  analysisId: number | null
  onShow: (id: number | null) => void
}

export function UploadTab({ analysisId, onShow }: UploadTabProps) {
  const [implemented, setImplemented] = useState<Implementation | null>(null)
  const startNew = () => {
    setImplemented(null)
    onShow(null)
  }
  if (implemented) return <ImplementedPanel made={implemented} onStartNew={startNew} />
  if (analysisId !== null) return <Analysed id={analysisId} onImplemented={setImplemented} onStartNew={startNew} />
  return (
    <div className="flex flex-col gap-5">
      <UploadForm onAnalysed={onShow} />
      <EarlierAnalyses onShow={onShow} />
    </div>
  )
}

type AnalysedProps = { id: number; onImplemented: (made: Implementation) => void; onStartNew: () => void }

function Analysed({ id, onImplemented, onStartNew }: AnalysedProps) {
  const read = useRead('findAnalysis', { params: { id } })
  return (
    <Reading read={read} what="The analysis">
      {(analysis) => <AnalysisView analysis={analysis} onImplemented={onImplemented} onStartNew={onStartNew} />}
    </Reading>
  )
}
