/** Adds or edits a webhook. */
import { webhookEvents, webhookEventTexts } from '../../contract/webhook-events.ts'
import { type Webhook, webhookForm } from '../../contract/webhooks.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { TextField } from '../ui/form-fields.tsx'
import { ChoiceList } from './choice-list.tsx'

const options = webhookEvents.map((value) => ({ value, label: webhookEventTexts[value], help: value }))

export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const create = useChange('createWebhook', { isAnswered: () => true })
  const update = useChange('updateWebhook', { isAnswered: () => true })
  const schemaForm = useSchemaForm({
    schema: webhookForm,
    defaultValues: { url: webhook?.url ?? '', events: webhook?.events ?? [...webhookEvents] },
    onSubmit: (body) => {
      const saved = webhook ? update.mutateAsync({ params: { id: webhook.id }, body }) : create.mutateAsync({ body })
      return problemsAfter(saved.then(onClose))
    },
  })
  const { watch, setValue, formState } = schemaForm.form
  const title = webhook ? 'Edit webhook' : 'Add webhook'
  return (
    <Dialog onClose={onClose} size="medium" title={title}>
      <Form form={schemaForm} label={title}>
        <DialogBody>
          <div className="flex flex-col gap-4">
            <TextField name="url" label="Address" placeholder="https://paging.example.org/evenshift" />
            <ChoiceList
              label="Send a message when"
              options={options}
              chosen={watch('events')}
              onChange={(chosen) => setValue('events', chosen, { shouldValidate: formState.isSubmitted })}
              error={formState.errors.events?.message}
            />
            <FormProblem />
          </div>
        </DialogBody>
        <FormDialogFooter pendingLabel="Saving...">{webhook ? 'Save webhook' : 'Add webhook'}</FormDialogFooter>
      </Form>
    </Dialog>
  )
}
