/** Requests for coming schedules: days to work or be off, shifts per month, and other preferences. */
import { useEffect, useRef, useState } from 'react'
import { type Preferences, preferences, preferencesFields } from '../../contract/physicians.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { ApiError } from '../api/call.ts'
import { problemsToShow, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { FieldRuleFeedback } from '../custom-rules/rule-feedback.tsx'
import { Reading } from '../layout/reading.tsx'
import { emptyAsNull } from '../physicians/physician-form.ts'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { NumberField, SwitchField, TextareaField } from '../ui/form-fields.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { DayRequestsField } from './day-requests-field.tsx'

const requestsForm = preferencesFields
  .omit({ unavailableDates: true })
  .extend({ notes: emptyAsNull(preferencesFields.shape.notes) })

/** `onDirty` hears whether something isn't saved yet. */
type RequestsProps = { onDirty: (isDirty: boolean) => void }

export function ComingRequestsCard({ onDirty }: RequestsProps) {
  const read = useRead('myPreferences', {})
  return (
    <Reading
      read={read}
      what="Your requests"
      loading={
        <Card title="Requests for coming months">
          <SkeletonList of="facts" label="Loading requests..." />
        </Card>
      }
    >
      {(saved) => <RequestsForm saved={saved} onDirty={onDirty} />}
    </Reading>
  )
}

function RequestsForm({ saved, onDirty }: RequestsProps & { saved: Preferences }) {
  const { id: speaker } = useMember()
  const [seenVersion, setSeenVersion] = useState(saved.version)
  const save = useChange('savePreferences', { saysWhy: true })
  /** A day that was chosen, and not added to the list. */
  const notAdded = useRef('')
  const form = useSchemaForm({
    schema: requestsForm,
    defaultValues: valuesOf(saved),
    onSubmit: async (wanted) => {
      if (notAdded.current) {
        const message = `Select Add to include ${formatDate(notAdded.current)}, or clear the date.`
        return [{ field: 'preferredShifts', message }]
      }
      try {
        const after = await save.mutateAsync({ body: { ...wanted, version: seenVersion } })
        setSeenVersion(after.version)
        form.form.reset(valuesOf(after))
        return undefined
      } catch (error) {
        const current = currentIn(error)
        if (!current) return problemsToShow(error)
        setSeenVersion(current.version)
        return [{ field: '', message: 'You saved other requests on another device. Save again to replace them.' }]
      }
    },
  })
  const { isDirty } = form.form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Form form={form} label="Requests for coming months">
      <Card
        title="Requests for coming months"
        description="We meet as many as coverage allows."
        footer={
          <>
            <SubmitButton pendingLabel="Saving...">Save requests</SubmitButton>
            <FormProblem />
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <NumberField
            name="maxShiftsPerMonth"
            label="Max shifts per month"
            unit="shifts"
            min={0}
            max={31}
            optional
            className="max-w-60"
          />
          <div className="grid gap-3 min-[480px]:grid-cols-2">
            <SwitchField
              name="avoidConsecutive"
              label="Avoid consecutive days"
              help="Single shifts rather than stretches."
            />
            <SwitchField name="preferWeekends" label="Prefer weekends" help="Weekends rather than weekdays." />
          </div>
          <DayRequestsField name="preferredShifts" label="Days I’d like to work or be off" notAdded={notAdded} />
          <div>
            <TextareaField name="notes" label="Notes" optional />
            <FieldRuleFeedback name="notes" speaker={speaker} />
          </div>
        </div>
      </Card>
    </Form>
  )
}

function valuesOf({ version, updatedAt, unavailableDates, ...saved }: Preferences) {
  return { ...saved, notes: saved.notes ?? '' }
}

/** The requests saved elsewhere, if that is why these were refused. */
function currentIn(error: unknown): Preferences | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'stale') return undefined
  return preferences.safeParse(error.body.current).data
}
