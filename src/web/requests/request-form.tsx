/** The form for any request: time off, a swap or a pickup, with what it would lead to before it is sent. */
import { useWatch } from 'react-hook-form'
import type { RequestType, ShiftRequest } from '../../contract/requests.ts'
import { problemsToShow, useChange } from '../api/use-change.ts'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { SelectField, TextareaField } from '../ui/form-fields.tsx'
import { toast } from '../ui/toast.ts'
import { PickupFields } from './pickup-fields.tsx'
import { emptyRequest, fieldsOf, type RequestValues, requestForm } from './request-values.ts'
import { SwapFields } from './swap-fields.tsx'
import { TimeOffFields } from './time-off-fields.tsx'

const typeOptions: { value: RequestType; label: string }[] = [
  { value: 'timeoff', label: 'Time Off' },
  { value: 'swap', label: 'Swap' },
  { value: 'pickup', label: 'Pickup' },
]

export type AskedFor = { id: number; name: string }

type UseRequestFormOptions = {
  start?: Partial<RequestValues>
  /** The absent colleague for whom an admin asks. */
  askedFor?: AskedFor
  onSent: (request: ShiftRequest) => void
}

export function useRequestForm({ start, askedFor, onSent }: UseRequestFormOptions) {
  const create = useChange('createRequest')
  return useSchemaForm({
    schema: requestForm,
    defaultValues: { ...emptyRequest, ...start },
    onSubmit: async (values) => {
      try {
        const body = { ...fieldsOf(values), ...(askedFor && { requestorId: askedFor.id }) }
        const request = await create.mutateAsync({ body })
        sayAtOnce(request)
        onSent(request)
      } catch (error) {
        return problemsToShow(error, fieldNames)
      }
    },
  })
}

/** What the server calls otherwise than this form. */
const fieldNames: Record<string, string> = { startDate: 'requestedDate', cycleShiftIds: 'swapWith' }

/** A group may let a pickup that breaks no rule through at once. */
function sayAtOnce({ requestType, status }: ShiftRequest): void {
  if (requestType !== 'pickup' || status !== 'approved') return
  toast({ title: 'Success', description: 'The shift is yours. It is in your schedule now.', tone: 'good' })
}

type RequestFormFieldsProps = { askedFor?: AskedFor; hasCalendar?: boolean }

/** The fields; which of them are shown depends on the kind of request. */
export function RequestFormFields({ askedFor, hasCalendar = true }: RequestFormFieldsProps) {
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
      <TextareaField name="reason" label="Reason" rows={2} maxLength={2000} optional />
      <FormProblem />
    </div>
  )
}

/** The form as a part of a page. */
export function RequestCard() {
  const form = useRequestForm({ onSent: () => form.form.reset(emptyRequest) })
  return (
    <Card title="Request Shift Change" description="Time off, a swap or a pickup. See how it looks before you send it.">
      <Form form={form} label="Request Shift Change" className="flex flex-col gap-4">
        <RequestFormFields hasCalendar={false} />
        <SubmitButton pendingLabel="Submitting..." className="self-end">
          Submit Request
        </SubmitButton>
      </Form>
    </Card>
  )
}
