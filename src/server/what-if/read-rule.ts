/** Reads a sentence as rules of the group, as a custom rule is read; nothing where a part of it makes none. */
import { type Context, understand } from '../../engine/language/understand.ts'
import type { CustomRule } from '../../engine/model.ts'

export type ReadRule = { rules: CustomRule[]; says: string }

export function readRule(text: string, context: Context): ReadRule | undefined {
  const lines = understand(text, context)
  const isWhole = lines.length > 0 && lines.every(({ applied, rules }) => applied && rules.length > 0)
  return isWhole
    ? { rules: lines.flatMap(({ rules }) => rules), says: lines.map(({ says }) => says).join(' ') }
    : undefined
}
