/** "I cannot come": tells every admin at once, for one shift or several days. */
import { useState } from 'react'
import { addDays } from '../../engine/calendar.ts'
import { sayingWhy } from '../api/saying-why.ts'
import { useChange } from '../api/use-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DateInput } from '../ui/date-input.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

/** Days that a report may cover at most in one go. */
const longest = 30

type ReportCallOutDialogProps = { date: string; open: boolean; onOpenChange: (open: boolean) => void }

export function ReportCallOutDialog({ date, open, onOpenChange }: ReportCallOutDialogProps) {
  const [until, setUntil] = useState(date)
  const [note, setNote] = useState('')
  const report = useChange('reportCallOut')
  const endDate = until >= date ? until : date
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="You cannot come?"
      description="Your coordinators are told at once and look for cover. Your shifts stay in the schedule until then."
      confirmLabel="I cannot come"
      pendingLabel="Telling them..."
      cancelLabel="Back"
      onConfirm={() => sayingWhy(report.mutateAsync({ body: { startDate: date, endDate, note: note.trim() || null } }))}
    >
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field label="First day away">
          {(control) => <DateInput {...control} value={date} onValueChange={() => {}} readOnly />}
        </Field>
        <Field label="Last day away">
          {(control) => (
            <DateInput {...control} value={until} min={date} max={addDays(date, longest)} onValueChange={setUntil} />
          )}
        </Field>
        <Field label="Note for the coordinators" optional className="tablet:col-span-2">
          {(control) => (
            <TextInput {...control} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}
