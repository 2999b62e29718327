// Related figures in one card, split by lines instead of spread over several cards.
import type { ReactNode } from 'react'

/** Two figures a row on small screens, all in one row from 1180 px. */
export function StatGroup({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none max-desktop:[&>:last-child:nth-child(odd)]:col-span-2">
      {children}
    </dl>
  )
}

export interface StatProps {
  label: ReactNode
  value: ReactNode
  /** The line below that says what the number means now. */
  detail?: ReactNode
  /** A small bar, badge or chart at the end of the value's line. */
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
