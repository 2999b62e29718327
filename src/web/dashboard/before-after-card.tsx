/** The first month Evenshift generated next to the last one before it: what the group has gained. */
import { GitCompareArrows } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { addMonths, monthOf } from '../../engine/month.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { ComparedGains } from '../schedule-actions/compared-scores.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const CompareDialog = lazy(async () => ({
  default: (await import('../schedule-actions/compare-dialog.tsx')).CompareDialog,
}))

type Pair = { before: Schedule; after: Schedule }

export function BeforeAfterCard({ groupId, today }: { groupId: number; today: string }) {
  const schedules = useRead('listSchedules', { params: { groupId } })
  const pair = findPair(schedules.data ?? [], today)
  return pair ? <BeforeAfter {...pair} /> : null
}

function BeforeAfter({ before, after }: Pair) {
  const [isOpen, open] = useState(false)
  const read = useRead('compareSchedules', { params: { id: before.id, otherId: after.id } })
  return (
    <Card
      title="Before and after"
      description={`${before.name} was made by hand, ${after.name} by Evenshift.`}
      actions={
        <Button icon={<GitCompareArrows />} onClick={() => open(true)}>
          Compare
        </Button>
      }
    >
      <Reading read={read} what="The comparison" loading={<SkeletonList of="facts" rows={4} />}>
        {(comparison) => <ComparedGains comparison={comparison} />}
      </Reading>
      {isOpen && (
        <Suspense fallback={null}>
          <CompareDialog schedule={before} schedules={[before, after]} onClose={() => open(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** The first published month that was generated, if it isn't over and the one before it wasn't generated. */
export function findPair(schedules: Schedule[], today: string): Pair | undefined {
  const active = schedules.filter(({ status }) => status === 'active')
  const inMonth = (wanted: { month: number; year: number }) =>
    active.find(({ month, year }) => month === wanted.month && year === wanted.year)
  const thisMonth = monthOf(today)
  for (const month of [thisMonth, addMonths(thisMonth, 1)]) {
    const [before, after] = [inMonth(addMonths(month, -1)), inMonth(month)]
    if (before && after?.details && !before.details) return { before, after }
  }
  return undefined
}
