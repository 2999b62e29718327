/** Creates a scenario: what changes, its name, and whether to offer several versions. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { mostChanges } from '../../contract/scenarios.ts'
import { line } from '../../contract/text.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import type { Month } from '../../engine/month.ts'
import { problemsToShow, useChange } from '../api/use-change.ts'
import { IconButton } from '../ui/button.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { CheckboxField, TextField } from '../ui/form-fields.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { ChangeEditor } from './change-editor.tsx'
import { describeWhatIf } from './scenario-words.ts'
import { useNames } from './use-names.ts'

const form = z.object({ name: line(80, 'Name the scenario'), offersAlternatives: z.boolean() })

export function NewScenarioDialog({ month, onClose }: { month: Month; onClose: () => void }) {
  const known = useNames()
  const create = useChange('createScenario', { isAnswered: () => true })
  const [, changeSearch] = useSearchChange()
  const [changes, setChanges] = useState<WhatIf[]>([])
  const schemaForm = useSchemaForm({
    schema: form,
    defaultValues: { name: '', offersAlternatives: false },
    onSubmit: async (values: z.output<typeof form>) => {
      if (changes.length === 0) return [{ field: '', message: 'Add at least one change first.' }]
      try {
        await create.mutateAsync({ body: { ...month, ...values, changes } })
        changeSearch({ show: null })
        onClose()
        return undefined
      } catch (error) {
        return problemsToShow(error)
      }
    },
  })
  const add = (change: WhatIf) => {
    setChanges([...changes, change])
    const { getValues, setValue } = schemaForm.form
    if (!getValues('name')) setValue('name', describeWhatIf(change, known.names).slice(0, 80))
  }
  return (
    <Dialog onClose={onClose} size="medium" title="New scenario" description="Runs on a copy of the month.">
      <Form form={schemaForm} label="New scenario">
        <DialogBody>
          <div className="flex flex-col gap-4">
            {changes.length < mostChanges && <ChangeEditor month={month} known={known} onAdd={add} />}
            {changes.length > 0 && (
              <ul aria-label="What changes" className="flex flex-col gap-1">
                {changes.map((change, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be there twice
                  <li key={place} className="flex items-center gap-2 rounded-control bg-surface pl-3">
                    <span className="min-w-0 flex-1">{describeWhatIf(change, known.names)}</span>
                    <IconButton
                      variant="quiet"
                      size="dense"
                      label={`Remove ${describeWhatIf(change, known.names)}`}
                      icon={<X />}
                      onClick={() => setChanges(changes.toSpliced(place, 1))}
                    />
                  </li>
                ))}
              </ul>
            )}
            <TextField name="name" label="Name" />
            <CheckboxField
              name="offersAlternatives"
              label="Offer alternatives"
              help="Most full weeks, most requests granted, fairest. Takes about twice as long."
            />
            <FormProblem />
          </div>
        </DialogBody>
        <FormDialogFooter pendingLabel="Starting...">Run scenario</FormDialogFooter>
      </Form>
    </Dialog>
  )
}
