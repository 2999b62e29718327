/** Asks before a draft becomes the month's schedule: what it replaces, what is still open, and who will be told. */
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { sayingWhy, useChange } from '../api/use-change.ts'
import { useScheduleShifts } from '../shifts/use-period-shifts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'

type PublishDialogProps = { schedule: Schedule; schedules: Schedule[]; onClose: () => void }

export function PublishDialog({ schedule, schedules, onClose }: PublishDialogProps) {
  const publish = useChange('publishSchedule')
  const { month, year, name } = schedule
  const replaced = schedules.find(
    (other) => other.status === 'active' && other.month === month && other.year === year && other.id !== schedule.id,
  )
  const own = useScheduleShifts(schedule)
  const before = useScheduleShifts(replaced)
  const isKnown = own.data != null && (!replaced || before.data != null)
  const confirm = async () => {
    const { told } = await sayingWhy(
      publish.mutateAsync({ params: { id: schedule.id }, body: { version: schedule.version } }),
    )
    toast({ title: 'Success', description: `${name} is published. ${describeNotified(told)}`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Publish ${name}?`}
      description={`It becomes the schedule for ${formatMonth({ year, month })} that everyone in the group sees.${
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
        <p>Nothing changes for anyone, so no one is notified.</p>
      ) : (
        <details>
          <summary className="cursor-pointer font-semibold">
            {describeSummary(told.length, before === undefined)}
          </summary>
          <ul className="mt-1.5 max-h-48 overflow-y-auto text-muted">
            {told.map((person) => (
              <li key={person.physicianId} className="flex justify-between gap-4 py-0.5">
                {person.name}
                <span>{describeChange(person)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function describeSummary(people: number, isFirst: boolean): string {
  const count = plural(people, 'person', 'people')
  return isFirst
    ? `Everyone in the group is notified; ${count} with shifts`
    : `${count} will be notified of their changes`
}

function describeChange({ gets, loses }: Told): string {
  if (loses === 0) return plural(gets, 'new shift')
  return `${gets} new, ${loses} gone`
}

function describeNotified(told: number): string {
  if (told === 0) return 'Nothing changed for anyone, so no one was notified.'
  return plural(told, 'person was notified.', 'people were notified.')
}

type Told = { physicianId: number; name: string; gets: number; loses: number }

/** Whom publishing a draft concerns: everybody whose shifts differ from what is published for the month. */
export function findTold(draft: readonly Shift[], published: readonly Shift[]): Told[] {
  const after = shiftsByPhysician(draft)
  const before = shiftsByPhysician(published)
  const names = new Map([...published, ...draft].map((shift) => [shift.physicianId, shift.physicianName ?? '']))
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((physicianId) => {
      const [has, had] = [after.get(physicianId) ?? new Set(), before.get(physicianId) ?? new Set()]
      return {
        physicianId,
        name: names.get(physicianId) ?? '',
        gets: [...has].filter((shift) => !had.has(shift)).length,
        loses: [...had].filter((shift) => !has.has(shift)).length,
      }
    })
    .filter(({ gets, loses }) => gets + loses > 0)
    .sort((one, other) => one.name.localeCompare(other.name))
}

function shiftsByPhysician(shifts: readonly Shift[]): Map<number, Set<string>> {
  const byPhysician = new Map<number, Set<string>>()
  for (const { physicianId, status, date, roleId, startTime, endTime, location } of shifts) {
    if (physicianId === null || status === 'cancelled') continue
    const own = byPhysician.get(physicianId) ?? new Set()
    own.add(`${date} ${roleId} ${startTime} ${endTime} ${location ?? ''}`)
    byPhysician.set(physicianId, own)
  }
  return byPhysician
}
