/** The form of a physician: the code that the coordinator gave. */
import { joinForm } from '../../../contract/groups.ts'
import { reasonOf, useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../../ui/form.tsx'
import { TextField } from '../../ui/form-fields.tsx'
import { goHomeSoon } from './go-home-soon.ts'

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
          inputMode="numeric"
          maxLength={10}
        />
        <p className="rounded-inner bg-surface p-3 text-muted">
          Your schedule coordinator has the code: it stands in Group Settings, under Advanced. Once you have joined, you
          see your shifts and can set your preferences.
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
