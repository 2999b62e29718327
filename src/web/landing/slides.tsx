/** The four slides of the product tour, made of the product’s own parts. */
import type { ReactNode } from 'react'
import { ActivityList } from '../dashboard/activity-card.tsx'
import { DashboardFigures } from '../dashboard/dashboard-figures.tsx'
import { NextShiftCard } from '../dashboard/next-shift-card.tsx'
import { MonthFigures } from '../dashboard/physician-parts.tsx'
import { RecentRequests } from '../dashboard/recent-requests.tsx'
import { KindCounts, RolesOfDay } from '../dashboard/roles-of-day.tsx'
import { UpcomingList } from '../dashboard/upcoming-list.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Logo } from '../ui/logo.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Stat, StatGroup } from '../ui/stat-group.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { DotStrip, SearchChart } from './charts.tsx'
import { MiniRoster } from './mini-roster.tsx'
import {
  markSample,
  sampleActivity,
  sampleAdminId,
  sampleClock,
  sampleCrew,
  sampleFigures,
  sampleNext,
  sampleRequests,
  sampleToday,
  sampleUpcoming,
} from './sample-data.ts'
import { sampleFairness } from './sample-figures.ts'

/** Slide 1: a month being generated, and how close to the best it is. */
export function GenerationSlide() {
  return (
    <div className="relative h-full">
      <div className="h-full overflow-clip rounded-tl-[12px] bg-raised shadow-float">
        <div className="flex items-center gap-3 border-b border-line px-3.5 py-3 tablet:px-5">
          <b className="text-16">January 2027</b>
          <StatusBadge status="draft" />
          <span className="ml-auto text-muted max-desktop:hidden">38 improvements so far</span>
        </div>
        <MiniRoster />
      </div>
      <div className="absolute right-4 bottom-4 w-72 rounded-control border border-line-strong bg-overlay px-4 py-3.5 shadow-float tablet:right-8 tablet:bottom-8">
        <p className="flex justify-between">
          <b>Generating...</b>
          <span className="text-muted">17 s</span>
        </p>
        <SearchChart width={256} height={60} className="mt-2 block w-full overflow-visible" />
        <dl className="mt-2.5 grid grid-cols-3 text-12 text-muted">
          <Figure label="Best" value="92.6" />
          <Figure label="At most" value="94.1" />
          <Figure label="Open" value="2" />
        </dl>
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="text-16 font-semibold text-text">{value}</dd>
    </div>
  )
}

/** Slide 2: what a physician sees on the phone. */
export function PhoneSlide() {
  return (
    <div className="flex justify-center gap-8 pt-2 max-tablet:pr-4 tablet:max-desktop:pr-7">
      <Phone>
        <NextShiftCard
          next={sampleNext}
          mark={markSample(sampleNext.shift)}
          today={sampleToday}
          colleagues={['Kenji Ueda']}
          handOff="7:00 PM to Bao Nguyen, Night"
        />
        <h4 className="text-16 font-semibold">Upcoming shifts</h4>
        <UpcomingList shifts={sampleUpcoming} mark={markSample} today={sampleToday} />
      </Phone>
      <Phone isLower>
        <h4 className="text-16 font-semibold">This Month</h4>
        <MonthFigures counts={{ total: 13, nights: 0, weekends: 3, backup: 0 }} />
        <h4 className="text-16 font-semibold">Recent requests</h4>
        <RecentRequests requests={sampleRequests} />
      </Phone>
    </div>
  )
}

function Phone({ isLower = false, children }: { isLower?: boolean; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'h-211 w-97.5 shrink-0 overflow-clip rounded-[36px] bg-surface ring-8 ring-[#0b1514] [zoom:0.7]',
        isLower && 'mt-16 max-tablet:hidden',
      )}
    >
      <div className="flex h-13 items-center justify-between border-b border-line bg-raised px-4">
        <Logo />
        <Avatar firstName="Chidinma" lastName="Abara" tone="accent" size="medium" />
      </div>
      <div className="flex flex-col gap-3 p-4">{children}</div>
    </div>
  )
}

/** Slide 3: everyone's share, by class of shift. */
export function FairnessSlide() {
  const isWide = useIsWide()
  return (
    <div className="flex h-full flex-col gap-3.5 overflow-clip rounded-tl-[12px] bg-surface p-4 tablet:p-6">
      <div>
        <b className="text-20">Fairness</b>
        <p className="text-muted">October to December 2026</p>
      </div>
      <StatGroup>
        <Stat label="Fairness score" value="94" mark={<Badge tone="good">Excellent</Badge>} />
        <Stat label="Worst-off" value="+1.9" detail="Salma Farouk, nights" />
        {isWide && <Stat label="Unavoidable" value="2 shifts" detail="can’t be shared evenly" />}
      </StatGroup>
      <Card title="Everyone vs. their fair share" padding="none">
        <div>
          {sampleFairness.map(({ title, note, most, shares }) => (
            <div
              key={title}
              className="grid items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0 tablet:grid-cols-[170px_minmax(0,1fr)_110px] desktop:grid-cols-[210px_minmax(0,1fr)_110px] tablet:px-5"
            >
              <p>
                <b>{title}</b>
                <span className="block text-12 text-muted">{note}</span>
              </p>
              <DotStrip
                shares={shares}
                width={420}
                height={66}
                label={`${title}: ${most} vs. fair share`}
                className="block w-full max-w-130"
              />
              <span className="text-12 font-semibold text-warn max-tablet:hidden">{most}</span>
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}

/** Slide 4: the coordinator's start page. */
export function DashboardSlide() {
  return (
    <div className="h-full overflow-clip rounded-tl-[12px] bg-surface">
      <div className="flex flex-col gap-5 p-4 tablet:w-270 tablet:p-7 tablet:[zoom:0.67] desktop:[zoom:0.82]">
        <div>
          <b className="text-22 tracking-title">Admin Dashboard</b>
          <p className="text-muted">Riverbend Hospitalists, Tuesday, December 8</p>
        </div>
        <DashboardFigures
          figures={sampleFigures}
          marks={{
            coverage: (
              <span className="w-24 max-tablet:hidden">
                <ProgressBar label="Coverage" value={sampleFigures.coveragePercentage} />
              </span>
            ),
          }}
        />
        <div className="grid items-start gap-5 tablet:grid-cols-[minmax(0,1fr)_360px]">
          <Card title="On today" padding="none" actions={<KindCounts shifts={sampleCrew} mark={markSample} />}>
            <RolesOfDay shifts={sampleCrew} mark={markSample} />
          </Card>
          <Card title="Recent activity">
            <ActivityList events={sampleActivity} ownId={sampleAdminId} clock={sampleClock} />
          </Card>
        </div>
      </div>
    </div>
  )
}
