/** Shifts that are predicted to end with high sleepiness, judged with what was worked the day before; off by default. */
import { forecastShifts, sleepyAbove } from '../fatigue/forecast.ts'
import type { Kind } from '../shapes/limit.ts'
import type { ProblemView, Shift } from '../view/problem-view.ts'
import { describePair } from './parts/describe-pair.ts'
import { describePerson } from './parts/description.ts'
import { type Draft, type Rule, soft } from './rule.ts'

export const sleepyShifts: Rule = {
  id: 'sleepy-shifts',
  title: 'Avoid shifts that end with high sleepiness',
  help: 'A forecast from shift times: first nights and 24-hour shifts are the worst. It can’t know how anyone slept.',
  /** For each point of the sleepiness scale. */
  strength: soft(40),
  on: false,
  makesLimits: (view) => {
    const pairs = sleepyPairs(view)
    return view.physicians.flatMap((_, person) =>
      pairs.map(({ excess, ...pair }): Draft => ({ shape: 'succession', person, ...pair, gap: 1, ofWeight: excess })),
    )
  },
  says: (breach, view, roster) => {
    const { second } = describePair(breach, view, roster)
    return describePerson(breach, view, 'have', `high predicted sleepiness at the end of ${second}.`)
  },
}

type Pair = { first: Kind[]; second: Kind[]; excess: number }

/** What each kind ends with after each kind of day before, as far as it is above the level. */
function sleepyPairs(view: ProblemView): Pair[] {
  const pairs = new Map<string, Pair>()
  const before: (Shift | undefined)[] = [undefined, ...view.shifts]
  for (const second of view.shifts.filter(({ kind }) => view.kinds.work.includes(kind)))
    for (const first of before) {
      const excess = endOf(view, first, second) - sleepyAbove
      if (excess <= 0) continue
      const rounded = Math.ceil(excess * 20) / 20
      const key = `${second.kind} ${rounded}`
      const pair = pairs.get(key) ?? { first: [], second: [second.kind], excess: rounded }
      pair.first.push(first?.kind ?? 0)
      pairs.set(key, pair)
    }
  return [...pairs.values()]
}

/** A day on which both start, three days after anything else. Backup is a day at home. */
function endOf(view: ProblemView, first: Shift | undefined, second: Shift): number {
  const spanOf = ({ startMinute, minutes }: Shift, day: number) => {
    const start = day * 24 + startMinute / 60
    return { start, end: start + minutes / 60 }
  }
  const own = spanOf(second, 4)
  const other = first && view.kinds.work.includes(first.kind) ? spanOf(first, 3) : undefined
  // Two shifts that overlap break another rule.
  const shifts = other && other.end <= own.start ? [other, own] : [own]
  return forecastShifts(shifts).at(-1)!.end
}
