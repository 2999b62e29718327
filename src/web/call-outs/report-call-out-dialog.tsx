/** Calling out: notifies every admin right away, for one shift or several days. */
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { addDays } from '../../engine/calendar.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { callOutAddress } from '../paths.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput, TextInput } from '../ui/inputs.tsx'
import { CallOutContacts } from './call-out-contacts.tsx'

/** Most days one report may cover. */
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
      title="Can’t make your shift?"
      description="We’ll notify your coordinators right away. Your shifts stay yours until they find cover."
      confirmLabel="Call out"
      pendingLabel="Notifying coordinators..."
      cancelLabel="Cancel"
      onConfirm={async () => {
        const body = { startDate: date, endDate, note: note.trim() || null }
        const { id } = await withReason(report.mutateAsync({ body }))
        navigate(callOutAddress(id))
      }}
    >
      <div className="mb-4 empty:hidden">
        <CallOutContacts date={date} />
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field label="First day out">
          <DateInput value={date} onValueChange={() => {}} readOnly />
        </Field>
        <Field label="Last day out">
          <DateInput value={until} min={date} max={addDays(date, longest)} onValueChange={setUntil} />
        </Field>
        <Field label="Note for the coordinators" optional className="tablet:col-span-2">
          <TextInput value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
