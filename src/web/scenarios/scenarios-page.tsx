/** Scenarios: what-ifs on a month, computed on copies and shown side by side; nothing changes until one is used. */
import { FlaskConical, Layers3, Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { monthText } from '../../contract/text.ts'
import { type Month, monthKey, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { generatorAddress } from '../paths.ts'
import { useMember } from '../session/use-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { NewScenarioDialog } from './new-scenario.tsx'
import { Studio } from './studio.tsx'
import { VersionRoster } from './version-roster.tsx'

export function ScenariosPage() {
  const [search, changeSearch] = useSearchChange()
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } })
  if (!schedules.data) return <NotReadYet read={schedules} what="The schedules" />
  const months = monthsOf(schedules.data)
  const asked = monthText.safeParse(search.get('month')).data
  const chosen = asked ?? months[0]
  if (!chosen) return <NothingPlanned />
  return (
    <MonthPage
      key={chosen}
      month={monthOf(chosen)}
      months={months.includes(chosen) ? months : [chosen, ...months]}
      isPlanned={months.includes(chosen)}
      onMonth={(month) => changeSearch({ month, show: null })}
    />
  )
}

/** Loading, or couldn't be loaded: the page has its heading either way. */
function NotReadYet({ read, what }: Pick<ComponentProps<typeof Reading<unknown>>, 'read' | 'what'>) {
  return (
    <PageFrame title="Scenarios">
      <Reading read={read} what={what} loading={<PageSpinner />}>
        {() => null}
      </Reading>
    </PageFrame>
  )
}

/** Months with a schedule in use, newest first. */
function monthsOf(schedules: Schedule[]): string[] {
  const inUse = schedules.filter(({ status }) => status !== 'archived')
  return [...new Set(inUse.map(monthKey))].sort().reverse()
}

function NothingPlanned() {
  return (
    <PageFrame title="Scenarios">
      <Card>
        <EmptyState
          icon={<FlaskConical />}
          title="No schedules yet"
          action={
            <ButtonLink variant="primary" to="/admin/dashboard">
              Generate a schedule
            </ButtonLink>
          }
        >
          A scenario starts from a month’s schedule.
        </EmptyState>
      </Card>
    </PageFrame>
  )
}

type MonthPageProps = { month: Month; months: string[]; isPlanned: boolean; onMonth: (month: string) => void }

function MonthPage({ month, months, isPlanned, onMonth }: MonthPageProps) {
  const read = useRead('listScenarios', { query: { month: monthKey(month) } })
  const [isNew, openNew] = useState(false)
  const [search] = useSearchChange()
  const opened = search.get('open')
  if (opened && !read.data) return <NotReadYet read={read} what="The scenarios" />
  if (opened && read.data) return <VersionRoster scenarios={read.data} opened={opened} />
  return (
    <PageFrame
      title={`Scenarios, ${formatMonth(month)}`}
      subtitle="Each runs on a copy of the month. Nothing changes until you use one."
      actions={
        <>
          <Select
            aria-label="Month"
            className="w-44!"
            value={monthKey(month)}
            options={months.map((value) => ({ value, label: formatMonth(monthOf(value)) }))}
            onValueChange={onMonth}
          />
          {isPlanned && (
            <>
              <OfferAlternatives month={month} />
              <Button variant="primary" icon={<Plus />} onClick={() => openNew(true)}>
                New scenario
              </Button>
            </>
          )}
        </>
      }
    >
      {isPlanned ? (
        <Reading read={read} what="The scenarios" loading={<PageSpinner />}>
          {(scenarios) =>
            scenarios.length === 0 ? (
              <NoScenarios />
            ) : (
              <Studio month={month} scenarios={scenarios} onNew={() => openNew(true)} />
            )
          }
        </Reading>
      ) : (
        <Card>
          <EmptyState
            icon={<FlaskConical />}
            title={`${formatMonth(month)} has no schedule yet`}
            action={
              <ButtonLink variant="primary" to={generatorAddress(month)}>
                Generate {formatMonth(month)}
              </ButtonLink>
            }
          >
            A scenario starts from a month’s schedule.
          </EmptyState>
        </Card>
      )}
      {isNew && <NewScenarioDialog month={month} onClose={() => openNew(false)} />}
    </PageFrame>
  )
}

function OfferAlternatives({ month }: { month: Month }) {
  const create = useChange('createScenario')
  const [, changeSearch] = useSearchChange()
  return (
    <Button
      icon={<Layers3 />}
      loading={create.isPending}
      loadingLabel="Starting..."
      onClick={() =>
        create.mutate(
          {
            body: { ...month, name: `Alternatives for ${formatMonth(month)}`, changes: [], offersAlternatives: true },
          },
          { onSuccess: () => changeSearch({ show: null }) },
        )
      }
    >
      Offer alternatives
    </Button>
  )
}

function NoScenarios() {
  return (
    <Card>
      <EmptyState icon={<FlaskConical />} title="What if?">
        Try an absence, a hire, or different rules or staffing. Or see alternatives with more full weeks, more requests
        granted, or more even weekends.
      </EmptyState>
    </Card>
  )
}
