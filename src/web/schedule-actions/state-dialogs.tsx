/** The dialogs before a schedule is renamed, duplicated, archived, or deleted. */
import { useState } from 'react'
import { z } from 'zod'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { line } from '../../contract/text.ts'
import { monthKey } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { formatNumber, plural } from '../../engine/text/plural.ts'
import { ApiError } from '../api/call.ts'
import { isRefusal, problemsAfter, problemsToShow, useChange, withReason } from '../api/use-change.ts'
import { useScheduleShifts } from '../shifts/use-period-shifts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { type FieldProblem, Form, FormDialogFooter, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { TextField } from '../ui/form-fields.tsx'
import { toast } from '../ui/toast.ts'

const nameForm = z.object({ name: line(200, 'Schedule name is required') })

type NameDialogProps = {
  title: string
  description: string
  name: string
  submitLabel: string
  pendingLabel: string
  /** Resolves to the problems to show; none when it was saved. */
  save: (name: string) => Promise<readonly FieldProblem[] | undefined>
  onClose: () => void
}

function NameDialog({ title, description, name, submitLabel, pendingLabel, save, onClose }: NameDialogProps) {
  const form = useSchemaForm({
    schema: nameForm,
    defaultValues: { name },
    onSubmit: (values) => save(values.name),
  })
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <Form form={form}>
        <DialogBody>
          <TextField name="name" label="Schedule name" />
          <FormProblem />
        </DialogBody>
        <FormDialogFooter pendingLabel={pendingLabel}>{submitLabel}</FormDialogFooter>
      </Form>
    </Dialog>
  )
}

/** Renames a schedule; of two who do so at once, the second reads the first one's name before replacing it. */
export function RenameDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const rename = useChange('renameSchedule', { isAnswered: (error) => winnerIn(error) !== undefined })
  // As it was opened: a colleague's name arrives with its version while the dialog is open.
  const [seen, setSeen] = useState<Seen>(schedule)
  const save = async (name: string, { version } = seen): Promise<readonly FieldProblem[] | undefined> => {
    try {
      await rename.mutateAsync({ params: { id: schedule.id }, body: { name, version } })
      onClose()
      return undefined
    } catch (error) {
      const winner = winnerIn(error)
      if (!winner) return problemsToShow(error)
      // Edited shifts make versions, too.
      if (winner.name === seen.name) return save(name, winner)
      setSeen(winner)
      return [
        {
          field: 'name',
          message: `A colleague renamed this to ${winner.name}. Rename again to use your name for it instead.`,
        },
      ]
    }
  }
  return (
    <NameDialog
      title="Rename schedule"
      description="Everyone who sees the schedule sees the new name."
      name={seen.name}
      submitLabel="Rename"
      pendingLabel="Renaming..."
      save={save}
      onClose={onClose}
    />
  )
}

const seenOf = z.object({ name: z.string(), version: z.int() })
type Seen = z.output<typeof seenOf>

/** The schedule as a colleague renamed it first. */
function winnerIn(error: unknown): Seen | undefined {
  return error instanceof ApiError && error.body?.code === 'stale'
    ? seenOf.safeParse(error.body.current).data
    : undefined
}

type DuplicateDialogProps = {
  schedule: Schedule
  schedules: readonly Schedule[]
  onClose: () => void
  onCopied: (copy: Schedule) => void
}

export function DuplicateDialog({ schedule, schedules, onClose, onCopied }: DuplicateDialogProps) {
  const duplicate = useChange('duplicateSchedule')
  return (
    <NameDialog
      title={`Duplicate ${schedule.name}`}
      description="The copy has all the shifts and is a draft only coordinators see."
      name={nameOfCopy(schedule, schedules)}
      submitLabel="Duplicate"
      pendingLabel="Duplicating..."
      save={(name) =>
        problemsAfter(
          duplicate.mutateAsync({ params: { id: schedule.id }, body: { name } }).then((copy) => {
            toast({ title: 'Success', description: `Created the draft ${copy.name}.`, tone: 'good' })
            onCopied(copy)
            onClose()
          }),
        )
      }
      onClose={onClose}
    />
  )
}

/** "December 2026 (copy)", then "December 2026 (copy 2)": menus list them by name. */
function nameOfCopy({ name }: Schedule, schedules: readonly Schedule[]): string {
  const taken = new Set(schedules.map((one) => one.name))
  const nameWith = (number: number) => (number === 1 ? `${name} (copy)` : `${name} (copy ${number})`)
  let number = 1
  while (taken.has(nameWith(number))) number += 1
  return nameWith(number)
}

/** Confirms withdrawing a published schedule. */
export function ArchiveDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const archive = useChange('archiveSchedule', { isAnswered: isRefusal })
  const { id, name, month, year, version } = schedule
  const confirm = async () => {
    await withReason(archive.mutateAsync({ params: { id }, body: { version } }))
    toast({ title: 'Success', description: `${name} is archived. You can restore it anytime.`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Archive ${name}?`}
      description={`${formatMonth({ year, month })} will have no published schedule. Its shifts come off everyone’s schedules, and we notify the people who had them. Pending swap and pickup requests for these shifts are denied. You can restore it later.`}
      confirmLabel="Archive"
      pendingLabel="Archiving..."
      onConfirm={confirm}
    />
  )
}

/** Confirms turning a published schedule back into a draft. */
export function UnpublishDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const unpublish = useChange('unpublishSchedule', { isAnswered: isRefusal })
  const { id, name, month, year, version } = schedule
  const confirm = async () => {
    await withReason(unpublish.mutateAsync({ params: { id }, body: { version } }))
    toast({ title: 'Success', description: `${name} is a draft again. Only coordinators see it.`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Unpublish ${name}?`}
      description={`It becomes a draft that only coordinators see. ${formatMonth({ year, month })} will have no published schedule, and we notify the people who have shifts. Pending swap and pickup requests for these shifts are denied.`}
      confirmLabel="Unpublish"
      pendingLabel="Unpublishing..."
      onConfirm={confirm}
    />
  )
}

type DeleteDialogProps = {
  schedule: Schedule
  schedules: readonly Schedule[]
  onClose: () => void
  /** Opens the draft again, or whichever schedule exists for null. */
  onChoose: (id: number | null) => void
}

/** Confirms deleting a draft; the toast takes it back. */
export function DeleteDialog({ schedule, schedules, onClose, onChoose }: DeleteDialogProps) {
  const remove = useChange('deleteSchedule', { isAnswered: isRefusal })
  const restore = useChange('restoreDraft', { saysWhy: true })
  const shifts = useScheduleShifts(schedule).data
  const params = { id: schedule.id }
  const undo = async () => {
    await restore.mutateAsync({ params })
    toast({ title: 'Undone', description: `${schedule.name} is back as it was.`, tone: 'good' })
    onChoose(schedule.id)
  }
  const confirm = async () => {
    await withReason(remove.mutateAsync({ params }))
    toast({
      title: 'Draft deleted',
      description: schedule.name,
      tone: 'good',
      action: { label: 'Undo', onClick: () => void undo().catch(() => {}) },
    })
    onChoose(null)
  }
  const isLast = !schedules.some((other) => other.id !== schedule.id && monthKey(other) === monthKey(schedule))
  const says = [
    `This deletes ${describeLost(shifts)}, scores, overrides, feedback, and everyone’s undo history.`,
    isLast && `${formatMonth(schedule)} will have no schedule.`,
    'You can undo it right afterward.',
  ]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete the draft ${schedule.name}?`}
      description={says.filter(Boolean).join(' ')}
      confirmLabel="Delete draft"
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  )
}

/** "310 shifts (14 set by hand or locked)" */
function describeLost(shifts: readonly Shift[] | null | undefined): string {
  if (!shifts) return 'all its shifts'
  const byHand = shifts.filter(({ editedBy, isLocked }) => editedBy !== null || isLocked).length
  const which = byHand > 0 ? ` (${formatNumber(byHand)} set by hand or locked)` : ''
  return `${plural(shifts.length, 'shift')}${which}`
}
