/** How sure a finding is, and the cells of the file that say it. */
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Popover } from '../ui/popover.tsx'

type EvidenceProps = { of: string; confidence: number; cells: readonly string[]; cellCount: number }

export function EvidenceButton({ of, confidence, cells, cellCount }: EvidenceProps) {
  const { word, tone } = sureWord(confidence)
  return (
    <Popover
      label="Where we found it"
      align="end"
      className="max-w-80 p-3"
      trigger={
        <button type="button" className="min-h-6 rounded-full" aria-label={`${word}. Where we found it: ${of}`}>
          <Badge tone={tone}>{word}</Badge>
        </button>
      }
    >
      <p>
        <strong className="font-semibold">{word}</strong> ({Math.round(confidence * 100)}%)
      </p>
      <p className="mt-1 text-muted">{formatCells(cells, cellCount)}</p>
    </Popover>
  )
}

/** "December, B4; December, C4 and 59 more" */
export function formatCells(cells: readonly string[], cellCount: number): string {
  if (cells.length === 0) return 'Based on the whole file.'
  const more = cellCount - cells.length
  return `From ${cells.join('; ')}${more > 0 ? ` and ${more} more` : ''}.`
}

export function sureWord(confidence: number): { word: string; tone: BadgeTone } {
  if (confidence >= 0.8) return { word: 'Sure', tone: 'good' }
  return confidence >= 0.5 ? { word: 'Likely', tone: 'warn' } : { word: 'A guess', tone: 'bad' }
}
