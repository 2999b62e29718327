/** Dates that are a week apart: each means its whole week, or only that day. */
import { addDays, dayNumber, isWeekend } from '../../../../engine/calendar.ts'
import { type Resolution, type TimeContext, weekStepBits } from './resolve-times.ts'

/** Fewer dates than this don't show a rhythm. */
const fewestWeeks = 3
/** The cost of reading against the word "week" in the file, and against the usual meaning without it. */
const againstTheWord = 12
const againstTheUsual = 3

type Evidence = Pick<TimeContext, 'bounds' | 'isColumn'> & { saysWeek: boolean }

/** Dates seven days apart: each means its whole week or only that day. Weighs both. */
export function asDaysOrWeeks(resolution: Resolution, { saysWeek, bounds, isColumn }: Evidence): Resolution[] {
  const firsts = weeklyDates(resolution)
  if (!firsts) return [resolution]
  // The rhythm explains the steps either way.
  const bits = resolution.bits - (firsts.length - 1) * weekStepBits(isColumn)
  // A list of Saturdays may be a list of weekend calls; other weeks start with their first day.
  const isWeek = !isWeekend(firsts[0]!)
  const cost = saysWeek ? againstTheWord : againstTheUsual
  const days: Resolution = { ...resolution, jumps: 0, each: 'day', bits: bits + (saysWeek || isWeek ? cost : 0) }
  const weeks: Resolution = {
    ...days,
    each: 'week',
    bits: bits + (saysWeek || isWeek ? 0 : cost),
    dates: resolution.dates.map(([first]) => (first ? Array.from({ length: 7 }, (_, day) => addDays(first, day)) : [])),
  }
  return [days, weeks].filter(({ each }) => !bounds.eachDate || bounds.eachDate === each)
}

/** The dates, if they're all a week apart and none is a range. */
function weeklyDates({ dates }: Resolution): string[] | undefined {
  if (dates.some((own) => own.length > 1)) return undefined
  const firsts = [...new Set(dates.flatMap(([first]) => first ?? []))].sort()
  const isWeekly = firsts.every((date, at) => at === 0 || dayNumber(date) - dayNumber(firsts[at - 1]!) === 7)
  return firsts.length >= fewestWeeks && isWeekly ? firsts : undefined
}
