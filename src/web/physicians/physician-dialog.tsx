/** Adds a physician or changes one: four tabs, one form. */
import { useState } from 'react'
import type { User } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem } from '../ui/form.tsx'
import { useSearchChoice } from '../ui/use-search.ts'
import { ChangedMeanwhileNotice } from './changed-meanwhile-notice.tsx'
import { formTabs } from './physician-form.ts'
import { type FormTab, formTabParameter, PhysicianTabs, useTabOfProblem } from './physician-tabs.tsx'
import { usePersonForm, winnerIn } from './use-person-form.ts'

const tabNames = ['basic', 'experience', 'availability', 'preferences'] as const satisfies readonly FormTab[]

export function PhysicianDialog({ physician: given, onClose }: { physician: User | null; onClose: () => void }) {
  // The version that was opened, whatever is pushed meanwhile: the server compares it.
  const [physician] = useState(given)
  const add = useChange('createPhysician')
  const change = useChange('updatePhysician', { isAnswered: (error) => winnerIn(error) !== undefined })
  const { form, meanwhile } = usePersonForm({
    person: physician,
    save: (fields, version) =>
      physician
        ? change.mutateAsync({ params: { id: physician.id }, body: { ...fields, version } })
        : add.mutateAsync({ body: fields }),
    onSaved: onClose,
  })
  const { isDirty } = form.form.formState
  const [, openTab] = useSearchChoice(formTabParameter, tabNames)
  const wrongTabs = useTabOfProblem(form, formTabs, openTab)
  return (
    <Dialog
      size="large"
      onClose={onClose}
      isDirty={isDirty}
      title={physician ? 'Edit physician' : 'Add physician'}
      description={physician ? displayName(physician) : 'Name and email are enough; everything else has a default.'}
    >
      <Form form={form} label={physician ? 'Edit physician' : 'Add physician'}>
        <DialogBody>
          <div className="tablet:min-h-105">
            {meanwhile && (
              <ChangedMeanwhileNotice
                changes={meanwhile.changes}
                isRemoved={meanwhile.isRemoved}
                onKeepMine={() => meanwhile.settle('mine')}
                onTakeTheirs={() => meanwhile.settle('theirs')}
              />
            )}
            <PhysicianTabs wrong={wrongTabs} physicianId={physician?.id} />
            <FormProblem />
          </div>
        </DialogBody>
        <FormDialogFooter pendingLabel="Saving..." disabled={meanwhile !== undefined}>
          {physician ? 'Save changes' : 'Add physician'}
        </FormDialogFooter>
      </Form>
    </Dialog>
  )
}
