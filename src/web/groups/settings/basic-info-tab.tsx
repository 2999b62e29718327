/** Name, size and pattern of the group. */
import { type Group, groupSettingsForm } from '../../../contract/groups.ts'
import { patternLabels } from '../../text/patterns.ts'
import { Card } from '../../ui/card.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { NumberField, SelectField, TextareaField, TextField } from '../../ui/form-fields.tsx'
import { useGroupChange } from './use-group-change.ts'

export function BasicInfoTab({ group }: { group: Group }) {
  const { save } = useGroupChange(group)
  const form = useSchemaForm({
    schema: groupSettingsForm,
    defaultValues: {
      name: group.name,
      description: group.description ?? '',
      totalPhysicians: group.totalPhysicians,
      shiftType: group.shiftType,
      coverageRequirements: group.coverageRequirements,
      maxConsecutiveShifts: group.maxConsecutiveShifts,
      minRestBetweenShifts: group.minRestBetweenShifts,
    },
    onSubmit: save,
  })
  return (
    <Card title="Basic Info" className="max-w-180">
      <Form form={form} label="Basic Info" className="flex flex-col gap-4">
        <TextField name="name" label="Group Name" />
        <TextareaField name="description" label="Description" rows={2} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <NumberField name="totalPhysicians" label="Number of Physicians" help="30 to 60" />
          <SelectField name="shiftType" label="Primary Shift Pattern" options={patternLabels} />
          <NumberField
            name="coverageRequirements"
            label="Physicians per Shift"
            help="Used while the group has no roles."
          />
          <NumberField name="maxConsecutiveShifts" label="Maximum Consecutive Shifts" unit="days" />
          <NumberField
            name="minRestBetweenShifts"
            label="Minimum Rest Between Shifts"
            unit="hours"
            min={8}
            help="At least 8 hours"
          />
        </div>
        <FormProblem />
        <div className="flex justify-end">
          <SubmitButton pendingLabel="Saving...">Save Settings</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
