/** What a coordinator should know and choose before generating a month: capacity, kept shifts, and pending time off. */
import { Link } from 'wouter'
import type { BeforeGenerating as Before, PendingTimeOffChoice } from '../../contract/generation.ts'
import { monthNames } from '../../engine/calendar.ts'
import type { Month } from '../../engine/month.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import type { Path } from '../paths.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { CapacityLine } from './capacity-line.tsx'
import type { Choices } from './use-generator.ts'

/** By default, the coordinator's decisions stay, and pending requests don't count. */
export const usualChoices: Choices = { keepEdited: true, pendingTimeOff: 'ignore' }

const inbox: Path = '/admin/requests'

const pendingLabels: { value: PendingTimeOffChoice; label: string }[] = [
  { value: 'ignore', label: 'Ignore' },
  { value: 'as-approved', label: 'Plan as if approved' },
]

type BeforeGeneratingProps = { groupId: number; month: Month; choices: Choices; onChoose: (choices: Choices) => void }

export function BeforeGenerating({ groupId, month, choices, onChoose }: BeforeGeneratingProps) {
  const before = useRead('beforeGenerating', { query: month }).data
  return (
    <div className="flex flex-col gap-3 px-4 not-empty:pt-3 tablet:px-5">
      <CapacityLine groupId={groupId} month={month} />
      {before && before.locked + before.handSet > 0 && (
        <Checkbox
          label={describeKept(before)}
          help={
            choices.keepEdited
              ? `From ${before.newest}. Everything else is rebuilt in a new draft.`
              : `Rebuilds the whole month in a new draft. ${before.newest} stays as it is.`
          }
          checked={choices.keepEdited}
          onCheckedChange={(keepEdited) => onChoose({ ...choices, keepEdited })}
        />
      )}
      {before && before.pendingTimeOff > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-inner bg-warn-soft px-3 py-2">
          <p className="min-w-0 flex-1 basis-64">
            {plural(before.pendingTimeOff, 'request')} for {monthNames[month.month - 1]}{' '}
            {pluralWord(before.pendingTimeOff, 'is', 'are')} pending.{' '}
            <Link href={inbox} className="font-control text-accent-text hover:underline">
              Decide first
            </Link>
          </p>
          <SegmentedControl
            label="Pending time off"
            size="dense"
            value={choices.pendingTimeOff}
            options={pendingLabels}
            onValueChange={(chosen) => onChoose({ ...choices, pendingTimeOff: chosen })}
          />
        </div>
      )}
    </div>
  )
}

/** "Keep 14 locked and 9 hand-set shifts" */
function describeKept({ locked, handSet }: Pick<Before, 'locked' | 'handSet'>): string {
  const parts = [locked > 0 && `${locked} locked`, handSet > 0 && `${handSet} hand-set`].filter(
    (part) => part !== false,
  )
  return `Keep ${parts.join(' and ')} ${pluralWord(locked + handSet, 'shift')}`
}
