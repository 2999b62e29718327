/** The two periods of My Stats while they are counted: bars where the figures will stand. */
import { statNames } from '../../contract/stats.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function LoadingPeriods() {
  return (
    <div role="status" className="grid items-start gap-5 desktop:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {['month', 'year'].map((period) => (
        <Card key={period}>
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="mt-2 mb-4 h-2.5 w-44" />
          {statNames.map((name) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_56px_72px_64px] gap-x-2 border-t border-line py-3.5"
            >
              <Skeleton className="h-3 w-24" />
              <Skeleton className="ml-auto h-3 w-8" />
              <Skeleton className="ml-auto h-3 w-10" />
              <Skeleton className="ml-auto h-3 w-8" />
              <Skeleton className="col-span-4 mt-2.5 h-1.5 w-full" />
            </div>
          ))}
        </Card>
      ))}
    </div>
  )
}
