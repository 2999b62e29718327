/** Asks why a hard rule may be overridden; the reason is kept in the audit log. */
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { isTooLong } from '../ui/text-limit.tsx'

/** A change that breaks a hard rule waits here for a reason. */
export type Asked = {
  label: string
  breaks: string
  /** If it's about several. */
  title?: string | undefined
  confirm: (reason: string) => void
}

export function KeepBreakDialog({ asked, onAnswered }: { asked: Asked | undefined; onAnswered: () => void }) {
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && onAnswered()}
      title={asked?.title ?? 'Override this rule?'}
      description={`${asked?.breaks ?? ''} The reason is kept in the audit log.`}
    >
      {asked && <ReasonForm key={asked.label} asked={asked} onAnswered={onAnswered} />}
    </Dialog>
  )
}

const longestReason = 500

function ReasonForm({ asked, onAnswered }: { asked: Asked; onAnswered: () => void }) {
  const [reason, setReason] = useState('')
  const [wasEmpty, setWasEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setWasEmpty(true)
    onAnswered()
    asked.confirm(reason.trim())
  }
  return (
    <form onSubmit={submit}>
      <DialogBody>
        <Field label="Reason" {...(wasEmpty && !reason.trim() && { error: 'Say why you’re overriding the rule' })}>
          <TextInput maxLength={longestReason} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="danger" disabled={isTooLong(reason, longestReason)}>
          Override
        </Button>
      </DialogFooter>
    </form>
  )
}
