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
const sentenceWidths = ['w-[82%]', 'w-[64%]', 'w-[90%]', 'w-[72%]']

interface SkeletonListProps {
  /** What comes: people with a picture, shifts with a chip, facts with a badge, or plain sentences. */
  of: 'people' | 'shifts' | 'facts' | 'sentences'
  rows?: number
  /** What assistive technology says meanwhile. */
  label?: string
}

/** A list that is on its way. */
export function SkeletonList({ of, rows = 3, label = 'Loading...' }: SkeletonListProps) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={row} className="flex items-center gap-3">
          {of === 'people' && <Skeleton className="size-7 shrink-0 rounded-full" />}
          {of === 'shifts' && <Skeleton className="h-6 w-10 shrink-0" />}
          <div className="flex flex-1 flex-col gap-[7px]">
            <Skeleton
              className={joinClasses('h-3', (of === 'sentences' ? sentenceWidths : widths)[row % widths.length])}
            />
            {of !== 'sentences' && <Skeleton className="h-2.5 w-[58%]" />}
          </div>
          {of !== 'sentences' && <Skeleton className="h-5 w-16 shrink-0" />}
        </div>
      ))}
    </div>
  )
}
