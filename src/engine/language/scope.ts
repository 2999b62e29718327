/** Which shifts a clause is about: kinds, roles, weekdays, and dates, with "nights or weekends" kept as two alternatives. */
import { addDays } from '../calendar.ts'
import type { ShiftKind, Weekday } from '../model.ts'
import type { DateRange, Lexeme } from './lexeme.ts'
import { hasSense } from './read-words.ts'

export type Scope = {
  kinds: ShiftKind[]
  roleIds: string[]
  weekdays: Weekday[]
  /** Weekends as a whole, not their single days. */
  weekend: boolean
  ranges: DateRange[]
  holidays: boolean
}

type ScopeLexeme = Extract<Lexeme, { of: 'kind' | 'role' | 'weekday' | 'dates' }>

export function readScopes(lexemes: Lexeme[]): Scope[] {
  const scopes: Scope[] = [emptyScope()]
  const shared: DateRange[] = []
  let previous: ScopeLexeme | undefined
  let joined = false
  for (const [index, lexeme] of lexemes.entries()) {
    if (hasSense(lexeme, 'and', 'comma', 'but')) joined = true
    if (!isScope(lexeme)) continue
    const next = lexemes[index + 1]
    const isOther =
      previous &&
      joined &&
      (previous.of !== lexeme.of || startsOwnPhrase(previous, lexeme, next) || isFull(lexeme, scopes.at(-1)!))
    const joinedWith = joinedTime(lexemes, index)
    if (lexeme.of === 'dates' && !lexeme.holidays && !(isOther && previous?.of === 'weekday'))
      shared.splice(
        0,
        shared.length,
        ...(joinedWith
          ? [...shared.slice(0, -1), joinedWith]
          : isListed(lexemes, index)
            ? [...shared, ...lexeme.ranges]
            : narrow(shared, lexeme.ranges)),
      )
    else {
      if (isOther) scopes.push(emptyScope())
      addTo(scopes.at(-1)!, lexeme)
    }
    previous = lexeme
    joined = false
  }
  const filled = scopes.filter((scope) => !isEmpty(scope))
  const all = filled.length > 0 ? filled : [emptyScope()]
  return all.map((scope) => ({ ...scope, ranges: [...scope.ranges, ...shared] }))
}

/** Whether "and" or a comma separates these dates from the ones before. */
function isListed(lexemes: Lexeme[], at: number): boolean {
  const last = lexemes.slice(0, at).findLastIndex((lexeme) => lexeme.of === 'dates')
  return lexemes.slice(last + 1, at).some((lexeme) => hasSense(lexeme, 'and', 'comma', 'but'))
}

const begins = /^(?:starting|beginning|from|effective|as of|since)\b/i
const ends = /^(?:ending|until|till|through|thru|up to)\b/i
const returns = /^(?:back|return)/i

/** "Starting Dec 12, ending Mar 1", "through Mar 1, starting Dec 12", and "Dec 12, back Mar 2" are one time. */
function joinedTime(lexemes: Lexeme[], at: number): DateRange | undefined {
  const before = lexemes.slice(0, at).findLast((lexeme) => lexeme.of === 'dates')
  const here = lexemes[at]!
  if (before?.of !== 'dates' || here.of !== 'dates' || before.holidays || here.holidays) return undefined
  const isTurned = (ends.test(before.text) || returns.test(before.text)) && begins.test(here.text)
  const isInOrder = returns.test(here.text) || (begins.test(before.text) && ends.test(here.text))
  const [first, last] = isTurned ? [here, before] : [before, here]
  const time = { from: first.ranges[0]!.from, to: last.ranges.at(-1)!.to }
  return (isTurned || isInOrder) && time.from <= time.to ? time : undefined
}

/** "In December after Dec 20" is where both hold; "Dec 7 Dec 9" are two days. */
function narrow(known: DateRange[], ranges: DateRange[]): DateRange[] {
  const both = known.flatMap((one) =>
    ranges.flatMap((other) => {
      const from = one.from > other.from ? one.from : other.from
      const to = one.to < other.to ? one.to : other.to
      return from <= to ? [{ from, to }] : []
    }),
  )
  return both.length > 0 ? both : [...known, ...ranges]
}

/** In "weekends or Friday nights" the second is a phrase of its own. */
function startsOwnPhrase(previous: ScopeLexeme, lexeme: ScopeLexeme, next: Lexeme | undefined): boolean {
  return (
    previous.of === 'weekday' && previous.plural && lexeme.of === 'weekday' && !lexeme.plural && next?.of === 'kind'
  )
}

/** In "Friday nights and Monday days" too. */
function isFull(lexeme: ScopeLexeme, current: Scope): boolean {
  return lexeme.of === 'weekday' && current.weekdays.length > 0 && current.kinds.length > 0
}

export function isScope(lexeme: Lexeme): lexeme is ScopeLexeme {
  return lexeme.of === 'kind' || lexeme.of === 'role' || lexeme.of === 'weekday' || lexeme.of === 'dates'
}

export function emptyScope(): Scope {
  return { kinds: [], roleIds: [], weekdays: [], weekend: false, ranges: [], holidays: false }
}

export function isEmpty(scope: Scope): boolean {
  return scope.kinds.length + scope.roleIds.length + scope.weekdays.length + scope.ranges.length === 0
}

function addTo(scope: Scope, lexeme: ScopeLexeme): void {
  switch (lexeme.of) {
    case 'kind':
      scope.kinds = union(scope.kinds, lexeme.kinds)
      return
    case 'role':
      scope.roleIds = union(scope.roleIds, lexeme.roleIds)
      return
    case 'weekday':
      scope.weekend = lexeme.weekend && (scope.weekdays.length === 0 || scope.weekend)
      scope.weekdays = union(scope.weekdays, lexeme.weekdays)
      return
    case 'dates':
      scope.ranges = [...scope.ranges, ...lexeme.ranges]
      scope.holidays ||= lexeme.holidays === true
  }
}

export function union<T>(first: readonly T[], second: readonly T[]): T[] {
  return [...new Set([...first, ...second])]
}

/** The gaps between the ranges, within the period. */
export function datesOutside(ranges: DateRange[], period: DateRange): DateRange[] {
  const outside: DateRange[] = []
  let from = period.from
  for (const range of [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (range.from > from) outside.push({ from, to: addDays(range.from, -1) })
    if (range.to >= from) from = addDays(range.to, 1)
  }
  if (from <= period.to) outside.push({ from, to: period.to })
  return outside
    .map((range) => ({ from: range.from, to: range.to < period.to ? range.to : period.to }))
    .filter((range) => range.from <= range.to)
}
