// Text that is too long for its box stays whole: the box says how much fits, and the button that would save it waits.
import { type ReactNode, useId } from 'react'
import { formatNumber, plural } from '../../engine/text/plural.ts'
import { FieldError } from './field.tsx'

/** For the button that saves it; a form's schema does the same. */
export function isTooLong(text: string, limit: number): boolean {
  return lengthOf(text) > limit
}

/** As it's saved, without the space around it. */
function lengthOf(text: string): number {
  return text.trim().length
}

type LimitedBox = { value?: unknown; maxLength?: number | undefined; 'aria-describedby'?: string | undefined }
type Marks = { 'aria-invalid'?: true; 'aria-describedby'?: string }

/** What the box carries, and what stands under it: nothing while the text fits. The browser's own limit would cut what is pasted. */
export function useTextLimit(box: LimitedBox): { marks: Marks; notice: ReactNode } {
  const id = useId()
  const text = String(box.value ?? '')
  const limit = box.maxLength
  if (limit === undefined || !isTooLong(text, limit)) return { marks: {}, notice: null }
  return {
    marks: { 'aria-invalid': true, 'aria-describedby': [id, box['aria-describedby']].filter(Boolean).join(' ') },
    notice: (
      <FieldError
        id={id}
      >{`At most ${plural(limit, 'character')}. This has ${formatNumber(lengthOf(text))}.`}</FieldError>
    ),
  }
}
