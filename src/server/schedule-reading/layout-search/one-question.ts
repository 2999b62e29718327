/** The one question whose answer helps an unsure reading most. Each answer is a constraint for the next search. */
import type { LineContent, ReadingConstraint, ReadingQuestion } from '../../../contract/sheet-reading.ts'
import { addDays } from '../../../engine/calendar.ts'
import { addMonths, monthOf, spanOfMonth } from '../../../engine/month.ts'
import { columnLetter } from '../../../engine/text/column-letter.ts'
import { formatLongDate, formatMonth } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { hasDay } from './laid-out.ts'
import type { Place } from './layouts.ts'
import type { Sureness } from './sureness.ts'
import type { Weighed } from './weigh-reading.ts'

/** Bits beyond which no one needs to choose between two readings. */
const farApart = 12

export function questionOf(best: Weighed, sureness: Sureness, sheet: number): ReadingQuestion | undefined {
  const other = sureness.other && sureness.other.bits - best.bits < farApart ? sureness.other : undefined
  const byReading = other && (askSpan(best, other) ?? askDates(best, other) ?? askColumn(best, other, sheet))
  return byReading ?? askMonth(best) ?? askTotals(best, sheet) ?? askRow(best, sheet)
}

/** "The file counts 9 shifts for “Kim”, we 8. Did it add them up wrong?" */
function askTotals({ study, laid, totals }: Weighed, sheet: number): ReadingQuestion | undefined {
  const [first] = totals.wrong
  if (!first || totals.areSlips) return undefined
  const { person } = laid.layout
  const name = first.isOfRow && typeof person === 'number' ? study.shown[first.row]![person]?.text : undefined
  const place = name
    ? `for “${name}”`
    : `in ${first.isOfRow ? `row ${study.fileRow(first.row) + 1}` : `column ${columnLetter(first.column)}`}`
  return {
    says: `The file counts ${plural(Number(first.text), 'shift')} ${place}, and we count ${first.counted}. Is the file’s total wrong?`,
    answers: [
      {
        says: totals.wrong.length > 1 ? `Yes, this one and ${plural(totals.wrong.length - 1, 'other')}` : 'Yes',
        constraints: totals.wrong.map(({ row, column }) => ({ sheet, row: study.fileRow(row), column, is: 'ignore' })),
      },
      { says: 'No', constraints: [] },
    ],
  }
}

/** "Does “1/5” stand for the whole week or for one day?" */
function askSpan({ laid, resolution }: Weighed, other: Weighed): ReadingQuestion | undefined {
  const text = laid.times[0]?.facts.text
  if (!text || !resolution.each || resolution.each === other.resolution.each) return undefined
  return {
    says: `Does “${text}” stand for the whole week or for one day?`,
    answers: [
      { says: 'The whole week', constraints: [{ eachDate: 'week' }] },
      { says: 'One day', constraints: [{ eachDate: 'day' }] },
    ],
  }
}

/** "Is “03/04” March 4 or April 3?" */
function askDates(best: Weighed, other: Weighed): ReadingQuestion | undefined {
  const index = best.laid.times.findIndex((_, at) => best.resolution.dates[at]?.[0] !== other.resolution.dates[at]?.[0])
  const [one, two] = [best.resolution.dates[index]?.[0], other.resolution.dates[index]?.[0]]
  const text = best.laid.times[index]?.facts.text
  if (!one || !two || text !== other.laid.times[index]?.facts.text) return undefined
  const constraintOf = ({ resolution }: Weighed): ReadingConstraint =>
    resolution.order && best.resolution.order !== other.resolution.order
      ? { dateOrder: resolution.order }
      : { from: resolution.dates.find((dates) => dates.length > 0)![0]! }
  const answers = [best, other].map((reading, at) => ({
    says: formatLongDate(at === 0 ? one : two),
    constraints: [constraintOf(reading)],
  }))
  return { says: `Is “${text}” ${answers[0]!.says} or ${answers[1]!.says}?`, answers }
}

const contents: Record<'time' | 'person' | 'shift', { is: LineContent; says: string }> = {
  time: { is: 'dates', says: 'Dates' },
  person: { is: 'people', says: 'Physicians' },
  shift: { is: 'shifts', says: 'Shifts' },
}

/** "What does column B hold?", if the two readings disagree. */
function askColumn(best: Weighed, other: Weighed, sheet: number): ReadingQuestion | undefined {
  const holds = ({ laid }: Weighed, column: number) =>
    (['time', 'person', 'shift'] as const).find((kind) => {
      const place: Place = laid.layout[kind]
      return place === column || (place === 'cell' && laid.layout.only === column)
    })
  for (let column = 0; column < Math.min(best.study.columns, 12); column++) {
    const [one, two] = [holds(best, column), holds(other, column)]
    if (one === two) continue
    const example = best.study.own.map((row) => row[column]?.text).find((text) => text !== undefined)
    const answers = [one, two].map((kind) => ({
      says: kind ? contents[kind].says : 'Something else',
      constraints: [{ sheet, column, is: kind ? contents[kind].is : ('ignore' as const) }],
    }))
    return {
      says: `What is in column ${columnLetter(column)}${example ? ` (“${example.slice(0, 40)}” …)` : ''}?`,
      answers,
    }
  }
  return undefined
}

/** "Which month is this?", or which week, if the file doesn't say. */
function askMonth({ laid, resolution }: Weighed): ReadingQuestion | undefined {
  const first = resolution.dates.find((dates) => dates.length > 0)?.[0]
  if (resolution.guessed !== 'month' || !first) return undefined
  if (!hasDay(laid)) {
    const weeks = [0, 7, 14, -7].map((days) => addDays(first, days))
    return {
      says: 'Which day does the schedule start on?',
      answers: weeks.map((from) => ({ says: formatLongDate(from), constraints: [{ from }] })),
    }
  }
  const months = [first, ...[1, 2, -1].map((step) => spanOfMonth(addMonths(monthOf(first), step)).from)]
  return {
    says: 'Which month does the schedule start in?',
    answers: months.map((from) => ({ says: formatMonth(monthOf(from)), constraints: [{ from }] })),
  }
}

/** "Is “Working” a physician?" */
function askRow({ study, laid }: Weighed, sheet: number): ReadingQuestion | undefined {
  const [closest] = laid.closeCalls
    .filter(({ row, cells, gap }) => row !== undefined && cells > 0 && Math.abs(gap) < farApart)
    .sort((one, other) => Math.abs(one.gap) / one.cells - Math.abs(other.gap) / other.cells)
  if (closest?.row === undefined) return undefined
  const { person } = laid.layout
  const name = typeof person === 'number' ? study.shown[closest.row]![person]?.text : undefined
  if (name)
    return {
      says: `Is “${name}” a physician?`,
      answers: [
        { says: 'Yes', constraints: [{ person: name }] },
        { says: 'No', constraints: [{ notPerson: name }] },
      ],
    }
  const row = study.fileRow(closest.row)
  return {
    says: `Does row ${row + 1} belong to the schedule?`,
    answers: [
      { says: 'Yes', constraints: [] },
      { says: 'No', constraints: [{ sheet, row, is: 'ignore' }] },
    ],
  }
}
