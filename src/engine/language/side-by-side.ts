/** People and shifts mentioned in several places of a clause: a list, or one that narrows the other. */
import type { Clause } from './clause.ts'
import type { Lexeme } from './lexeme.ts'
import { hasSense } from './read-words.ts'
import { isScope } from './scope.ts'
import { isEveryone } from './who.ts'

/** People named in several places: only patterns with two sides know the role of each. */
export function scatteredPeople({ lexemes }: Clause): Lexeme[] {
  const [first = [], ...more] = peopleLists(lexemes.filter((_, index) => !isOpened(lexemes, index)))
  const isNobody = lexemes.some((lexeme) => /^(?:nobody|no one|noone)$/i.test(lexeme.text))
  const isAll = first.some(isEveryone)
  if ((isNobody || isAll) && !first.every(isEveryone)) return first
  const known = new Set(first.map(whoIs))
  return more.flat().filter((lexeme) => !known.has(whoIs(lexeme)))
}

/** In "physicians at 0.6 FTE" and "anyone who is junior" the second says who is meant. */
function isOpened(lexemes: Lexeme[], at: number): boolean {
  const next = lexemes[at + 1]
  return isEveryone(lexemes[at]!) && next?.of === 'people' && !next.named && !next.everyone
}

/** People with only "and" or commas between them are one list. */
export function peopleLists(lexemes: Lexeme[]): Lexeme[][] {
  const lists: Lexeme[][] = []
  let last = -1
  for (const [index, lexeme] of lexemes.entries()) {
    if (lexeme.of !== 'people') continue
    const between = lexemes.slice(last + 1, index)
    const isListed = last >= 0 && between.length > 0 && between.every((one) => hasSense(one, 'and', 'comma'))
    if (isListed) lists.at(-1)!.push(lexeme)
    else lists.push([lexeme])
    last = index
  }
  return lists
}

function whoIs(lexeme: Lexeme): string {
  return lexeme.of === 'people' ? JSON.stringify([lexeme.physicianIds, lexeme.experience, lexeme.newHires]) : ''
}

/** "Fridays on weekdays", "swings as rounder": of two different terms side by side, one narrows the other. */
export function narrowedScopes({ lexemes }: Clause): Lexeme[] {
  return lexemes.filter((lexeme, index) => {
    if (!isScope(lexeme) || lexeme.of === 'dates') return false
    const before = lexemes.slice(0, index)
    const last = before.findLastIndex((one) => one.of === lexeme.of)
    if (last < 0 || before.slice(last).some((one) => hasSense(one, 'and', 'comma', 'but', 'colon'))) return false
    return !(isSingleDay(lexeme) && isSingleDay(lexemes[last]!)) && !isBareDay(lexeme) && !isBareDay(lexemes[last]!)
  })
}

/** "Mon Wed Fri" is a list. */
function isSingleDay(lexeme: Lexeme): boolean {
  return lexeme.of === 'weekday' && lexeme.weekdays.length === 1
}

function isBareDay(lexeme: Lexeme): boolean {
  return lexeme.of === 'kind' && lexeme.bareDay === true
}
