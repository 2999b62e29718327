/** The foot of an analysis: which parts to implement, and the button. */
import { useState } from 'react'
import type { Implementation } from '../../contract/implementation.ts'
import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ImplementDialog } from './implement-dialog.tsx'
import { type Part, parts, useChoices } from './use-choices.ts'

type ImplementBarProps = { analysis: ScheduleAnalysis; onImplemented: (made: Implementation) => void }

export function ImplementBar({ analysis, onImplemented }: ImplementBarProps) {
  const choices = useChoices(analysis.reading?.isSure !== false)
  const [isOpen, setIsOpen] = useState(false)
  const labels = labelsOf(analysis)
  const offered = parts.filter((part) => labels[part] !== null)
  return (
    <section
      aria-label="Implement"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-line bg-raised px-4 py-3.5 tablet:px-5"
    >
      <fieldset className="flex flex-1 flex-wrap gap-x-5 gap-y-2">
        <legend className="sr-only">What to implement</legend>
        {offered.map((part) => (
          <Checkbox
            key={part}
            label={labels[part]}
            checked={choices.chosen[part]}
            onCheckedChange={(isChosen) => choices.choose(part, isChosen)}
          />
        ))}
      </fieldset>
      <Button
        variant="primary"
        className="max-tablet:w-full"
        disabled={!offered.some((part) => choices.chosen[part])}
        onClick={() => setIsOpen(true)}
      >
        Implement Analysis Results
      </Button>
      {isOpen && (
        <ImplementDialog
          analysisId={analysis.id}
          choices={choices}
          onClose={() => setIsOpen(false)}
          onImplemented={onImplemented}
        />
      )}
    </section>
  )
}

/** Null where the file has nothing of the kind. */
function labelsOf({ roles, shiftTypes, people, months }: ScheduleAnalysis): Record<Part, string | null> {
  const count = (number: number, word: string) => (number === 0 ? null : plural(number, word))
  return {
    roles: count(roles.length, 'role'),
    shiftTypes: count(shiftTypes.length, 'shift type'),
    settings: 'Settings and rules',
    physicians: count(people.length, 'physician'),
    drafts:
      months.length === 0
        ? null
        : `Schedule as a draft (${months.map(({ year, month }) => formatMonth({ year, month })).join(', ')})`,
  }
}
