/** One schedule of a scenario: a picture, its measures beside the current schedule's, and who is better and worse off. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Scenario, ScenarioVersion, VersionMeasures } from '../../contract/scenarios.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { toast } from '../ui/toast.ts'
import { useSearchChange } from '../ui/use-search.ts'
import { RosterPicture } from './roster-picture.tsx'
import { formatDifference, type Measure, measuresFor } from './scenario-words.ts'
import { describeReason, versionTitle } from './version-words.ts'

type VersionCardProps = {
  scenario: Scenario
  version: ScenarioVersion
  before: VersionMeasures
  /** Versions of other scenarios are shown, too. */
  isAmongOthers: boolean
}

export function VersionCard({ scenario, version, before, isAmongOthers }: VersionCardProps) {
  const [isAsking, ask] = useState(false)
  const [, changeSearch] = useSearchChange()
  const title = versionTitle(version)
  const name = scenario.offersAlternatives ? title : scenario.name
  const isMarked = version.isClosest && scenario.versions.length > 1
  return (
    <section
      data-version
      aria-label={`${scenario.name}: ${title}`}
      className={joinClasses(
        'flex min-w-0 flex-col overflow-clip rounded-control border bg-raised',
        isMarked ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
      )}
    >
      <header
        className={joinClasses(
          'flex flex-wrap content-start items-start justify-between gap-2 px-4 pt-4',
          // As high as the one with a badge, so that the same things stand side by side.
          scenario.versions.length > 1 && 'tablet:min-h-22',
        )}
      >
        <div className="min-w-0">
          <h2 className="text-14 font-semibold">{name}</h2>
          <p className="text-12 text-muted">{describeReason(version, scenario)}</p>
          {isAmongOthers && scenario.offersAlternatives && <p className="text-12 text-muted">{scenario.name}</p>}
        </div>
        {isMarked && <Badge tone="accent-soft">Closest to your rules</Badge>}
      </header>
      <div className="px-4 pt-3">
        <RosterPicture rows={version.rows} month={scenario} changed={version.changed} />
      </div>
      <dl className="flex flex-col gap-2 px-4 py-3">
        {measuresFor(
          before,
          scenario.versions.map(({ measures }) => measures),
        ).map((measure) => (
          <MeasureBar key={measure.id} measure={measure} before={before} after={version.measures} />
        ))}
      </dl>
      <PeopleChanges version={version} />
      <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3">
        <Button
          data-use
          variant={isMarked || scenario.versions.length === 1 ? 'primary' : 'outline'}
          onClick={() => ask(true)}
        >
          Use this one
        </Button>
        <Button
          data-open
          variant="quiet"
          aria-keyshortcuts="O"
          title="Open in roster (O)"
          onClick={() => changeSearch({ open: `${scenario.id}-${version.sense}` }, { replace: false })}
        >
          Open in roster
        </Button>
      </footer>
      {isAsking && <UseDialog scenario={scenario} version={version} onClose={() => ask(false)} />}
    </section>
  )
}

function MeasureBar({ measure, before, after }: { measure: Measure; before: VersionMeasures; after: VersionMeasures }) {
  const difference = measure.value(after) - measure.value(before)
  const isBetter = measure.isLessBetter ? difference < 0 : difference > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_3rem] items-baseline gap-x-2">
      <dt className="text-muted">{measure.label}</dt>
      <dd className="font-semibold">{measure.show(after)}</dd>
      <dd className={joinClasses('text-right', difference === 0 ? 'text-muted' : isBetter ? 'text-good' : 'text-warn')}>
        <span className="sr-only">compared with now: </span>
        {formatDifference(difference, measure.unit)}
      </dd>
      <dd aria-hidden="true" className="relative col-span-3 mt-0.5 h-1.5 rounded-full bg-quiet">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${measure.part(after)}%` }} />
        <span
          className="absolute -top-0.5 h-2.5 w-0.5 -translate-x-1/2 bg-text"
          style={{ left: `${measure.part(before)}%` }}
        />
      </dd>
    </div>
  )
}

/** How many of each are named before "See all". Those who are worse off are all named. */
const firstShown = 3

function PeopleChanges({ version: { people, same } }: { version: ScenarioVersion }) {
  const [showsAll, showAll] = useState(false)
  const better = people.filter(({ verdict }) => verdict === 'better')
  const worse = people.filter(({ verdict }) => verdict === 'worse')
  const all = people.length + same
  const shown = [...(showsAll ? better : better.slice(0, firstShown)), ...worse]
  const width = (count: number) => ({ width: `${all === 0 ? 0 : (100 * count) / all}%` })
  return (
    <div className="border-t border-line px-4 py-3">
      <div aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-clip rounded-full">
        <span className="bg-good" style={width(better.length)} />
        <span className="bg-quiet" style={width(same)} />
        <span className="bg-warn" style={width(worse.length)} />
      </div>
      <p className="mt-1 flex justify-between gap-2 text-12">
        <span className="font-semibold text-good">{better.length} better off</span>
        <span className="text-muted">{same} same</span>
        <span className="font-semibold text-warn">{worse.length} worse off</span>
      </p>
      {shown.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-12">
          {shown.map(({ physicianId, name, verdict, says }) => (
            <li key={physicianId} className="grid grid-cols-[14px_minmax(0,5fr)_minmax(0,6fr)] gap-1.5">
              {verdict === 'better' ? (
                <ArrowUp aria-label="Better off" className="mt-0.5 size-3.5 text-good" />
              ) : (
                <ArrowDown aria-label="Worse off" className="mt-0.5 size-3.5 text-warn" />
              )}
              <b className="font-semibold">{name}</b>
              <span className="text-muted">{says}</span>
            </li>
          ))}
        </ul>
      )}
      {better.length > firstShown && (
        <button
          type="button"
          className="mt-2 min-h-6 text-12 font-semibold text-accent-text hover:underline"
          onClick={() => showAll(!showsAll)}
        >
          {showsAll ? 'See fewer' : `See all ${people.length}`}
        </button>
      )}
    </div>
  )
}

export function UseDialog({
  scenario,
  version,
  onClose,
}: Pick<VersionCardProps, 'scenario' | 'version'> & { onClose: () => void }) {
  const use = useChange('useScenario')
  const [, navigate] = useLocation()
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="Make this a new draft?"
      description={`Your current schedule stays as it is. The new draft follows your current rules and keeps locked shifts${scenario.changes.length > 0 ? '. Shifts of someone you haven’t hired yet stay open' : ''}.`}
      confirmLabel="Create draft"
      pendingLabel="Creating draft..."
      onConfirm={async () => {
        const body = { sense: version.sense }
        const { scheduleId, open } = await withReason(use.mutateAsync({ params: { id: scenario.id }, body }))
        toast({
          title: 'Draft created',
          description: `${formatMonth(scenario)}: ${open === 0 ? 'every shift is filled' : plural(open, 'open shift')}.`,
          tone: 'good',
        })
        navigate(`/schedule?schedule=${scheduleId}`)
      }}
    />
  )
}
