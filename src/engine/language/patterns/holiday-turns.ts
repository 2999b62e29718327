/** "nobody works both Thanksgiving and Christmas", "at most one major holiday each", "worked Christmas last year, off this year". */
import { daysBetween, yearOf } from '../../calendar.ts'
import type { CalendarDate, CustomRule } from '../../model.ts'
import { edgeDays } from '../../view/problem-view.ts'
import { type Clause, makeRules, type Reading } from '../clause.ts'
import type { Lexeme, Sense } from '../lexeme.ts'
import { emptyScope } from '../scope.ts'
import { everybody, idsOf, type Who } from '../who.ts'

type Dates = Extract<Lexeme, { of: 'dates' }>

const reads: Sense[] = [
  'both',
  'last-year',
  'whoever',
  'per-year',
  'never',
  'avoid',
  'off',
  'at-most',
  'more-than',
  'only',
  'work',
  'can',
  'must',
  'always',
  'and',
  'but',
  'comma',
  'colon',
  'dash',
  'shifts',
  'prefer',
]

export function readHolidayTurns(clause: Clause): Reading | undefined {
  const dates = clause.lexemes.filter((lexeme): lexeme is Dates => lexeme.of === 'dates')
  const named = dates.filter(({ occurrences }) => occurrences !== undefined)
  if (clause.has('last-year')) return readLastYear(clause, named)
  if (clause.has('both')) return readBoth(clause, named)
  return dates.length === 1 && dates[0]!.major ? readMajor(clause, dates[0]!) : undefined
}

function readBoth(clause: Clause, holidays: Dates[]): Reading | undefined {
  if (holidays.length < 2 || clause.amount || !clause.has('never', 'avoid')) return undefined
  return atMostOn(clause, sameSeason(clause, holidays), 1)
}

function readMajor(clause: Clause, { ranges }: Dates): Reading | undefined {
  const { amount } = clause
  if (!amount || amount === 'several' || clause.has('off', 'per-month', 'per-week')) return undefined
  const atMost = amount.atMost ?? (amount.bounded ? undefined : amount.value)
  if (atMost === undefined || amount.atLeast !== undefined) return undefined
  return atMostOn(
    clause,
    ranges.map(({ from }) => from),
    atMost,
  )
}

/** A schedule sees a few weeks around it; what was worked on the dates before that keeps people from the later ones. */
function atMostOn(clause: Clause, on: CalendarDate[], count: number): Reading {
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
  return { rules, reads }
}

/** Of each holiday the occurrence of one season: the latest of them has not passed, and they lie close together. */
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

function readLastYear(clause: Clause, holidays: Dates[]): Reading | undefined {
  const [holiday, ...more] = holidays
  const isSame = more.every(({ ranges }) => ranges[0]!.from === holiday!.ranges[0]!.from)
  if (!holiday || !isSame || clause.amount || !clause.has('off', 'never')) return undefined
  const next = holiday.ranges[0]!.from
  const last = holiday.occurrences!.find((date) => yearOf(date) === yearOf(next) - 1)
  const workers = (clause.context.worked ?? [])
    .filter(({ date }) => date === last)
    .map(({ physicianId }) => physicianId)
  if (workers.length === 0) return { rules: [], reads, question: "last year's schedule isn't here." }
  return { rules: offOn(clause, workers, [next]), reads }
}

function offOn(clause: Clause, physicianIds: string[], dates: CalendarDate[]): CustomRule[] {
  const who: Who = { physicianIds, experience: [], everyone: false, named: true }
  const ranges = dates.map((date) => ({ from: date, to: date }))
  return makeRules(clause, who, { ...emptyScope(), ranges }, { limit: 'never' })
}
