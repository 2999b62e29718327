/** A monotonic clock in milliseconds, the same in all threads. */
export function steadyNow(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}
