/** Advanced: the group's time zone and holidays, search time, and how people get in and out. */
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { type Field, namesOfForm } from '../../../contract/fields/field.ts'
import { settingsTable } from '../../../contract/fields/group-settings.ts'
import { advancedForm, type Group } from '../../../contract/groups.ts'
import { useChange } from '../../api/use-change.ts'
import { GroupDataExport } from '../../exports/group-data-export.tsx'
import { formatDateOfMoment } from '../../text/moments.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ControlField } from '../../ui/control-field.tsx'
import { Form, FormProblem, type SchemaForm, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { SelectField } from '../../ui/form-fields.tsx'
import { BackupCategoriesCard } from './backup-categories-card.tsx'
import { useGroupChange } from './group-change.tsx'
import { HolidayHistoryCard } from './holiday-history-card.tsx'
import { HolidayList } from './holiday-list.tsx'
import { ServerCard } from './server-card.tsx'
import { timeZones } from './time-zones.ts'
import { useSavedForm } from './unsaved.tsx'

const fields = namesOfForm(settingsTable)

export function AdvancedTab({ group }: { group: Group }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <GeneralCard group={group} />
          <BackupCategoriesCard group={group} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <JoinCodeCard group={group} />
          <ServerCard />
          <HolidayCard group={group} />
          <DataCard />
        </div>
      </div>
      <HolidayHistoryCard group={group} />
    </div>
  )
}

function GeneralCard({ group }: { group: Group }) {
  const { save } = useGroupChange(group)
  const saved = advancedForm.parse(group.settings)
  const form: SchemaForm<typeof advancedForm> = useSchemaForm({
    schema: advancedForm,
    defaultValues: saved,
    onSubmit: (settings: z.output<typeof advancedForm>) =>
      save({ settings }, { settings: form.form.formState.defaultValues ?? {} }),
  })
  useSavedForm('Advanced', form.form, saved)
  return (
    <Card title="Advanced">
      <Form form={form} label="Advanced" className="flex flex-col gap-4">
        {fields.map((name) => (
          <SettingField key={name} name={name} />
        ))}
        <FormProblem />
        <div className="flex justify-end">
          <SubmitButton pendingLabel="Saving...">Save advanced settings</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function SettingField({ name }: { name: (typeof fields)[number] }) {
  const field: Field = settingsTable[name]
  if (field.control?.kind !== 'time-zone') return <ControlField name={name} field={field} />
  return <SelectField name={name} label={field.label} options={timeZones} help={field.help} />
}

function JoinCodeCard({ group }: { group: Group }) {
  const renew = useChange('renewJoinCode')
  const [asks, setAsks] = useState(false)
  return (
    <Card title="Join code" description="Physicians enter it after their first sign-in.">
      <div className="flex items-center justify-between gap-4">
        <div>
          <output className="text-28 font-semibold tracking-stat">{group.joinCode}</output>
          {group.joinCodeExpiresAt !== null && (
            <p className="text-12 text-muted">
              {Date.parse(group.joinCodeExpiresAt) < Date.now() ? 'Expired' : 'Expires'}{' '}
              {formatDateOfMoment(group.joinCodeExpiresAt, group.settings.timeZone)}
            </p>
          )}
        </div>
        <Button onClick={() => setAsks(true)} icon={<RefreshCw />}>
          Renew
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Renew the join code?"
        description="The old code stops working right away. People who joined stay in the group."
        confirmLabel="Renew code"
        pendingLabel="Renewing..."
        onConfirm={async () => {
          await renew.mutateAsync({ params: { id: group.id } })
          setAsks(false)
        }}
      />
    </Card>
  )
}

function DataCard() {
  return (
    <Card
      title="Data export"
      description="All of the group’s data as one .zip: physicians, schedules, shifts, requests, and the audit log, each as JSON and CSV."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-12 text-muted">
          It contains personal data. The audit log records who downloaded it.
        </p>
        <GroupDataExport />
      </div>
    </Card>
  )
}

function HolidayCard({ group }: { group: Group }) {
  return (
    <Card
      title="Holidays"
      description="Shared fairly over 3 years, counted on the actual date. If you work a major holiday, schedules try to keep you off it the next year."
    >
      <HolidayList group={group} />
    </Card>
  )
}
