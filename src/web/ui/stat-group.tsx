// Related figures in one card, split by lines instead of spread over several cards.
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

/** Two figures a row on small screens, all in one row from 1180 px; three fit in one row sooner. */
export function StatGroup({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none max-tablet:[&>:last-child:nth-child(odd)]:col-span-2 tablet:has-[>:nth-child(3):last-child]:grid-cols-3">
      {children}
    </dl>
  )
}

export interface StatProps {
  label: ReactNode
  value: ReactNode
  /** The line below that says what the number means now. */
  detail?: ReactNode
  /** A small bar, badge, or chart at the end of the value's line. */
  mark?: ReactNode
}

export function Stat({ label, value, detail, mark }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col bg-raised px-4 pt-4 pb-3.5 tablet:px-5">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-28 font-semibold tracking-stat">{value}</span>
        {mark}
      </dd>
      {detail && <dd className="mt-1.5 text-12 text-muted">{detail}</dd>}
    </div>
  )
}

/** In the place and size of the figures, so that nothing moves when they come. */
export function LoadingStats({ labels, hasDetails = false }: { labels: readonly string[]; hasDetails?: boolean }) {
  return (
    <StatGroup>
      {labels.map((label) => (
        <Stat
          key={label}
          label={label}
          value={<Skeleton className="my-1 h-6 w-14" />}
          detail={hasDetails && <Skeleton className="mt-1 h-3 w-32 max-w-full" />}
        />
      ))}
    </StatGroup>
  )
}
