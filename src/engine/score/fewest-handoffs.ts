/**
 * The fewest handoffs that a month's filled shifts allow: how often somebody has to begin a stretch in a role when no stretch
 * may last longer than the pattern wants. Counted day by day and exactly: a weekday that needs more people begins stretches, one
 * that needs fewer ends some, and what was begun before the month goes on for the days that it has left. Who may work is not
 * asked, so a month with time off may have to stay above it. Published days after the month change nothing: a stretch may end
 * with the month or go on, and handoffs on those days are theirs.
 */

export type RoleDays = {
  /** How many work in the role on each day of the month. */
  filled: readonly number[]
  /** The longest stretch. */
  longest: number
  /** How many days each stretch that reaches the eve of the month has lasted by then; undefined while no day before is known. */
  begun: readonly number[] | undefined
}

/** Who is known to begin on the first day only where the day before is known. */
export function fewestHandoffs({ filled, longest, begun }: RoleDays): number {
  // Days that each stretch has left, the most first. When some have to end, those with the fewest do: whatever can be done with
  // a stretch that has fewer left can be done with one that has more.
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
