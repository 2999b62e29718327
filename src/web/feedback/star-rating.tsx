/** One to five stars as a group of radio buttons: each star says its number, and the number's word stands beside them. */
import { Star } from 'lucide-react'
import * as RadioGroup from 'radix-ui/radio-group'
import type { FieldControl } from '../ui/field.tsx'
import { joinClasses } from '../ui/join-classes.ts'

export const ratingWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

type StarRatingProps = FieldControl & { value: number; onValueChange: (rating: number) => void }

export function StarRating({ value, onValueChange, ...control }: StarRatingProps) {
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
            className="grid size-9 place-items-center rounded-inner max-tablet:size-11"
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
