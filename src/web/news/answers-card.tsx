/** For coordinators: who says the changes to a published schedule look good, who has a problem, and who hasn't answered. */
import { MessageSquareWarning } from 'lucide-react'
import type { NewsAnswers } from '../../contract/news.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { formatAgo } from '../text/moments.ts'
import { Card } from '../ui/card.tsx'

/** Hidden until someone was notified of the schedule. */
export function AnswersCard({ schedule }: { schedule: Schedule }) {
  const answers = useRead('newsAnswers', { params: { id: schedule.id } }).data
  if (!answers) return null
  const { looksGood, problems, waiting } = answers
  if (looksGood.length + problems.length + waiting.length === 0) return null
  return (
    <Card title="Responses" description={summarize(answers)}>
      {problems.length > 0 && (
        <ul aria-label="Problems" className="mb-2 flex flex-col gap-2">
          {problems.map(({ physicianId, name, at, says }) => (
            <li key={physicianId} className="flex gap-2">
              <MessageSquareWarning className="mt-0.5 size-4 shrink-0 text-warn" />
              <span>
                <b className="font-semibold">{name}</b>: {says}{' '}
                <span className="text-12 text-muted">{formatAgo(at)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Names title="No answer yet" people={waiting} />
      <Names title="Looks good" people={looksGood} />
    </Card>
  )
}

function summarize({ looksGood, problems, waiting }: NewsAnswers): string {
  const all = new Set([...looksGood, ...problems, ...waiting].map(({ physicianId }) => physicianId)).size
  const trouble = problems.length === 0 ? '' : `, ${problems.length} reported a problem`
  return `${looksGood.length} of ${all} said it looks good${trouble}`
}

function Names({ title, people }: { title: string; people: { name: string }[] }) {
  if (people.length === 0) return null
  return (
    <details className="border-t border-line py-2">
      <summary className="cursor-pointer font-control">
        {title} ({people.length})
      </summary>
      <p className="pt-1 text-muted">{people.map(({ name }) => name).join(', ')}</p>
    </details>
  )
}
