/** What a coordinator should know before months are generated, and chooses about it: capacity, shifts that stay, time off that is pending. */
import { Link } from 'wouter'
import type { BeforeGenerating as Before, PendingTimeOffChoice } from '../../contract/generation.ts'
import { monthNames } from '../../engine/calendar.ts'
import { addMonths, type Month } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
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

type BeforeGeneratingProps = {
  groupId: number
  month: Month
  /** How many in a row, from this month on. */
  months: number
  choices: Choices
  onChoose: (choices: Choices) => void
}

export function BeforeGenerating({ groupId, month, months, choices, onChoose }: BeforeGeneratingProps) {
  const before = useRead('beforeGenerating', { query: { ...month, months } }).data
  const span = Array.from({ length: months }, (_, index) => addMonths(month, index))
  return (
    <div className="flex flex-col gap-3 px-4 not-empty:pt-3 tablet:px-5">
      <div className="empty:hidden">
        {span.map((one) => (
          <CapacityLine key={formatMonth(one)} groupId={groupId} month={one} />
        ))}
      </div>
      {before && before.locked + before.handSet > 0 && (
        <Checkbox
          label={describeKept(before)}
          help={
            months > 1
              ? describeSeveral(choices.keepEdited)
              : choices.keepEdited
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
            {plural(before.pendingTimeOff, 'time-off request')} for {describeMonths(span)}{' '}
            {pluralWord(before.pendingTimeOff, 'is', 'are')} pending.{' '}
            <Link href={inbox} className="font-control text-accent-text hover:underline">
              Review first
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

function describeSeveral(keepEdited: boolean): string {
  return keepEdited
    ? 'From the newest schedules of these months. Everything else is rebuilt in new drafts.'
    : 'Rebuilds each month in a new draft. The schedules you have stay as they are.'
}

/** "December" or "December to February" */
function describeMonths(span: Month[]): string {
  const names = [span[0]!, ...span.slice(1).slice(-1)].map(({ month }) => monthNames[month - 1])
  return names.join(' to ')
}

/** "Keep 14 locked shifts and 9 set by hand" */
function describeKept({ locked, handSet }: Pick<Before, 'locked' | 'handSet'>): string {
  if (locked === 0) return `Keep ${plural(handSet, 'shift')} set by hand`
  return `Keep ${plural(locked, 'locked shift')}${handSet > 0 ? ` and ${handSet} set by hand` : ''}`
}
