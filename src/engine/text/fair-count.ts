/** What would be fair for someone who is over or under it, by the same whole shifts and weeks as the fairness score. */
type Apart = { has: number; over: number; under: number }

/** "at most 7", "at least 11", "0" */
export function formatFairCount({ has, over, under }: Apart): string {
  if (over > 0) return has > over ? `at most ${has - over}` : '0'
  return `at least ${has + under}`
}
