/** The summary of a group's physicians: how many there are, and who works today. */
import { isStaff } from '../../contract/staff.ts'
import type { User } from '../../contract/users.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stat, StatGroup } from '../ui/stat-group.tsx'

export function PhysicianFigures({ physicians }: { physicians: User[] }) {
  const stats = useRead('dashboardStats', {})
  // People who joined with the code don't count before a coordinator confirms them.
  const working = physicians.filter(({ isScheduled, isConfirmed }) => isScheduled && isConfirmed)
  const active = working.filter(isStaff)
  const fte = active.reduce((sum, physician) => sum + physician.fte, 0)
  const pending = stats.error ? '–' : <Skeleton className="my-1 h-6 w-10" />
  return (
    <StatGroup>
      <Stat
        label="Total physicians"
        value={working.length}
        detail={describeInactive(working.length, working.length - active.length)}
      />
      <Stat label="Active" value={active.length} detail={`${round(fte, 2)} FTE total`} />
      <Stat
        label="Active Today"
        value={stats.data?.activeToday ?? pending}
        detail={stats.data ? `${stats.data.activeShifts} on a shift now` : 'on a shift today'}
      />
      <Stat label="On Call" value={stats.data?.onCallToday ?? pending} detail="backup or coverage today" />
    </StatGroup>
  )
}

function describeInactive(total: number, count: number): string {
  if (total === 0) return 'no one yet'
  return count === 0 ? 'all active' : `${count} inactive`
}
