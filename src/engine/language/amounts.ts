/** Reads "no more than 5", "3 to 5", "at least two", "never more than 3" from the lexemes of a clause. */
import type { Lexeme, Sense } from './lexeme.ts'
import { hasSense } from './read-words.ts'

/**
 * `bounded`: the clause says which way the number limits; otherwise the number stands alone. `usesNever`, `usesOnly`: by
 * which word.
 */
export type Amount = {
  value: number
  atLeast?: number
  atMost?: number
  bounded: boolean
  usesNever: boolean
  usesOnly?: boolean
}

export function readAmount(lexemes: Lexeme[]): Amount | 'several' | undefined {
  const numbers = lexemes.flatMap((lexeme, index) => (lexeme.of === 'number' ? [{ value: lexeme.value, index }] : []))
  const [first, second] = numbers
  if (!first) return undefined
  if (numbers.length > 2) return 'several'
  if (second) {
    const between = lexemes.slice(first.index + 1, second.index)
    const isRange =
      between.length === 1 && between.every((lexeme) => hasSense(lexeme, 'dash', 'and') || lexeme.text === 'to')
    if (!isRange || second.value < first.value) return 'several'
    const says = (sense: Sense) => lexemes.some((lexeme) => hasSense(lexeme, sense))
    return {
      value: second.value,
      ...(says('at-most') ? {} : { atLeast: first.value }),
      ...(says('at-least') ? {} : { atMost: second.value }),
      bounded: true,
      usesNever: false,
    }
  }
  const { value } = first
  const has = (...senses: Sense[]) => lexemes.some((lexeme) => hasSense(lexeme, ...senses))
  const never = has('never', 'avoid')
  const said = (bound: { atLeast?: number; atMost?: number }, usesNever = false): Amount => ({
    value,
    ...bound,
    bounded: true,
    usesNever,
  })
  // "Nobody works a third weekend" leaves two.
  if (lexemes.some((lexeme) => lexeme.of === 'number' && lexeme.isOrdinal))
    return never && value > 1 ? said({ atMost: value - 1 }, true) : 'several'
  if (has('at-most', 'or-fewer')) return said({ atMost: value })
  if (has('more-than')) return never ? said({ atMost: value }, true) : said({ atLeast: value + 1 })
  if (has('less-than')) return never ? said({ atLeast: value }, true) : said({ atMost: value - 1 })
  // "never 4 or more" forbids four.
  if (has('or-more')) return never ? said({ atMost: value - 1 }, true) : said({ atLeast: value })
  if (has('at-least')) return said({ atLeast: value })
  if (has('exactly')) return said({ atLeast: value, atMost: value })
  if (isBehindOnly(lexemes, first.index)) return { ...said({ atMost: value }), usesOnly: true }
  return { value, bounded: false, usesNever: false }
}

/** "only 2", "only works 2" */
function isBehindOnly(lexemes: Lexeme[], at: number): boolean {
  const before = lexemes.slice(0, at).findLast((lexeme) => !hasSense(lexeme, 'work', 'can', 'must', 'filler'))
  return hasSense(before, 'only')
}
