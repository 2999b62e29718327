/** Splits a sentence where a second rule starts: "Chen no nights, Patel off Fridays". */
import type { Lexeme, Sense } from './lexeme.ts'
import { hasSense } from './read-words.ts'
import { isScope } from './scope.ts'

/** A part of a sentence that states a rule has one of these. */
const markers: Sense[] = [
  'never',
  'off',
  'avoid',
  'prefer',
  'only',
  'at-most',
  'at-least',
  'more-than',
  'less-than',
  'must',
  'can',
  'pair',
  'together',
  'apart',
  'rest',
  'between',
]
const separators: Sense[] = ['and', 'but', 'comma']

/** Parts without their own marker belong to their neighbor: lists of names, shifts, or dates. */
export function splitClauses(lexemes: Lexeme[]): Lexeme[][] {
  const pieces: Lexeme[][] = [[]]
  for (const lexeme of lexemes) {
    if (hasSense(lexeme, ...separators) || opensDenial(lexeme, pieces.at(-1)!)) pieces.push([])
    pieces.at(-1)!.push(lexeme)
  }
  const clauses: Lexeme[][] = []
  for (const piece of pieces) {
    const last = clauses.at(-1)
    if (last && (!hasMarker(piece) || !hasMarker(last))) last.push(...piece)
    else clauses.push([...piece])
  }
  return clauses.map(withoutLeadingSeparator).filter((clause) => clause.length > 0)
}

/** "Chen no nights no weekends": the second "no" starts another rule. */
function opensDenial(lexeme: Lexeme, piece: Lexeme[]): boolean {
  return hasSense(lexeme, 'never') && piece.some((one) => hasSense(one, 'never')) && piece.some(isScope)
}

function withoutLeadingSeparator(lexemes: Lexeme[]): Lexeme[] {
  const first = lexemes.findIndex((lexeme) => !hasSense(lexeme, ...separators))
  return first < 0 ? [] : lexemes.slice(first)
}

export function hasMarker(lexemes: Lexeme[]): boolean {
  return lexemes.some((lexeme) => hasSense(lexeme, ...markers))
}
