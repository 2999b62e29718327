// The parts that open over the page, each behind its button, and a whole form.
import { Copy, Settings, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../../src/web/ui/button.tsx'
import { ConfirmDialog } from '../../src/web/ui/confirm-dialog.tsx'
import { Dialog, DialogBody } from '../../src/web/ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, useSchemaForm } from '../../src/web/ui/form.tsx'
import { DateField, NumberField, SelectField, TextareaField, TextField } from '../../src/web/ui/form-fields.tsx'
import { Kbd } from '../../src/web/ui/kbd.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../src/web/ui/menu.tsx'
import { Popover } from '../../src/web/ui/popover.tsx'
import { toast } from '../../src/web/ui/toast.ts'
import { Block, Row } from './block.tsx'

const requestSchema = z.object({
  kind: z.string().min(1, { error: 'Choose what you ask for' }),
  firstDay: z.string().min(1, { error: 'Choose the first day' }),
  days: z.number().min(1, { error: 'At least one day' }),
  reason: z.string().min(3, { error: 'Say in a word or two why' }),
  notes: z.string(),
})

function RequestDialog() {
  const [isOpen, setOpen] = useState(false)
  const form = useSchemaForm({
    schema: requestSchema,
    defaultValues: { kind: '', firstDay: '', days: 1, reason: '', notes: '' },
    onSubmit: async () => {
      setOpen(false)
      toast({ title: 'Success', description: 'Request submitted', tone: 'good' })
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Dialog</Button>}
      title="Request Time Off"
      description="You see who could cover before you send it."
    >
      <Form form={form}>
        <DialogBody>
          <div className="grid gap-3.5 tablet:grid-cols-2">
            <SelectField
              name="kind"
              label="Kind"
              options={[
                { value: 'vacation', label: 'Vacation' },
                { value: 'sick', label: 'Sick leave' },
              ]}
            />
            <TextField name="reason" label="Reason" />
            <DateField name="firstDay" label="First day" />
            <NumberField name="days" label="Days" min={1} />
            <TextareaField name="notes" label="Notes" optional className="tablet:col-span-2" />
          </div>
          <FormProblem />
        </DialogBody>
        <FormDialogFooter pendingLabel="Submitting...">Submit request</FormDialogFooter>
      </Form>
    </Dialog>
  )
}

export function Overlays() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Block title="Overlays">
      <Row>
        <RequestDialog />
        <Button variant="danger" onClick={() => setAsking(true)}>
          Confirm
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Override this rule?"
          description="Andersson would start A2 two hours after a night. The reason is kept in the audit log."
          confirmLabel="Override"
          cancelLabel="Back"
          onConfirm={() => {}}
        />
        <Menu trigger={<Button>Menu</Button>} align="start">
          <MenuLabel>Marguerite Osei</MenuLabel>
          <MenuItem icon={<Settings />}>Group Settings</MenuItem>
          <MenuItem icon={<Users />}>Manage Physicians</MenuItem>
          <MenuItem icon={<Copy />} shortcut={<Kbd>C</Kbd>}>
            Copy
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger">
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>Popover</Button>} label="Why this physician">
          <p className="font-semibold">Why Sandoval</p>
          <p className="text-muted">3 shifts under share. Joins his R11 on Dec 28, a run of 4.</p>
        </Popover>
        <Button
          onClick={() =>
            toast({ title: 'Success', description: 'Schedule generated successfully using AI', tone: 'good' })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Error', description: 'Failed to generate schedule. Please try again.', tone: 'bad' })
          }
        >
          Error toast
        </Button>
      </Row>
    </Block>
  )
}
