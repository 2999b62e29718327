/** What a person said about the file; each can be taken back by itself. */
import { X } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Corrections, describeCorrection } from '../corrections.ts'

export function CorrectionsCard({ corrections }: { corrections: Corrections }) {
  const { constraints, isReading, takeBack } = corrections
  if (constraints.length === 0) return null
  return (
    <Card title="Your corrections" padding="none">
      <ul aria-label="Your corrections">
        {constraints.map((one) => (
          <li
            key={JSON.stringify(one)}
            className="flex items-center gap-2 border-b border-line py-1 pr-2 pl-4 last:border-b-0"
          >
            <span className="min-w-0 flex-1">{describeCorrection(one)}</span>
            <IconButton
              label={`Undo ${describeCorrection(one)}`}
              icon={<X />}
              variant="quiet"
              disabled={isReading}
              onClick={() => takeBack(one)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
