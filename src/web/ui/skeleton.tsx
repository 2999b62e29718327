// Quiet bars in the place and shape of what is being loaded.
import { joinClasses } from './join-classes.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-loading=""
      className={joinClasses('rounded-chip bg-quiet', className ?? 'h-3 w-full')}
    />
  )
}

const widths = ['w-[38%]', 'w-[30%]', 'w-[44%]', 'w-[34%]']

/** A list that is on its way; `label` is what assistive technology says meanwhile. */
export function SkeletonList({ rows = 3, label = 'Loading...' }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-7 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-[7px]">
            <Skeleton className={joinClasses('h-3', widths[row % widths.length])} />
            <Skeleton className="h-2.5 w-[58%]" />
          </div>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}
