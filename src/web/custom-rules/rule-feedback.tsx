/** Under a field for custom rules: how each was read. The reader loads when there is text. */
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
