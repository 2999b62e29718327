/** Continues the search from a draft that hit the time limit, and opens the resulting draft. */
import { useLocation } from 'wouter'
import type { Schedule } from '../../contract/schedules.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

type SearchLongerProps = { schedule: Pick<Schedule, 'id' | 'month' | 'year' | 'status'> }

/** Hidden for published schedules: people already have those shifts. */
export function SearchLonger({ schedule: { id, month, year, status } }: SearchLongerProps) {
  const search = useChange('generateSchedule', { as: 'searchLonger', isAnswered: () => true })
  const [, navigate] = useLocation()
  if (status !== 'draft') return null
  const start = () =>
    search.mutate(
      { body: { month, year, continues: id } },
      {
        onSuccess: ({ schedule }) => navigate(`/schedule?schedule=${schedule.id}`),
        onError: (error) => toast({ title: 'Couldn’t search longer', description: reasonOf(error), tone: 'bad' }),
      },
    )
  return (
    <Button
      variant="link"
      size="dense"
      title="Continues from this draft for twice as long"
      loading={search.isPending}
      loadingLabel="Searching..."
      onClick={start}
    >
      Search longer
    </Button>
  )
}
