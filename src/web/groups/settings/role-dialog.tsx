/** Creates or edits a role. */
import { type Role, roleFields } from '../../../contract/roles.ts'
import { experienceLevels, roleCategories } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { problemsAfter, useChange } from '../../api/use-change.ts'
import { FieldRuleFeedback } from '../../custom-rules/rule-feedback.tsx'
import type { WrittenRole } from '../../custom-rules/use-readings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { NumberField, SelectField, TextareaField, TextField, TimeField } from '../../ui/form-fields.tsx'
import { demandForm, demandOf, demandToSend, RoleDemand } from './role-demand.tsx'

const categories = roleCategories.map((value) => ({ value, label: capitalize(value) }))
const anyLevel = 'any'
const levels = [
  { value: anyLevel, label: 'Any' },
  ...experienceLevels.map((value) => ({ value, label: `${capitalize(value)} or above` })),
]

/** The form keeps restrictions flat; roleFields nests them. */
const roleForm = roleFields.omit({ restrictions: true }).extend({
  ...demandForm.shape,
  minExperience: roleFields.shape.description,
  specialties: roleFields.shape.description,
})

export function RoleDialog({ role, onClose }: { role?: Role; onClose: () => void }) {
  const create = useChange('createRole')
  const update = useChange('updateRole')
  const form = useSchemaForm({
    schema: roleForm,
    defaultValues: {
      name: role?.name ?? '',
      category: role?.category ?? 'rounder',
      description: role?.description ?? '',
      externalId: role?.externalId ?? '',
      startTime: role?.startTime ?? '07:00',
      endTime: role?.endTime ?? '19:00',
      ...demandOf(role),
      priority: role?.priority ?? 1,
      aiRules: role?.aiRules ?? '',
      minExperience: role?.restrictions.minExperience ?? anyLevel,
      specialties: (role?.restrictions.specialties ?? []).join(', '),
    },
    onSubmit: async ({ minExperience, specialties, isSameEveryDay, ...fields }) => {
      const named = (specialties ?? '')
        .split(',')
        .map((text) => text.trim())
        .filter(Boolean)
      const restrictions = {
        ...role?.restrictions,
        minExperience: experienceLevels.find((level) => level === minExperience),
        specialties: named.length > 0 ? named : undefined,
      }
      const body = { ...fields, ...demandToSend({ ...fields, isSameEveryDay }), restrictions }
      const saved = role
        ? update.mutateAsync({ params: { id: role.id }, body: { ...body, version: role.version } })
        : create.mutateAsync({ body })
      return problemsAfter(saved.then(onClose))
    },
  })
  const values = form.form.watch()
  return (
    <Dialog onClose={onClose} title={role ? `Edit ${role.name}` : 'Add Role'}>
      <Form form={form} label={role ? 'Edit Role' : 'Add Role'}>
        <DialogBody>
          <div className="flex flex-col gap-4">
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField name="name" label="Role Name" placeholder="Rounder" />
              <SelectField name="category" label="Category" options={categories} />
            </div>
            <TextareaField name="description" label="Description" rows={2} />
            <TextField
              name="externalId"
              label="External ID"
              optional
              help="By which your paging system or EHR knows this role."
            />
            <div className="grid grid-cols-2 gap-4">
              <TimeField name="startTime" label="Start Time" />
              <TimeField name="endTime" label="End Time" />
              {values.isSameEveryDay && <NumberField name="requiredCount" label="Required" min={1} />}
              <NumberField name="priority" label="Priority" min={1} max={10} help="1 to 10" />
            </div>
            <RoleDemand />
            <div className="grid gap-4 tablet:grid-cols-2">
              <SelectField name="minExperience" label="Experience Needed" options={levels} />
              <TextField
                name="specialties"
                label="Specialties Needed"
                placeholder="ICU, Procedures"
                help="One of these is enough."
              />
            </div>
            <TextareaField
              name="aiRules"
              label="AI Rules"
              rows={2}
              help="In plain words, such as: only seniors on weekends"
            />
            <FieldRuleFeedback name="aiRules" role={asWritten(values, role)} />
            <FormProblem />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pendingLabel="Saving...">{role ? 'Update Role' : 'Create Role'}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}

/** The role as the form has it now. */
function asWritten(
  values: Partial<Pick<Role, 'name' | 'category' | 'startTime' | 'endTime'>>,
  role: Role | undefined,
): WrittenRole {
  return {
    id: role?.id ?? 'new',
    name: values.name || 'This role',
    category: values.category ?? 'rounder',
    startTime: values.startTime || '07:00',
    endTime: values.endTime || '19:00',
  }
}
