/** Joins single days to stretches, as people say them: Dec 24 to Jan 2. */
import { addDays } from '../../../engine/calendar.ts'
import { sayDateWithYear } from '../../../engine/text/dates.ts'

type Stretch = { from: string; to: string }

export function stretchesOf(dates: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const date of [...new Set(dates)].toSorted()) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else stretches.push({ from: date, to: date })
  }
  return stretches
}

export function sayStretch({ from, to }: Stretch): string {
  return from === to ? sayDateWithYear(from) : `${sayDateWithYear(from)} to ${sayDateWithYear(to)}`
}
