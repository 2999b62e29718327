/** Under a field in which custom rules are typed: what each sentence became. The reader of sentences comes when there is one. */
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { ReadingsProps } from './readings.tsx'
import type { RuleWriter } from './use-readings.ts'

const Readings = lazy(async () => ({ default: (await import('./readings.tsx')).Readings }))

/** For a field of a form. */
export function FieldRuleFeedback({ name, ...writer }: RuleWriter & { name: string }) {
  const text: unknown = useWatch({ name })
  return <RuleFeedback text={typeof text === 'string' ? text : ''} {...writer} />
}

export function RuleFeedback(props: ReadingsProps) {
  if (props.text.trim() === '') return null
  return (
    <Suspense fallback={null}>
      <Readings {...props} />
    </Suspense>
  )
}
