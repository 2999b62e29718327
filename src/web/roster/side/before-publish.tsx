/** At the bottom of the panel next to a draft: what is left before it is published, live. */
import { ChevronDown } from 'lucide-react'
import type { Point } from '../../schedule-actions/point.ts'
import { countLeft, PublishChecklist } from '../../schedule-actions/publish-checklist.tsx'
import { type Judged, usePublishPoints } from '../../schedule-actions/publish-points.ts'
import type { Desk } from '../use-desk.ts'

type BeforePublishProps = { desk: Desk; cannotCheck: string | undefined }

export function BeforePublish({ desk, cannotCheck }: BeforePublishProps) {
  const { schedule, missing, conflicts, overridden, checked, edits } = desk
  const judged: Judged | undefined = checked && {
    conflicts,
    overridden: overridden.length,
    furthest: checked.furthest,
  }
  const points = usePublishPoints({ schedule, shifts: edits.shifts, missing, judged })
  const left = countLeft(points)
  // Their lists are right above.
  const short = points.map((point) => (isListed(point) ? { ...point, says: undefined, action: undefined } : point))
  return (
    <details
      open
      className="group flex max-h-[52%] min-h-11 flex-col overflow-y-auto border-t border-line-strong bg-raised"
    >
      <summary className="sticky top-0 flex h-11 shrink-0 cursor-pointer list-none items-center gap-2 border-line bg-raised px-4 group-open:border-b">
        <h3 className="text-14 font-semibold">Before you publish</h3>
        <span className="ml-auto text-12 text-muted">{left === 0 ? 'All done' : `${left} to look at`}</span>
        <ChevronDown className="size-3.5 text-faint transition-transform group-open:rotate-180" />
      </summary>
      <PublishChecklist
        {...{ schedule, judged }}
        points={short}
        isJudging={judged === undefined && cannotCheck === undefined}
        onChanged={edits.recordChanged}
      />
    </details>
  )
}

function isListed({ id }: Point): boolean {
  return id === 'open' || id === 'missing' || id === 'conflicts'
}
