/** A physician's feedback on a published schedule: stars, topics, and a comment, anonymous unless they choose otherwise. */
import { MessageSquareHeart, Star } from 'lucide-react'
import * as RadioGroup from 'radix-ui/radio-group'
import { useController } from 'react-hook-form'
import { type FeedbackForm, feedbackCategories, feedbackForm } from '../../contract/feedback.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, type FieldControl } from '../ui/field.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { CheckboxField, TextareaField } from '../ui/form-fields.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { categoryWords } from './category-words.ts'

export function FeedbackCard({ schedule }: { schedule: Schedule }) {
  const own = useRead('myFeedback', { params: { id: schedule.id } })
  if (own.isPending || own.error) return null
  return (
    <Card
      title={`What do you think of ${schedule.name}?`}
      description="Coordinators see a summary."
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
    onSubmit: ({ comments, ...values }) =>
      problemsAfter(give.mutateAsync({ params: { id: scheduleId }, body: { ...values, comments: comments || null } })),
  })
  return (
    <Form form={form} label="Feedback" className="flex flex-col gap-4">
      <RatingField />
      <CategoriesField />
      <TextareaField name="comments" label="Comments" optional rows={3} />
      <CheckboxField name="isAnonymous" label="Anonymous, even to coordinators" />
      <FormProblem />
      <div>
        <SubmitButton variant="outline" pendingLabel="Sending...">
          {given ? 'Update feedback' : 'Send feedback'}
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
      <legend className="font-control max-tablet:text-14">What’s it about?</legend>
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

/** One to five stars as radio buttons: each star announces its number, and the number's word is next to them. */
const ratingWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

type StarRatingProps = FieldControl & { value: number; onValueChange: (rating: number) => void }

function StarRating({ value, onValueChange, ...control }: StarRatingProps) {
  return (
    <div className="flex items-center gap-3">
      <RadioGroup.Root
        {...control}
        value={value === 0 ? '' : String(value)}
        onValueChange={(chosen) => onValueChange(Number(chosen))}
        orientation="horizontal"
        className="flex"
      >
        {ratingWords.map((word, index) => (
          <RadioGroup.Item
            key={word}
            value={String(index + 1)}
            aria-label={index === 0 ? '1 star, Poor' : `${index + 1} stars, ${word}`}
            className="grid size-9 place-items-center rounded-inner touch:size-11"
          >
            <Star className={joinClasses('size-6', index < value ? 'fill-warn text-warn' : 'text-control')} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <span aria-hidden="true" className="text-muted">
        {ratingWords[value - 1]}
      </span>
    </div>
  )
}
