/**
 * When someone probably sleeps around their shifts. Nobody is asked, so these are conventions: eight hours at night when
 * free, a shorter sleep by day after a night, an hour to get up and to work, an hour and a half from work to bed.
 */

/** Hours since midnight of some first day. */
export type Span = { start: number; end: number }

const bedtime = { earliest: 22, usual: 23 }
const wakeTime = 7
const noon = 12
const fullSleep = 8
/** Sleep by day after a night lasts about six hours. */
const daySleep = 6
const beforeWork = 1
const afterWork = 1.5
/** Shifts that end in this part of the day are followed by sleep at once. */
const nightEnds = { from: 4, to: 13 }
/** A shorter sleep is none. */
const leastSleep = 1

const hoursPerDay = 24
const hourOf = (time: number) => ((time % hoursPerDay) + hoursPerDay) % hoursPerDay

/** Sleeps from the day before the first shift until the last one starts; shifts in order. A nap is one more sleep. */
export function estimateSleep(shifts: Span[], naps: Span[] = []): Span[] {
  const sleeps: Span[] = []
  let free = (shifts[0]?.start ?? 0) - 2 * hoursPerDay
  let isAfterNight = false
  for (const { start, end } of shifts) {
    if (isAfterNight) push(sleeps, { start: free, end: Math.min(free + daySleep, start - beforeWork) })
    for (const night of nightsBetween(free, start)) push(sleeps, night)
    free = end + afterWork
    isAfterNight = hourOf(end) >= nightEnds.from && hourOf(end) <= nightEnds.to && end - start < 20
    // After 24 hours on, whoever ends in the morning sleeps by day, too.
    isAfterNight ||= end - start >= 20 && hourOf(end) <= nightEnds.to
  }
  return withNaps(sleeps, naps)
}

/** Nights from one moment to the start of a shift. Whoever gets to bed late sleeps in, until noon at the latest. */
function nightsBetween(free: number, start: number): Span[] {
  const nights: Span[] = []
  for (let day = Math.floor(free / hoursPerDay) - 1; day * hoursPerDay < start; day++) {
    const [today, tomorrow] = [day * hoursPerDay, (day + 1) * hoursPerDay]
    const latest = start - beforeWork
    const wanted = Math.min(today + bedtime.usual, Math.min(tomorrow + wakeTime, latest) - fullSleep)
    const bed = Math.max(today + bedtime.earliest, wanted, free)
    const rested = Math.max(tomorrow + wakeTime, Math.min(bed + fullSleep, tomorrow + noon))
    nights.push({ start: bed, end: Math.min(rested, latest) })
  }
  return nights
}

/** Leaves out what overlaps an earlier sleep or is too short. */
function push(sleeps: Span[], { start, end }: Span): void {
  const from = Math.max(start, sleeps.at(-1)?.end ?? start)
  if (end - from >= leastSleep) sleeps.push({ start: from, end })
}

function withNaps(sleeps: Span[], naps: Span[]): Span[] {
  const free = naps.filter((nap) => !sleeps.some(({ start, end }) => start < nap.end && nap.start < end))
  return [...sleeps, ...free].sort((one, other) => one.start - other.start)
}
