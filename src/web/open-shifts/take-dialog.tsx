/** The second tap: what taking the shift means, what I give in return for an offered one, and the confirmation. */
import { useState } from 'react'
import type { OpenShift } from '../../contract/request-outlook.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { describeShift, describeShiftInFull } from '../shifts/shift-words.ts'
import { endSentence } from '../text/end-sentence.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { LateSelect } from '../ui/late-select.tsx'
import { toast } from '../ui/toast.ts'

const nothing = 'nothing'

export function TakeDialog({ open, onClose }: { open: OpenShift; onClose: () => void }) {
  const { shift, offerId, offeredBy, isInstant, says } = open
  const [inReturn, setInReturn] = useState(nothing)
  const take = useChange('createRequest', { saysWhy: true })
  const answer = useChange('answerRequest')
  const confirm = async () => {
    if (offerId !== null && inReturn !== nothing) {
      await withReason(
        answer.mutateAsync({ params: { id: offerId }, body: { accept: true, shiftId: Number(inReturn) } }),
      )
      toast({ title: 'Success', description: `Requested ${describeShift(shift)}.`, tone: 'good' })
      return
    }
    const request = await withReason(
      take.mutateAsync({ body: { requestType: 'pickup', targetShiftId: shift.id, reason: null } }),
    )
    if (request.status === 'approved')
      toast({ title: 'Success', description: `${describeShift(shift)} is yours.`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Request this shift?"
      description={[
        describeShiftInFull(shift),
        says,
        isInstant ? 'You’ll get it right away.' : 'A coordinator has to approve it. We’ll notify you.',
      ]
        .map(endSentence)
        .join(' ')}
      confirmLabel="Request shift"
      pendingLabel="Requesting..."
      tone="primary"
      onConfirm={confirm}
    >
      {offerId !== null && <InReturn offeredBy={offeredBy} value={inReturn} onChange={setInReturn} />}
    </ConfirmDialog>
  )
}

type InReturnProps = { offeredBy: string | null; value: string; onChange: (value: string) => void }

function InReturn({ offeredBy, value, onChange }: InReturnProps) {
  const { id } = useMember()
  const { clock } = useGroupClock()
  const own = useRead('physicianShifts', { params: { physicianId: id } }).data ?? []
  const options = own
    .filter(({ date, status }) => clock && date > clock.today && status !== 'cancelled')
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map((shift) => ({ value: String(shift.id), label: describeShift(shift) }))
  return (
    <Field label={`In return, ${offeredBy ?? 'your colleague'} gets`}>
      <LateSelect value={value} options={[{ value: nothing, label: 'Nothing' }, ...options]} onValueChange={onChange} />
    </Field>
  )
}
