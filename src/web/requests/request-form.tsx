/** The form for any request: time off, a swap, or a pickup, with its forecast before it is sent. */
import { useWatch } from 'react-hook-form'
import type { RequestType, ShiftRequest } from '../../contract/requests.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { useMember } from '../session/use-session.ts'
import { describeShift } from '../shifts/shift-words.ts'
import { Card } from '../ui/card.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { SelectField, TextareaField } from '../ui/form-fields.tsx'
import { toast } from '../ui/toast.ts'
import { describeDaysOff, toastDaysOff } from './days-off-words.ts'
import { PickupFields } from './pickup-fields.tsx'
import { emptyRequest, fieldsOf, type RequestValues, requestForm } from './request-values.ts'
import { SwapFields } from './swap-fields.tsx'
import { TimeOffFields } from './time-off-fields.tsx'

const typeOptions: { value: RequestType; label: string }[] = [
  { value: 'timeoff', label: 'Time off' },
  { value: 'swap', label: 'Swap' },
  { value: 'pickup', label: 'Pickup' },
]

type AskedFor = { id: number; name: string }

type UseRequestFormOptions = {
  start?: Partial<RequestValues>
  /** The absent colleague an admin asks for. */
  askedFor?: AskedFor
  onSent: (request: ShiftRequest) => void
}

function useRequestForm({ start, askedFor, onSent }: UseRequestFormOptions) {
  const create = useChange('createRequest', { saysWhy: true })
  return useSchemaForm({
    schema: requestForm,
    defaultValues: { ...emptyRequest, ...start },
    onSubmit: (values) => {
      const body = { ...fieldsOf(values), ...(askedFor && { requestorId: askedFor.id }) }
      const sent = create.mutateAsync({ body }).then((request) => {
        announceOutcome(request)
        if (values.requestType === 'timeoff') toastDaysOff(values.requestedDate, values.endDate, 'createRequest')
        onSent(request)
      })
      return problemsAfter(sent, fieldNames)
    },
  })
}

/** Fields with another name on the server. */
const fieldNames: Record<string, string> = { startDate: 'requestedDate', cycleShiftIds: 'swapWith' }

/** A group may approve pickups within the rules at once. */
function announceOutcome({ requestType, status, targetShift }: ShiftRequest): void {
  if (requestType !== 'pickup' || status !== 'approved' || !targetShift) return
  toast({ title: 'Success', description: `${describeShift(targetShift)} is yours.`, tone: 'good' })
}

/** The fields; which ones are shown depends on the kind of request. */
function RequestFormFields({ askedFor, hasCalendar = true }: { askedFor?: AskedFor; hasCalendar?: boolean }) {
  const member = useMember()
  const requestType = useWatch<RequestValues, 'requestType'>({ name: 'requestType' })
  const foretells = askedFor === undefined
  return (
    <div className="flex flex-col gap-4">
      <SelectField name="requestType" label="Request type" options={typeOptions} />
      {requestType === 'timeoff' && (
        <TimeOffFields
          first={{ name: 'requestedDate', label: 'Requested date' }}
          last={{ name: 'endDate', label: 'Last day', optional: true }}
          foretells={foretells}
          hasCalendar={hasCalendar}
        />
      )}
      {requestType === 'swap' && <SwapFields physicianId={askedFor?.id ?? member.id} foretells={foretells} />}
      {requestType === 'pickup' && <PickupFields foretells={foretells} />}
      <TextareaField name="reason" label="Reason" rows={2} optional />
      <FormProblem />
    </div>
  )
}

/** The button names the requested days. */
function SubmitWords() {
  const [type, from, to] = useWatch<RequestValues, ['requestType', 'requestedDate', 'endDate']>({
    name: ['requestType', 'requestedDate', 'endDate'],
  })
  return (type === 'timeoff' && describeDaysOff(from, to)) || 'Submit request'
}

/** The form as part of a page. */
export function RequestCard() {
  const form = useRequestForm({ onSent: () => form.form.reset(emptyRequest) })
  return (
    <Card
      title="Request Shift Change"
      description="Time off, a swap, or a pickup. See how likely approval is before you send it."
    >
      <Form form={form} label="Request Shift Change" className="flex flex-col gap-4">
        <RequestFormFields hasCalendar={false} />
        <SubmitButton pendingLabel="Submitting..." className="self-end">
          <SubmitWords />
        </SubmitButton>
      </Form>
    </Card>
  )
}

type RequestDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  start?: Partial<RequestValues>
  askedFor?: AskedFor
  onSent?: (request: ShiftRequest) => void
}

/** The request form in a dialog; on a phone a sheet, three taps from the start page. */
export function RequestDialog({ open, onOpenChange, askedFor, ...rest }: RequestDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Request Shift Change"
      description={askedFor && `For ${askedFor.name}. The audit log will say you asked for them.`}
    >
      <DialogForm {...rest} askedFor={askedFor} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type DialogFormProps = Pick<RequestDialogProps, 'start' | 'askedFor' | 'onSent'> & { onClose: () => void }

function DialogForm({ start, askedFor, onSent, onClose }: DialogFormProps) {
  const form = useRequestForm({
    start,
    askedFor,
    onSent: (request) => {
      onClose()
      onSent?.(request)
    },
  })
  return (
    <Form form={form} label="Request Shift Change">
      <DialogBody>
        <RequestFormFields askedFor={askedFor} />
      </DialogBody>
      <FormDialogFooter pendingLabel="Submitting...">
        <SubmitWords />
      </FormDialogFooter>
    </Form>
  )
}
