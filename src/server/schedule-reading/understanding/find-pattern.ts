/** The rhythm of a schedule: how long people work in a row, how long they are off, and on which day they change. */
import { daysBetween, minutesUntil, stretchesOf, weekdayOf } from '../../../engine/calendar.ts'
import { groupBy } from '../../../engine/group-by.ts'
import { type CalendarDate, type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { FoundAssignment, FoundDay, FoundPattern } from '../understanding.ts'

type Run = { from: CalendarDate; length: number; isWhole: boolean }

/** Fewer days than this don't show a rhythm. */
const fewestDays = 10

export function findPattern(assignments: FoundAssignment[], days: FoundDay[]): { pattern?: FoundPattern } {
  const working = assignments.filter((one) => one.kind !== 'backup')
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (!first || !last || days.length < fewestDays || working.length < 10) return {}
  const byPerson = groupBy(working, ({ person }) => person)
  const runs = [...byPerson.values()].flatMap((own) =>
    runsOf(
      own.map((one) => one.date),
      first,
      last,
    ),
  )
  const gaps = [...byPerson.values()].flatMap((own) => gapsOf(own.map((one) => one.date)))
  const whole = runs.filter((run) => run.isWhole)
  const judged = whole.length >= 3 ? whole : runs
  const daysOn = median(judged.map((run) => run.length))
  const daysOff = median(gaps)
  const total = runs.reduce((sum, run) => sum + run.length, 0)
  const shareInLongRuns = round(
    runs.filter((run) => run.length >= 7).reduce((sum, run) => sum + run.length, 0) / total,
    2,
  )
  const switchDay = commonest(runs.filter((run) => run.from !== first).map((run) => weekdayOf(run.from)))
  const nights = [...byPerson.values()].flatMap((own) =>
    runsOf(
      own.filter((one) => one.kind === 'night').map((one) => one.date),
      first,
      last,
    ),
  )
  const nightsInARow = median(nights.map((run) => run.length))
  const sevens = judged.filter((run) => run.length === 7).length / Math.max(1, judged.length)
  const sevenGaps = gaps.filter((gap) => gap === 7).length / Math.max(1, gaps.length)
  const { kind, confidence } = kindOf({
    sevens,
    sevenGaps,
    daysOn,
    shareInLongRuns,
    working,
    hasWhole: whole.length >= 3,
  })
  const change = switchDay && kind !== 'irregular' ? `, and most start on a ${capitalize(switchDay.weekday)}` : ''
  const aboutNights = nights.length > 0 ? ` Nights come ${nightsInARow} in a row.` : ''
  return {
    pattern: {
      kind,
      ...(switchDay ? { switchDay: switchDay.weekday } : {}),
      daysOn,
      daysOff,
      shareInLongRuns,
      hasNights: nights.length > 0,
      nightsInARow,
      says: `People usually work ${plural(daysOn, 'day')}, then have ${daysOff} off${change}.${aboutNights}`,
      cells: working.slice(0, 6).flatMap((one) => one.cells.slice(0, 1)),
      confidence: round(confidence, 2),
    },
  }
}

type Facts = {
  sevens: number
  sevenGaps: number
  daysOn: number
  shareInLongRuns: number
  working: FoundAssignment[]
  hasWhole: boolean
}

function kindOf({ sevens, sevenGaps, daysOn, shareInLongRuns, working, hasWhole }: Facts): {
  kind: FoundPattern['kind']
  confidence: number
} {
  if (sevens >= 0.5 && (sevenGaps >= 0.3 || shareInLongRuns >= 0.6))
    return { kind: '7-on-7-off', confidence: hasWhole ? Math.min(0.95, 0.4 + sevens * 0.55) : 0.6 }
  const timed = working.filter((one) => one.start && one.end)
  const long = timed.filter((one) => one.start === one.end).length
  if (long > working.length / 2) return { kind: '24-hour', confidence: 0.9 }
  if (daysOn >= 4) return { kind: 'blocks', confidence: 0.7 }
  const twelve = timed.filter((one) => minutesUntil(one.start!, one.end!) === 720).length
  const hasNights = working.some((one) => one.kind === 'night')
  if (hasNights && twelve > working.length * 0.7) return { kind: '12-hour-day-night', confidence: 0.8 }
  return { kind: 'irregular', confidence: 0.6 }
}

/** A run that touches the edge of the schedule may start before it or continue after it. */
function runsOf(dates: CalendarDate[], first: CalendarDate, last: CalendarDate): Run[] {
  return stretchesOf(dates).map(({ from, to, days }) => ({
    from,
    length: days,
    isWhole: from !== first && to !== last,
  }))
}

function gapsOf(dates: CalendarDate[]): number[] {
  const stretches = stretchesOf(dates)
  return stretches.slice(1).map(({ from }, at) => daysBetween(stretches[at]!.to, from) - 1)
}

function commonest(found: Weekday[]): { weekday: Weekday } | undefined {
  const counts = weekdays.map((weekday) => found.filter((one) => one === weekday).length)
  const most = Math.max(...counts)
  return most > 0 && most >= found.length * 0.3 ? { weekday: weekdays[counts.indexOf(most)]! } : undefined
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
