/** The four figures of the admin dashboard; phones show the two that need action. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DashboardStats } from '../../contract/activity.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { LoadingStats, Stat, StatGroup } from '../ui/stat-group.tsx'

type DashboardFiguresProps = {
  figures: DashboardStats
  /** Next to the numbers: whether they are enough, who is on by kind, how long requests wait, which days are short. */
  marks: { staffing?: { words: string; bar: ReactNode }; onDuty?: ReactNode; oldest?: ReactNode; coverage?: ReactNode }
}

export function DashboardFigures({ figures, marks }: DashboardFiguresProps) {
  return (
    <section aria-label="Today in numbers" className="max-tablet:[&>dl>:nth-child(-n+2)]:hidden">
      <StatGroup>
        <Stat
          label="Total physicians"
          value={figures.totalPhysicians}
          detail={
            figures.totalPhysicians === 0 ? (
              <Link href="/admin/group-settings?tab=advanced" className="font-control text-accent-text hover:underline">
                Share the join code from Group Settings
              </Link>
            ) : (
              (marks.staffing?.words ?? 'active in the group')
            )
          }
          mark={marks.staffing?.bar}
        />
        <Stat label="Active shifts" value={figures.activeShifts} detail={describeOnDuty(figures)} mark={marks.onDuty} />
        <Stat
          label="Pending requests"
          value={figures.pendingRequests}
          detail={
            figures.pendingRequests === 0 ? (
              'all caught up'
            ) : (
              <Link href="/admin/requests" className="font-control text-accent-text hover:underline">
                Review requests
              </Link>
            )
          }
          mark={marks.oldest}
        />
        <Stat
          label="Coverage"
          value={isNothingPublished(figures) ? '–' : `${figures.coveragePercentage}%`}
          detail={describeOpen(figures)}
          mark={marks.coverage}
        />
      </StatGroup>
    </section>
  )
}

/** In the place and size of the figures, so nothing moves when they load. */
export function FiguresLoading() {
  return (
    <div role="status" className="max-tablet:[&>dl>:nth-child(-n+2)]:hidden">
      <span className="sr-only">Loading numbers...</span>
      <LoadingStats labels={['Total physicians', 'Active shifts', 'Pending requests', 'Coverage']} hasDetails />
    </div>
  )
}

function describeOnDuty({ activeShifts, onCallToday }: DashboardStats): string {
  const backup = onCallToday === 0 ? 'no one' : onCallToday
  return activeShifts === 0 && onCallToday === 0 ? 'No one is on right now' : `on now, ${backup} on call today`
}

function isNothingPublished({ openShifts, coveragePercentage }: DashboardStats): boolean {
  return openShifts === 0 && coveragePercentage === 0
}

function describeOpen(figures: DashboardStats): string {
  const { openShifts, nextOpenDate } = figures
  if (isNothingPublished(figures)) return 'No published shifts ahead'
  if (openShifts === 0) return 'No open shifts ahead'
  const shifts = `${plural(openShifts, 'open shift')} ahead`
  return nextOpenDate ? `${shifts}, first on ${formatDate(nextOpenDate)}` : shifts
}
