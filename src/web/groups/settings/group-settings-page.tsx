import { useMemo } from 'react'
import { Link } from 'wouter'
import type { z } from 'zod'
import { namesOfForm } from '../../../contract/fields/field.ts'
import { type GroupEntry, groupTable } from '../../../contract/fields/group.ts'
import { type Group, type groupSettingsForm, groupSettingsFormOf } from '../../../contract/groups.ts'
import { isStaff } from '../../../contract/staff.ts'
import { plural } from '../../../engine/text/plural.ts'
import { useRead } from '../../api/use-read.ts'
import { BackLink, PageFrame } from '../../layout/page-frame.tsx'
import { Reading } from '../../layout/reading.tsx'
import { Card } from '../../ui/card.tsx'
import { ControlField } from '../../ui/control-field.tsx'
import { Form, FormProblem, type SchemaForm, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdvancedTab } from './advanced-tab.tsx'
import { useGroupChange } from './group-change.tsx'
import { RolesTab } from './roles-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { ShiftTypesTab } from './shift-types-tab.tsx'
import { UnsavedGuard, useSavedForm } from './unsaved.tsx'

export function GroupSettingsPage() {
  const group = useRead('myGroup', {})
  return (
    <PageFrame
      title="Group Settings"
      subtitle={group.data?.name}
      back={<BackLink to="/admin/dashboard">Back to Dashboard</BackLink>}
    >
      <Reading read={group} what="The group">
        {(data) => (
          <UnsavedGuard>
            <Tabs
              label="Group Settings"
              keepsOpened
              tabs={[
                { value: 'basic', label: 'Basic Info', content: <BasicInfoTab group={data} /> },
                { value: 'roles', label: 'Roles & Positions', content: <RolesTab groupId={data.id} /> },
                { value: 'shift-types', label: 'Shift Types', content: <ShiftTypesTab group={data} /> },
                { value: 'rules', label: 'Rules & Constraints', content: <RulesTab group={data} /> },
                { value: 'advanced', label: 'Advanced', content: <AdvancedTab group={data} /> },
              ]}
            />
          </UnsavedGuard>
        )}
      </Reading>
    </PageFrame>
  )
}

const fields = namesOfForm(groupTable).map((name) => {
  const entry: GroupEntry = groupTable[name]
  return { name, isWide: entry.isWide, field: { ...entry, schema: entry.formSchema ?? entry.schema } }
})

/** Name, size, and pattern of the group. */
function BasicInfoTab({ group }: { group: Group }) {
  const { save } = useGroupChange(group)
  const schema = useMemo(() => groupSettingsFormOf(group), [group])
  const form: SchemaForm<typeof schema> = useSchemaForm({
    schema,
    defaultValues: valuesOf(group),
    onSubmit: (values) => save(values, { ...form.form.formState.defaultValues }),
  })
  useSavedForm('Basic Info', form.form, valuesOf(group))
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
        <RealCount group={group} />
        <FormProblem />
        <div className="flex justify-end">
          <SubmitButton pendingLabel="Saving...">Save settings</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

/** Where the number that was entered and the list of physicians differ. */
function RealCount({ group }: { group: Group }) {
  const people = useRead('listPhysicians', { params: { groupId: group.id } }).data
  const count = people?.filter(isStaff).length
  if (count === undefined || count === group.totalPhysicians) return null
  return (
    <p className="text-12 text-muted">
      You entered {plural(group.totalPhysicians, 'physician')}; {count} can be scheduled.{' '}
      <Link href="/admin/physicians" className="text-accent-text underline">
        Manage Physicians
      </Link>
    </p>
  )
}

/** A text that is missing is an empty box. */
function valuesOf(group: Group): z.input<typeof groupSettingsForm> {
  const values = fields.map(({ name }) => [name, group[name] ?? ''])
  return Object.fromEntries(values) as z.input<typeof groupSettingsForm>
}
