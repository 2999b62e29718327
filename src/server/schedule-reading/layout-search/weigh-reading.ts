/** Turns dated entries into facts about people, and weighs the whole sheet: double bookings, steady demand, totals. */
import { dayNumber } from '../../../engine/calendar.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import { meaningOfPhrase } from '../understanding/known-codes.ts'
import { type CodeCandidate, codeOfPart } from './candidates/code-candidates.ts'
import type { NameCandidate } from './candidates/name-candidates.ts'
import type { Resolution } from './dates/resolve-times.ts'
import type { LaidEntry, LaidOut } from './laid-out.ts'
import type { Study } from './study-sheet.ts'

export type Fact = { entry: LaidEntry; name: NameCandidate; code?: CodeCandidate; date: CalendarDate }

/** A number of the file, and what was counted instead. */
export type WrongTotal = { row: number; column: number; isOfRow: boolean; text: string; counted: number }

/** `lines` are the rows and columns of numbers that count the shifts: "row 7", "column 33". */
export type Totals = {
  right: number
  wrong: WrongTotal[]
  lines: ReadonlySet<string>
  /** All counts across the wrong ones agree and leave no shift out, so the file's own sums are wrong. */
  areSlips: boolean
}

export type Weighed = {
  study: Study
  laid: LaidOut
  resolution: Resolution
  facts: Fact[]
  doubles: number
  /** Numbers outside the schedule that match what was counted, and those that should but don't. */
  totals: Totals
  bits: number
}

export function weigh(study: Study, laid: LaidOut, resolution: Resolution): Weighed {
  const dates = new Map(laid.times.map((time, index) => [time, resolution.dates[index] ?? []]))
  const facts: Fact[] = []
  const seen = new Map<string, string>()
  let doubles = 0
  for (const entry of laid.entries)
    for (const { name, code } of peopleOf(laid, entry))
      for (const date of onWeekdays(dates.get(entry.time) ?? [], code, name)) {
        const key = `${name.key}|${date}`
        const before = seen.get(key)
        if (before !== undefined && !isCall(before) && !isCall(code?.key ?? '')) doubles++
        if (before !== undefined && before === (code?.key ?? '')) {
          doubles++
          continue
        }
        seen.set(key, code?.key ?? '')
        facts.push({ entry, name, ...(code ? { code } : {}), date })
      }
  const totals = checkTotals(laid, facts)
  // A week is paid once, whatever it means.
  const said = resolution.dates.filter((own) => own.length > 0).length
  const daysEach = Math.max(1, resolution.dates.flat().length / Math.max(1, said))
  const bits =
    laid.bits +
    resolution.bits +
    Math.min(6 * doubles, 2 * facts.length) / daysEach +
    unevenDemand(facts) / daysEach +
    3 * totals.wrong.length -
    2 * totals.right
  return { study, laid, resolution, facts, doubles, totals, bits }
}

/** Of a week, those that are named with the person or shift: "Kim (Mon-Thu)", "Sat night". */
export function onWeekdays(dates: CalendarDate[], ...said: ({ weekdays?: number[] | undefined } | undefined)[]) {
  return said.reduce((left, one) => {
    const own = left.filter((date) => isOnWeekday(date, one))
    return own.length > 0 ? own : left
  }, dates)
}

export function isOnWeekday(date: CalendarDate, said: { weekdays?: number[] | undefined } | undefined): boolean {
  return said?.weekdays?.includes((dayNumber(date) + 4) % 7) ?? true
}

/** Being on call is in addition to a shift. */
const isCall = (code: string) => meaningOfPhrase(code)?.kind === 'backup'

function peopleOf(
  { content, layout }: LaidOut,
  { facts, person, shift }: LaidEntry,
): { name: NameCandidate; code?: CodeCandidate }[] {
  const comma = layout.splitsCommas ? 1 : 0
  const { code } = facts
  if (content === 'pairs') return facts.pairs[comma].items
  if (content === 'days' || content === 'spans')
    return person ? [{ name: person.item, ...(shift ? { code: shift.item } : {}) }] : []
  if (content === 'names')
    return code?.kind === 'off' || shift?.item.kind === 'off'
      ? []
      : facts.people[comma].items.map((name, at, { length }) => ({
          name,
          ...(shift ? { code: codeOfPart(shift.item, at, length) } : {}),
        }))
  if (!person || !code || code.kind === 'off') return []
  return [{ name: person.item, code: content === 'mark' && code.kind === 'mark' && shift ? shift.item : code }]
}

/** How far each shift's daily headcount is from its median. */
function unevenDemand(facts: Fact[]): number {
  const days = new Set(facts.map(({ date }) => date)).size
  const demand = new Map<string, Map<CalendarDate, number>>()
  for (const { code, date } of facts) {
    if (!code || code.kind === 'leave') continue
    const byDate = demand.get(code.key) ?? new Map<CalendarDate, number>()
    demand.set(code.key, byDate.set(date, (byDate.get(date) ?? 0) + 1))
  }
  let bits = 0
  for (const byDate of demand.values()) {
    const counts = [...byDate.values(), ...Array<number>(Math.max(0, days - byDate.size)).fill(0)].sort((a, b) => a - b)
    const median = counts[counts.length >> 1]!
    for (const count of counts) bits += 0.3 * Math.log2(1 + Math.abs(count - median))
  }
  return bits
}

/**
 * A line of numbers counts as totals when half of it agrees with one way of counting; then every number of it is checked that
 * way. Some files count leave, some only what is worked, some one shift or leave alone ("Total days" beside "Nights").
 */
function checkTotals(laid: LaidOut, facts: Fact[]): Totals {
  const worked = facts.filter(({ code }) => code?.kind !== 'leave')
  const codes = [...new Set(facts.map(({ code }) => code?.key))]
  const alone = codes.map((key) => facts.filter(({ code }) => code?.key === key))
  const counts = [facts, worked, ...alone].map((all) => ({
    byRow: countBy(all, ({ entry }) => entry.row),
    byColumn: countBy(all, ({ entry }) => entry.column),
  }))
  type Counted = Omit<WrongTotal, 'counted'> & { counted: number[] }
  const lines = new Map<string, Counted[]>()
  for (const { row, role, cells } of numbersBeside(laid))
    for (const { column, text } of cells) {
      const isOfRow = role !== 'counts'
      const line = isOfRow ? `column ${column}` : `row ${row}`
      const counted = counts.map(({ byRow, byColumn }) => (isOfRow ? byRow.get(row) : byColumn.get(column)) ?? 0)
      lines.set(line, [...(lines.get(line) ?? []), { row, column, isOfRow, text, counted }])
    }
  const found = { right: 0, wrong: [] as WrongTotal[], lines: new Set<string>() }
  /** How many shifts the totals of the rows, and of the days, add up to. */
  const summed = { rows: 0, days: 0 }
  for (const [line, numbers] of lines) {
    // A column of ones is an FTE, not everyone's one day of leave.
    const isVaried = numbers.some(({ isOfRow, text }) => !isOfRow || text !== numbers[0]!.text)
    const ways = isVaried ? counts : counts.slice(0, 2)
    const rightBy = ways.map((_, way) => numbers.filter(({ text, counted }) => counted[way] === Number(text)).length)
    const right = Math.max(...rightBy)
    if (numbers.length < 3 || right < numbers.length / 2) continue
    const way = rightBy.indexOf(right)
    found.lines.add(line)
    found.right += right
    for (const { counted, ...number } of numbers) {
      summed[number.isOfRow ? 'rows' : 'days'] += Number(number.text)
      if (counted[way] !== Number(number.text)) found.wrong.push({ ...number, counted: counted[way]! })
    }
  }
  const isCrossed = (['rows', 'days'] as const).some(
    (side) => summed[side] >= worked.length && found.wrong.every(({ isOfRow }) => isOfRow === (side === 'days')),
  )
  return { ...found, areSlips: isCrossed && found.wrong.length > 0 && found.wrong.length <= mostSlips * found.right }
}

const mostSlips = 0.1

function countBy(facts: Fact[], lineOf: (fact: Fact) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const fact of facts) counts.set(lineOf(fact), (counts.get(lineOf(fact)) ?? 0) + 1)
  return counts
}

function numbersBeside({ rows, numbers }: LaidOut) {
  return rows.flatMap(({ row, role }) => {
    const cells = numbers.get(row) ?? []
    return (role === 'counts' || role === 'body') && cells.length > 0 ? [{ row, role, cells }] : []
  })
}
