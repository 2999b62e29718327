/** The request form in a window of its own; on a phone a sheet, three taps from the start page. */
import type { ShiftRequest } from '../../contract/requests.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { FormDialogFooter } from '../ui/form-dialog-footer.tsx'
import { type AskedFor, RequestFormFields, useRequestForm } from './request-form.tsx'
import type { RequestValues } from './request-values.ts'

type RequestDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  start?: Partial<RequestValues>
  askedFor?: AskedFor
  onSent?: (request: ShiftRequest) => void
}

export function RequestDialog({ open, onOpenChange, askedFor, ...rest }: RequestDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Request Shift Change"
      description={askedFor && `For ${askedFor.name}. The trail says that you asked in their name.`}
    >
      <DialogForm {...rest} {...(askedFor && { askedFor })} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type DialogFormProps = Pick<RequestDialogProps, 'start' | 'askedFor' | 'onSent'> & { onClose: () => void }

function DialogForm({ start, askedFor, onSent, onClose }: DialogFormProps) {
  const form = useRequestForm({
    ...(start && { start }),
    ...(askedFor && { askedFor }),
    onSent: (request) => {
      onClose()
      onSent?.(request)
    },
  })
  return (
    <Form form={form} label="Request Shift Change">
      <DialogBody>
        <RequestFormFields {...(askedFor && { askedFor })} />
      </DialogBody>
      <FormDialogFooter pendingLabel="Submitting...">Submit Request</FormDialogFooter>
    </Form>
  )
}
