/** Rows of the table that were read as titles, headings, or totals, and a way to put one back. */
import { plural } from '../../../engine/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { SkippedRow } from './table-rows.ts'

type SkippedRowsProps = { skipped: readonly SkippedRow[]; onPutBack: (row: SkippedRow) => void }

export function SkippedRows({ skipped, onPutBack }: SkippedRowsProps) {
  if (skipped.length === 0) return null
  return (
    <Card
      padding="none"
      title={`${plural(skipped.length, 'row')} skipped`}
      description="These don’t look like physicians. Put back any that are."
    >
      <ul className="divide-y divide-line">
        {skipped.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <li key={place} className="flex flex-wrap items-center gap-x-3 px-4 py-1.5 tablet:px-5">
            <span className="min-w-0 flex-1 truncate">{textOf(row)}</span>
            <span className="text-12 text-muted">{row.reason}</span>
            <Button variant="link" aria-label={`Put back ${textOf(row)}`} onClick={() => onPutBack(row)}>
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function textOf({ cells }: SkippedRow): string {
  return cells.filter((cell) => cell !== '').join(', ')
}
