/** Gives a schedule another name, or a copy of it its name. */
import { z } from 'zod'
import type { Schedule } from '../../contract/schedules.ts'
import { line } from '../../contract/text.ts'
import { problemsToShow, useChange } from '../api/use-change.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { FormDialogFooter } from '../ui/form-dialog-footer.tsx'
import { TextField } from '../ui/form-fields.tsx'

const nameForm = z.object({ name: line(200, 'Schedule name is required') })

type NameDialogProps = {
  title: string
  description: string
  name: string
  submitLabel: string
  pendingLabel: string
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

function NameDialog({ title, description, name, submitLabel, pendingLabel, save, onClose }: NameDialogProps) {
  const form = useSchemaForm({
    schema: nameForm,
    defaultValues: { name },
    onSubmit: async (values) => {
      try {
        await save(values.name)
        onClose()
        return undefined
      } catch (error) {
        return problemsToShow(error)
      }
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Form form={form}>
        <DialogBody>
          <TextField name="name" label="Schedule name" maxLength={200} />
          <FormProblem />
        </DialogBody>
        <FormDialogFooter pendingLabel={pendingLabel}>{submitLabel}</FormDialogFooter>
      </Form>
    </Dialog>
  )
}

export function RenameDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const rename = useChange('renameSchedule')
  const { id, version } = schedule
  return (
    <NameDialog
      title="Rename schedule"
      description="Everybody who sees the schedule sees the new name."
      name={schedule.name}
      submitLabel="Rename"
      pendingLabel="Renaming..."
      save={(name) => rename.mutateAsync({ params: { id }, body: { name, version } })}
      onClose={onClose}
    />
  )
}

type DuplicateDialogProps = { schedule: Schedule; onClose: () => void; onCopied: (copy: Schedule) => void }

export function DuplicateDialog({ schedule, onClose, onCopied }: DuplicateDialogProps) {
  const duplicate = useChange('duplicateSchedule')
  return (
    <NameDialog
      title={`Duplicate ${schedule.name}`}
      description="The copy has all its shifts and is a draft: nobody but coordinators sees it."
      name={`${schedule.name}, copy`}
      submitLabel="Duplicate"
      pendingLabel="Copying..."
      save={async (name) => onCopied(await duplicate.mutateAsync({ params: { id: schedule.id }, body: { name } }))}
      onClose={onClose}
    />
  )
}
