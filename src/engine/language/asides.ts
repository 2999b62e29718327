/** Reasons and remarks next to a rule that change nothing: "because of her commute", "(she is pregnant)", ", clinic on Tuesdays". */
import type { Lexeme } from './lexeme.ts'
import { hasSense } from './read-words.ts'

/** "because …" and "for a wedding" to the end are reasons, and so is "because …" up to a comma at the start. */
export function takeAside(lexemes: Lexeme[], text: string): { words: Lexeme[]; aside?: string } {
  const reason = lexemes.findIndex((lexeme) => hasSense(lexeme, 'reason'))
  const at = reason >= 0 ? reason : purposeAt(lexemes)
  if (at < 0) return { words: lexemes }
  // "because of exams until Dec 15" may limit the rule, "since Dec 1" does.
  if (lexemes.slice(at + 1).some(turnsMeaning)) return { words: lexemes }
  const comma = lexemes.findIndex((lexeme) => hasSense(lexeme, 'comma'))
  if (at === 0)
    return comma < 0
      ? { words: lexemes }
      : { words: lexemes.slice(comma + 1), aside: text.slice(0, lexemes[comma]!.start - lexemes[0]!.start) }
  const before = lexemes.slice(0, at)
  const words = hasSense(before.at(-1), 'comma') ? before.slice(0, -1) : before
  const start = lexemes[at]!.start
  return { words, aside: text.slice(start - lexemes[0]!.start).trim() }
}

/** "for a wedding", at the end */
function purposeAt(lexemes: Lexeme[]): number {
  const at = lexemes.findLastIndex((lexeme) => /^for$/i.test(lexeme.text))
  return at > 0 && isRemark(lexemes.slice(at + 1)) ? at : -1
}

/** A word that limits a rule even inside a reason or remark. */
export function turnsMeaning(lexeme: Lexeme): boolean {
  const isOpen =
    lexeme.of === 'dates' &&
    /^(?:until|till|thr|by|ending|before|after|starting|beginning|from|effective|since|as of)/i.test(lexeme.text)
  return isOpen || hasSense(lexeme, 'condition', 'except', 'alternate', 'last-year')
}

/** The text in parentheses or after the last comma, and the rest. */
export function takeRemark(words: Lexeme[]): { inside: Lexeme[]; outside: Lexeme[] } {
  const open = words.findIndex((lexeme) => lexeme.text === '(')
  const close = words.findIndex((lexeme) => lexeme.text === ')')
  if (open >= 0 && close > open)
    return { inside: words.slice(open + 1, close), outside: [...words.slice(0, open), ...words.slice(close + 1)] }
  const comma = words.findLastIndex((lexeme) => hasSense(lexeme, 'comma', 'dash'))
  return comma < 1 ? { inside: [], outside: words } : { inside: words.slice(comma + 1), outside: words.slice(0, comma) }
}

/** Gives a reason, about anyone. */
export function isReason(words: Lexeme[]): boolean {
  return (
    isRemark(words.filter((lexeme) => lexeme.of !== 'people')) && words.some((lexeme) => hasSense(lexeme, 'remark'))
  )
}

/** "she teaches": about somebody just named, without days, numbers, or words of rules. */
export function isStatement(inside: Lexeme[]): boolean {
  const [first, ...rest] = inside
  return (
    first !== undefined &&
    rest.length > 0 &&
    isPronoun(first) &&
    rest.every((lexeme) => lexeme.of === 'role' || hasSense(lexeme, 'filler', 'work', 'remark'))
  )
}

/** "She", and the "I" and "my" of physicians in their own notes. */
function isPronoun(lexeme: Lexeme): boolean {
  return lexeme.of === 'people' && /^(?:s?he|they|i|my|his|her|their)(?:['’]\w+)?$/i.test(lexeme.text)
}

export function isRemark(inside: Lexeme[]): boolean {
  return inside.every(limitsNothing) && inside.some((lexeme) => hasSense(lexeme, 'remark', 'off'))
}

/** Contains nothing that could limit the rule: no dates, no numbers, no people but "she", no rule words. */
function limitsNothing(lexeme: Lexeme): boolean {
  if (lexeme.of === 'unknown') return !doubts.test(lexeme.text)
  if (lexeme.of === 'people') return isPronoun(lexeme)
  return (
    lexeme.of === 'kind' || lexeme.of === 'weekday' || hasSense(lexeme, 'filler', 'remark', 'off', 'reason', 'work')
  )
}

const doubts =
  /^(?:tentative|tentatively|pending|tbd|tbc|unconfirmed|approval|approved|requested|voluntary|optional|temporarily|provisional|negotiable|flexible)$/i
