/** The coordinator's start page: today's state, where to go, and recent activity. */
import { CalendarDays, CalendarRange, Inbox, Scale, Settings, Sparkles, Stethoscope, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useRead } from '../api/use-read.ts'
import { GroupDataExport } from '../exports/group-data-export.tsx'
import { GeneratorCard } from '../generation/generator-card.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import type { Path } from '../paths.ts'
import { type GroupClock, useGroupClock } from '../session/use-session.ts'
import { formatLongDay } from '../text/group-day.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { ActivityCard } from './activity-card.tsx'
import { DashboardFigures, FiguresLoading } from './dashboard-figures.tsx'
import { CoverageMark, OldestMark, OnDutyMark, useStaffing } from './figure-marks.tsx'
import { OnNowCard } from './on-now-card.tsx'
import { type QuickAction, QuickActions } from './quick-actions.tsx'
import { RequestsWaitingCard } from './requests-waiting-card.tsx'
import { ToConfirmLine } from './to-confirm-line.tsx'

const QuickSetup = lazy(async () => ({ default: (await import('../generation/quick-setup.tsx')).QuickSetup }))
const BeforeAfterCard = lazy(async () => ({ default: (await import('./before-after-card.tsx')).BeforeAfterCard }))

const places: (QuickAction & { to: Path })[] = [
  { to: '/admin/schedule-upload', label: 'AI Setup', icon: <Sparkles /> },
  { to: '/admin/physicians', label: 'Physicians', icon: <Stethoscope /> },
  { to: '/schedule', label: 'Schedule', icon: <CalendarDays /> },
  { to: '/admin/group-settings', label: 'Settings', icon: <Settings /> },
  { to: '/schedule', label: 'View Schedules', icon: <CalendarRange />, onWideScreensOnly: true },
  { to: '/admin/physicians', label: 'Manage Physicians', icon: <Users />, onWideScreensOnly: true },
  { to: '/admin/analytics', label: 'Fairness', icon: <Scale />, onWideScreensOnly: true },
]

function actionsOf(pendingRequests: number): QuickAction[] {
  const requests = {
    to: '/admin/requests',
    label: 'Requests',
    icon: <Inbox />,
    count: pendingRequests,
    countLabel: 'pending',
  }
  return [...places.slice(0, 4), requests, ...places.slice(4)]
}

const marksOf = (clock: GroupClock) => ({
  onDuty: <OnDutyMark clock={clock} />,
  oldest: <OldestMark clock={clock} />,
  coverage: <CoverageMark clock={clock} />,
})

export function AdminDashboardPage() {
  const { read: group, clock } = useGroupClock()
  const stats = useRead('dashboardStats', {})
  const staffing = useStaffing()
  const name = group.data?.name
  const day = clock && formatLongDay(clock.timeZone, clock.now)
  return (
    <PageFrame
      title="Admin Dashboard"
      subtitle={[name || 'Your hospitalist group', day].filter(Boolean).join(', ')}
      actions={
        <ButtonLink to="/admin/group-settings" icon={<Settings />}>
          Group Settings
        </ButtonLink>
      }
    >
      <Reading read={group} what="Your group" loading={<PageSpinner />}>
        {({ id: groupId }) => (
          <>
            <ToConfirmLine groupId={groupId} />
            <Suspense>
              <QuickSetup groupId={groupId} />
            </Suspense>
            <Reading
              read={stats}
              what="Your group’s numbers"
              loading={<FiguresLoading />}
              frame={(failure) => <div className="rounded-control border border-line bg-raised">{failure}</div>}
            >
              {(figures) => <DashboardFigures figures={figures} marks={{ staffing, ...(clock && marksOf(clock)) }} />}
            </Reading>
            <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px] desktop:grid-rows-[auto_1fr]">
              <div className="desktop:col-start-2">
                <QuickActions actions={actionsOf(stats.data?.pendingRequests ?? 0)}>
                  <GroupDataExport className="max-tablet:hidden" />
                </QuickActions>
              </div>
              <div className="flex min-w-0 flex-col gap-5 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">
                {clock && <GeneratorCard groupId={groupId} today={clock.today} />}
                <Suspense>{clock && <BeforeAfterCard groupId={groupId} today={clock.today} />}</Suspense>
                {clock && <OnNowCard clock={clock} />}
                {clock && <RequestsWaitingCard groupId={groupId} clock={clock} />}
              </div>
              <div className="desktop:col-start-2">{clock && <ActivityCard clock={clock} />}</div>
            </div>
          </>
        )}
      </Reading>
    </PageFrame>
  )
}
