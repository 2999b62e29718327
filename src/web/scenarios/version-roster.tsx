/** A version in the roster, to look at closely before it's used. */
import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Scenario } from '../../contract/scenarios.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Figures } from './current-schedule.tsx'
import { UseDialog } from './version-card.tsx'
import { versionTitle } from './version-words.ts'

const RosterPreview = lazy(async () => ({ default: (await import('../roster/roster-preview.tsx')).RosterPreview }))

/** `opened` is its address: 12-full-weeks. */
export function VersionRoster({ scenarios, opened }: { scenarios: Scenario[]; opened: string }) {
  const scenario = scenarios.find(({ id }) => opened.startsWith(`${id}-`))
  const version = scenario?.versions.find(({ sense }) => opened === `${scenario.id}-${sense}`)
  if (!scenario || !version || scenario.comparedWith?.scheduleId == null) return <Gone />
  return <Opened key={opened} scenario={scenario} version={version} scheduleId={scenario.comparedWith.scheduleId} />
}

const back = (month: string) => `/admin/scenarios?month=${month}`

function Gone() {
  return (
    <PageFrame title="Scenarios" back={<BackLink to="/admin/scenarios">Scenarios</BackLink>}>
      <Card>
        <EmptyState icon={<FlaskConical />} title="This version is gone">
          The scenario was deleted or run again.
        </EmptyState>
      </Card>
    </PageFrame>
  )
}

type OpenedProps = { scenario: Scenario; version: Scenario['versions'][number]; scheduleId: number }

function Opened({ scenario, version, scheduleId }: OpenedProps) {
  const { groupId } = useMember()
  const { clock } = useGroupClock()
  const [isAsking, ask] = useState(false)
  const { id, year, month, offersAlternatives } = scenario
  const schedules = useRead('listSchedules', { params: { groupId } })
  const shifts = useRead('versionShifts', { params: { id }, query: { sense: version.sense } })
  const title = versionTitle(version)
  const all = schedules.data
  const schedule = all?.find((one) => one.id === scheduleId)
  if (!clock || !all) return <PageSpinner />
  if (!schedule) return <Gone />
  const address = `${back(`${year}-${String(month).padStart(2, '0')}`)}&show=${id}`
  return (
    <Reading read={shifts} what="The version" loading={<PageSpinner />}>
      {(drawn) => (
        <Suspense fallback={<PageSpinner />}>
          <RosterPreview
            schedule={schedule}
            schedules={all}
            today={clock.today}
            shifts={drawn}
            head={
              <>
                <div className="min-w-0 flex-1 basis-56">
                  <BackLink to={address}>Scenarios</BackLink>
                  <h1 className="flex flex-wrap items-center gap-2 text-20 leading-6 font-semibold tracking-title">
                    {offersAlternatives ? title : scenario.name}
                    <Badge>Scenario</Badge>
                  </h1>
                  <p className="mt-0.5 text-12 text-muted">
                    {formatMonth(scenario)}, on a copy. Nothing changes until you use it. Marked shifts differ from your
                    schedule.
                  </p>
                </div>
                <Figures measures={version.measures} />
                <Button variant="primary" onClick={() => ask(true)}>
                  Use this one
                </Button>
                {isAsking && <UseDialog scenario={scenario} version={version} onClose={() => ask(false)} />}
              </>
            }
          />
        </Suspense>
      )}
    </Reading>
  )
}
