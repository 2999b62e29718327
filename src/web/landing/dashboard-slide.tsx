/** Slide 4: the coordinator's start page. */
import { ActivityList } from '../dashboard/activity-card.tsx'
import { DashboardFigures } from '../dashboard/dashboard-figures.tsx'
import { KindCounts, RolesOfDay } from '../dashboard/roles-of-day.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { markSample, sampleActivity, sampleAdminId, sampleClock, sampleCrew, sampleFigures } from './sample-data.ts'

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
