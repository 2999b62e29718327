/** The two ways to start: a coordinator's form to set up a group, and a physician's form to join one. */
import { z } from 'zod'
import { groupDefaults, groupTable } from '../../../contract/fields/group.ts'
import { groupFields, joinForm } from '../../../contract/groups.ts'
import { problemsOf, reasonOf, useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ControlField } from '../../ui/control-field.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { CheckboxField, NumberField, TextareaField, TextField } from '../../ui/form-fields.tsx'
import { goHomeSoon } from './go-home-soon.ts'

/** An empty box counts as 0 here, so its own message appears. */
const blankAsZero = (value: unknown) => value ?? 0
const createForm = groupFields.extend({
  totalPhysicians: z.preprocess(blankAsZero, groupFields.shape.totalPhysicians),
  coverageRequirements: z.preprocess(blankAsZero, groupFields.shape.coverageRequirements),
  isScheduled: z.boolean(),
})

/** The coordinator's form: name, size, and pattern; everything else can be changed later in Group Settings. */
export function CreateGroupForm({ onBack }: { onBack: () => void }) {
  const create = useChange('createGroup')
  const form = useSchemaForm({
    schema: createForm,
    defaultValues: {
      name: '',
      description: '',
      additionalRules: '',
      ...groupDefaults,
      totalPhysicians: 10,
      isScheduled: false,
    },
    onSubmit: async (body) => {
      try {
        await create.mutateAsync({ body })
        await goHomeSoon()
        return undefined
      } catch (error) {
        return problemsOf(error)
      }
    },
  })
  return (
    <Card title="Set Up New Group" description="You’ll be its coordinator.">
      <Form form={form} label="Set Up New Group" className="flex flex-col gap-4">
        <TextField name="name" label={groupTable.name.label} placeholder="Riverbend Hospitalists" />
        <TextareaField name="description" label="Description (Optional)" rows={2} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <NumberField name="totalPhysicians" label={groupTable.totalPhysicians.label} />
          <NumberField name="coverageRequirements" label={groupTable.coverageRequirements.label} />
        </div>
        <ControlField name="shiftType" field={groupTable.shiftType} />
        <CheckboxField
          name="isScheduled"
          label="I also work shifts"
          help="You’ll have a row in the roster and a fair share, like everyone else."
        />
        <FormProblem />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
          <SubmitButton pendingLabel="Creating...">Create Group</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

/** The physician's form: the join code. */
export function JoinGroupForm({ onBack }: { onBack: () => void }) {
  const join = useChange('joinGroup')
  const form = useSchemaForm({
    schema: joinForm,
    defaultValues: { joinCode: '' },
    onSubmit: async (body) => {
      try {
        await join.mutateAsync({ body })
        await goHomeSoon()
        return undefined
      } catch (error) {
        return [{ field: 'joinCode', message: reasonOf(error) }]
      }
    },
  })
  return (
    <Card title="Join Existing Group" className="mx-auto w-full max-w-110">
      <Form form={form} label="Join Existing Group" className="flex flex-col gap-4">
        <TextField
          name="joinCode"
          label="Group Join Code"
          placeholder="Enter 6-digit join code"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <p className="rounded-inner bg-surface p-3 text-muted">
          Ask your schedule coordinator for the code (Group Settings, Advanced). Newer codes have 10 letters and digits.
          Once you join, you’ll see the schedule and can set your preferences.
        </p>
        <FormProblem />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
          <SubmitButton pendingLabel="Joining...">Join Group</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
