/** Scenarios: what-ifs on a month, computed on copies and shown side by side; nothing changes until one is used. */
import { FlaskConical, Layers3, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Scenario } from '../../contract/scenarios.ts'
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
import { ComparePeople } from './compare-people.tsx'
import { CurrentSchedule } from './current-schedule.tsx'
import { NewScenarioDialog } from './new-scenario.tsx'
import { ScenarioList } from './scenario-list.tsx'
import { describeFew } from './scenario-words.ts'
import { useNames } from './use-names.ts'
import { VersionCard } from './version-card.tsx'
import { VersionRoster } from './version-roster.tsx'
import { WhatIfs } from './what-ifs.tsx'

export function ScenariosPage() {
  const [search, changeSearch] = useSearchChange()
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } })
  return (
    <Reading read={schedules} what="The schedules" loading={<PageSpinner />}>
      {(all) => {
        const months = monthsOf(all)
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
      }}
    </Reading>
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
  if (opened)
    return (
      <Reading read={read} what="The scenarios" loading={<PageSpinner />}>
        {(scenarios) => <VersionRoster scenarios={scenarios} opened={opened} />}
      </Reading>
    )
  return (
    <PageFrame
      title={`Scenarios, ${formatMonth(month)}`}
      subtitle="Computed on copies. Nothing changes until you use one."
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
        Try an absence, a hire, a different rule, or different staffing, and compare the results. Or see alternatives to
        the schedule you have: more full weeks, more requests granted, more even weekends.
      </EmptyState>
    </Card>
  )
}

/** Alternatives may turn out to be none. */
const isComputed = ({ versions, state, offersAlternatives, comparedWith }: Scenario) =>
  versions.length > 0 || (offersAlternatives && state === 'done' && comparedWith !== null)

/** The most columns side by side. */
const mostShown = 6

function Studio({ month, scenarios, onNew }: { month: Month; scenarios: Scenario[]; onNew: () => void }) {
  const { names } = useNames()
  const [search, changeSearch] = useSearchChange()
  const asked = search.get('show')?.split('-').map(Number)
  const computed = scenarios.filter(isComputed)
  const shown = new Set(asked ?? computed.slice(0, 1).map(({ id }) => id))
  const show = (id: number, isShown: boolean) => {
    const next = isShown ? [...shown, id] : [...shown].filter((other) => other !== id)
    changeSearch({ show: next.length > 0 ? next.join('-') : '0' })
  }
  const columns = computed
    .filter(({ id }) => shown.has(id))
    .flatMap((scenario) => scenario.versions.map((version) => ({ scenario, version })))
    .slice(0, mostShown)
  const studio = useRef<HTMLDivElement>(null)
  useVersionKeys(studio)
  const few = scenarios.find(
    (one) => one.offersAlternatives && shown.has(one.id) && isComputed(one) && one.versions.length < 3,
  )
  const built = scenarios.find(({ id, offersAlternatives }) => offersAlternatives && shown.has(id))
  return (
    <div ref={studio} className="grid items-start gap-5 desktop:grid-cols-[300px_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <WhatIfs
          month={month}
          scenarios={scenarios}
          names={names}
          built={built}
          onBuilt={(id) => changeSearch({ show: String(id) })}
          onNew={onNew}
        />
        {scenarios.length > 0 && (
          <ScenarioList
            scenarios={scenarios}
            names={names}
            shown={shown}
            onShow={show}
            compare={<ComparePeople columns={columns} />}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {columns[0] && <CurrentSchedule scenario={columns[0].scenario} />}
        <div
          className={
            columns.length === 1 ? 'max-w-110' : 'grid gap-5 tablet:grid-cols-[repeat(auto-fill,minmax(270px,1fr))]'
          }
        >
          {columns.map(({ scenario, version }) => (
            <VersionCard
              key={`${scenario.id} ${version.sense}`}
              scenario={scenario}
              version={version}
              before={scenario.comparedWith!.measures}
              isAmongOthers={columns.some((other) => other.scenario !== scenario)}
            />
          ))}
        </div>
        {columns.length === 0 && (
          <Card>
            {few ? (
              <EmptyState icon={<FlaskConical />} title="No alternatives">
                {describeFew(few)}
              </EmptyState>
            ) : built && built.versions.length === 0 ? (
              <EmptyState icon={<FlaskConical />} title={`Building ${built.name}`}>
                The versions appear here when they’re done.
              </EmptyState>
            ) : (
              <EmptyState icon={<FlaskConical />} title="Nothing to compare yet">
                Check a scenario in the list. A new one appears here when it’s done.
              </EmptyState>
            )}
          </Card>
        )}
        {few && columns.length > 0 && <p className="text-muted">{describeFew(few)}</p>}
      </div>
    </div>
  )
}

/** 1, 2, 3 ... go to a version: Enter then uses it, after a question, and O opens it in the roster. */
function useVersionKeys(studio: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]')
      if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() === 'o') {
        const version = document.activeElement?.closest('[data-version]')
        version?.querySelector<HTMLElement>('[data-open]')?.click()
      }
      if (!/^[1-9]$/.test(event.key)) return
      studio.current?.querySelectorAll<HTMLElement>('[data-use]')[Number(event.key) - 1]?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [studio])
}
