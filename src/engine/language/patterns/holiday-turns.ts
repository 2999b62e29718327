/** "nobody works both Thanksgiving and Christmas", "at most one major holiday each", "worked Christmas last year, off this year". */
import { daysBetween, yearOf } from '../../calendar.ts'
import type { CalendarDate, CustomRule } from '../../model.ts'
import { edgeDays } from '../../view/problem-view.ts'
import { type Clause, lexemesOf, makeRules, type Reading } from '../clause.ts'
import type { Lexeme, Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { emptyScope } from '../scope.ts'
import { everybody, idsOf, isEveryone, type Who } from '../who.ts'

type Dates = Extract<Lexeme, { of: 'dates' }>

const common: Sense[] = ['work', 'can', 'must', 'always', 'comma', 'colon', 'dash', 'shifts']
const reads: Sense[] = [
  ...common,
  'but',
  'both',
  'whoever',
  'per-year',
  'at-most',
  'more-than',
  'only',
  'and',
  'prefer',
  'isolated',
]
const readsTurns: Sense[] = [...common, 'last-year', 'worked', 'whoever', 'per-year', 'never', 'off', 'but', 'and']

export function readHolidayTurns(clause: Clause): Reading | undefined {
  const dates = clause.lexemes.filter((lexeme): lexeme is Dates => lexeme.of === 'dates')
  const named = dates.filter(({ occurrences }) => occurrences !== undefined)
  if (clause.has('last-year')) return readLastYear(clause, named)
  const isOneOf = named.length > 1 && /\bone of\b/i.test(clause.text)
  if (clause.has('both', 'whoever', 'off') || isOneOf || isNobodyOnTwo(clause, named)) return readBoth(clause, named)
  return dates.length === 1 && dates[0]!.major ? readMajor(clause, dates[0]!) : undefined
}

/** Everything about shifts and days except the holidays themselves. */
function notHolidays(clause: Clause, holidays: Dates[]): Lexeme[] {
  return lexemesOf(clause, 'kind', 'role', 'weekday', 'dates').filter(
    (lexeme) => !holidays.some((holiday) => holiday === lexeme),
  )
}

/** "Nobody works Thanksgiving and Christmas": a day on which nobody works is not meant. */
function isNobodyOnTwo({ lexemes }: Clause, holidays: Dates[]): boolean {
  const isNobody = lexemes.some((lexeme) => /^(?:nobody|no one|noone)$/i.test(lexeme.text))
  const [first, second] = holidays.map((holiday) => lexemes.indexOf(holiday))
  return isNobody && holidays.length === 2 && second === first! + 2 && /^(?:and|&)$/i.test(lexemes[first! + 1]!.text)
}

/** "A doc on for Thanksgiving is off for Christmas" */
const isAnyone =
  /^\s*(?:an?|any|every|each)?\s*(?:doc|doctor|physician|hospitalist|person|anyone|anybody) (?:who is |who's )?(?:on|working|scheduled)\b/i

/** "Not both", "if you work the one, you are off the other", "either the one or the other off". */
function readBoth(clause: Clause, holidays: Dates[]): Reading | undefined {
  const { lexemes } = clause
  const isDistinct = new Set(holidays.map(({ ranges }) => ranges[0]!.from)).size === holidays.length
  if (holidays.length < 2 || !isDistinct) return undefined
  // "At most one of Thanksgiving and Christmas"
  const { amount } = clause
  if (amount && amount !== 'several' && amount.atMost === 1 && /\bone of\b/i.test(clause.text) && !clause.has('off')) {
    const reading = atMostOn(clause, sameSeason(clause, holidays), 1, holidays)
    return { ...reading, reads: [...reading.reads, 'never'], readsChoice: true }
  }
  if (clause.amount || clause.has('only')) return undefined
  const [first, second] = holidays.map((holiday) => lexemes.indexOf(holiday))
  const between = lexemes.slice(first! + 1, second)
  const isTurn =
    (clause.has('whoever') && lexemes.slice(0, first).some((one) => hasSense(one, 'work', 'worked'))) ||
    // "If you have Thanksgiving"
    hasSense(lexemes[first! - 1], 'whoever') ||
    (isAnyone.test(clause.text) && lexemes.slice(0, first).every(isEveryone))
  const isOffThen = isTurn && lexemes.slice(first! + 1).some((one) => hasSense(one, 'off', 'never'))
  const isEither = clause.has('off') && !clause.has('never') && between.every((one) => /^or$/i.test(one.text))
  const isBoth = clause.has('both') || isNobodyOnTwo(clause, holidays)
  if (!(isBoth ? clause.has('never', 'avoid') : (isOffThen || isEither) && holidays.length === 2)) return undefined
  const reading = atMostOn(clause, sameSeason(clause, holidays), 1, holidays)
  const heeded: Sense[] = isOffThen || isEither ? ['off', 'never', 'worked'] : ['never', 'avoid']
  return { ...reading, reads: [...reads, ...heeded], readsChoice: true }
}

function readMajor(clause: Clause, holiday: Dates): Reading | undefined {
  const { amount } = clause
  const { ranges } = holiday
  if (amount === 'several' || clause.has('off', 'per-month', 'per-week')) return undefined
  // "A single major holiday at most"
  const isSingle = !amount && clause.has('isolated') && clause.has('at-most', 'only')
  // "Nobody does two of the big holidays" leaves one.
  const isFewer = amount !== undefined && !amount.bounded && clause.has('never') && amount.value > 1
  const atMost = isSingle
    ? 1
    : isFewer
      ? amount.value - 1
      : (amount?.atMost ?? (amount?.bounded ? undefined : amount?.value))
  if (atMost === undefined || amount?.atLeast !== undefined) return undefined
  const reading = atMostOn(
    clause,
    ranges.map(({ from }) => from),
    atMost,
    [holiday],
  )
  return isFewer ? { ...reading, reads: [...reading.reads, 'never'] } : reading
}

/** A schedule covers a few weeks around it; work on earlier dates keeps people off the later ones. */
function atMostOn(clause: Clause, on: CalendarDate[], count: number, holidays: Dates[]): Reading {
  const { context } = clause
  const who = clause.who ?? everybody
  const unseen = on.filter((date) => daysBetween(date, context.from) > edgeDays)
  const workedOf = (id: string) =>
    (context.worked ?? []).filter(({ physicianId, date }) => physicianId === id && unseen.includes(date)).length
  const done = idsOf(who, context).filter((id) => workedOf(id) >= count)
  const limit = { limit: 'at-most' as const, count, of: 'shifts' as const, on, per: 'month' as const }
  const rules = makeRules(clause, who, emptyScope(), limit)
  if (done.length > 0)
    rules.push(
      ...offOn(
        clause,
        done,
        on.filter((date) => date >= context.from),
      ),
    )
  const isDenied = clause.amount !== 'several' && clause.amount?.usesNever
  return { rules, reads: isDenied ? [...reads, 'never', 'avoid'] : reads, unread: notHolidays(clause, holidays) }
}

/** Occurrences of one season: the latest has not passed, and they are close together. */
function sameSeason({ context }: Clause, holidays: Dates[]): CalendarDate[] {
  const seasons = holidays[0]!.occurrences!.map((first) => [
    first,
    ...holidays.slice(1).map(({ occurrences }) => closestTo(first, occurrences!)),
  ])
  const lastOf = (season: CalendarDate[]) => [...season].sort().at(-1)!
  const ahead = seasons.filter((season) => lastOf(season) >= context.from)
  return (ahead[0] ?? seasons.at(-1)!).sort()
}

function closestTo(date: CalendarDate, candidates: CalendarDate[]): CalendarDate {
  const distance = (candidate: CalendarDate) => Math.abs(daysBetween(date, candidate))
  return candidates.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best))
}

/** Work comes with the year that is past, and being off without it: "whoever was off last year works" is the reverse. */
function readLastYear(clause: Clause, holidays: Dates[]): Reading | undefined {
  const [holiday, ...more] = holidays
  const isSame = more.every(({ ranges }) => ranges[0]!.from === holiday!.ranges[0]!.from)
  if (!holiday || !isSame || clause.amount || !isWorkThenRest(clause)) return undefined
  const unread = [...notHolidays(clause, holidays), ...lexemesOf(clause, 'people').filter((one) => !isEveryone(one))]
  const next = holiday.ranges[0]!.from
  const last = holiday.occurrences!.find((date) => yearOf(date) === yearOf(next) - 1)
  const workers = (clause.context.worked ?? [])
    .filter(({ date }) => date === last)
    .map(({ physicianId }) => physicianId)
  if (workers.length === 0)
    return { rules: [], reads: readsTurns, unread, question: 'last year’s schedule isn’t in Evenshift.' }
  return { rules: offOn(clause, workers, [next]), reads: readsTurns, unread }
}

function isWorkThenRest({ lexemes }: Clause): boolean {
  const at = (...senses: Sense[]) => lexemes.flatMap((lexeme, index) => (hasSense(lexeme, ...senses) ? [index] : []))
  const years = at('last-year')
  const work = at('work', 'worked')
  const rest = at('off', 'never')
  if (years.length !== 1 || rest.length !== 1) return false
  const isFirst = work.some((index) => index < rest[0]!) && rest[0]! > years[0]!
  const isTurned = work.some((index) => index > rest[0]! + 1 && index < years[0]!)
  return isFirst || isTurned
}

function offOn(clause: Clause, physicianIds: string[], dates: CalendarDate[]): CustomRule[] {
  const who: Who = { physicianIds, experience: [], everyone: false, named: true }
  const ranges = dates.map((date) => ({ from: date, to: date }))
  return makeRules(clause, who, { ...emptyScope(), ranges }, { limit: 'never' })
}
