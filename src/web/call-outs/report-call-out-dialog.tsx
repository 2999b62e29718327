/** Calling out: notifies every admin right away, for one shift or several days; without a connection, once there is one. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { addDays } from '../../engine/calendar.ts'
import { lowerFirst } from '../../engine/text/capital.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { readConnection, subscribeToConnection, Unreachable } from '../offline/connection.ts'
import { callOutAddress } from '../paths.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput, TextInput } from '../ui/inputs.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { CallOutContacts } from './call-out-contacts.tsx'

/** Most days one call-out may cover. */
const mostDays = 31

const longestNote = 500

const notSentYet =
  'No connection, so no one knows yet. Call a coordinator. Leave this open, and we’ll send it when you’re back online.'

type ReportCallOutDialogProps = { date: string; open: boolean; onOpenChange: (open: boolean) => void }

export function ReportCallOutDialog({ date, open, onOpenChange }: ReportCallOutDialogProps) {
  const [until, setUntil] = useState(date)
  const [note, setNote] = useState('')
  const report = useChange('reportCallOut', { saysWhy: true, waitsOffline: true })
  const [isWaiting, setIsWaiting] = useState(false)
  const { isLost } = useSyncExternalStore(subscribeToConnection, readConnection)
  const last = addDays(date, mostDays - 1)
  const problem = describeProblem(until, date, last)
  const send = async () => {
    if (problem) throw new Error(`Last day out: ${lowerFirst(problem)}`)
    setIsWaiting(false)
    const body = { startDate: date, endDate: until, note: note.trim() || null }
    try {
      const { id } = await report.mutateAsync({ body })
      onOpenChange(false)
      navigate(callOutAddress(id))
    } catch (error) {
      if (!(error instanceof Unreachable)) throw new Error(reasonOf(error))
      setIsWaiting(true)
      throw new Error(notSentYet)
    }
  }
  // Only while the dialog is open: a call-out that arrives hours later would alarm people about a shift that is over.
  const isBack = open && isWaiting && !isLost
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the connection is a reason
  useEffect(() => {
    if (isBack) send().catch(() => {})
  }, [isBack])
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        setIsWaiting(false)
        onOpenChange(next)
      }}
      title="Can’t make your shift?"
      description="We’ll notify your coordinators right away. Your shifts stay yours until someone covers them."
      confirmLabel="Call out"
      pendingLabel="Notifying coordinators..."
      cancelLabel="Cancel"
      disabled={isTooLong(note, longestNote)}
      onConfirm={send}
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
          <TextInput value={note} maxLength={longestNote} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}

function describeProblem(until: string, first: string, last: string): string | undefined {
  if (until === '') return 'Choose a day'
  if (until < first) return `Choose ${formatDate(first)} or later`
  return until > last ? `Choose ${formatDate(last)} or earlier. For longer, request time off.` : undefined
}
