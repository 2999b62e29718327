/** Several months requested together: which have a draft, which is in progress, which are waiting. */
import { Check, CircleDashed, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { Generation } from '../../contract/generation.ts'
import { formatMonth } from '../../engine/text/dates.ts'

const marks = {
  queued: <CircleDashed className="size-4 text-faint" />,
  running: <LoaderCircle className="size-4 animate-spin text-accent-text motion-reduce:animate-none" />,
  done: <Check className="size-4 text-good" />,
  cancelled: <Check className="size-4 text-muted" />,
  failed: <TriangleAlert className="size-4 text-warn" />,
}

export function MonthsInRow({ series }: { series: Generation[] }) {
  const made = series.filter(({ scheduleId }) => scheduleId !== null).length
  return (
    <div className="px-4 pt-3 tablet:px-5">
      <p className="text-12 text-muted">
        {made} of {series.length} months done. Each builds on the one before.
      </p>
      <ol aria-label="Months" className="flex flex-wrap gap-x-5 gap-y-1 pt-1.5">
        {series.map((one) => (
          <li key={one.id} className="flex items-center gap-1.5">
            {marks[one.state]}
            <MonthName generation={one} />
            <span className="text-12 text-muted">{describeState(one)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function MonthName({ generation }: { generation: Generation }) {
  if (generation.scheduleId === null) return <span>{formatMonth(generation)}</span>
  return (
    <Link
      href={`/schedule?schedule=${generation.scheduleId}`}
      className="font-control text-accent-text hover:underline"
    >
      {formatMonth(generation)}
    </Link>
  )
}

function describeState({ state, scheduleId }: Generation): string {
  if (state === 'queued') return 'waiting'
  if (state === 'running') return 'in progress'
  if (state === 'failed') return 'not generated'
  if (scheduleId === null) return 'stopped'
  return 'draft'
}
