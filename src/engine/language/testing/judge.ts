/** Compares how a text is read with how the plain sentence with its meaning is read. */
import type { Context } from '../context.ts'
import { understand } from '../understand.ts'

export function rulesOf(text: string, context: Context): unknown[] {
  return understand(text, context).flatMap((line) => line.rules.map((rule) => ({ ...rule, text: '' })))
}

export function judge(text: string, means: string, context: Context): 'right' | 'not applied' | 'misread' {
  const rules = rulesOf(text, context)
  if (rules.length === 0) return 'not applied'
  const isWhole = understand(text, context).every((line) => line.applied)
  return isWhole && JSON.stringify(rules) === JSON.stringify(rulesOf(means, context)) ? 'right' : 'misread'
}
