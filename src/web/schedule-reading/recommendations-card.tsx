/** Optimization Recommendations: what to change, why, and what it would bring. */
import type { Recommendation } from '../../contract/schedule-reading.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'

const tones: Record<Recommendation['impact'], BadgeTone> = { high: 'bad', medium: 'warn', low: 'quiet' }

export function RecommendationsCard({ recommendations }: { recommendations: Recommendation[] }) {
  return (
    <Card
      title="Optimization Recommendations"
      padding="none"
      actions={recommendations.length > 0 && <span className="text-12 text-muted">by impact; points of the score</span>}
    >
      {recommendations.length === 0 && (
        <p className="px-4 py-4 text-muted tablet:px-5">
          Nothing to recommend: every position is filled, the rules hold, and the burdens are even.
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
