/** Words that reverse a meaning and that no pattern handles: a clause with one is not applied. */
import type { Clause } from './clause.ts'
import type { Lexeme, Sense } from './lexeme.ts'
import { hasSense } from './read-words.ts'
import { isScope } from './scope.ts'
import { everybody, idsOf, isEveryone } from './who.ts'

export function strayWords(clause: Clause): Lexeme[] {
  return [
    ...secondDenials(clause),
    ...partialDenials(clause),
    ...looseBounds(clause),
    ...looseNumbers(clause),
    ...permissions(clause),
    ...strangers(clause),
    ...sums(clause),
    ...sharedWeekends(clause),
  ]
}

/** "Nobody ... not": two denials are one or none. */
function secondDenials({ lexemes }: Clause): Lexeme[] {
  return lexemes.filter((lexeme) => hasSense(lexeme, 'never')).slice(1)
}

/** "Not every weekend", "not everyone", "not always", "not only": some remain. */
function partialDenials({ words }: Clause): Lexeme[] {
  const at = words.findIndex((lexeme) => hasSense(lexeme, 'never'))
  if (at < 0) return []
  const behind = words.slice(at + 1)
  const always = behind.filter((lexeme) => hasSense(lexeme, 'always'))
  const [first, next] = behind.filter((lexeme) => !hasSense(lexeme, 'work') && !isPlainFiller(lexeme))
  if (!first) return always
  const isSome = isQuantifier(first) && next !== undefined && isScope(next) && !(next.of === 'dates' && !next.holidays)
  const isNotAll = /^not$/i.test(words[at]!.text) && isEveryone(first)
  return isSome || isNotAll || hasSense(first, 'only') ? [first, ...always] : always
}

function isQuantifier(lexeme: Lexeme): boolean {
  return /^(?:every|each|all|every single)$/i.test(lexeme.text)
}

function isPlainFiller(lexeme: Lexeme): boolean {
  return hasSense(lexeme, 'filler') && !isQuantifier(lexeme)
}

/** "More than" without a number behind it; "longer than" is about stretches, not about the hours of a shift. */
function looseBounds({ lexemes, has }: Clause): Lexeme[] {
  const isOfStretch = has('row') && !has('hours')
  return lexemes.filter((lexeme, index) => {
    if (!hasSense(lexeme, 'more-than', 'less-than') || !/\p{L}/u.test(lexeme.text)) return false
    const next = lexemes[index + 1]
    if (/^longer than$/i.test(lexeme.text) && !isOfStretch) return true
    return next?.of !== 'number' && !hasSense(next, 'week', 'per-week')
  })
}

/** A year, a time of day, and lengths: "by 5", "for 3 days", "within 10 days", "of 12 hours", "x 2". */
function looseNumbers(clause: Clause): Lexeme[] {
  const { words } = clause
  // "Cap everyone at one"
  const isCounted = clause.has('per-week', 'per-month', 'after', 'followed', 'row', 'at-most')
  return words.filter((lexeme, index) => {
    if (lexeme.of !== 'number') return false
    const before = words[index - 1]
    // "Swing is 3-11"
    const isTold = /^(?:is|are)$/i.test(before?.text ?? '') && !clause.has('at-least')
    const isLength = /^(?:for|within|of|x|by|at)$/i.test(before?.text ?? '')
    return lexeme.value >= 1900 || (!isCounted && (isLength || isTold))
  })
}

/** "May be away", "is fine with no weekends": permission isn't a rule. "Must leave" names no day. */
function permissions(clause: Clause): Lexeme[] {
  const { lexemes } = clause
  if (clause.has('only', 'at-most')) return []
  const never = lexemes.findIndex((lexeme) => hasSense(lexeme, 'never'))
  const leaving = lexemes.filter(
    (lexeme, index) => /^leave$/i.test(lexeme.text) && hasSense(lexemes[index - 1], 'must', 'can'),
  )
  if (leaving.length > 0) return leaving
  return lexemes.filter((lexeme, index) => hasSense(lexeme, 'can') && (never < 0 ? clause.has('off') : index < never))
}

/** "Patel or Chen is off Friday": it doesn't say which. */
export function choices(clause: Clause): Lexeme[] {
  if (clause.has(...limiting) || !clause.has('off', 'must', 'always', 'work')) return []
  return clause.lexemes.filter((lexeme) => /^or$/i.test(lexeme.text))
}

/** "On for Thanksgiving, off for Christmas", "works July 4, off July 5": being off belongs to one of them alone. */
export function splitHolidays({ lexemes }: Clause): Lexeme[] {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'work', 'off', 'never', 'avoid'))
  const isWorked = hasSense(lexemes[at], 'work')
  const isTold = (lexeme: Lexeme) => lexeme.of === 'dates' && (isWorked || lexeme.occurrences !== undefined)
  const [first, ...more] = lexemes.filter(isTold)
  const other = more.find((lexeme) => datesOf(lexeme) !== datesOf(first!))
  if (!first || !other) return []
  const between = lexemes.slice(lexemes.indexOf(first), lexemes.indexOf(other))
  return between.filter((lexeme) => hasSense(lexeme, 'off'))
}

function datesOf(lexeme: Lexeme): string {
  return lexeme.of === 'dates' ? lexeme.ranges.map(({ from }) => from).join() : ''
}

/** In what these limit, "or" means each: "no nights or weekends". */
const limiting: Sense[] = [
  'never',
  'avoid',
  'at-most',
  'more-than',
  'less-than',
  'at-least',
  'only',
  'with',
  'without',
  'after',
  'row',
]

/** An exception must be one of the people the clause is about. */
function strangers({ except, who, context }: Clause): Lexeme[] {
  if (!except?.who) return []
  const about = idsOf(who ?? everybody, context)
  const excepted = idsOf(except.who, context)
  const remains = about.some((id) => !excepted.includes(id))
  if (remains && excepted.every((id) => about.includes(id))) return []
  return except.lexemes.filter((lexeme) => lexeme.of === 'people')
}

/** "Max 4 nights in total" for several people could mean their sum. */
function sums({ words, who }: Clause): Lexeme[] {
  const isOne = !who || who.everyone || (who.physicianIds.length === 1 && who.experience.length === 0)
  return isOne ? [] : words.filter((lexeme) => /^(?:in )?total$/i.test(lexeme.text))
}

/** "Never on the same weekend" is more than never on the same shift. */
function sharedWeekends({ lexemes }: Clause): Lexeme[] {
  return lexemes.filter((lexeme, index) => {
    const next = lexemes[index + 1]
    return hasSense(lexeme, 'pair') && /same$/i.test(lexeme.text) && next?.of === 'weekday' && next.weekend
  })
}
