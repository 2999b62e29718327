/** Asks before a draft becomes the month's schedule: what it replaces, what is still open, and who will be told. */
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { sayMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { sayingWhy } from '../api/saying-why.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'
import { findTold, type Told } from './who-is-told.ts'

type PublishDialogProps = { schedule: Schedule; schedules: Schedule[]; onClose: () => void }

export function PublishDialog({ schedule, schedules, onClose }: PublishDialogProps) {
  const publish = useChange('publishSchedule')
  const { month, year, name } = schedule
  const replaced = schedules.find(
    (other) => other.status === 'active' && other.month === month && other.year === year && other.id !== schedule.id,
  )
  const own = useRead('scheduleShifts', { params: { scheduleId: schedule.id } })
  const before = useRead(
    'scheduleShifts',
    { params: { scheduleId: replaced?.id ?? 0 } },
    { enabled: replaced !== undefined },
  )
  const isKnown = own.data != null && (!replaced || before.data != null)
  const confirm = async () => {
    const { told } = await sayingWhy(
      publish.mutateAsync({ params: { id: schedule.id }, body: { version: schedule.version } }),
    )
    toast({ title: 'Success', description: `${name} is published. ${sayTold(told)}`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Publish ${name}?`}
      description={`It becomes the schedule of ${sayMonth({ year, month })} that everybody in the group sees.${
        replaced ? ` It replaces ${replaced.name}, which is archived.` : ''
      }`}
      tone="primary"
      confirmLabel="Publish"
      pendingLabel="Publishing..."
      disabled={!isKnown}
      onConfirm={confirm}
    >
      {isKnown ? <Consequences shifts={own.data ?? []} before={replaced && (before.data ?? [])} /> : <InlineSpinner />}
    </ConfirmDialog>
  )
}

/** `before` is undefined for the first schedule of a month: then everybody is told, also those without a shift. */
function Consequences({ shifts, before }: { shifts: Shift[]; before: Shift[] | undefined }) {
  const open = shifts.filter(({ physicianId }) => physicianId === null).length
  const told = findTold(shifts, before ?? [])
  return (
    <div className="flex flex-col gap-2">
      {open > 0 && (
        <p className="font-semibold text-warn">{plural(open, 'shift is still open.', 'shifts are still open.')}</p>
      )}
      {told.length === 0 ? (
        <p>Nothing changes for anybody, so nobody is told.</p>
      ) : (
        <details>
          <summary className="cursor-pointer font-semibold">{saySummary(told.length, before === undefined)}</summary>
          <ul className="mt-1.5 max-h-48 overflow-y-auto text-muted">
            {told.map((person) => (
              <li key={person.physicianId} className="flex justify-between gap-4 py-0.5">
                {person.name}
                <span>{sayChange(person)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function saySummary(people: number, isFirst: boolean): string {
  const count = plural(people, 'person', 'people')
  return isFirst
    ? `Everybody in the group will be told; ${count} with shifts`
    : `${count} will be told what changes for them`
}

function sayChange({ gets, loses }: Told): string {
  if (loses === 0) return plural(gets, 'new shift')
  return `${gets} new, ${loses} gone`
}

function sayTold(told: number): string {
  if (told === 0) return 'Nothing changed for anybody, so nobody was told.'
  return plural(told, 'person was told.', 'people were told.')
}
