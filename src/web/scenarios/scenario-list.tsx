/** The scenarios of a month: which are shown side by side, what each changes, and its progress. */
import { RotateCw, Square, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Scenario } from '../../contract/scenarios.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { toast } from '../ui/toast.ts'
import { describeWhatIf, formatDifference, type Names } from './scenario-words.ts'

type ScenarioListProps = {
  scenarios: Scenario[]
  names: Names
  shown: ReadonlySet<number>
  onShow: (id: number, isShown: boolean) => void
  /** Below the list. */
  compare: ReactNode
}

export function ScenarioList({ scenarios, names, shown, onShow, compare }: ScenarioListProps) {
  return (
    <Card title="Side by side" description="Shared with your group’s coordinators." padding="none">
      <ul>
        {scenarios.map((scenario) => {
          const { id, name, versions, offersAlternatives, changes } = scenario
          const head = (
            <Checkbox
              label={<b className="font-semibold">{name}</b>}
              checked={shown.has(id)}
              disabled={versions.length === 0 && !(offersAlternatives && scenario.state === 'done')}
              onCheckedChange={(isShown) => onShow(id, isShown)}
            />
          )
          return (
            <li key={id} className="border-line px-4 py-3 not-last:border-b tablet:px-5">
              {offersAlternatives || changes.length === 0 ? (
                <ScenarioBody scenario={scenario} names={names} head={head} />
              ) : (
                // Everything else about it is beside its switch.
                head
              )}
            </li>
          )
        })}
      </ul>
      {compare}
    </Card>
  )
}

type BodyProps = {
  scenario: Scenario
  names: Names
  /** Its name, and what turns it on. */
  head: ReactNode
}

export function ScenarioBody({ scenario, names, head }: BodyProps) {
  const { changes, state, error } = scenario
  const isRunning = state === 'queued' || state === 'running'
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-2">
        {head}
        <ItemActions scenario={scenario} isRunning={isRunning} />
      </div>
      <ul className="text-12 text-muted">
        {changes.length === 0 && <li>The month as it is</li>}
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a scenario are fixed
          <li key={place}>{describeWhatIf(change, names)}</li>
        ))}
      </ul>
      {isRunning ? <Running scenario={scenario} /> : <Effects scenario={scenario} />}
      {state === 'failed' && <p className="text-12 text-bad">{error}</p>}
      {state === 'cancelled' && (
        <p className="text-12 text-muted">
          {scenario.computedAt ? 'Stopped. Showing the earlier result.' : 'Not run yet.'}
        </p>
      )}
    </div>
  )
}

function Running({ scenario: { id, name, state, progress } }: { scenario: Scenario }) {
  const cancel = useChange('cancelScenario')
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <ProgressBar label={`Running ${name}`} value={progress} />
        <p role="status" className="mt-1 text-12 text-muted">
          {state === 'queued' ? 'Waiting in line' : `Searching, ${progress}%`}
        </p>
      </div>
      <Button
        size="dense"
        icon={<Square />}
        loading={cancel.isPending || cancel.isSuccess}
        loadingLabel="Stopping..."
        onClick={() => cancel.mutate({ params: { id } })}
      >
        Stop scenario
      </Button>
    </div>
  )
}

/** Of the version closest to the rules: what opens or fills, and what it does to fairness. */
function Effects({ scenario: { versions, comparedWith, offersAlternatives } }: { scenario: Scenario }) {
  const closest = versions.find(({ isClosest }) => isClosest)
  if (!closest || !comparedWith) return null
  const open = closest.measures.open - comparedWith.measures.open
  // As the bars have it.
  const fairness = round(round(closest.measures.fairness, 1) - round(comparedWith.measures.fairness, 1), 1)
  return (
    <p className="flex flex-wrap gap-1.5">
      {offersAlternatives && <Badge tone="accent-soft">{plural(versions.length, 'version')}</Badge>}
      {comparedWith.broken.hard > 0 && (
        <Badge tone="warn">{plural(comparedWith.broken.hard, 'conflict')} in your schedule</Badge>
      )}
      {open > 0 && <Badge tone="bad">Opens {plural(open, 'shift')}</Badge>}
      {open < 0 && <Badge tone="good">Fills {plural(-open, 'shift')}</Badge>}
      {open === 0 && <Badge>{closest.measures.open === 0 ? 'Every shift filled' : 'Same open shifts'}</Badge>}
      {fairness !== 0 && <Badge tone={fairness > 0 ? 'good' : 'warn'}>Fairness {formatDifference(fairness)}</Badge>}
    </p>
  )
}

function ItemActions({ scenario: { id, name }, isRunning }: { scenario: Scenario; isRunning: boolean }) {
  const compute = useChange('computeScenario')
  const remove = useChange('deleteScenario')
  const [isAsking, ask] = useState(false)
  const params = { id }
  const confirm = async () => {
    await withReason(remove.mutateAsync({ params }))
    toast({ title: 'Success', description: `Deleted “${name}.”`, tone: 'good' })
  }
  return (
    <div className="flex shrink-0">
      {!isRunning && (
        <IconButton
          variant="quiet"
          size="dense"
          label={`Run ${name} again`}
          icon={<RotateCw />}
          disabled={compute.isPending}
          onClick={() => compute.mutate({ params })}
        />
      )}
      <IconButton variant="quiet" size="dense" label={`Delete ${name}`} icon={<Trash2 />} onClick={() => ask(true)} />
      {isAsking && (
        <ConfirmDialog
          onClose={() => ask(false)}
          title={`Delete “${name}”?`}
          description="Drafts you made from it stay."
          confirmLabel="Delete scenario"
          pendingLabel="Deleting..."
          onConfirm={confirm}
        />
      )}
    </div>
  )
}
