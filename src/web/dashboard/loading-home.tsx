/** My Schedule while it is on its way: bars where the next shift and the days after it will stand. */
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const days = ['1', '2', '3', '4', '5']

export function LoadingHome() {
  return (
    <div role="status" className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
      <span className="sr-only">Loading...</span>
      <div className="flex flex-col gap-5">
        <Card>
          <Skeleton className="h-3 w-20" />
          <Skeleton className="mt-3.5 h-7 w-3/5" />
          <Skeleton className="mt-3.5 h-6 w-2/5" />
          <Skeleton className="mt-6 h-3 w-4/5" />
          <Skeleton className="mt-3 h-3 w-3/5" />
        </Card>
        <Card>
          {days.map((day) => (
            <div key={day} className="flex items-center gap-4 py-2.5">
              <Skeleton className="h-3 w-20" />
              <Skeleton className="h-6 w-10" />
              <Skeleton className="h-3 w-24" />
            </div>
          ))}
        </Card>
      </div>
      <Card className="max-desktop:hidden">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="mt-5 h-3 w-4/5" />
        <Skeleton className="mt-5 h-3 w-3/5" />
        <Skeleton className="mt-5 h-3 w-4/5" />
      </Card>
    </div>
  )
}
