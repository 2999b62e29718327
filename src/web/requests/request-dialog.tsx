/** The request form in a window of its own; on a phone a sheet, three taps from the start page. */
import type { ShiftRequest } from '../../contract/requests.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
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
      <DialogFooter>
        <DialogClose>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <SubmitButton pendingLabel="Submitting...">Submit Request</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
