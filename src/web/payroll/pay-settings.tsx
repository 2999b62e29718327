/** What contracts and pay are based on: shifts a year, pay periods, and credits by kind of shift. */
import type { z } from 'zod'
import { namesIn } from '../../contract/fields/field.ts'
import { type PayrollSettings, payrollForm, payrollTable } from '../../contract/fields/payroll.ts'
import type { Group } from '../../contract/groups.ts'
import { type ShiftKind, shiftKinds } from '../../engine/model.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { Card } from '../ui/card.tsx'
import { ControlField } from '../ui/control-field.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { NumberField } from '../ui/form-fields.tsx'

const kindLabels: Record<ShiftKind, string> = {
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
  'twenty-four': '24 hours',
  backup: 'Backup',
}

export function PaySettings({ group }: { group: Group }) {
  const change = useChange('updateGroup')
  const form = useSchemaForm({
    schema: payrollForm,
    defaultValues: group.settings.payroll,
    onSubmit: (payroll: z.output<typeof payrollForm>) => {
      const body = { version: group.version, settings: { payroll: payroll as PayrollSettings } }
      return problemsAfter(change.mutateAsync({ params: { id: group.id }, body }))
    },
  })
  return (
    <Card title="Contract and pay">
      <Form form={form} label="Contract and pay" className="flex flex-col gap-4">
        {namesIn(payrollTable).map((name) => (
          <ControlField key={name} name={name} field={payrollTable[name]} />
        ))}
        <fieldset>
          <legend className="mb-1 font-control">Credits per shift</legend>
          <div className="grid grid-cols-2 gap-3">
            {shiftKinds.map((kind) => (
              <NumberField key={kind} name={`credits.${kind}`} label={kindLabels[kind]} min={0} max={5} step={0.25} />
            ))}
          </div>
        </fieldset>
        <FormProblem />
        <div className="flex justify-end">
          <SubmitButton pendingLabel="Saving...">Save contract and pay</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
