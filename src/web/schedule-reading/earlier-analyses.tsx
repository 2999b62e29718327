/** Schedules that were analysed before, to come back to. */
import { useRead } from '../api/use-read.ts'
import { sayDateOfMoment } from '../text/moments.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

export function EarlierAnalyses({ onShow }: { onShow: (id: number) => void }) {
  const analyses = useRead('listAnalyses', {}).data
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
            <span className="text-12 text-muted">{sayDateOfMoment(createdAt)}</span>
            {implemented && <Badge tone="good">Implemented</Badge>}
            <span className="w-16 text-right">
              <strong className="font-semibold">{score}</strong> <span className="text-12 text-muted">/ 100</span>
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
