/** The choices of a field and their labels. */
import { z } from 'zod'
import { capitalize } from '../../engine/text/capital.ts'
import { bare } from './field.ts'

/** The values that a schema of choices allows, in its order; none for other schemas. */
export function choicesIn(schema: z.ZodType): readonly string[] {
  const inner = bare(schema)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<string, string>> = {},
) {
  return values.map((value) => ({ value, label: labels[value] ?? capitalize(value) }))
}
