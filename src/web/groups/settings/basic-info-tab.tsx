/** Name, size and pattern of the group. */
import type { z } from 'zod'
import { namesOfForm } from '../../../contract/fields/field.ts'
import { type GroupEntry, groupTable } from '../../../contract/fields/group.ts'
import { type Group, groupSettingsForm } from '../../../contract/groups.ts'
import { Card } from '../../ui/card.tsx'
import { ControlField } from '../../ui/control-field.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { useGroupChange } from './use-group-change.ts'

const fields = namesOfForm(groupTable).map((name) => {
  const entry: GroupEntry = groupTable[name]
  return { name, isWide: entry.isWide, field: { ...entry, schema: entry.formSchema ?? entry.schema } }
})

export function BasicInfoTab({ group }: { group: Group }) {
  const { save } = useGroupChange(group)
  const form = useSchemaForm({ schema: groupSettingsForm, defaultValues: valuesOf(group), onSubmit: save })
  return (
    <Card title="Basic Info" className="max-w-180">
      <Form form={form} label="Basic Info" className="flex flex-col gap-4">
        {fields
          .filter(({ isWide }) => isWide)
          .map(({ name, field }) => (
            <ControlField key={name} name={name} field={field} />
          ))}
        <div className="grid gap-4 tablet:grid-cols-2">
          {fields
            .filter(({ isWide }) => !isWide)
            .map(({ name, field }) => (
              <ControlField key={name} name={name} field={field} />
            ))}
        </div>
        <FormProblem />
        <div className="flex justify-end">
          <SubmitButton pendingLabel="Saving...">Save Settings</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

/** A text that is missing is an empty box. */
function valuesOf(group: Group): z.input<typeof groupSettingsForm> {
  const values = fields.map(({ name }) => [name, group[name] ?? ''])
  return Object.fromEntries(values) as z.input<typeof groupSettingsForm>
}
