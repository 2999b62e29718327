/** What-ifs as switches: all versions include those that are on, and are built again with each flip. */
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scenario } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import type { Month } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Switch } from '../ui/switch.tsx'
import { ScenarioBody } from './scenario-list.tsx'
import type { Names } from './scenario-words.ts'

type WhatIfsProps = {
  month: Month
  scenarios: Scenario[]
  names: Names
  /** The alternatives that are shown, or being built; undefined if none are. */
  built: Scenario | undefined
  onBuilt: (id: number) => void
  onNew: () => void
}

export function WhatIfs({ month, scenarios, names, built, onBuilt, onNew }: WhatIfsProps) {
  const { build, isPending } = useBuild(month, scenarios, onBuilt)
  const whatIfs = scenarios.filter(({ offersAlternatives, changes }) => !offersAlternatives && changes.length > 0)
  const isOn = ({ changes }: Scenario) => built !== undefined && changes.every((change) => has(built.changes, change))
  const on = whatIfs.filter(isOn)
  const flip = (one: Scenario, isNowOn: boolean) => build(isNowOn ? [...on, one] : on.filter((other) => other !== one))
  return (
    <Card
      title="What if"
      actions={on.length > 0 && <Badge tone="accent-soft">{on.length} on</Badge>}
      description="Turn one on to build up to three alternatives with it. Takes about 20 seconds."
      padding="none"
    >
      <ul>
        {whatIfs.map((scenario) => (
          <li
            key={scenario.id}
            data-on={isOn(scenario) || undefined}
            className="border-b border-line px-4 py-3 data-on:bg-accent-soft tablet:px-5"
          >
            <ScenarioBody
              scenario={scenario}
              names={names}
              head={
                <Switch
                  label={<b className="font-semibold">{scenario.name}</b>}
                  checked={isOn(scenario)}
                  disabled={isPending}
                  onCheckedChange={(isNowOn) => flip(scenario, isNowOn)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 px-4 py-3 tablet:px-5">
        <Button icon={<Plus />} onClick={onNew}>
          {whatIfs.length === 0 ? 'Try something' : 'Try something else'}
        </Button>
        {on.length > 0 && built && <Outcome built={built} name={namesOf(on)} />}
      </div>
    </Card>
  )
}

function Outcome({ built: { versions }, name }: { built: Scenario; name: string }): ReactNode {
  if (versions.length === 0) return null
  const fewest = Math.min(...versions.map(({ measures }) => measures.open))
  const all = versions.every(({ measures }) => measures.open === fewest)
  return (
    <p className="text-12 text-muted">
      <b className="font-semibold text-text">With {name}:</b>{' '}
      {fewest === 0
        ? `${all ? 'each version' : 'at least one version'} fills every shift.`
        : `at least ${plural(fewest, 'shift stays', 'shifts stay')} open.`}
    </p>
  )
}

/** Shows the alternatives with these what-ifs, and computes them if no one has. */
function useBuild(month: Month, scenarios: Scenario[], onBuilt: (id: number) => void) {
  const create = useChange('createScenario')
  const compute = useChange('computeScenario')
  const build = (on: Scenario[]) => {
    const changes = on.flatMap((one) => one.changes)
    const known = scenarios.find((one) => one.offersAlternatives && isSame(one.changes, changes))
    if (known) {
      const isRunning = known.state === 'queued' || known.state === 'running'
      if (known.versions.length === 0 && !isRunning) compute.mutate({ params: { id: known.id } })
      onBuilt(known.id)
      return
    }
    const name = on.length === 0 ? `Alternatives for ${formatMonth(month)}` : `Alternatives with ${namesOf(on)}`
    create.mutate(
      { body: { ...month, name: name.slice(0, 80), changes, offersAlternatives: true } },
      { onSuccess: ({ id }) => onBuilt(id) },
    )
  }
  return { build, isPending: create.isPending || compute.isPending }
}

const namesOf = (scenarios: Scenario[]) =>
  joinWords(
    scenarios.map(({ name }) => name),
    'and',
  )

const has = (changes: WhatIf[], change: WhatIf) => changes.some((other) => textOf(other) === textOf(change))
const isSame = (one: WhatIf[], other: WhatIf[]) =>
  one.length === other.length && one.every((change) => has(other, change))
/** The database doesn’t keep the order of fields. */
const textOf = (change: WhatIf) => JSON.stringify(Object.entries(change).sort())
