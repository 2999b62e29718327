/** The scenarios of a month beside each other: what each changes, what came out, and which ones are compared. */
import { FlaskConical } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Scenario } from '../../contract/scenarios.ts'
import type { Month } from '../../engine/month.ts'
import { Card, EmptyState } from '../ui/card.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { ComparePeople } from './compare-people.tsx'
import { CurrentSchedule } from './current-schedule.tsx'
import { ScenarioList } from './scenario-list.tsx'
import { describeFew } from './scenario-words.ts'
import { useNames } from './use-names.ts'
import { VersionCard } from './version-card.tsx'
import { WhatIfs } from './what-ifs.tsx'

/** Alternatives may turn out to be none. */
const isComputed = ({ versions, state, offersAlternatives, comparedWith }: Scenario) =>
  versions.length > 0 || (offersAlternatives && state === 'done' && comparedWith !== null)

/** The most columns side by side. */
const mostShown = 6

export function Studio({ month, scenarios, onNew }: { month: Month; scenarios: Scenario[]; onNew: () => void }) {
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
                Select a scenario in the list to compare it. New ones appear here when they’re done.
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
