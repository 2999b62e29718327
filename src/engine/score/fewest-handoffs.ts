/**
 * The fewest handoffs a month's filled shifts allow: how often someone has to start a stretch in a role if no stretch may
 * last longer than the pattern wants. Counted day by day and exactly: a weekday that needs more people starts stretches, one
 * that needs fewer ends some, and what started before the month continues for its remaining days. Eligibility is ignored,
 * so a month with time off may have to stay above it. Published days after the month change nothing: a stretch may end
 * with the month or continue, and handoffs on those days belong to them.
 */

export type RoleDays = {
  /** How many work in the role on each day of the month. */
  filled: readonly number[]
  /** The longest stretch. */
  longest: number
  /** How long each stretch that reaches the day before the month has lasted; undefined if no day before is known. */
  begun: readonly number[] | undefined
}

/** Starts on the first day are only known if the day before is known. */
export function fewestHandoffs({ filled, longest, begun }: RoleDays): number {
  // Remaining days of each stretch, most first. When some have to end, those with the fewest do: a stretch with more days
  // left can do everything one with fewer can.
  let left = (begun ?? []).map((days) => longest - days)
  let handoffs = 0
  for (const [day, count] of filled.entries()) {
    const going = left
      .filter((days) => days > 0)
      .sort((one, other) => other - one)
      .slice(0, count)
    const beginning = count - going.length
    if (day > 0 || begun) handoffs += beginning
    left = [...new Array<number>(beginning).fill(longest), ...going].map((days) => days - 1)
  }
  return handoffs
}
