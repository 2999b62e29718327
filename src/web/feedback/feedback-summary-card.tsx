/** The group's feedback on a schedule: the average, the distribution of stars, topics, and comments. */
import { MessageSquareHeart } from 'lucide-react'
import { type FeedbackSummary, fewestForTexts } from '../../contract/feedback.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { describeCategory } from './category-words.ts'

export function FeedbackSummaryCard({ schedule }: { schedule: Pick<Schedule, 'id' | 'name'> }) {
  const read = useRead('feedbackSummary', { params: { id: schedule.id } }, { canWait: true })
  return (
    <Card
      title="Feedback"
      description={`What physicians say about ${schedule.name}`}
      padding={read.data?.answers === 0 ? 'none' : 'regular'}
    >
      <Reading read={read} what="The feedback">
        {(summary) =>
          summary.answers === 0 ? (
            <EmptyState icon={<MessageSquareHeart />} title="No feedback yet">
              Physicians can rate a published schedule on its page.
            </EmptyState>
          ) : (
            <Summary summary={summary} />
          )
        }
      </Reading>
    </Card>
  )
}

function Summary({ summary }: { summary: FeedbackSummary }) {
  const { answers, asked, average, ratings, opinions } = summary
  const categories = summary.categories.filter(({ count }) => count > 0)
  return (
    <div className="flex flex-col gap-4">
      <p>
        <b className="text-22 font-semibold">{average === null ? '–' : average.toFixed(1)}</b> of 5 stars,{' '}
        <span className="text-muted">
          {answers} of {asked} answered
        </span>
      </p>
      <ul aria-label="Stars" className="flex flex-col gap-1.5">
        {ratings
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars} className="grid grid-cols-[56px_minmax(0,1fr)_24px] items-center gap-3 text-12 text-muted">
              {plural(stars, 'star')}
              <ProgressBar
                label={plural(stars, 'star')}
                value={count}
                max={answers}
                valueText={`${count} of ${answers}`}
              />
              <span className="text-right">{count}</span>
            </li>
          ))}
      </ul>
      {categories.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {categories.map(({ category, count }) => (
            <Badge key={category}>
              {describeCategory(category)} {count}
            </Badge>
          ))}
        </p>
      )}
      <Opinions opinions={opinions.filter(({ comments }) => comments)} />
      {answers < fewestForTexts && (
        <p className="text-12 text-muted">Anonymous comments show once {fewestForTexts} people have answered.</p>
      )}
    </div>
  )
}

function Opinions({ opinions }: Pick<FeedbackSummary, 'opinions'>) {
  if (opinions.length === 0) return null
  return (
    <ul aria-label="Comments" className="divide-y divide-line border-t border-line">
      {opinions.map(({ comments, name, rating }) => (
        <li key={`${comments} ${name} ${rating}`} className="py-2">
          <p className="whitespace-pre-line">{comments}</p>
          <p className="text-12 text-muted">
            {name ?? 'Anonymous'}, {plural(rating, 'star')}
          </p>
        </li>
      ))}
    </ul>
  )
}
