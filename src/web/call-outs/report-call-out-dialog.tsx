/** Calling out: notifies every admin right away, for one shift or several days. */
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { addDays } from '../../engine/calendar.ts'
import { lowerFirst } from '../../engine/text/capital.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { callOutAddress } from '../paths.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput, TextInput } from '../ui/inputs.tsx'
import { CallOutContacts } from './call-out-contacts.tsx'

/** Most days one call-out may cover. */
const mostDays = 31

type ReportCallOutDialogProps = { date: string; open: boolean; onOpenChange: (open: boolean) => void }

export function ReportCallOutDialog({ date, open, onOpenChange }: ReportCallOutDialogProps) {
  const [until, setUntil] = useState(date)
  const [note, setNote] = useState('')
  const report = useChange('reportCallOut', { saysWhy: true })
  const last = addDays(date, mostDays - 1)
  const problem = describeProblem(until, date, last)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Can’t make your shift?"
      description="We’ll notify your coordinators right away. Your shifts stay yours until someone covers them."
      confirmLabel="Call out"
      pendingLabel="Notifying coordinators..."
      cancelLabel="Cancel"
      onConfirm={async () => {
        if (problem) throw new Error(`Last day out: ${lowerFirst(problem)}`)
        const body = { startDate: date, endDate: until, note: note.trim() || null }
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
        <Field label="Last day out" {...(problem && { error: problem })}>
          <DateInput value={until} min={date} max={last} onValueChange={setUntil} />
        </Field>
        <Field label="Note for the coordinators" optional className="tablet:col-span-2">
          <TextInput value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}

function describeProblem(until: string, first: string, last: string): string | undefined {
  if (until === '') return 'Choose a day.'
  if (until < first) return `Choose ${formatDate(first)} or later.`
  return until > last ? `Choose ${formatDate(last)} or earlier. For longer, ask for time off.` : undefined
}
