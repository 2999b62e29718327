/** "New hires no nights in their first month", "first four weeks": from each one's first day with the group. */
import { addDays, daysInMonth, monthStart } from '../../calendar.ts'
import type { CalendarDate } from '../../model.ts'
import { addMonths, monthOf } from '../../month.ts'
import { type Clause, lexemesOf, makeRules, type Reading, whatOf } from '../clause.ts'
import type { DateRange, Lexeme, Sense } from '../lexeme.ts'
import { formatRange, periodOf } from '../period.ts'
import { hasSense } from '../read-words.ts'
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
  'only',
]

export function readFirstMonth(clause: Clause): Reading | undefined {
  const span = clause.lexemes.find((lexeme) => hasSense(lexeme, 'first-month'))
  if (!span || !isAboutHires(clause) || clause.amount || clause.except) return undefined
  const { context, scopes } = clause
  const isDenied = clause.has('never', 'avoid', 'off')
  // "New hires: first month days only"
  const isOnly = clause.has('only') && scopes.length === 1 && scopes[0]!.kinds.length > 0
  if (isDenied === isOnly) return undefined
  const started = context.physicians.filter(({ startedOn }) => startedOn !== undefined)
  if (started.length === 0)
    return { rules: [], reads, question: 'no one has a start date. Enter start dates on the Physicians page.' }
  const period = periodOf(context)
  const hires = started
    .map(({ id, startedOn }) => ({ id, range: { from: startedOn!, to: endOf(span.text, startedOn!) } }))
    .filter(({ range }) => range.from <= period.to && range.to >= period.from)
  if (hires.length === 0)
    return {
      rules: [],
      reads,
      idle: `No one is in their ${/first .*$/i.exec(span.text)?.[0] ?? 'first month'} from ${formatRange(period, context)}.`,
    }
  const rules = hires.flatMap(({ id, range }) => {
    const who = { physicianIds: [id], experience: [], everyone: false, named: true }
    return scopes.flatMap((scope) =>
      makeRules(clause, who, during(scope, range), { limit: isOnly ? 'only' : 'never', ...whatOf(clause, scope) }),
    )
  })
  const others = lexemesOf(clause, 'dates', 'people').filter((lexeme) => lexeme.of !== 'people' || !isHire(lexeme))
  const isBare = scopes.every(isEmpty) && !clause.has('off')
  return { rules, reads, unread: [...others, ...(isBare ? lexemesOf(clause, 'word') : [])] }
}

function during(scope: Scope, range: DateRange): Scope {
  return { ...scope, ranges: [range] }
}

/** "Anybody in their first 30 days" are new hires, too. */
function isAboutHires({ lexemes }: Clause): boolean {
  const people = lexemes.filter((lexeme) => lexeme.of === 'people')
  return people.length > 0 && people.every(isHire)
}

function isHire(lexeme: Lexeme): boolean {
  return lexeme.of === 'people' && (lexeme.newHires === true || lexeme.everyone === true)
}

const counts: Record<string, number> = { two: 2, three: 3, four: 4, six: 6, eight: 8 }

/** The last day of "first month", "first 30 days", "first four weeks" for whoever starts on a date. */
function endOf(span: string, date: CalendarDate): CalendarDate {
  const [, count, unit] = /first\s+(?:(\w+)\s+)?(month|week|day)s?$/i.exec(span) ?? []
  const many = count === undefined ? 1 : (counts[count.toLowerCase()] ?? Number(count))
  if (unit?.toLowerCase() === 'week') return addDays(date, 7 * many - 1)
  return unit?.toLowerCase() === 'day' ? addDays(date, many - 1) : monthsFrom(date, many || 1)
}

/** The day before the same day so many months later. */
function monthsFrom(date: CalendarDate, months: number): CalendarDate {
  const next = addMonths(monthOf(date), months)
  const day = Math.min(Number(date.slice(8)), daysInMonth(next.year, next.month))
  return addDays(monthStart(next.year, next.month), day - 2)
}
