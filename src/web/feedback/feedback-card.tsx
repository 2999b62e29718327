/** A physician's opinion of a published schedule: stars, what it is about, words, and anonymous unless they choose otherwise. */
import { MessageSquareHeart } from 'lucide-react'
import { useController } from 'react-hook-form'
import { type FeedbackForm, feedbackCategories, feedbackForm } from '../../contract/feedback.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { problemsToShow, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { CheckboxField, TextareaField } from '../ui/form-fields.tsx'
import { categoryWords } from './category-words.ts'
import { StarRating } from './star-rating.tsx'

export function FeedbackCard({ schedule }: { schedule: Schedule }) {
  const own = useRead('myFeedback', { params: { id: schedule.id } })
  if (own.isPending || own.error) return null
  return (
    <Card
      title={`How is ${schedule.name} for you?`}
      description="The coordinators see a summary. Your name stays out of it unless you say otherwise."
      mark={<MessageSquareHeart className="mt-0.5 self-start text-accent-text" />}
    >
      <OwnFeedback key={schedule.id} scheduleId={schedule.id} given={own.data} />
    </Card>
  )
}

const blank = { rating: 0, comments: '', categories: [], isAnonymous: true }

function OwnFeedback({ scheduleId, given }: { scheduleId: number; given: FeedbackForm | null }) {
  const give = useChange('giveFeedback')
  const form = useSchemaForm({
    schema: feedbackForm,
    defaultValues: given ? { ...given, comments: given.comments ?? '' } : blank,
    onSubmit: async (values) => {
      try {
        await give.mutateAsync({ params: { id: scheduleId }, body: { ...values, comments: values.comments || null } })
        return undefined
      } catch (error) {
        return problemsToShow(error)
      }
    },
  })
  return (
    <Form form={form} label="Feedback" className="flex flex-col gap-4">
      <RatingField />
      <CategoriesField />
      <TextareaField name="comments" label="Comments" optional rows={3} maxLength={2000} />
      <CheckboxField
        name="isAnonymous"
        label="Anonymous"
        help="Nobody is shown who wrote it, the coordinators included."
      />
      <FormProblem />
      <div>
        <SubmitButton variant="outline" pendingLabel="Sending...">
          {given ? 'Change feedback' : 'Send feedback'}
        </SubmitButton>
      </div>
    </Form>
  )
}

function RatingField() {
  const { field, fieldState } = useController({ name: 'rating' })
  return (
    <Field label="Rating" error={fieldState.error?.message}>
      {(control) => <StarRating {...control} value={field.value} onValueChange={field.onChange} />}
    </Field>
  )
}

function CategoriesField() {
  const { field } = useController({ name: 'categories' })
  const chosen: string[] = field.value
  const toggle = (category: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, category] : chosen.filter((other) => other !== category))
  return (
    <fieldset>
      <legend className="font-control max-tablet:text-14">What is it about?</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-2">
        {feedbackCategories.map((category) => (
          <Checkbox
            key={category}
            label={categoryWords[category]}
            checked={chosen.includes(category)}
            onCheckedChange={(isChosen) => toggle(category, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
