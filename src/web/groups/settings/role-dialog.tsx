/** Creates or edits a role. */
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Role, roleFields, role as roleShape } from '../../../contract/roles.ts'
import { roleCategories } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { ApiError } from '../../api/call.ts'
import { isGone, problemsAfter, problemsToShow, useChange } from '../../api/use-change.ts'
import { useRead } from '../../api/use-read.ts'
import { FieldRuleFeedback } from '../../custom-rules/rule-feedback.tsx'
import type { WrittenRole } from '../../custom-rules/use-readings.ts'
import { formatTimes } from '../../text/clock.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, FormDialogFooter, FormProblem, type SchemaForm, useSchemaForm } from '../../ui/form.tsx'
import { NumberField, SelectField, TextareaField, TextField, TimeField } from '../../ui/form-fields.tsx'
import { Select } from '../../ui/select.tsx'
import { demandForm, demandOf, demandToSend, RoleDemand } from './role-demand.tsx'
import { peopleForm, peopleOf, RolePeople, restrictionsToSend } from './role-people.tsx'

const categories = roleCategories.map((value) => ({ value, label: capitalize(value) }))
const roleForm = roleFields.omit({ restrictions: true }).extend({ ...demandForm.shape, ...peopleForm.shape })

export function RoleDialog({ role, onClose }: { role?: Role; onClose: () => void }) {
  const create = useChange('createRole')
  const update = useChange('updateRole', { isAnswered: (error) => isGone(error) || winnerIn(error) !== undefined })
  const [seen, setSeen] = useState(role)
  const form: SchemaForm<typeof roleForm> = useSchemaForm({
    schema: roleForm,
    defaultValues: valuesOf(role),
    onSubmit: async ({ minExperience, specialties, only, never, isSameEveryDay, ...fields }) => {
      const restrictions = restrictionsToSend({ minExperience, specialties, only, never })
      const location = fields.location || null
      const body = { ...fields, ...demandToSend({ ...fields, isSameEveryDay }), location, restrictions }
      if (!seen) return problemsAfter(create.mutateAsync({ body }).then(onClose))
      try {
        await update.mutateAsync({ params: { id: seen.id }, body: { ...body, version: seen.version } })
        onClose()
      } catch (error) {
        if (isGone(error)) {
          setSeen(undefined)
          return [{ field: '', message: deletedMeanwhile }]
        }
        const winner = winnerIn(error)
        if (!winner) return problemsToShow(error)
        setSeen(winner)
        form.form.reset(valuesOf(winner), { keepDirtyValues: true })
        return [{ field: '', message: changedMeanwhile }]
      }
    },
  })
  const values = form.form.watch()
  return (
    <Dialog onClose={onClose} title={role ? `Edit ${role.name}` : 'Add role'}>
      <Form form={form} label={role ? 'Edit role' : 'Add role'}>
        <DialogBody>
          <div className="flex flex-col gap-4">
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField name="name" label="Role name" placeholder="Rounder" />
              <SelectField name="category" label="Category" options={categories} />
            </div>
            <TextareaField name="description" label="Description" rows={2} />
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField
                name="location"
                label="Location"
                optional
                help="The default for new shifts. You can change it on any shift."
              />
              <TextField
                name="externalId"
                label="External ID"
                optional
                help="This role’s ID in your paging system or EHR."
              />
            </div>
            <div className="grid grid-cols-2 gap-4">
              <ShiftTypeField />
              <NumberField name="priority" label="Priority" min={1} max={10} help="1 to 10" />
              <TimeField name="startTime" label="Start time" />
              <TimeField name="endTime" label="End time" />
              {values.isSameEveryDay && <NumberField name="requiredCount" label="Required" min={1} />}
            </div>
            <RoleDemand />
            <RolePeople />
            <TextareaField
              name="aiRules"
              label="Custom rules"
              rows={2}
              help="In plain words, such as: only seniors on weekends"
            />
            <FieldRuleFeedback name="aiRules" role={asWritten(values, role)} />
            <FormProblem />
          </div>
        </DialogBody>
        <FormDialogFooter pendingLabel="Saving...">{seen ? 'Update role' : 'Create role'}</FormDialogFooter>
      </Form>
    </Dialog>
  )
}

const changedMeanwhile =
  'A colleague changed this role. You’re seeing their version with your edits. Save again to keep them.'

const deletedMeanwhile =
  'A colleague deleted this role. Everything you typed is still here. Create it again, or cancel.'

/** The role as a colleague saved it first. */
function winnerIn(error: unknown): Role | undefined {
  return error instanceof ApiError && error.body?.code === 'stale'
    ? roleShape.safeParse(error.body.current).data
    : undefined
}

function valuesOf(role: Role | undefined) {
  return {
    name: role?.name ?? '',
    category: role?.category ?? ('rounder' as const),
    description: role?.description ?? '',
    externalId: role?.externalId ?? '',
    startTime: role?.startTime ?? '07:00',
    endTime: role?.endTime ?? '19:00',
    ...demandOf(role),
    priority: role?.priority ?? 1,
    aiRules: role?.aiRules ?? '',
    location: role?.location ?? '',
    ...peopleOf(role),
  }
}

const ownTimes = 'own'

/** One of the group's shift types: the times follow. */
function ShiftTypeField() {
  const types = useRead('myGroup', {}).data?.settings.shiftTypes ?? []
  const { watch, setValue } = useFormContext<Pick<Role, 'startTime' | 'endTime'>>()
  const [startTime, endTime] = watch(['startTime', 'endTime'])
  const chosen = types.find((type) => type.startTime === startTime && type.endTime === endTime)
  const choose = (name: string) => {
    const type = types.find((one) => one.name === name)
    if (!type) return
    setValue('startTime', type.startTime, { shouldDirty: true, shouldValidate: true })
    setValue('endTime', type.endTime, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Field label="Shift type" help="Sets the times.">
      {(control) => (
        <Select
          {...control}
          value={chosen?.name ?? ownTimes}
          options={[
            ...types.map((type) => ({ value: type.name, label: `${type.name}, ${formatTimes(type)}` })),
            ...(chosen ? [] : [{ value: ownTimes, label: 'Custom times' }]),
          ]}
          onValueChange={choose}
        />
      )}
    </Field>
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
