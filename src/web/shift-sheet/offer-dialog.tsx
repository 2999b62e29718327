/** Offers a shift to every colleague who can take it; the first taker and the coordinator decide. */
import { useState } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { describeShift } from '../shifts/shift-words.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { isTooLong } from '../ui/text-limit.tsx'

const longestReason = 2000

type OfferDialogProps = { shift: Shift; open: boolean; onOpenChange: (open: boolean) => void }

export function OfferDialog({ shift, open, onOpenChange }: OfferDialogProps) {
  const [reason, setReason] = useState('')
  const create = useChange('createRequest', { saysWhy: true })
  const offer = () =>
    withReason(
      create.mutateAsync({
        body: { requestType: 'swap', originalShiftId: shift.id, reason: reason.trim() || null },
      }),
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title="Offer this shift?"
      description={`Colleagues will see ${describeShift(shift)}, under Open shifts. It stays yours until someone takes it and a coordinator approves.`}
      confirmLabel={`Offer ${describeShift(shift)}`}
      pendingLabel="Offering..."
      disabled={isTooLong(reason, longestReason)}
      onConfirm={offer}
    >
      <Field label="Reason" optional>
        <TextInput value={reason} maxLength={longestReason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
