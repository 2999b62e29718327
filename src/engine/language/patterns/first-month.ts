/** "New hires no nights in their first month": from each one's first day with the group. */
import { addDays, daysInMonth, monthStart } from '../../calendar.ts'
import type { CalendarDate } from '../../model.ts'
import { addMonths, monthOf } from '../../month.ts'
import { type Clause, lexemesOf, makeRules, type Reading, whatOf } from '../clause.ts'
import type { DateRange, Sense } from '../lexeme.ts'
import { formatRange, periodOf } from '../period.ts'
import { isEmpty, type Scope } from '../scope.ts'

const reads: Sense[] = [
  'first-month',
  'never',
  'avoid',
  'off',
  'work',
  'can',
  'must',
  'always',
  'and',
  'comma',
  'colon',
  'shifts',
  'dash',
]

export function readFirstMonth(clause: Clause): Reading | undefined {
  const isMeant =
    clause.has('first-month') && clause.lexemes.some((lexeme) => lexeme.of === 'people' && lexeme.newHires)
  if (!isMeant || clause.amount || clause.except || !clause.has('never', 'avoid', 'off')) return undefined
  const { context, scopes } = clause
  const started = context.physicians.filter(({ startedOn }) => startedOn !== undefined)
  if (started.length === 0)
    return { rules: [], reads, question: 'no one has a start date. Enter start dates on the Physicians page.' }
  const period = periodOf(context)
  const hires = started
    .map(({ id, startedOn }) => ({ id, range: { from: startedOn!, to: monthFrom(startedOn!) } }))
    .filter(({ range }) => range.from <= period.to && range.to >= period.from)
  if (hires.length === 0)
    return { rules: [], reads, idle: `No one is in their first month from ${formatRange(period, context)}.` }
  const rules = hires.flatMap(({ id, range }) => {
    const who = { physicianIds: [id], experience: [], everyone: false, named: true }
    return scopes.flatMap((scope) =>
      makeRules(clause, who, during(scope, range), { limit: 'never', ...whatOf(clause, scope) }),
    )
  })
  const others = lexemesOf(clause, 'dates', 'people').filter((lexeme) => lexeme.of !== 'people' || !lexeme.newHires)
  const isBare = scopes.every(isEmpty) && !clause.has('off')
  return { rules, reads, unread: [...others, ...(isBare ? lexemesOf(clause, 'word') : [])] }
}

function during(scope: Scope, range: DateRange): Scope {
  return { ...scope, ranges: [range] }
}

/** The day before the same day of the next month. */
function monthFrom(date: CalendarDate): CalendarDate {
  const next = addMonths(monthOf(date), 1)
  const day = Math.min(Number(date.slice(8)), daysInMonth(next.year, next.month))
  return addDays(monthStart(next.year, next.month), day - 2)
}
