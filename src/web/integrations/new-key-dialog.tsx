/** Creates an API key, then shows it once. */
import { useState } from 'react'
import { z } from 'zod'
import { newKeyForm } from '../../contract/api-keys.ts'
import { type KeyScope, keyScopes, scopeTexts } from '../../contract/scopes.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { NumberField, SelectField, TextField } from '../ui/form-fields.tsx'
import { ChoiceList } from './choice-list.tsx'
import { firstCall } from './first-call.ts'

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '1095', label: '3 years' },
  { value: 'never', label: 'Never' },
]

const form = newKeyForm.extend({ expiresInDays: z.string() })
const scopeOptions = keyScopes.map((value) => ({ value, ...scopeTexts[value] }))

type Made = { name: string; secret: string; scopes: KeyScope[] }

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>()
  return made ? <MadeDialog made={made} onClose={onClose} /> : <KeyForm onClose={onClose} onMade={setMade} />
}

function KeyForm({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const create = useChange('createApiKey', { isAnswered: () => true })
  const schemaForm = useSchemaForm({
    schema: form,
    defaultValues: { name: '', scopes: [], expiresInDays: '365', callsPerMinute: 120 },
    onSubmit: ({ expiresInDays, ...fields }) => {
      const body = { ...fields, expiresInDays: expiresInDays === 'never' ? null : Number(expiresInDays) }
      const { name, scopes } = fields
      return problemsAfter(create.mutateAsync({ body }).then(({ secret }) => onMade({ name, scopes, secret })))
    },
  })
  const { watch, setValue, formState } = schemaForm.form
  return (
    <Dialog onClose={onClose} size="medium" title="Create API key">
      <Form form={schemaForm} label="Create API key">
        <DialogBody>
          <div className="flex flex-col gap-4">
            <TextField name="name" label="Name" placeholder="Paging system" help="The system that will use it." />
            <ChoiceList
              label="Can use"
              options={scopeOptions}
              chosen={watch('scopes')}
              onChange={(chosen) => setValue('scopes', chosen, { shouldValidate: formState.isSubmitted })}
              error={formState.errors.scopes?.message}
            />
            <div className="grid gap-4 tablet:grid-cols-2">
              <SelectField name="expiresInDays" label="Expires after" options={lifetimes} />
              <NumberField name="callsPerMinute" label="Calls per minute" min={1} max={6000} />
            </div>
            <FormProblem />
          </div>
        </DialogBody>
        <FormDialogFooter pendingLabel="Creating...">Create API key</FormDialogFooter>
      </Form>
    </Dialog>
  )
}

function MadeDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  const { groupId } = useMember()
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={`${made.name} is ready`}
      description="Copy the key now and keep it in a safe place. You won’t see it again."
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          <CopyField label="API key" value={made.secret} />
          <CopyField
            label="Try it"
            help="In a terminal."
            value={firstCall(made.scopes[0]!, { secret: made.secret, origin: location.origin, groupId })}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button variant="primary">Done</Button>
        </DialogClose>
      </DialogFooter>
    </Dialog>
  )
}
